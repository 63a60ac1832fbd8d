import { type PackedContainer, type Placement, packContainer } from '../pack-container.ts'
import type { Kind, Size } from '../packing/kinds.ts'
import { countById, largest, sumKilograms, toBoxes } from './goods.ts'
import { isCheaper, type UnitType } from './unit-types.ts'

/** Cartons of one kind for one delivery stop, as they are set into a unit without pallets. */
export type LooseGoods = { kind: Kind; stop: number }

export type LooseUnit = { type: UnitType; boxes: Placement[]; kg: number }

export type LooseRules = {
  road_limit_kg?: number
  /** How long is looked for a fuller unit, each. */
  milliseconds: number
}

/** Loads cartons without pallets into as cheap units as are found, each filled before the next. Nothing when a carton fits none of the types. */
export function loadLoose(
  goods: readonly LooseGoods[],
  types: readonly UnitType[],
  rules: LooseRules,
): LooseUnit[] | undefined {
  let best: LooseUnit[] | undefined
  const bounds = types.map((type) => ({ type, atBest: unitsAtBest(goods, type, types, rules) }))
  bounds.sort((a, b) => (isCheaper(a.atBest, b.atBest) ? -1 : 1))
  for (const { type, atBest } of bounds) {
    if (!isCheaper(atBest, best)) continue
    const units = fillUnits(goods, type, rules)
    if (!units) continue
    const found = withSmallerLast(goods, units, types, rules)
    if (isCheaper(found, best)) best = found
  }
  return best && withoutGap(goods, best, rules)
}

/** What does not fill the last unit stands at its front in one piece, where that is found: from the corners on it would stand at both ends. */
function withoutGap(goods: readonly LooseGoods[], units: LooseUnit[], rules: LooseRules): LooseUnit[] {
  const last = units.at(-1)
  if (!last) return units
  const together = fillUnit(keepOnly(goods, last.boxes), last.type, rules, true)
  const isBetter = together.boxes.length === last.boxes.length && reachOf(together.boxes) < reachOf(last.boxes)
  return isBetter ? units.with(-1, together) : units
}

/** What is in the last unit, in the cheapest in which it goes. */
function withSmallerLast(
  goods: readonly LooseGoods[],
  units: LooseUnit[],
  types: readonly UnitType[],
  rules: LooseRules,
): LooseUnit[] {
  const last = units.at(-1)
  if (!last) return units
  const left = keepOnly(goods, last.boxes)
  const smaller = types.filter(({ cost }) => cost < last.type.cost).sort((a, b) => a.cost - b.cost)
  for (const type of smaller) {
    if (countAtLeast(left, type, rules) > 1) continue
    const only = fillUnits(left, type, rules)
    if (only?.length === 1) return [...units.slice(0, -1), ...only]
  }
  return units
}

/** What could be hoped for of a type: as few as the volume and the weight allow, and the last of the cheapest type. */
function unitsAtBest(goods: readonly LooseGoods[], type: UnitType, types: readonly UnitType[], rules: LooseRules) {
  const [cheapest = type] = types.toSorted((a, b) => a.cost - b.cost)
  const before = Array.from({ length: countAtLeast(goods, type, rules) - 1 }, () => ({ type }))
  return [...before, { type: cheapest }]
}

/** How many units of a type there are at least, were they filled without a gap. */
function countAtLeast(goods: readonly LooseGoods[], type: UnitType, { road_limit_kg = Infinity }: LooseRules): number {
  const room = type.length_mm * type.width_mm * Math.min(type.height_mm, type.door_height_mm)
  let volume = 0
  let kg = 0
  for (const { kind } of goods) {
    const [{ length, width, height } = { length: 0, width: 0, height: 0 }] = kind.turns
    volume += kind.quantity * length * width * height
    kg += kind.quantity * kind.weight
  }
  return Math.ceil(Math.max(volume / room, kg / Math.min(type.payload_kg, road_limit_kg)))
}

/** Whether one carton goes into an empty unit at all. */
export function fitsLoose({ turns, weight }: Kind, type: UnitType, { road_limit_kg = Infinity }: LooseRules): boolean {
  const height = Math.min(type.height_mm, type.door_height_mm)
  const isRoom = (turn: Size) => turn.length <= type.length_mm && turn.width <= type.width_mm && turn.height <= height
  return weight <= Math.min(type.payload_kg, road_limit_kg) && turns.some(isRoom)
}

function fillUnits(goods: readonly LooseGoods[], type: UnitType, rules: LooseRules): LooseUnit[] | undefined {
  const units: LooseUnit[] = []
  let left = goods.filter(({ kind }) => kind.quantity > 0)
  while (left.length > 0) {
    const last = units.at(-1)
    const unit = last && isEnoughFor(last, left) ? last : fillUnit(left, type, rules)
    if (unit.boxes.length === 0) return undefined
    units.push(unit)
    left = without(left, unit.boxes)
  }
  return units
}

/** Whether goods of one kind fill another unit as they filled this one. */
function isEnoughFor({ boxes }: LooseUnit, [only, ...others]: readonly LooseGoods[]): boolean {
  return (
    only !== undefined &&
    others.length === 0 &&
    boxes.every(({ id }) => id === only.kind.id) &&
    only.kind.quantity >= boxes.length
  )
}

/**
 * The last stop against the front wall, each before it in front of that: nothing has to be moved to be unloaded. Every stop but the one at the door leaves as
 * much of the floor as it can; that one too when all are to stand together.
 */
function fillUnit(
  goods: readonly LooseGoods[],
  type: UnitType,
  { road_limit_kg, milliseconds }: LooseRules,
  isTogether = false,
): LooseUnit {
  const stops = [...new Set(goods.map(({ stop }) => stop))].sort((a, b) => b - a)
  const weights = new Map(goods.map(({ kind }) => [kind.id, kind.weight]))
  const height = Math.min(type.height_mm, type.door_height_mm)
  const boxes: Placement[] = []
  let payload = Math.min(type.payload_kg, road_limit_kg ?? Infinity)
  let begun = 0
  for (const stop of stops) {
    const room: Size = { length: type.length_mm - begun, width: type.width_mm, height }
    if (room.length <= 0) break
    const kinds = goods.filter((one) => one.stop === stop).map(({ kind }) => kind)
    const isShort = isTogether || stop !== stops.at(-1)
    const { placements, unplaced } = loadStop(kinds, { ...room, payload }, milliseconds / stops.length, isShort)
    for (const placed of placements) {
      boxes.push({ ...placed, x: placed.x + begun })
      payload -= weights.get(placed.id) ?? 0
    }
    if (unplaced.length > 0) break
    begun = reachOf(boxes)
  }
  return { type, boxes, kg: sumKilograms(boxes, ({ id }) => weights.get(id) ?? 0) }
}

/**
 * Loads goods of one stop. Where all of them go in and `isShort` asks for it, they are stacked into as little of the length as is found: what is laid layer by
 * layer, or set down from the corners, takes the whole floor however little it is. A length is tried with little effort: whether all go in is soon found.
 */
function loadStop(
  kinds: readonly Kind[],
  { payload, ...room }: Size & { payload: number },
  milliseconds: number,
  isShort: boolean,
): PackedContainer {
  const boxes = kinds.map(toBoxes)
  const pack = (length: number, isFromBack: boolean) =>
    packContainer({
      container: { ...room, length, payload },
      boxes,
      milliseconds: isFromBack ? milliseconds / 16 : milliseconds,
      seed: 0,
      support: 'full',
      isFromBack,
    })
  const loaded = pack(room.length, false)
  if (!isShort || loaded.unplaced.length > 0) return loaded
  const [least, reach] = [leastLengthOf(kinds, room), reachOf(loaded.placements)]
  for (const tried of [...triedLengths.map((times) => Math.ceil(least * times)), room.length]) {
    if (tried >= reach && tried < room.length) continue
    const shorter = pack(tried, true)
    if (shorter.unplaced.length === 0) return reachOf(shorter.placements) < reach ? shorter : loaded
  }
  return loaded
}

/** Lengths that are tried one after another, as multiples of the shortest there could be. */
const triedLengths = [1.05, 1.12, 1.25, 1.5, 2, 3]

/** No load of these is shorter, were it stacked without a gap. */
function leastLengthOf(kinds: readonly Kind[], { width, height }: Size): number {
  const volume = kinds.reduce(
    (sum, { quantity, turns: [turn] }) => sum + quantity * (turn ? turn.length * turn.width * turn.height : 0),
    0,
  )
  const longest = largest(kinds, ({ turns }) => Math.min(...turns.map(({ length }) => length)))
  return Math.max(longest, volume / (width * height))
}

/** How far from the front wall boxes stand. */
export function reachOf(boxes: readonly Placement[]): number {
  return largest(boxes, ({ x, length }) => x + length)
}

function without(goods: readonly LooseGoods[], boxes: readonly Placement[]): LooseGoods[] {
  const counts = countById(boxes)
  return goods
    .map(({ kind, stop }) => ({ stop, kind: { ...kind, quantity: kind.quantity - (counts.get(kind.id) ?? 0) } }))
    .filter(({ kind }) => kind.quantity > 0)
}

function keepOnly(goods: readonly LooseGoods[], boxes: readonly Placement[]): LooseGoods[] {
  const counts = countById(boxes)
  return goods.map(({ kind, stop }) => ({ stop, kind: { ...kind, quantity: counts.get(kind.id) ?? 0 } }))
}
