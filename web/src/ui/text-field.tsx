import type { ComponentProps, ReactNode } from 'react'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  FieldFrame & { /** Inside the box, at its end: a unit or a small button. */ end?: ReactNode; inputClassName?: string }

export function TextField({
  label,
  help,
  error,
  isLabelHidden,
  isOptional,
  className,
  id,
  end,
  inputClassName,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, help, error, isLabelHidden, isOptional, className, id }}>
      {(names) => (
        <span className="relative flex">
          <input {...rest} {...names} className={joinClasses(controlLook, end ? 'pr-12' : undefined, inputClassName)} />
          {end ? <span className="absolute inset-y-0 right-0 flex items-center pr-1 text-faint">{end}</span> : null}
        </span>
      )}
    </Field>
  )
}
