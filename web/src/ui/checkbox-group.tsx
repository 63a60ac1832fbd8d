import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'

type CheckboxGroupProps<Value extends string> = {
  id?: string
  legend: string
  options: readonly Value[]
  names: Readonly<Record<Value, string>>
  /** Those that are chosen, in the order of the options. */
  value: readonly Value[]
  onChange: (value: readonly Value[]) => void
  error?: string | undefined
}

/** Several of a few. */
export function CheckboxGroup<Value extends string>({
  id,
  legend,
  options,
  names,
  value,
  onChange,
  error,
}: CheckboxGroupProps<Value>) {
  const noteId = useId()
  return (
    <fieldset id={id} aria-describedby={error ? noteId : undefined} aria-invalid={error ? true : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex flex-col">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={names[option]}
            checked={value.includes(option)}
            onChange={({ target }) =>
              onChange(options.filter((one) => (one === option ? target.checked : value.includes(one))))
            }
          />
        ))}
      </div>
      <p id={noteId} role="alert" className="text-sm text-brick empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
