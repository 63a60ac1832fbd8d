import type { ReactNode } from 'react'
import { companyLook as look } from './company-look.ts'

/** One fact with its name above it, in a `dl`. */
export function FactTile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={look.tile}>
      <dt className={look.factName}>{name}</dt>
      <dd className={look.factValue}>{children}</dd>
    </div>
  )
}
