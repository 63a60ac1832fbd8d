import type { FailureDetails } from '../errors.ts'
import { shipmentMessages } from './messages.ts'
import type { ShipmentMode } from './modes.ts'

/** The stations of a shipment, in their order. */
export const milestones = [
  'ready',
  'picked_up',
  'export_cleared',
  'departed',
  'transshipped',
  'arrived',
  'import_cleared',
  'out_for_delivery',
  'delivered',
] as const
export type Milestone = (typeof milestones)[number]

const doorToDoor: readonly Milestone[] = [
  'ready',
  'picked_up',
  'export_cleared',
  'import_cleared',
  'out_for_delivery',
  'delivered',
]

/** A lorry and a parcel service fetch and bring; what goes by ship, plane or train also leaves and reaches a port or terminal. */
const ofMode: Record<ShipmentMode, readonly Milestone[]> = {
  truck: doorToDoor,
  parcel: doorToDoor,
  boat: milestones,
  air: milestones,
  rail: milestones,
}

/** The stations of a shipment by its mode; those of customs only where a border with customs is crossed. */
export function milestonesOf(mode: ShipmentMode, isCleared: boolean): Milestone[] {
  return ofMode[mode].filter((one) => isCleared || !(one === 'export_cleared' || one === 'import_cleared'))
}

/** From here on the goods have left the seller: they count as shipped, and the shipment cannot be taken back. */
export function isHandedOver(milestone: Milestone): boolean {
  return milestone !== 'ready'
}

/** One station: when it was first planned, when it is expected now, when it happened. Days ('2027-03-31') where the goods are; '' in `place` and `note` where nothing is said. */
export type Station = {
  milestone: Milestone
  planned_on: string | null
  expected_on: string | null
  happened_on: string | null
  place: string
  note: string
}

/** What somebody tells of a station: that it is expected on a day, or that it happened then. */
export type StationReport = { milestone: Milestone; kind: 'expected' | 'happened'; on: string }

/** The station that was reached last; undefined before the first. */
export function latestOf<S extends Station>(stations: readonly S[]): S | undefined {
  return inOrder(stations).findLast(({ happened_on }) => happened_on !== null)
}

/**
 * The station that comes next: the first after the latest that belongs to the mode. Few ships, planes and trains are changed on the way: that is what comes next
 * only where somebody expects it.
 */
export function nextMilestone(
  mode: ShipmentMode,
  isCleared: boolean,
  stations: readonly Station[],
): Milestone | undefined {
  const latest = latestOf(stations)
  const after = latest ? milestones.indexOf(latest.milestone) : -1
  const isUnasked = (one: Milestone) =>
    one === 'transshipped' && !stations.some(({ milestone }) => milestone === 'transshipped')
  return milestonesOf(mode, isCleared).find((one) => milestones.indexOf(one) > after && !isUnasked(one))
}

/**
 * Why a report is refused, by field; undefined when it is taken. What happened lies in the past (`latestToday` is the latest day it is anywhere) and
 * between what happened before and after it; what is expected does not come before what has happened. Neither lies before `earliest`, see `earliestDayOf`.
 */
export function refuseReport(
  { mode, isCleared, stations }: { mode: ShipmentMode; isCleared: boolean; stations: readonly Station[] },
  report: StationReport,
  latestToday: string,
  earliest = '',
): FailureDetails | undefined {
  const messages = shipmentMessages.report
  if (!milestonesOf(mode, isCleared).includes(report.milestone)) return { milestone: messages.notOfMode }
  if (report.on < earliest) return { on: messages.longAgo }
  const at = milestones.indexOf(report.milestone)
  const happened = stations.filter(
    ({ happened_on, milestone }) => happened_on !== null && milestone !== report.milestone,
  )
  const before = happened.findLast(
    ({ milestone, happened_on }) => milestones.indexOf(milestone) < at && (happened_on ?? '') > report.on,
  )
  if (before) return { on: messages.before(milestoneWords(before.milestone)) }
  if (report.kind === 'expected') {
    const isPast = stations.some(({ milestone, happened_on }) => milestone === report.milestone && happened_on !== null)
    return isPast ? { milestone: messages.hasHappened } : undefined
  }
  if (report.on > latestToday) return { on: messages.inFuture }
  const after = happened.find(
    ({ milestone, happened_on }) => milestones.indexOf(milestone) > at && (happened_on ?? '') < report.on,
  )
  return after && { on: messages.after(milestoneWords(after.milestone)) }
}

/** Why a shipment cannot go another way now, by field: a station that was reached cannot be one it would not have. */
export function refuseMode(
  { isCleared, stations }: { isCleared: boolean; stations: readonly Pick<Station, 'milestone' | 'happened_on'>[] },
  mode: ShipmentMode,
): FailureDetails | undefined {
  const kept = milestonesOf(mode, isCleared)
  const isLost = stations.some(({ milestone, happened_on }) => happened_on !== null && !kept.includes(milestone))
  return isLost ? { mode: shipmentMessages.ship.modeTaken } : undefined
}

/** Why planned days are refused, by station; nothing when each comes no earlier than the one before. */
export function refusePlan(plan: Partial<Record<Milestone, string | null>>): FailureDetails | undefined {
  let last: { milestone: Milestone; on: string } | undefined
  for (const milestone of milestones) {
    const on = plan[milestone]
    if (!on) continue
    if (last && on < last.on) return { [milestone]: shipmentMessages.report.before(milestoneWords(last.milestone)) }
    last = { milestone, on }
  }
  return undefined
}

/** Stations in the order of the way. */
export function inOrder<S extends { milestone: Milestone }>(stations: readonly S[]): S[] {
  return stations.toSorted((a, b) => milestones.indexOf(a.milestone) - milestones.indexOf(b.milestone))
}

/** What a station is called; a ship, a plane and a train leave and reach different places. */
export function milestoneWords(milestone: Milestone, mode?: ShipmentMode): string {
  const words = shipmentMessages.milestones
  if (milestone === 'departed' || milestone === 'arrived') {
    if (mode === 'boat') return words[`${milestone}_boat`]
    if (mode === 'air') return words[`${milestone}_air`]
  }
  return words[milestone]
}
