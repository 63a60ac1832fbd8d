import { type ReactNode, useId } from 'react'
import { FieldNote } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type RadioOption<Value extends string> = {
  value: Value
  label: ReactNode
  help?: ReactNode
  isDisabled?: boolean
}

export type RadioGroupProps<Value extends string> = {
  legend: ReactNode
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  help?: ReactNode
  error?: string | undefined
  /** Side by side instead of one below the other. */
  isInline?: boolean
  isLegendHidden?: boolean
  className?: string
}

export function RadioGroup<Value extends string>({
  legend,
  options,
  value,
  onChange,
  help,
  error,
  isInline,
  isLegendHidden,
  className,
}: RadioGroupProps<Value>) {
  const name = useId()
  const noteId = `${name}-note`
  return (
    <fieldset
      className={className}
      aria-describedby={error || help ? noteId : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 text-sm font-medium'}>{legend}</legend>
      <div className={joinClasses('flex', isInline ? 'flex-wrap gap-x-6 gap-y-1' : 'flex-col gap-1')}>
        {options.map((option) => (
          <label key={option.value} className="inline-flex min-h-8 items-start gap-2.5 py-1 has-disabled:opacity-55">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="size-6 shrink-0 accent-quay"
            />
            <span className="leading-snug pt-px">
              {option.label}
              {option.help ? <span className="block text-sm text-faint">{option.help}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error || help ? <FieldNote id={noteId} error={error} help={help} /> : null}
    </fieldset>
  )
}
