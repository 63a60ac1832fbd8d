import { greatCircle, type Point } from '../places/distance.ts'
import type { KnownPlace } from '../places/known-place.ts'
import { roundTo } from '../rounding.ts'
import { type TransportType, transportTypes } from '../trade/transport.ts'
import { describeMissing, type FoundEnd, findEnd, findHubs, findMiddle } from './ends.ts'
import {
  type DistanceFactor,
  distanceFactors,
  type EmissionFactor,
  emissionFactors,
  rowOf,
  type SpeedRow,
  speeds,
} from './factors.ts'
import { isJoinedByLand } from './landmass.ts'
import { transitMessages as messages } from './messages.ts'
import { measureSea, type SeaNet } from './sea-route.ts'
import type { TransitAnswer, TransitEstimate, TransitInput, TransitLeg } from './shapes.ts'

/** What estimates are made from: places, points at sea, and the day whose rows count. */
export type TransitFacts = { places: readonly KnownPlace[]; net: SeaNet; day: string }

type Gap = TransitEstimate['gaps'][number]
type Rows = { distance: DistanceFactor; speed: SpeedRow; emission: EmissionFactor }

/** A kilometre on the road is worth a way of so many at sea or in the air when a port or airport is chosen. */
const roadWeight = 4

/** What each way of transport takes from one end to the other: distance, days and CO₂e, with what is not known. Pure: the same facts give the same answer. */
export function estimateTransit(input: TransitInput, facts: TransitFacts): TransitAnswer {
  const ends = [findEnd(input.from, facts.places), findEnd(input.to, facts.places)] as const
  const used = new Set<{ source: string; valid_from: string }>()
  const modes = input.modes ?? transportTypes.map(({ value }) => value)
  const estimates = [...new Set(modes)].map((mode) =>
    mode === 'boat' || mode === 'air'
      ? estimateOverHubs(mode, ends, input.gross_kg ?? null, facts, used)
      : estimateOnLand(mode, ends, input.gross_kg ?? null, facts, used),
  )
  const sources = new Map(
    [...used].map(({ source, valid_from }) => [`${source} ${valid_from}`, { source, valid_from }]),
  )
  return { estimates, sources: [...sources.values()], note: messages.note }
}

type Ends = readonly [FoundEnd, FoundEnd]
type Used = Set<{ source: string; valid_from: string }>

function estimateOverHubs(
  mode: 'boat' | 'air',
  ends: Ends,
  kg: number | null,
  facts: TransitFacts,
  used: Used,
): TransitEstimate {
  const [from, to] = ends
  const kind = mode === 'boat' ? 'port' : 'airport'
  const unknown = [from, to].flatMap(({ end: { code } }) =>
    code === undefined || facts.places.some((place) => place.code === code)
      ? []
      : [{ code: 'UNKNOWN_CODE', message: messages.gaps.UNKNOWN_CODE(code) }],
  )
  if (from.end.country === to.end.country && !(from.door && to.door)) return nothing(mode, unknown, 'SAME_PLACE')
  const [leaving, arriving] = [findHubs(from, kind), findHubs(to, kind)]
  const missing = [...unknown, ...describeMissing(from, 'FROM', false), ...describeMissing(to, 'TO', false)]
  if (leaving.length === 0 || arriving.length === 0)
    return nothing(mode, missing, mode === 'boat' ? 'NO_PORT' : 'NO_AIRPORT')
  const ways = leaving.flatMap((start) => {
    const measure = mode === 'boat' ? measureSea(facts.net, start.access) : undefined
    return arriving.flatMap((end) => {
      if (start.code === end.code) return []
      const main = measure ? measure(end.access) : { km: greatCircle(start, end), points: [] }
      if (!main) return []
      const road = (from.door ? greatCircle(from.door, start) : 0) + (to.door ? greatCircle(to.door, end) : 0)
      return { start, end, main, weight: main.km + roadWeight * road }
    })
  })
  const [best] = ways.toSorted((a, b) => a.weight - b.weight)
  if (!best) return nothing(mode, missing, mode === 'boat' ? 'SAME_PORT' : 'SAME_AIRPORT')
  const { start, end, main } = best
  const by = (['suez', 'panama-w'] as const)
    .filter((point) => main.points.includes(point))
    .map((point) => messages.canals[point])
  const road = (a: Point | undefined, b: Point, name: string, other: string, isFirst: boolean) =>
    a && greatCircle(a, b) >= 1
      ? [makeLeg('truck', greatCircle(a, b), isFirst ? [name, other] : [other, name], [], kg, facts.day, used)]
      : []
  const over = makeLeg(mode, main.km, [nameHub(start), nameHub(end)], by, kg, facts.day, used)
  const legs = [
    ...road(from.door, start, from.name, nameHub(start), true),
    over,
    ...road(to.door, end, to.name, nameHub(end), false),
  ]
  const isWhole = from.door !== undefined && to.door !== undefined
  return sum(mode, isWhole ? 'door' : 'hub', legs, missing, kg, facts.day, over)
}

function estimateOnLand(
  mode: 'rail' | 'truck',
  ends: Ends,
  kg: number | null,
  facts: TransitFacts,
  used: Used,
): TransitEstimate {
  const [from, to] = ends
  const missing = [...describeMissing(from, 'FROM', true), ...describeMissing(to, 'TO', true)]
  if (!isJoinedByLand(from.end.country, to.end.country)) return nothing(mode, [], 'NO_WAY')
  const start = from.door ?? findMiddle(from.end.country, facts.places)
  const end = to.door ?? findMiddle(to.end.country, facts.places)
  if (!start || !end || greatCircle(start, end) < 1) return nothing(mode, missing, 'SAME_PLACE')
  const leg = makeLeg(mode, greatCircle(start, end), [from.name, to.name], [], kg, facts.day, used)
  return sum(mode, 'door', [leg], missing, kg, facts.day)
}

function nameHub({ name, code }: KnownPlace): string {
  return `${name} (${code})`
}

function nothing(
  mode: TransportType,
  gaps: readonly Gap[],
  code: 'NO_PORT' | 'NO_AIRPORT' | 'NO_WAY' | 'SAME_PORT' | 'SAME_AIRPORT' | 'SAME_PLACE',
): TransitEstimate {
  return {
    mode,
    scope: 'hub',
    legs: [],
    km: null,
    days: null,
    hub_days: null,
    co2e_kg: null,
    gaps: [...gaps, { code, message: messages.gaps[code] }],
  }
}

/** A leg with the distance as it is travelled, and its CO₂e where the weight is known. */
function makeLeg(
  mode: TransportType,
  measured: number,
  [from, to]: readonly [string, string],
  by: string[],
  kg: number | null,
  day: string,
  used: Used,
): TransitLeg {
  const { distance, speed, emission } = rowsOf(mode, measured, day)
  for (const row of kg === null ? [distance, speed] : [distance, speed, emission]) used.add(row)
  const km = Math.max(1, Math.round(measured * distance.factor + distance.plus_km))
  return {
    mode,
    from,
    to,
    km,
    by,
    co2e_kg: kg === null ? null : roundKg((kg / 1000) * km * emission.kg_per_tonne_km),
  }
}

function rowsOf(mode: TransportType, km: number, day: string): Rows {
  const [distance, speed, emission] = [
    rowOf(distanceFactors, mode, day),
    rowOf(speeds, mode, day),
    rowOf(emissionFactors, mode, day, km),
  ]
  if (!distance || !speed || !emission) throw new Error(`Nothing is known of ${mode} on ${day}.`)
  return { distance, speed, emission }
}

/** Days of the legs: those of handling are of the main one alone. */
function sum(
  mode: TransportType,
  scope: 'door' | 'hub',
  legs: TransitLeg[],
  missing: readonly Gap[],
  kg: number | null,
  day: string,
  over?: TransitLeg,
): TransitEstimate {
  const { handling } = rowsOf(mode, 0, day).speed
  const daysOf = (some: readonly TransitLeg[]) => {
    const travel = (at: 0 | 1) => some.reduce((so, leg) => so + leg.km / rowsOf(leg.mode, 0, day).speed.kmPerDay[at], 0)
    return {
      min: Math.max(1, Math.ceil(travel(1) + handling[0])),
      max: Math.max(1, Math.ceil(travel(0) + handling[1])),
    }
  }
  return {
    mode,
    scope,
    legs,
    km: legs.reduce((so, { km }) => so + km, 0),
    days: scope === 'door' ? daysOf(legs) : null,
    hub_days: over ? daysOf([over]) : null,
    co2e_kg: kg === null ? null : roundKg(legs.reduce((so, leg) => so + (leg.co2e_kg ?? 0), 0)),
    gaps: [...missing, ...(kg === null ? [{ code: 'NO_WEIGHT', message: messages.gaps.NO_WEIGHT }] : [])],
  }
}

/** To a tenth of a kilogram; less than some kilograms finer, so that little is not nothing. */
function roundKg(kg: number): number {
  return kg < 10 ? Math.max(0.0001, roundTo(kg, 4)) : roundTo(kg, 1)
}
