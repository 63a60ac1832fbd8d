/**
 * Where an order stands. Until something is shipped people move it; from then on it follows from what has left and what has arrived (`orderProgress`).
 * `delivered`: everything that is to come has been received; `completed`: nothing is left to be done.
 */
export const orderStatuses = [
  'confirmed',
  'in_preparation',
  'part_shipped',
  'shipped',
  'part_delivered',
  'delivered',
  'completed',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** States that are asked for together. `to_ship`: the seller has begun, and not everything has left, though some of it may have come; `to_receive`: something is on its way or may have arrived. */
export const orderGroupNames = ['open', 'to_ship', 'to_receive'] as const
export type OrderGroupName = (typeof orderGroupNames)[number]

/** Those in which something is still to happen. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'completed' && status !== 'cancelled',
)

/** The states of each group, whatever was sent; `isOfGroup` decides. */
export const statusesOfGroup: Record<OrderGroupName, readonly OrderStatus[]> = {
  open: openOrderStatuses,
  to_ship: ['in_preparation', 'part_shipped'],
  to_receive: ['part_shipped', 'shipped', 'part_delivered'],
}

/** Whether an order is among those that are asked for together: one of which a part was received is to ship while another part is still to be sent. */
export function isOfGroup(group: OrderGroupName, status: OrderStatus, isAllSent: boolean): boolean {
  return statusesOfGroup[group].includes(status) || (group === 'to_ship' && status === 'part_delivered' && !isAllSent)
}
