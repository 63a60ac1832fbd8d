import { CircleCheck, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { setupTexts as say } from './texts.ts'

type StepCardProps = {
  title: string
  lead: ReactNode
  state: 'done' | 'open' | 'optional'
  children: ReactNode
}

/** One thing a new marketplace needs: what it is for, whether it is done, and the way to do it. */
export function StepCard({ title, lead, state, children }: StepCardProps) {
  const Icon = state === 'done' ? CircleCheck : CircleDashed
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon size={22} aria-hidden="true" className={state === 'done' ? 'text-quay' : 'text-faint'} />
        <h2 className="text-xl">{title}</h2>
        <Badge tone={state === 'done' ? 'quay' : state === 'open' ? 'amber' : 'neutral'}>
          {{ done: say.isDone, open: say.isOpen, optional: say.isOptional }[state]}
        </Badge>
      </div>
      <p className="mt-1.5 mb-5 max-w-prose text-soft">{lead}</p>
      {children}
    </section>
  )
}
