import type { ReactNode } from 'react'

/** One fact with its name above it, in a `dl`. */
export function FactTile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-faint">{name}</dt>
      <dd className="tabular mt-0.5 text-lg leading-snug font-medium text-pretty">{children}</dd>
    </div>
  )
}
