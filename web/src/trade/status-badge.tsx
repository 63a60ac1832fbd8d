import { statusNames } from '@fairquay/contract/requests/page-messages.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const tones: Record<RequestStatus, BadgeTone> = {
  sent: 'quay',
  seen: 'quay',
  asked: 'amber',
  answered: 'quay',
  quoted: 'amber',
  countered: 'amber',
  revised: 'amber',
  accepted: 'quay',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

export function StatusBadge({ status }: { status: RequestStatus }) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>
}
