import { countries } from '@fairquay/contract/countries.ts'
import { chargeBases } from '@fairquay/contract/customs/duty.ts'
import { chargeBaseTitles } from '@fairquay/contract/customs/offer-messages.ts'
import { type TariffKind, tariffKinds, tariffUnits } from '@fairquay/contract/tariffs/shapes.ts'
import { nameTerritory, unionCodes } from '@fairquay/contract/trade/territories.ts'
import { transportTypes } from '@fairquay/contract/trade/transport.ts'
import type { ReactNode } from 'react'
import { NumberField } from '../forms/number-field.tsx'
import type { FormState } from '../forms/use-form.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { chooseKind, type RowForm } from './row-form.ts'
import { tariffTexts as texts } from './texts.ts'

type PartProps = { form: FormState<RowForm> }

const territories = [
  ...unionCodes.map((code) => ({ value: code, label: nameTerritory(code) })),
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
]

/** What the rate is due on. */
export function SubjectFields({ form }: PartProps) {
  const { onChange: _, ...kind } = form.field('kind')
  return (
    <Part title={texts.whatFor}>
      <Select
        {...form.text('country')}
        label={texts.territory}
        options={territories}
        placeholder={texts.chooseCountry}
        required
      />
      <Select
        {...kind}
        label={texts.kind}
        options={tariffKinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(event) => form.set(chooseKind(form.values, event.target.value as TariffKind))}
      />
      <TextField {...form.text('name')} label={texts.name} help={texts.nameHelp} maxLength={120} required />
      <TextField
        {...form.text('hs')}
        label={texts.hs}
        help={texts.hsHelp}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        isOptional
      />
      <Select
        {...form.text('origin')}
        label={texts.origin}
        options={[{ value: '', label: texts.anywhere }, ...territories]}
      />
      <Select
        {...form.text('only_by')}
        label={texts.onlyBy}
        options={[{ value: '', label: texts.everyTransport }, ...transportTypes]}
      />
      <TextField
        {...form.text('programme')}
        label={texts.programme}
        help={texts.programmeHelp}
        maxLength={60}
        isOptional
        className="sm:col-span-2"
      />
    </Part>
  )
}

/** The rate itself: percent, by measure, or both. */
export function RateFields({ form }: PartProps) {
  return (
    <Part title={texts.theRate}>
      <NumberField {...form.field('percent')} label={texts.percent} kind="decimal" />
      <Select
        {...form.text('base')}
        label={texts.base}
        options={chargeBases.map((value) => ({ value, label: chargeBaseTitles[value] }))}
      />
      <NumberField {...form.field('amount')} label={texts.amount} help={texts.amountHelp} kind="decimal" />
      <TextField
        {...form.text('currency')}
        label={texts.currency}
        maxLength={3}
        autoComplete="off"
        inputClassName="uppercase"
      />
      <NumberField {...form.field('per')} label={texts.per} kind="decimal" />
      <Select
        {...form.text('unit')}
        label={texts.unit}
        options={[
          { value: '', label: texts.wholeShipment },
          ...tariffUnits.map((value) => ({ value, label: texts.units[value] })),
        ]}
      />
    </Part>
  )
}

export function BoundsFields({ form }: PartProps) {
  return (
    <Part title={texts.bounds}>
      <NumberField {...form.field('least_per_unit')} label={texts.leastPerUnit} kind="decimal" isOptional />
      <NumberField {...form.field('most_per_unit')} label={texts.mostPerUnit} kind="decimal" isOptional />
      <NumberField {...form.field('minimum')} label={texts.minimum} kind="decimal" isOptional />
      <NumberField {...form.field('maximum')} label={texts.maximum} kind="decimal" isOptional />
    </Part>
  )
}

export function SourceFields({ form }: PartProps) {
  return (
    <Part title={texts.sinceWhen}>
      <TextField {...form.text('valid_from')} label={texts.validFrom} type="date" required />
      <TextField {...form.text('valid_to')} label={texts.validTo} help={texts.validToHelp} type="date" isOptional />
      <TextField
        {...form.text('source')}
        label={texts.source}
        help={texts.sourceHelp}
        placeholder={texts.sourceHint}
        maxLength={300}
        required
        className="sm:col-span-2"
      />
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-base font-medium">{title}</legend>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:items-start">{children}</div>
    </fieldset>
  )
}
