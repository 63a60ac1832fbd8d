import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import type { LoadTotals } from './load.ts'

/** An end of a journey: `country` an ISO code, `place` the city; '' for what is not known of it. */
export const place = Type.Object({ country: Type.String(), place: Type.String() })
export type Place = Type.Static<typeof place>

/** How much travels, gross. `pallets` is counted from the packs as they are described; null where nothing goes on pallets, or it cannot be said how many. */
export const load = Type.Object({
  packs: Type.Integer(),
  pallets: nullable(Type.Integer()),
  weight_kg: Type.Number(),
  volume_m3: Type.Number(),
})
export type RouteLoad = Type.Static<typeof load>

/** Totals in grams and litres as they are told. */
export function writeLoad({ packs, grams, litres }: LoadTotals, pallets: number | null): RouteLoad {
  return { packs, pallets, weight_kg: grams / 1000, volume_m3: litres / 1000 }
}
