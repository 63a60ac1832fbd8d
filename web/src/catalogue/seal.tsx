import { sealMessages as say } from '@fairquay/contract/company-check-messages.ts'
import type { CompanyCheck } from '@fairquay/contract/company-checks.ts'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'

type SealProps = {
  checks: readonly CompanyCheck[]
  /** Of the picture, pixels. */
  size?: number
  /** Whether the words stand beside the picture. */
  isNamed?: boolean
}

/** The seal of a seller: pointed at or pressed, it says what was checked and when. */
export function Seal({ checks, size = 18, isNamed = false }: SealProps) {
  const [isOpen, setOpen] = useState(false)
  const told = checks.map(({ kind, checked_on }) => say.check(kind, checked_on))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left, and Escape
    <span
      className="relative inline-flex"
      onBlur={() => setOpen(false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        title={told.join('\n')}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-6 min-w-6 items-center gap-1 rounded-sm text-sm font-medium text-quay"
      >
        <BadgeCheck size={size} aria-hidden="true" className="shrink-0" />
        <span className={isNamed ? undefined : 'sr-only'}>{say.verified}</span>
      </button>
      {isOpen ? (
        <span
          role="status"
          className="absolute top-full left-0 z-20 mt-1 w-64 rounded-lg border border-line bg-raised p-3 text-left text-sm font-normal text-ink shadow-raised"
        >
          <span className="block font-medium">{say.whatWasChecked}</span>
          {told.map((line) => (
            <span key={line} className="mt-1 block text-soft">
              {line}
            </span>
          ))}
        </span>
      ) : null}
    </span>
  )
}
