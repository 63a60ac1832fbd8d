import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }
export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'multiple' | 'children'> &
  FieldFrame & {
    options: readonly SelectOption[] /** Shown while nothing is chosen; cannot be chosen again. */
    placeholder?: string
  }

/** The platform's own list: it is right on every phone and needs no script. */
export function Select({
  label,
  help,
  error,
  isLabelHidden,
  isOptional,
  className,
  id,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, help, error, isLabelHidden, isOptional, className, id }}>
      {(names) => (
        <span className="relative flex">
          <select {...rest} {...names} className={joinClasses(controlLook, 'appearance-none pr-9 text-ellipsis')}>
            {placeholder === undefined ? null : (
              <option value="" disabled={rest.required === true}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-faint"
          />
        </span>
      )}
    </Field>
  )
}
