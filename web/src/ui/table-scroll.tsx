import type { ReactNode } from 'react'

/** A table that may be wider than the screen; it scrolls by itself and can be reached with the keyboard. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that it can be scrolled without a mouse
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      {children}
    </section>
  )
}
