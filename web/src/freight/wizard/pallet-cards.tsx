import { type PalletCategory, palletCategories } from '@fairquay/contract/freight/form.ts'
import { useId } from 'react'
import { FieldNote } from '../../ui/field.tsx'
import { idOfField } from './field-ids.ts'
import { PalletDrawing } from './pallet-drawing.tsx'
import { wizardTexts } from './texts.ts'

type PalletCardsProps = {
  field: string
  value: PalletCategory | ''
  error?: string | undefined
  onChange: (value: PalletCategory) => void
}

/** The pallets to choose from, as cards, four in a row (docs/product.md#freight-quotes). */
export function PalletCards({ field, value, error, onChange }: PalletCardsProps) {
  const name = useId()
  const noteId = `${name}-note`
  return (
    <fieldset
      id={idOfField(field)}
      tabIndex={-1}
      aria-describedby={error ? noteId : undefined}
      aria-invalid={error ? true : undefined}
      className="outline-none"
    >
      <legend className="mb-1.5 text-sm font-medium">{wizardTexts.palletCategory}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {palletCategories.map((pallet) => (
          <label
            key={pallet.value}
            className="relative flex flex-col items-center gap-1 rounded-lg border border-edge bg-surface px-3 py-4 text-center transition-colors hover:border-quay has-checked:border-quay has-checked:bg-tint has-checked:text-quay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-quay"
          >
            <input
              type="radio"
              name={name}
              value={pallet.value}
              checked={pallet.value === value}
              onChange={() => onChange(pallet.value)}
              className="absolute inset-0 size-full opacity-0"
            />
            <PalletDrawing length={pallet.length} width={pallet.width} />
            <span className="font-semibold">{pallet.value}</span>
            <span className="tabular text-sm text-soft">{wizardTexts.palletSize(pallet.length, pallet.width)}</span>
          </label>
        ))}
      </div>
      {error ? (
        <div className="mt-1.5">
          <FieldNote id={noteId} error={error} />
        </div>
      ) : null}
    </fieldset>
  )
}
