import type { GoodsTravel } from '../catalogue/travel.ts'
import type { PackHandling } from '../trade/handling.ts'
import type { Pack } from '../trade/load.ts'
import type { PlannedCarton } from './shapes.ts'

/** Goods as a plan is asked for: a quantity in the packs it travels in. */
export type PlannedGoods = {
  id: string
  name: string
  pack: Pack
  quantity: number
  /** Where they are loaded, as people call it, where that may differ from other goods of the plan. */
  origin?: string
}

/** The cartons of goods: sides to the tenth of a millimetre, weights to the gram. */
export function cartonOf({ id, name, pack, quantity, origin }: PlannedGoods): PlannedCarton {
  return {
    id,
    name,
    length_mm: tenths(pack.depth),
    width_mm: tenths(pack.width),
    height_mm: tenths(pack.height),
    gross_kg: Math.round(pack.grams) / 1000,
    units_per_carton: pack.units,
    units: quantity,
    ...(pack.handling && readHandling(pack.handling)),
    ...(pack.travel && readTravel(pack.travel)),
    ...(origin && { origin: origin.slice(0, 120) }),
  }
}

/** How goods must travel, as cartons of a plan say it. */
export function readTravel({
  temperature,
  dangerousGoodsClass,
  unNumber,
}: GoodsTravel): Pick<PlannedCarton, 'temperature_c' | 'dangerous_goods_class' | 'un_number'> {
  return {
    ...(temperature && { temperature_c: temperature }),
    ...(dangerousGoodsClass !== undefined && { dangerous_goods_class: dangerousGoodsClass }),
    ...(unNumber !== undefined && { un_number: unNumber }),
  }
}

function readHandling({ thisSideUp, stackable, maxStackLayers, maxTopLoadKg }: PackHandling): Partial<PlannedCarton> {
  return {
    this_side_up: thisSideUp,
    stackable,
    ...(maxStackLayers !== undefined && { max_stack_layers: maxStackLayers }),
    ...(maxTopLoadKg !== undefined && { max_top_load_kg: maxTopLoadKg }),
  }
}

function tenths(millimetres: number): number {
  return Math.round(millimetres * 10) / 10
}

/** As many cartons as are said, or as so many units fill. */
export type CartonCount = Pick<PlannedCarton, 'quantity' | 'units' | 'units_per_carton'>

/** How many cartons those are, the last of them perhaps not full. */
export function countPlannedCartons({ quantity, units, units_per_carton = 1 }: CartonCount): number {
  return quantity ?? Math.ceil((units ?? 0) / units_per_carton)
}
