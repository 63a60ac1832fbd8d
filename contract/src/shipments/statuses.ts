import { isHandedOver, type Station } from './milestones.ts'

/** Where a shipment stands, for lists and filters; which station it reached says more. */
export const shipmentStatuses = ['preparing', 'ready', 'under_way', 'delivered', 'received', 'cancelled'] as const
export type ShipmentStatus = (typeof shipmentStatuses)[number]

/** Those in which something is still to happen. */
export const openShipmentStatuses = [
  'preparing',
  'ready',
  'under_way',
  'delivered',
] as const satisfies readonly ShipmentStatus[]

/** The state that follows from the stations reached; `isReceived`: every unit is accounted for. */
export function shipmentStatusOf({
  stations,
  isReceived,
  isCancelled,
}: {
  stations: readonly Pick<Station, 'milestone' | 'happened_on'>[]
  isReceived: boolean
  isCancelled: boolean
}): ShipmentStatus {
  const reached = stations.filter(({ happened_on }) => happened_on !== null).map(({ milestone }) => milestone)
  if (isCancelled) return 'cancelled'
  if (isReceived) return 'received'
  if (reached.includes('delivered')) return 'delivered'
  if (reached.some(isHandedOver)) return 'under_way'
  return reached.length > 0 ? 'ready' : 'preparing'
}

/** Whether the goods have left the seller: they count as shipped in the order. */
export function hasLeft(status: ShipmentStatus): boolean {
  return status === 'under_way' || status === 'delivered' || status === 'received'
}
