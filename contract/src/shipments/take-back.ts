import type { OrderStatus } from '../orders/statuses.ts'
import { shipmentMessages } from './messages.ts'
import { latestOf, type Milestone, type Station } from './milestones.ts'
import { hasLeft, shipmentStatusOf } from './statuses.ts'

/** The stations after the report of one was taken back: what was planned or expected of it stands again. */
export function takeBack<S extends Station>(stations: readonly S[], milestone: Milestone): S[] {
  return stations.flatMap((station) => {
    if (station.milestone !== milestone) return [station]
    const left = { ...station, happened_on: null, place: '', note: '' }
    return left.planned_on === null && left.expected_on === null ? [] : [left]
  })
}

/** Whether the goods are back with the seller once the report of this station is taken back: they count as shipped no longer. */
export function comesBack(stations: readonly Station[], milestone: Milestone): boolean {
  const statusOf = (reached: readonly Station[]) =>
    shipmentStatusOf({ stations: reached, isReceived: false, isCancelled: false })
  return hasLeft(statusOf(stations)) && !hasLeft(statusOf(takeBack(stations, milestone)))
}

/** What hangs on a report: whether something of the shipment was received, and, of goods that would be back with the seller, whether they were invoiced with it or claimed. */
export type Dependents = {
  isReceived: boolean
  isInvoiced: boolean
  isClaimed: boolean
  orderStatus: OrderStatus
}

/** Why the report of a station cannot be taken back; undefined when it can: while it is the last one and nothing hangs on it. */
export function refuseTakeBack(
  stations: readonly Station[],
  milestone: Milestone,
  { isReceived, isInvoiced, isClaimed, orderStatus }: Dependents,
): string | undefined {
  const messages = shipmentMessages.takeBack
  if (latestOf(stations)?.milestone !== milestone) return messages.notLast
  if (isReceived) return messages.received
  if (orderStatus === 'completed' || orderStatus === 'cancelled') return messages.orderOver
  if (!comesBack(stations, milestone)) return undefined
  if (isInvoiced) return messages.invoiced
  return isClaimed ? messages.claimed : undefined
}
