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

/** Those in which something is still to happen. */
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => status !== 'completed' && status !== 'cancelled',
)
