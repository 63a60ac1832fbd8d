import { type ReactNode, useId } from 'react'
import { joinClasses } from './join-classes.ts'
import { uiTexts } from './texts.ts'

export type FieldFrame = {
  label: ReactNode
  /** What is expected, below the control. */
  help?: ReactNode
  /** What is wrong, in place of the help. */
  error?: string | undefined
  /** The label stays for those who listen but is not shown; for search boxes and table cells. */
  isLabelHidden?: boolean
  isOptional?: boolean
  className?: string
}

type ControlNames = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Label above, control, help or error below; hands the control the ids that tie them together. */
export function Field({
  label,
  help,
  error,
  isLabelHidden,
  isOptional,
  className,
  id,
  children,
}: FieldFrame & { id?: string | undefined; children: (names: ControlNames) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  return (
    <div className={joinClasses('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {isOptional ? <span className="ml-1 font-normal text-faint">{uiTexts.optional}</span> : null}
      </label>
      {children({
        id: controlId,
        'aria-describedby': error || help ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error || help ? <FieldNote id={noteId} error={error} help={help} /> : null}
    </div>
  )
}

/** The line below a control or a group of controls. */
export function FieldNote({ id, error, help }: { id: string; error?: string | undefined; help?: ReactNode }) {
  return (
    <p id={id} className={joinClasses('text-sm', error ? 'text-brick' : 'text-faint')}>
      {error ?? help}
    </p>
  )
}

/** The box of everything that is typed into or chosen from. */
export const controlLook =
  'hit-area w-full rounded-md border border-edge bg-surface px-3 text-base md:text-[0.9375rem] text-ink transition-colors hover:border-soft focus-visible:outline-offset-0 aria-invalid:border-brick disabled:opacity-55 disabled:bg-sunken'
