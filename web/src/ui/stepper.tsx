import { type LucideIcon, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { uiTexts } from './texts.ts'
import { whenLetGo } from './when-let-go.ts'

type StepperProps = {
  /** What is counted, for those who listen: 'Quantity of Olive oil'. */
  label: string
  value: number
  onDecrease: () => void
  onIncrease: () => void
  /** The text as typed, once the person leaves the box or presses Enter. */
  onEnter: (text: string) => void
  isDisabled?: boolean
  describedBy?: string
}

function end(label: string, onClick: () => void, Icon: LucideIcon) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 md:size-10 place-items-center text-soft transition-colors hover:bg-tint hover:text-quay disabled:opacity-45 disabled:pointer-events-none focus-visible:-outline-offset-2"
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  )
}

/** A quantity with a button on either side. What a press or a typed text leads to is decided outside. */
export function Stepper({ label, value, onDecrease, onIncrease, onEnter, isDisabled, describedBy }: StepperProps) {
  const [draft, setDraft] = useState<string | null>(null)
  function enter() {
    if (draft !== null) onEnter(draft)
    setDraft(null)
  }
  const keys: Record<string, () => void> = { Enter: enter, ArrowUp: onIncrease, ArrowDown: onDecrease }
  return (
    <fieldset
      aria-label={label}
      className="inline-flex w-fit self-start overflow-hidden rounded-md border border-edge bg-surface"
      disabled={isDisabled}
    >
      {end(uiTexts.decreaseQuantity, onDecrease, Minus)}
      <input
        aria-label={label}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => whenLetGo(enter)}
        onKeyDown={(event) => {
          keys[event.key]?.()
        }}
        className="w-16 border-x border-line bg-transparent text-center tabular text-base md:text-[0.9375rem] focus-visible:-outline-offset-2"
      />
      {end(uiTexts.increaseQuantity, onIncrease, Plus)}
    </fieldset>
  )
}
