import { addDays, daysBetween } from '../trade/dates.ts'
import { shipmentMessages } from './messages.ts'
import { inOrder, latestOf, type Milestone, milestones, milestoneWords, type Station } from './milestones.ts'
import type { ShipmentMode } from './modes.ts'

/**
 * Whether a shipment comes when it was agreed. `late`: it will come, or came, after the day agreed, or should have come by now. `at_risk`: something on the way is
 * later than planned, and nobody has said yet what becomes of the delivery. `days`: by how many.
 */
export type Lateness =
  | { state: 'on_time' }
  | { state: 'late'; why: 'delivered_late' | 'arrival_overdue' | LateForWhat; days: number }
  | { state: 'at_risk'; why: 'station_overdue' | 'slipped'; milestone: Milestone; days: number }

/** Later than the buyer wanted it, or, where no day was wanted, than was planned first. */
type LateForWhat = 'later_than_wanted' | 'later_than_planned'

type Dates = { stations: readonly Station[]; dueOn: string | null }

/** Null where no day was agreed, planned or expected. `dueOn` is what was wanted for the delivery; without it the day first planned counts. */
export function findLateness({ stations, dueOn }: Dates, today: string): Lateness | null {
  const delivery = stations.find(({ milestone }) => milestone === 'delivered')
  const due = dueOn ?? delivery?.planned_on ?? null
  const expected = delivery?.happened_on ?? expectedOn(delivery)
  if (delivery?.happened_on) {
    if (!due) return null
    const days = daysBetween(due, delivery.happened_on)
    return days > 0 ? { state: 'late', why: 'delivered_late', days } : { state: 'on_time' }
  }
  if (expected && expected < today) return { state: 'late', why: 'arrival_overdue', days: daysBetween(expected, today) }
  if (due && expected && expected > due)
    return { state: 'late', why: dueOn ? 'later_than_wanted' : 'later_than_planned', days: daysBetween(due, expected) }
  if (due && due < today) return { state: 'late', why: 'arrival_overdue', days: daysBetween(due, today) }
  const overdue = openStations(stations).find((station) => (expectedOn(station) ?? today) < today)
  if (overdue)
    return {
      state: 'at_risk',
      why: 'station_overdue',
      milestone: overdue.milestone,
      days: daysBetween(expectedOn(overdue) ?? today, today),
    }
  return findSlip(stations, delivery) ?? (due || stations.some(expectedOn) ? { state: 'on_time' } : null)
}

/** The first day on which a shipment is late or at risk if nobody reports anything more: '' when it is already, whatever the day; null when no day is known or it was delivered. */
export function troubledFrom({ stations, dueOn }: Dates): string | null {
  const delivery = stations.find(({ milestone }) => milestone === 'delivered')
  if (delivery?.happened_on) return null
  const due = dueOn ?? delivery?.planned_on ?? null
  const expected = expectedOn(delivery)
  if ((due && expected && expected > due) || findSlip(stations, delivery)) return ''
  const deadlines = [due, expected, ...openStations(stations).map(expectedOn)].filter((day) => day !== null)
  return deadlines.length === 0
    ? null
    : addDays(
        deadlines.reduce((a, b) => (a < b ? a : b)),
        1,
      )
}

/** What people read of it; '' where there is nothing to say. */
export function describeLateness(lateness: Lateness | null, mode: ShipmentMode): string {
  const messages = shipmentMessages.late
  if (!lateness) return ''
  if (lateness.state === 'on_time') return messages.on_time
  if (lateness.state === 'late') return messages[lateness.why](lateness.days)
  return messages[lateness.why](milestoneWords(lateness.milestone, mode), lateness.days)
}

/** The day a station is expected now: the newest word, else the plan. */
export function expectedOn(station: Station | undefined): string | null {
  return station?.expected_on ?? station?.planned_on ?? null
}

/** A station that is later than planned while nobody has moved the delivery. */
function findSlip(stations: readonly Station[], delivery: Station | undefined): Lateness | undefined {
  if (delivery?.expected_on) return undefined
  for (const { milestone, planned_on, expected_on, happened_on } of inOrder(stations).reverse()) {
    const now = happened_on ?? expected_on
    if (milestone === 'delivered' || !planned_on || !now) continue
    // The latest word counts: a late departure that the arrival has made good is no risk any more.
    return now > planned_on
      ? { state: 'at_risk', why: 'slipped', milestone, days: daysBetween(planned_on, now) }
      : undefined
  }
  return undefined
}

/** Stations after the latest that was reached. */
function openStations(stations: readonly Station[]): Station[] {
  const latest = latestOf(stations)
  const after = latest ? milestones.indexOf(latest.milestone) : -1
  return inOrder(stations).filter(({ milestone }) => milestones.indexOf(milestone) > after && milestone !== 'delivered')
}
