import type { ProductOption } from '@fairquay/contract/catalogue/shapes.ts'
import { useId } from 'react'

type OptionPickerProps = { option: ProductOption; value: number | undefined; onChange: (valueId: number) => void }

/** The values of one option, one of them chosen. */
export function OptionPicker({ option, value, onChange }: OptionPickerProps) {
  const name = useId()
  const chosen = option.values.find(({ id }) => id === value)
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm">
        <span className="font-medium">{option.name}</span>
        {chosen ? <span className="text-soft">: {chosen.value}</span> : null}
      </legend>
      <div className="flex flex-wrap gap-2">
        {option.values.map(({ id, value: label }) => (
          <label
            key={id}
            className="relative grid min-h-11 min-w-11 place-items-center rounded-md border border-edge bg-surface px-3.5 text-[0.9375rem] transition-colors hover:border-quay has-checked:border-quay has-checked:bg-tint has-checked:font-medium has-checked:text-quay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-quay md:min-h-10"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
