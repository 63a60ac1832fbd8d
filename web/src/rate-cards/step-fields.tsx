import { basisUnits } from '@fairquay/contract/rate-cards/messages.ts'
import type { RateBasis } from '@fairquay/contract/rate-cards/shapes.ts'
import { Plus, Trash2 } from 'lucide-react'
import { NumberField } from '../forms/number-field.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { type LaneForm, nextKey } from './lane-form.ts'
import { rateCardTexts as texts } from './texts.ts'

type Steps = LaneForm['steps']

type StepFieldsProps = {
  steps: Steps
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  currency: string
  basis: RateBasis
  onChange: (steps: Steps) => void
}

/** Prices from a quantity on, a row each. */
export function StepFields({ steps, errors, idOf, currency, basis, onChange }: StepFieldsProps) {
  const change = (key: number, part: Partial<Steps[number]>) =>
    onChange(steps.map((step) => (step.key === key ? { ...step, ...part } : step)))
  return (
    <fieldset>
      <legend className="font-medium">{texts.stepsTitle}</legend>
      <p className="mb-2 text-sm text-soft">{texts.stepsHelp}</p>
      {steps.map(({ key, from, price }, at) => (
        <div key={key} className="mb-3 grid grid-cols-[1fr_1fr_auto] items-start gap-3">
          <NumberField
            id={idOf(`steps.${at}.from`)}
            label={texts.stepFrom(basisUnits[basis])}
            kind="decimal"
            value={from}
            error={errors[`steps.${at}.from`]}
            onChange={(value) => change(key, { from: value })}
          />
          <NumberField
            id={idOf(`steps.${at}.price`)}
            label={texts.priceIn(currency)}
            kind="decimal"
            value={price}
            error={errors[`steps.${at}.price`]}
            onChange={(value) => change(key, { price: value })}
          />
          <IconButton
            className="mt-6"
            label={texts.removeStep(at + 1)}
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => onChange(steps.filter((step) => step.key !== key))}
          />
        </div>
      ))}
      <Button
        tone="quiet"
        size="small"
        icon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onChange([...steps, { key: nextKey(steps), from: null, price: null }])}
      >
        {texts.addStep}
      </Button>
    </fieldset>
  )
}
