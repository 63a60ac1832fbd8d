import type { ReactNode } from 'react'
import { type BadgeTone, badgeLook } from './badge-look.ts'

export type { BadgeTone } from './badge-look.ts'

export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return <span className={badgeLook(tone, className)}>{children}</span>
}
