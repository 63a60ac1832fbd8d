import { findImbalance, type LoadedUnit } from './load-units.ts'

/** A semi-trailer as most are in Europe: metres from the front wall, and kilograms of goods each end bears beside the trailer's own weight. */
const trailer = { kingpin_m: 1.6, axles_m: 9.3, kingpin_kg: 10_000, axles_kg: 19_000 }

/** How the goods of a trailer rest on the tractor and on the trailer's axles, and whether that is more than either bears. */
export function findAxleLoads(unit: LoadedUnit): { kingpin_kg: number; axles_kg: number; isOver: boolean } {
  const centre = ((findImbalance(unit).along + 0.5) * unit.type.length_mm) / 1000
  const axles_kg = (unit.kg * (centre - trailer.kingpin_m)) / (trailer.axles_m - trailer.kingpin_m)
  const kingpin_kg = unit.kg - axles_kg
  return { kingpin_kg, axles_kg, isOver: axles_kg > trailer.axles_kg || kingpin_kg > trailer.kingpin_kg }
}
