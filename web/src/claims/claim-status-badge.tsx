import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimStatus } from '@fairquay/contract/claims/states.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const tones: Record<ClaimStatus, BadgeTone> = {
  open: 'amber',
  offered: 'quay',
  refused: 'brick',
  returning: 'amber',
  credit_due: 'amber',
  replacing: 'amber',
  settled: 'neutral',
  withdrawn: 'neutral',
}

export function ClaimStatusBadge({ status }: { status: ClaimStatus }) {
  return <Badge tone={tones[status]}>{claimMessages.statuses[status]}</Badge>
}
