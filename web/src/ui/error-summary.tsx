import { CircleAlert } from 'lucide-react'
import { type RefObject, useId } from 'react'

export type FieldError = { /** The id of the control. */ id: string; label: string; sentence: string }

/** On top of a form that could not be sent: each line leads to its field. Give it the focus (`ref`) when the form is refused. */
export function ErrorSummary({
  title,
  errors,
  ref,
}: {
  title: string
  errors: readonly FieldError[]
  ref?: RefObject<HTMLDivElement | null>
}) {
  const titleId = useId()
  if (errors.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups ways to them
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={titleId}
      className="rounded-lg border border-brick/30 bg-brick-tint px-4 py-3 outline-none"
    >
      <p id={titleId} className="flex items-center gap-2 font-semibold text-brick">
        <CircleAlert size={18} aria-hidden="true" />
        {title}
      </p>
      <ul className="mt-1.5">
        {errors.map(({ id, label, sentence }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => document.getElementById(id)?.focus()}
              className="min-h-8 rounded-sm py-1 text-left text-sm text-ink underline-offset-4 hover:underline"
            >
              <span className="font-medium">{label}</span>: {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
