import { describeLateness, findLateness } from '@fairquay/contract/shipments/lateness.ts'
import type { ShipmentRow } from './queries.ts'

/** What is late or at risk about a shipment that has not come; '' when nothing is. */
export function describeTrouble(
  { stations, due_on, delivered_on, mode }: Pick<ShipmentRow, 'stations' | 'due_on' | 'delivered_on' | 'mode'>,
  now: Date,
): string {
  const lateness = delivered_on ? null : findLateness({ stations, dueOn: due_on }, now.toISOString().slice(0, 10))
  return lateness && lateness.state !== 'on_time' ? describeLateness(lateness, mode) : ''
}
