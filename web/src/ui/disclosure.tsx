import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
  isOpen?: boolean
  onToggle?: (isOpen: boolean) => void /** Disclosures of one name close each other. */
  name?: string
  className?: string
}

/** A heading that opens what is below it. */
export function Disclosure({ summary, children, isOpen, onToggle, name, className }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      name={name}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className={joinClasses('group border-b border-line', className)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between gap-3 rounded-sm py-2 font-medium hover:text-quay">
        {summary}
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
