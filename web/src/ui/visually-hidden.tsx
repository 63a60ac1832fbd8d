import type { ReactNode } from 'react'

/** Words for those who listen; takes no room on the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>
}
