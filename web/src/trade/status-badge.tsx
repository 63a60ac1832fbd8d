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

/** `isOnTint`: on a ground of the colour that most states have, where it would not be seen as a badge. */
export function StatusBadge({ status, isOnTint = false }: { status: RequestStatus; isOnTint?: boolean }) {
  return (
    <Badge tone={tones[status]} className={isOnTint && tones[status] === 'quay' ? 'ring-1 ring-quay/50' : undefined}>
      {statusNames[status]}
    </Badge>
  )
}
