import type { HealthPart, Judgement } from '@fairquay/contract/operations/judge.ts'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { operationTexts as say } from './texts.ts'

const tones: Record<Judgement, BadgeTone> = { fine: 'quay', attention: 'amber', trouble: 'brick' }

type HealthCardProps = {
  part: HealthPart
  judgement: Judgement
  facts?: readonly (readonly [name: string, value: string])[]
  children?: ReactNode
}

/** One part of the marketplace: how it is, and the figures behind that. */
export function HealthCard({ part, judgement, facts = [], children }: HealthCardProps) {
  const title = say.parts[part]
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        <Badge tone={tones[judgement]}>{say.judgements[judgement]}</Badge>
      </div>
      <FactList facts={facts} />
      {children}
    </section>
  )
}

export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="grid grid-cols-[minmax(min-content,1fr)_minmax(0,auto)] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="tabular text-right wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
