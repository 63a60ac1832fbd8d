import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { Select } from '../ui/select.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'

export const offerFormId = 'offer'

/** The control of a field of an answer, so that the summary of what is wrong can lead to it. */
export function fieldId(path: string): string {
  return `${offerFormId}-${path.replaceAll('.', '-')}`
}

type OfferFieldProps = Omit<TextFieldProps, 'id' | 'error' | 'onChange' | 'value'> & {
  path: string
  problems: FailureDetails
  value: string
  onType: (text: string) => void
}

/** A text of an answer. */
export function OfferField({ path, problems, onType, ...rest }: OfferFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      id={fieldId(path)}
      error={problems[path]}
      onChange={(event) => onType(event.target.value)}
    />
  )
}

/** An amount or a count: the keyboard of numbers, digits of one width at the end of the box. */
export function NumberField({ inputMode = 'decimal', ...rest }: OfferFieldProps) {
  return <OfferField maxLength={20} {...rest} inputMode={inputMode} inputClassName="tabular" />
}

const zones = [
  ...new Set([Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC', 'UTC', ...Intl.supportedValuesOf('timeZone')]),
].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))

type ValidityFieldsProps = {
  day: string
  timeZone: string
  problems: FailureDetails
  change: (part: { day: string } | { time_zone: string }) => void
}

/** Until when an answer stands: a day, and whose clocks end it. */
export function ValidityFields({ day, timeZone, problems, change }: ValidityFieldsProps) {
  const isListed = zones.some(({ value }) => value === timeZone)
  return (
    <>
      <OfferField
        type="date"
        path="valid.day"
        problems={problems}
        label={answerLabels.day}
        value={day}
        min={new Date().toISOString().slice(0, 10)}
        onType={(text) => change({ day: text })}
      />
      <Select
        id={fieldId('valid.time_zone')}
        label={answerLabels.timeZone}
        help={answerMessages.zoneHelp}
        error={problems['valid.time_zone']}
        options={isListed ? zones : [{ value: timeZone, label: timeZone }, ...zones]}
        value={timeZone}
        onChange={(event) => change({ time_zone: event.target.value })}
      />
    </>
  )
}
