import { type FullLoads, findFullLoads } from './full-loads.ts'
import type { Carton } from './goods.ts'
import type { PalletName } from './pallet-types.ts'

/** What a kind of carton fills, and which pallet it is built on: the first of Europe's it fits on, EUR-1 where it fits on none. */
export type PackLoads = FullLoads & { pallet_name: PalletName }

/** Of the others one is an EUR-2 turned, and one half an EUR-1. */
const pallets = ['EUR-1', 'EUR-2'] as const
/** Cubic millimetres: what is smaller nobody loads one by one, and there would be tens of thousands to place. */
const smallestLoose = 2_000_000
/** So many in one layer are no shipping cartons, but what somebody types on the way to one; to lay them out would take minutes. */
const mostInLayer = 2000
const terms = { max_height_mm: 1800, road_limit_kg: 24_000 } as const

/** How one kind of carton loads: a pallet, a 20′ and a 40′ container and a trailer, on pallets and without. Undefined for what is too small to be told of. */
export function findPackLoads(carton: Carton): PackLoads | undefined {
  const [smallest = 0, middle = 0, largest = 0] = [carton.length_mm, carton.width_mm, carton.height_mm].sort(
    (a, b) => a - b,
  )
  if (smallest * middle * mostInLayer < 1200 * 800) return undefined
  const pallet_name = pallets.find((pallet) => findFullLoads(carton, { ...terms, pallet, types: [] }).pallet) ?? 'EUR-1'
  const full = findFullLoads(carton, {
    ...terms,
    pallet: pallet_name,
    types: ['20DC', '40DC', 'trailer'],
    loose: smallest * middle * largest >= smallestLoose,
  })
  return { ...full, pallet_name }
}
