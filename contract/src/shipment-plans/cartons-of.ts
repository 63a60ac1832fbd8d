import type { Pack } from '../trade/load.ts'
import type { PlannedCarton } from './shapes.ts'

/** Goods as a plan is asked for: a quantity in the packs it travels in. */
export type PlannedGoods = { id: string; name: string; pack: Pack; quantity: number }

/** The cartons of goods: sides to the tenth of a millimetre, weights to the gram. */
export function cartonOf({ id, name, pack, quantity }: PlannedGoods): PlannedCarton {
  return {
    id,
    name,
    length_mm: tenths(pack.depth),
    width_mm: tenths(pack.width),
    height_mm: tenths(pack.height),
    gross_kg: Math.round(pack.grams) / 1000,
    units_per_carton: pack.units,
    units: quantity,
  }
}

function tenths(millimetres: number): number {
  return Math.round(millimetres * 10) / 10
}

/** How many cartons those are, the last of them perhaps not full. */
export function countPlannedCartons({ quantity, units, units_per_carton = 1 }: PlannedCarton): number {
  return quantity ?? Math.ceil((units ?? 0) / units_per_carton)
}
