import type { Rectangle } from '../layer.ts'
import { packContainer } from '../pack-container.ts'
import { type Carton, kindOf, toBoxes } from './goods.ts'
import { findPlaces } from './load-units.ts'
import { type PalletName, type PalletType, readPallet } from './pallet-types.ts'
import { findPattern } from './plan-pallets.ts'
import { type UnitName, type UnitType, unitTypes } from './unit-types.ts'

/** How much of one kind of carton fills what it travels in; what none fits into is left out. */
export type FullLoads = {
  /** On one pallet: cartons in all, as many as had room if it carried any weight, and one layer from above. */
  pallet?: {
    cartons: number
    cartons_by_room: number
    layer: Rectangle[]
    per_layer: number
    layers: number
    height_mm: number
    kg: number
  }
  /** In a container or trailer, on such pallets or without. */
  units: { type: UnitName; by: 'pallets' | 'loose'; cartons: number; pallets: number; kg: number }[]
}

export type FullLoadRules = {
  pallet: PalletName | PalletType
  max_height_mm: number
  types: readonly UnitName[]
  clearance_mm?: number
  road_limit_kg?: number
  /** Whether to look for what goes in without pallets too; it takes some milliseconds for each type. */
  loose?: boolean
}

/** Enough for equal cartons. */
const effort = { milliseconds: 2, seed: 0, support: 'full' } as const

/** What makes a full pallet, a full container: for whoever orders so much that nothing travels empty. How many there are of the carton does not matter. */
export function findFullLoads(carton: Carton, rules: FullLoadRules): FullLoads {
  const pallet = readPallet(rules.pallet)
  const pattern = findPattern(kindOf(carton, 0, 1), { pallet, max_height_mm: rules.max_height_mm })
  const perLayer = pattern?.layer.length ?? 0
  const layers = pattern ? Math.ceil(pattern.cartons / perLayer) : 0
  const full = pattern && {
    cartons: pattern.cartons,
    cartons_by_room: pattern.cartons_by_room,
    layer: pattern.layer,
    per_layer: perLayer,
    layers,
    height_mm: pallet.height_mm + layers * pattern.carton_height_mm,
    kg: pallet.kg + pattern.cartons * carton.gross_kg,
  }
  const types = rules.types.map((name) => unitTypes[name])
  return {
    ...(full && { pallet: full }),
    units: types.flatMap((type) => [
      ...(full ? fillWithPallets(carton, full, type, { ...rules, pallet }) : []),
      ...(rules.loose ? fillLoose(carton, type, rules) : []),
    ]),
  }
}

type Full = NonNullable<FullLoads['pallet']>

/** As many pallets as stand on the floor, the last of them lighter where the weight ends. */
function fillWithPallets(
  { gross_kg }: Carton,
  full: Full,
  type: UnitType,
  { pallet, clearance_mm = 10, road_limit_kg }: FullLoadRules & { pallet: PalletType },
): FullLoads['units'] {
  if (full.height_mm > Math.min(type.height_mm, type.door_height_mm)) return []
  const places = findPlaces(type, { pallet, clearance_mm }).length
  const most = Math.min(type.payload_kg, road_limit_kg ?? Infinity)
  let best = { cartons: 0, pallets: 0 }
  for (let pallets = 1; pallets <= places; pallets++) {
    const byWeight = gross_kg > 0 ? Math.floor((most - pallets * pallet.kg) / gross_kg + 1e-9) : Infinity
    const cartons = Math.min(pallets * full.cartons, byWeight)
    if (cartons > best.cartons) best = { cartons, pallets }
  }
  const kg = best.cartons * gross_kg + best.pallets * pallet.kg
  return best.cartons > 0 ? [{ type: type.name, by: 'pallets', ...best, kg }] : []
}

function fillLoose(carton: Carton, type: UnitType, { road_limit_kg }: FullLoadRules): FullLoads['units'] {
  const { length_mm, width_mm, payload_kg } = type
  const height = Math.min(type.height_mm, type.door_height_mm)
  const volume = carton.length_mm * carton.width_mm * carton.height_mm
  const quantity = Math.floor((length_mm * width_mm * height) / volume)
  const { placements } = packContainer({
    container: { length: length_mm, width: width_mm, height, payload: Math.min(payload_kg, road_limit_kg ?? Infinity) },
    boxes: [toBoxes(kindOf(carton, 0, quantity))],
    ...effort,
  })
  const cartons = placements.length
  return cartons > 0 ? [{ type: type.name, by: 'loose', cartons, pallets: 0, kg: cartons * carton.gross_kg }] : []
}
