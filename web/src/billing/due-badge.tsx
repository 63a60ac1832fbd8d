import type { DueState } from '@fairquay/contract/billing/money-owed.ts'
import { dueStateNames } from '@fairquay/contract/billing/page-messages.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const tones: Record<DueState, BadgeTone> = {
  due: 'amber',
  part_paid: 'amber',
  overdue: 'brick',
  paid: 'quay',
  credited: 'neutral',
}

export function DueBadge({ state }: { state: DueState }) {
  return <Badge tone={tones[state]}>{dueStateNames[state]}</Badge>
}
