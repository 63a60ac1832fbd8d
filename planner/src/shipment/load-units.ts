import { planLayer, type Rectangle } from '../layer.ts'
import { sumKilograms } from './goods.ts'
import { isCheaper, type UnitType } from './unit-types.ts'

/** What is set into a unit: a loaded pallet, with what may stand on it. */
export type Load = {
  /** Which one it is, for the answer. */
  index: number
  kg: number
  height_mm: number
  /** Kilograms it bears on its top; 0 when nothing may stand on it. */
  bears_kg: number
  /** It stands on no other. */
  is_alone?: boolean
  /** Delivery stops, 1 the first that is unloaded: its loads stand nearest the door. */
  stop: number
}

export type UnitRules = {
  pallet: { length_mm: number; width_mm: number }
  /** Room added to each pallet's length and width. */
  clearance_mm: number
  /** Kilograms of goods the roads allow, where that is less than the unit's payload. */
  road_limit_kg?: number
}

/** A type of unit as pallets of one size see it. */
export type Room = {
  type: UnitType
  /** Where pallets stand on its floor, from the front wall on. */
  places: Rectangle[]
  /** The most of goods, and the highest that passes its door. */
  kg: number
  height: number
}

/** Pallets on one another on a place of the floor. */
export type Stack = { x: number; y: number; length: number; width: number; loads: Load[] }
export type LoadedUnit = { type: UnitType; stacks: Stack[]; kg: number }

/**
 * Loads units as cheaply as is found: of each type as many as are needed, and the last perhaps of a smaller type. Stacks are set down from the
 * front wall, later stops first, and within a stop so that the weight lies in the middle. Nothing when a load fits none of the types.
 */
export function loadUnits(loads: readonly Load[], rooms: readonly Room[]): LoadedUnit[] | undefined {
  let best: LoadedUnit[] | undefined
  for (const room of rooms) {
    const units = fillUnits(loads, room)
    if (!units) continue
    for (const last of rooms) {
      const mixed = last === room ? units : withSmallerLast(units, last)
      if (mixed && isCheaper(mixed, best)) best = mixed
    }
  }
  return best?.map((unit) => balance(unit))
}

/** Whether a pallet goes into an empty unit at all. */
export function fitsUnit({ height_mm, kg }: Pick<Load, 'height_mm' | 'kg'>, room: Room): boolean {
  return height_mm <= room.height && kg <= room.kg && room.places.length > 0
}

/** What a type of unit takes of pallets, found once for all of them. */
export function readRoom(type: UnitType, rules: UnitRules): Room {
  const { payload_kg, height_mm, door_height_mm } = type
  return {
    type,
    places: findPlaces(type, rules),
    kg: Math.min(payload_kg, rules.road_limit_kg ?? Infinity),
    height: Math.min(height_mm, door_height_mm),
  }
}

/** How many pallets stand on the floor of a unit, and where. */
export function findPlaces(type: UnitType, { pallet, clearance_mm }: UnitRules): Rectangle[] {
  const places = planLayer(
    type.length_mm,
    type.width_mm,
    pallet.length_mm + clearance_mm,
    pallet.width_mm + clearance_mm,
  )
  return places.sort((a, b) => a.x - b.x || a.y - b.y)
}

function withSmallerLast(units: readonly LoadedUnit[], room: Room): LoadedUnit[] | undefined {
  const last = units.at(-1)
  if (!last || room.type.cost >= last.type.cost) return undefined
  const small = fillUnits(
    last.stacks.flatMap(({ loads }) => loads),
    room,
  )
  return small && [...units.slice(0, -1), ...small]
}

/** Units of one type, each filled before the next is begun. The heaviest are set first, so that the last unit has what is light. */
function fillUnits(loads: readonly Load[], room: Room): LoadedUnit[] | undefined {
  if (!loads.every((load) => fitsUnit(load, room))) return undefined
  const { type, places, kg, height } = room
  const stacks = stackUp(loads, { height, kg })
  const units: LoadedUnit[] = []
  let left = stacks
  while (left.length > 0) {
    const taken = takeStacks(left, { places, kg })
    const unit = new Set(taken)
    left = left.filter((stack) => !unit.has(stack))
    units.push({
      type,
      kg: sumKilograms(taken, weightOf),
      stacks: setDown(taken, places),
    })
  }
  return units
}

/** Loads of one stop on one another, the heaviest below: what stands on the floor of a unit, later stops first. */
export function stackUp(loads: readonly Load[], most: { height: number; kg: number }): Load[][] {
  const stacks: Load[][] = []
  const sorted = [...loads].sort(
    (a, b) => b.stop - a.stop || b.kg - a.kg || b.height_mm - a.height_mm || a.index - b.index,
  )
  for (const load of sorted) {
    const below = stacks.find((stack) => canBear(stack, load, most))
    if (below) below.push(load)
    else stacks.push([load])
  }
  return stacks
}

function canBear(stack: readonly Load[], load: Load, most: { height: number; kg: number }): boolean {
  const [lowest] = stack
  if (!lowest || load.is_alone || lowest.stop !== load.stop || lowest.bears_kg < load.kg) return false
  if (stack.reduce((sum, { height_mm }) => sum + height_mm, load.height_mm) > most.height) return false
  let above = load.kg
  for (const below of stack.toReversed()) {
    if (below.bears_kg < above) return false
    above += below.kg
  }
  return above <= most.kg
}

/** The stops in their order; of a stop the heaviest that still may come along. */
function takeStacks(stacks: readonly Load[][], { places, kg }: { places: readonly Rectangle[]; kg: number }): Load[][] {
  const taken: Load[][] = []
  let weight = 0
  for (const stack of stacks) {
    if (taken.length === places.length) break
    if (weight + weightOf(stack) > kg * (1 + 1e-9)) continue
    taken.push(stack)
    weight += weightOf(stack)
  }
  return taken
}

function setDown(stacks: readonly Load[][], places: readonly Rectangle[]): Stack[] {
  return stacks.flatMap((loads, index) => {
    const place = places[index]
    return place ? [{ ...place, loads }] : []
  })
}

function weightOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { kg }) => sum + kg, 0)
}

/** How far the centre of gravity of what is loaded lies from the middle of the unit: shares of its length and its width. */
export function findImbalance({ type, stacks, kg }: LoadedUnit): { along: number; across: number } {
  if (kg <= 0) return { along: 0, across: 0 }
  const moment = (centre: (stack: Stack) => number) =>
    stacks.reduce((sum, stack) => sum + centre(stack) * weightOf(stack.loads), 0) / kg
  return {
    along: moment(({ x, length }) => x + length / 2) / type.length_mm - 0.5,
    across: moment(({ y, width }) => y + width / 2) / type.width_mm - 0.5,
  }
}

/** Exchanges stacks of the same stop as long as that brings the weight nearer to the middle. */
function balance(unit: LoadedUnit): LoadedUnit {
  const { length_mm, width_mm } = unit.type
  const stacks = unit.stacks.map((stack) => ({
    ...stack,
    kg: weightOf(stack.loads),
    along: (stack.x + stack.length / 2) / length_mm,
    across: (stack.y + stack.width / 2) / width_mm,
  }))
  const start = findImbalance(unit)
  let along = start.along * unit.kg
  let across = start.across * unit.kg
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (const one of stacks)
      for (const other of stacks) {
        const moved = one.kg - other.kg
        if (moved === 0 || one.loads[0]?.stop !== other.loads[0]?.stop) continue
        const nextAlong = along + moved * (other.along - one.along)
        const nextAcross = across + moved * (other.across - one.across)
        if (Math.abs(nextAlong) + Math.abs(nextAcross) > Math.abs(along) + Math.abs(across) - unit.kg * 1e-6) continue
        ;[one.loads, other.loads] = [other.loads, one.loads]
        ;[one.kg, other.kg] = [other.kg, one.kg]
        along = nextAlong
        across = nextAcross
        isBetter = true
      }
  }
  return { ...unit, stacks: stacks.map(({ x, y, length, width, loads }) => ({ x, y, length, width, loads })) }
}
