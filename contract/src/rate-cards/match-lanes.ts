import type { LanePlace, RateLane } from './shapes.ts'
import { matchZone, readZone } from './zones.ts'

/** Where goods begin or end. `zip` '' is not known; `port` '' is no certain one. */
export type FreightEnd = { country: string; zip: string; port: string }

/** A lane with the card it is of. */
export type CardLane = { id: number; card: number; lane: RateLane }

/**
 * The lanes that goods can take: both ends fit, and of lanes of one card that differ only in how exactly they name the places, the most exact. The order of lanes never
 * matters.
 */
export function matchLanes<Lane extends CardLane>(lanes: readonly Lane[], from: FreightEnd, to: FreightEnd): Lane[] {
  const best = new Map<string, { exact: number; lane: Lane }>()
  for (const lane of lanes) {
    const exact = fitsBoth(lane.lane, from, to)
    if (exact === undefined) continue
    const key = nameWay(lane)
    const known = best.get(key)
    if (!known || exact > known.exact || (exact === known.exact && lane.id < known.lane.id))
      best.set(key, { exact, lane })
  }
  return [...best.values()].map(({ lane }) => lane).sort((a, b) => a.id - b.id)
}

/** What lanes compete for: the same card, ports, equipment and basis. */
function nameWay({ card, lane: { from, to, equipment, basis } }: CardLane): string {
  return [card, from.port, to.port, equipment, basis].join(' ')
}

function fitsBoth({ from, to }: RateLane, begin: FreightEnd, end: FreightEnd): number | undefined {
  const [first, second] = [fitsPlace(from, begin), fitsPlace(to, end)]
  return first === undefined || second === undefined ? undefined : first + second
}

/** How exactly a place of a lane names where goods begin or end; undefined where it is another. */
export function fitsPlace(place: LanePlace, end: FreightEnd): number | undefined {
  if (place.country !== end.country) return undefined
  if (end.port !== '' && place.port !== '' && place.port !== end.port) return undefined
  const zone = readZone(place.zone)
  return zone && matchZone(zone, end.zip)
}
