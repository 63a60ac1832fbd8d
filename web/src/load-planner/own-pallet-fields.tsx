import { type OwnPalletField, ownPalletFields } from '@fairquay/contract/shipment-plans/own-pallet.ts'
import { NumberField } from '../forms/number-field.tsx'
import type { PalletForm } from '../load-plans/terms-form.ts'
import { plannerTexts as texts } from './texts.ts'

type OwnPalletFieldsProps = {
  pallet: PalletForm
  faults: Partial<Record<OwnPalletField, string>>
  onChange: (part: Partial<PalletForm>) => void
}

/** A pallet that is none of the usual ones, described in millimetres and kilograms. */
export function OwnPalletFields({ pallet, faults, onChange }: OwnPalletFieldsProps) {
  return (
    <fieldset className="col-span-2 rounded-md border border-line bg-surface p-3">
      <legend className="sr-only">{texts.ownPallet}</legend>
      <p className="mb-3 text-sm text-soft">{texts.ownPalletHelp}</p>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {ownPalletFields.map((field) => (
          <NumberField
            key={field}
            label={texts.ownPalletFields[field]}
            kind={field === 'kg' ? 'decimal' : 'whole'}
            value={pallet[field]}
            error={faults[field]}
            onChange={(value) => onChange({ [field]: value })}
          />
        ))}
      </div>
    </fieldset>
  )
}
