import type { ComponentProps } from 'react'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className'> & FieldFrame

export function TextArea({
  label,
  help,
  error,
  isLabelHidden,
  isOptional,
  className,
  id,
  rows = 4,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, help, error, isLabelHidden, isOptional, className, id }}>
      {(names) => (
        <textarea {...rest} {...names} rows={rows} className={joinClasses(controlLook, 'py-2 leading-normal')} />
      )}
    </Field>
  )
}
