import type { Placement } from '../pack-container.ts'
import { type Boxes, type Kind, turnsOf } from '../packing/kinds.ts'

/** Equal cartons as a plan takes them: outside, with what is in them. */
export type Carton = {
  id: string
  length_mm: number
  width_mm: number
  height_mm: number
  gross_kg: number
  /** How many there are; or `units` with how many go into one. */
  quantity?: number
  units_per_carton?: number
  units?: number
  /** The edge called height stays vertical; so when left out. */
  this_side_up?: boolean
  /** Something may stand on it; so when left out. */
  stackable?: boolean
  /** At most so many on one another, the lowest counted. */
  max_stack_layers?: number
  max_top_load_kg?: number
}

/** How many cartons that is, the last of them filled in part when units do not go up. */
export function countCartons({ quantity, units, units_per_carton = 1 }: Carton): number {
  return quantity ?? Math.ceil((units ?? 0) / units_per_carton)
}

/** How many units the last carton holds when it is not full, and with how many units in all it would be. */
export function findPartialCarton({ units, units_per_carton = 1 }: Carton) {
  const inLast = (units ?? 0) % units_per_carton
  if (units === undefined || inLast === 0) return undefined
  return { units_in_last: inLast, next_full_units: units - inLast + units_per_carton }
}

/** What the packing knows of cartons. That few may be stacked is a limit on what the lowest bears. */
export function kindOf(carton: Carton, index: number, quantity = countCartons(carton)): Kind {
  const { id, length_mm, width_mm, height_mm, gross_kg, stackable = true, this_side_up = true } = carton
  const byLayers = carton.max_stack_layers === undefined ? Infinity : (carton.max_stack_layers - 1) * gross_kg
  return {
    index,
    id,
    quantity,
    turns: turnsOf(
      { length: length_mm, width: width_mm, height: height_mm },
      this_side_up ? undefined : [true, true, true],
    ),
    weight: gross_kg,
    maxTopLoad: stackable ? Math.min(carton.max_top_load_kg ?? Infinity, byLayers) : 0,
  }
}

/** A kind as boxes are given to the search. */
export function toBoxes({ id, quantity, turns, weight, maxTopLoad }: Kind): Boxes {
  const { length, width, height } = turns.at(-1) ?? { length: 0, width: 0, height: 0 }
  const isTurnable = turns.some((turn) => turn.height !== height)
  return {
    id,
    length,
    width,
    height,
    quantity,
    weight,
    maxTopLoad,
    upright: isTurnable ? ([true, true, true] as const) : undefined,
  }
}

/** The largest of some measures, 0 of none; of any number of them, which the arguments of a function are not. */
export function largest<Thing>(things: readonly Thing[], measure: (thing: Thing) => number): number {
  return things.reduce((most, thing) => Math.max(most, measure(thing)), 0)
}

/** What things weigh together, with what they lie on, in kilograms to the gram: further places are none that were weighed, only what adding leaves. */
export function sumKilograms<Thing>(things: readonly Thing[], weigh: (thing: Thing) => number, empty = 0): number {
  return Math.round(things.reduce((sum, thing) => sum + weigh(thing), empty) * 1000) / 1000
}

/** How many boxes of each id there are. */
export function countById(boxes: readonly Placement[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { id } of boxes) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
