import { type LegName, legNames } from '@fairquay/contract/freight/offer.ts'
import { legTitles } from '@fairquay/contract/freight/offer-messages.ts'
import { isPercentage } from '@fairquay/contract/rate-cards/is-percentage.ts'
import { basisTitles } from '@fairquay/contract/rate-cards/messages.ts'
import { type SurchargeBasis, surchargeBases } from '@fairquay/contract/rate-cards/shapes.ts'
import { Plus, Trash2 } from 'lucide-react'
import { NumberField } from '../forms/number-field.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type LaneForm, nextKey } from './lane-form.ts'
import { rateCardTexts as texts } from './texts.ts'

type Surcharges = LaneForm['surcharges']

type SurchargeFieldsProps = {
  surcharges: Surcharges
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  currency: string
  onChange: (surcharges: Surcharges) => void
}

const legOptions = legNames.map((value) => ({ value, label: legTitles[value] }))
const basisOptions = surchargeBases.map((value) => ({ value, label: basisTitles[value] }))

/** What comes on top of a lane, a row each. */
export function SurchargeFields({ surcharges, errors, idOf, currency, onChange }: SurchargeFieldsProps) {
  const change = (key: number, part: Partial<Surcharges[number]>) =>
    onChange(surcharges.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <fieldset>
      <legend className="font-medium">{texts.surchargesTitle}</legend>
      <p className="mb-2 text-sm text-soft">{texts.surchargesHelp}</p>
      {surcharges.map(({ key, name, leg, basis, price, minimum }, at) => {
        const of = (field: string) => ({
          id: idOf(`surcharges.${at}.${field}`),
          error: errors[`surcharges.${at}.${field}`],
        })
        return (
          <div
            key={key}
            className="mb-3 grid grid-cols-2 items-start gap-3 rounded-md border border-line p-3 sm:grid-cols-6"
          >
            <TextField
              {...of('name')}
              className="col-span-2"
              label={texts.surchargeName}
              maxLength={80}
              value={name}
              onChange={(event) => change(key, { name: event.target.value })}
            />
            <Select
              {...of('leg')}
              className="col-span-2"
              label={texts.surchargeLeg}
              options={legOptions}
              value={leg}
              onChange={(event) => change(key, { leg: event.target.value as LegName })}
            />
            <Select
              {...of('basis')}
              className="col-span-2"
              label={texts.basis}
              options={basisOptions}
              value={basis}
              onChange={(event) => change(key, { basis: event.target.value as SurchargeBasis })}
            />
            <NumberField
              {...of('price')}
              className="sm:col-span-2"
              label={isPercentage(basis) ? texts.percent : texts.priceIn(currency)}
              kind="decimal"
              value={price}
              onChange={(value) => change(key, { price: value })}
            />
            <NumberField
              {...of('minimum')}
              className="sm:col-span-2"
              label={texts.minimum}
              isOptional
              currency={currency}
              value={minimum}
              onChange={(value) => change(key, { minimum: value })}
            />
            <IconButton
              className="col-span-2 justify-self-end sm:mt-6"
              label={texts.removeSurcharge(at + 1)}
              icon={<Trash2 size={16} aria-hidden="true" />}
              onClick={() => onChange(surcharges.filter((one) => one.key !== key))}
            />
          </div>
        )
      })}
      <Button
        tone="quiet"
        size="small"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() =>
          onChange([
            ...surcharges,
            { key: nextKey(surcharges), name: '', leg: 'origin', basis: 'per_shipment', price: null, minimum: null },
          ])
        }
      >
        {texts.addSurcharge}
      </Button>
    </fieldset>
  )
}
