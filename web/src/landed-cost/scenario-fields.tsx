import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import { nameDoor } from '@fairquay/contract/landed-cost/headline.ts'
import { isOriginInPrice } from '@fairquay/contract/landed-cost/split-price.ts'
import { formatList } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { type IncotermCode, incoterms, listIncoterms, nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import { type TransportType, transportTypes } from '@fairquay/contract/trade/transport.ts'
import { countryOptions } from '../accounts/country-options.ts'
import { NumberField } from '../forms/number-field.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { CardLine } from './card-line.tsx'
import type { CardFreight } from './choose-card.ts'
import { type AgreedFreight, chooseMode, type ScenarioForm } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'

type ScenarioFieldsProps = {
  form: ScenarioForm
  onChange: (part: Partial<ScenarioForm>) => void
  currency: string
  /** Of the goods, where there is one kind of them: the form may take another. */
  quantity: number | undefined
  /** The term was agreed and cannot be chosen. */
  hasTerm: boolean
  /** What was agreed with a carrier and cannot be chosen. */
  carriage: AgreedFreight | undefined
  /** What a rate card asks where nothing is typed. */
  card: CardFreight | undefined
  /** Of the page of all freight prices. */
  search: LandedAddress | undefined
}

/** How goods get to the door, and what is paid for it. What was agreed is told; what is left is asked. */
export function ScenarioFields({
  form,
  onChange,
  currency,
  quantity,
  hasTerm,
  carriage,
  card,
  search,
}: ScenarioFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      {carriage ? <AgreedCarriage carriage={carriage} currency={currency} /> : <WayFields {...{ form, onChange }} />}
      {quantity === undefined ? null : (
        <NumberField
          label={texts.quantity}
          placeholder={String(quantity)}
          value={form.quantity}
          onChange={(typed) => onChange({ quantity: typed })}
        />
      )}
      {hasTerm ? (
        <p className="col-span-2 text-sm text-soft">
          {texts.agreedTerm([form.incoterm, form.place].filter(Boolean).join(' '))}
        </p>
      ) : (
        <TermFields form={form} onChange={onChange} />
      )}
      {typeof carriage?.freight === 'number' ? null : (
        <Money label={texts.freight} field="freight" known={card?.freight} {...{ form, onChange, currency }} />
      )}
      {typeof carriage?.onward === 'number' ? null : (
        <Money label={texts.onward} field="onward" known={card?.onward} {...{ form, onChange, currency }} />
      )}
      {card ? <CardLine card={card} quantity={form.quantity} search={search} /> : null}
      {isOriginInPrice(form.incoterm) ? null : (
        <Money label={texts.originCosts} field="originCosts" {...{ form, onChange, currency }} />
      )}
      {typeof carriage?.insurance === 'number' ? null : (
        <NumberField
          label={texts.insuranceRate}
          kind="decimal"
          value={form.insuranceRate}
          onChange={(insuranceRate) => onChange({ insuranceRate })}
        />
      )}
      <Checkbox
        className="col-span-2"
        label={texts.hasProof}
        checked={form.hasProof}
        onChange={(event) => onChange({ hasProof: event.target.checked })}
      />
      <Checkbox
        className="col-span-2"
        label={texts.isTaxRecoverable}
        checked={form.isTaxRecoverable}
        onChange={(event) => onChange({ isTaxRecoverable: event.target.checked })}
      />
    </div>
  )
}

function WayFields({ form, onChange }: Pick<ScenarioFieldsProps, 'form' | 'onChange'>) {
  return (
    <>
      <Select
        label={texts.door}
        options={countryOptions}
        placeholder={texts.chooseCountry}
        value={form.destination}
        onChange={(event) => onChange({ destination: event.target.value, town: '' })}
      />
      <TextField
        label={texts.town}
        value={form.town}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => onChange({ town: event.target.value })}
      />
      <Select
        label={texts.mode}
        options={transportTypes}
        value={form.mode}
        onChange={(event) => onChange(chooseMode(form, event.target.value as TransportType))}
      />
    </>
  )
}

/** The way that was agreed with a carrier, and what of it is known. */
function AgreedCarriage({ carriage, currency }: { carriage: AgreedFreight; currency: string }) {
  const { by, mode, town, destination } = carriage
  const known = (['freight', 'onward', 'insurance'] as const).flatMap((part) => {
    const amount = carriage[part]
    return amount === null ? [] : [texts.agreedPart[part](formatMoney(readMoney(amount, currency), currency))]
  })
  return (
    <p className="col-span-2 text-sm">
      {texts.agreedWith(texts.by[mode], nameDoor(town, destination), by)}
      {known.length > 0 ? <span className="tabular block text-soft">{formatList(known, 'narrow')}</span> : null}
    </p>
  )
}

function TermFields({ form, onChange }: Pick<ScenarioFieldsProps, 'form' | 'onChange'>) {
  return (
    <>
      <Select
        className="col-span-2"
        label={texts.incoterm}
        options={listIncoterms(form.mode).map((code) => ({ value: code, label: nameIncoterm(code) }))}
        value={form.incoterm}
        onChange={(event) => onChange({ incoterm: event.target.value as IncotermCode })}
      />
      <div className="col-span-2">
        <PlaceField
          kind={incoterms[form.incoterm].isForWaterOnly ? 'port' : undefined}
          label={texts.place(incoterms[form.incoterm].place)}
          isOptional
          value={form.place}
          maxLength={120}
          onType={(place) => onChange({ place })}
        />
      </div>
    </>
  )
}

type MoneyProps = Pick<ScenarioFieldsProps, 'form' | 'onChange' | 'currency'> & {
  label: string
  field: 'freight' | 'onward' | 'originCosts'
  /** What holds while nothing is typed. */
  known?: number | null | undefined
}

/** A cost that may not be known yet: nothing typed is a gap in the calculation, 0 is 0. What it costs until the goods are on board may be in the freight. */
function Money({ label, field, known, form, onChange, currency }: MoneyProps) {
  const unknown = field === 'originCosts' ? texts.inFreight : texts.notKnown
  return (
    <NumberField
      label={label}
      currency={currency}
      placeholder={typeof known === 'number' ? formatMoney(readMoney(known, currency), currency) : unknown}
      value={form[field]}
      onChange={(value) => onChange({ [field]: value })}
      end={<span className="pr-2 text-sm">{currency}</span>}
    />
  )
}
