import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { FieldNote } from './field.tsx'
import { joinClasses } from './join-classes.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode
  isLabelHidden?: boolean
  help?: ReactNode
  error?: string | undefined
  /** Some but not all of what it stands for are chosen. */
  isMixed?: boolean
  className?: string
}

export function Checkbox({ label, isLabelHidden, help, error, isMixed = false, className, ...rest }: CheckboxProps) {
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  const hasNote = Boolean(error ?? help)
  return (
    <div className={className}>
      <label className="inline-flex min-h-8 items-start gap-2.5 py-1">
        <input
          {...rest}
          ref={input}
          type="checkbox"
          aria-describedby={hasNote ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          className="size-6 shrink-0 accent-quay"
        />
        <span className={joinClasses(isLabelHidden ? 'sr-only' : 'leading-snug pt-px')}>{label}</span>
      </label>
      {hasNote ? <FieldNote id={noteId} error={error} help={help} /> : null}
    </div>
  )
}
