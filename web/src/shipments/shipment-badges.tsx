import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { type ShipmentMode, shipmentModeNames } from '@fairquay/contract/shipments/modes.ts'
import type { ShipmentSummary } from '@fairquay/contract/shipments/shapes.ts'
import type { ShipmentStatus } from '@fairquay/contract/shipments/statuses.ts'
import { type LucideIcon, Package, Plane, Ship, TrainFront, Truck } from 'lucide-react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const tones: Record<ShipmentStatus, BadgeTone> = {
  preparing: 'neutral',
  ready: 'neutral',
  under_way: 'quay',
  delivered: 'quay',
  received: 'neutral',
  cancelled: 'neutral',
}

export function ShipmentStatusBadge({ status }: { status: ShipmentStatus }) {
  return <Badge tone={tones[status]}>{shipmentMessages.statuses[status]}</Badge>
}

/** Late or at risk, in words; nothing where it comes in time, or came long ago. */
export function LatenessBadge({ lateness }: Pick<ShipmentSummary, 'lateness'>) {
  if (!lateness || lateness.state === 'on_time') return null
  return (
    <Badge tone={lateness.state === 'late' ? 'brick' : 'amber'} className="whitespace-normal">
      {lateness.words}
    </Badge>
  )
}

const icons: Record<ShipmentMode, LucideIcon> = {
  truck: Truck,
  parcel: Package,
  boat: Ship,
  air: Plane,
  rail: TrainFront,
}

export function ModeIcon({ mode, size = 18 }: { mode: ShipmentMode; size?: number }) {
  const Icon = icons[mode]
  return <Icon size={size} role="img" aria-label={shipmentModeNames[mode]} className="shrink-0 text-soft" />
}
