import { legNames } from '@fairquay/contract/freight/offer.ts'
import { legTitles } from '@fairquay/contract/freight/offer-messages.ts'
import { changeRateCard, createRateCard, type RateCard } from '@fairquay/contract/rate-cards/endpoints.ts'
import { refuseTerms } from '@fairquay/contract/rate-cards/refuse-lane.ts'
import type { RateCardTerms } from '@fairquay/contract/rate-cards/shapes.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import { type TransportType, transportTypes } from '@fairquay/contract/trade/transport.ts'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { NumberField } from '../forms/number-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { CurrencyChoice } from '../trade/currency-choice.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useCardsChanged } from './card-queries.ts'
import { rateCardTexts as texts } from './texts.ts'

type CardDialogProps = {
  isOpen: boolean
  /** The card that is changed; a new one without. */
  card?: RateCard
  onClose: () => void
  onSaved: (card: RateCard) => void
}

const today = () => new Date().toISOString().slice(0, 10)

function emptyTerms(): RateCardTerms {
  return {
    name: '',
    currency: 'EUR',
    mode: 'truck',
    valid_from: today(),
    valid_until: addDays(today(), 90),
    included: [],
    never: '',
    free_days: null,
    takes_dangerous: false,
    takes_cooled: false,
    notes: '',
  }
}

/** What holds for all lanes of a card. */
export function CardDialog({ isOpen, card, onClose, onSaved }: CardDialogProps) {
  const changed = useCardsChanged()
  const creating = useOnce(createRateCard, (body: RateCardTerms) => ({ body }))
  const form = useForm({
    start: card?.terms ?? emptyTerms(),
    refuse: refuseTyped,
    send: async (body) =>
      (await (card ? call(changeRateCard, { params: { id: card.id }, body }) : creating.mutateAsync(body))).data,
    onSent: async (saved) => {
      await changed()
      onClose()
      onSaved(saved)
    },
  })
  const { values } = form
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      title={card ? texts.edit : texts.newCard}
      action={card ? texts.save : texts.create}
      width="wide"
      onClose={onClose}
    >
      <TextField {...form.text('name')} label={texts.name} help={texts.nameHelp} maxLength={120} required />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <Select
          {...form.text('mode')}
          label={texts.mode}
          options={transportTypes}
          onChange={(event) => form.set({ mode: event.target.value as TransportType })}
        />
        <CurrencyChoice
          id={form.idOf('currency')}
          label={texts.currency}
          value={values.currency}
          error={form.errors.currency}
          onChoose={(currency) => form.set({ currency })}
        />
        <TextField {...form.text('valid_from')} label={texts.validFrom} type="date" required />
        <TextField {...form.text('valid_until')} label={texts.validUntil} type="date" required />
      </div>
      <fieldset>
        <legend className="text-sm font-medium">{texts.included}</legend>
        <p className="mb-1 text-sm text-soft">{texts.includedHelp}</p>
        <div className="grid gap-x-5 sm:grid-cols-2">
          {legNames
            .filter((leg) => leg !== 'main_carriage')
            .map((leg) => (
              <Checkbox
                key={leg}
                label={legTitles[leg]}
                checked={values.included.includes(leg)}
                onChange={(event) =>
                  form.set({
                    included: event.target.checked
                      ? [...values.included, leg]
                      : values.included.filter((one) => one !== leg),
                  })
                }
              />
            ))}
        </div>
      </fieldset>
      <TextField {...form.text('never')} label={texts.never} help={texts.neverHelp} maxLength={300} isOptional />
      <NumberField {...form.field('free_days')} label={texts.freeDays} className="max-w-40" isOptional />
      <div>
        <Checkbox {...form.tick('takes_dangerous')} label={texts.takesDangerous} />
        <Checkbox {...form.tick('takes_cooled')} label={texts.takesCooled} />
      </div>
      <TextArea {...form.text('notes')} label={texts.notes} maxLength={1000} rows={3} isOptional />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function refuseTyped(terms: RateCardTerms): Record<string, string> {
  const faults = refuseTerms(terms)
  if (terms.name.trim() === '') faults.name = texts.missing
  for (const field of ['valid_from', 'valid_until'] as const) if (terms[field] === '') faults[field] = texts.missing
  const { free_days: days } = terms
  if (days !== null && !(days >= 0 && days <= 365)) faults.free_days = texts.whole
  return faults
}
