import { type Pack, sumLoads } from '../trade/load.ts'
import { type RouteLoad, writeLoad } from '../trade/route.ts'
import type { PalletCategory } from './form.ts'

/** Loaded pallets: the deck's height and the usual height with it, millimetres, and what a pallet carries, grams (EPAL). */
const deck = 144
const highest = 1800
const pallets: Record<PalletCategory, { length: number; width: number; carries: number }> = {
  'EUR-1': { length: 1200, width: 800, carries: 1_500_000 },
  'EUR-3': { length: 1200, width: 1000, carries: 1_500_000 },
  'EUR-6': { length: 800, width: 600, carries: 500_000 },
}

/** A number of equal packs. */
export type PackedLine = { pack: Pick<Pack, 'grams' | 'width' | 'height' | 'depth'>; packs: number }

/**
 * How many pallets the packs of a shipment take, standing upright in one pattern a line, 1.8 m high: what is left over of each line shares pallets by the part of
 * one it fills. An estimate a carrier can begin with. Undefined where a pack fits no such pallet.
 */
export function countPallets(lines: readonly PackedLine[], category: PalletCategory): number | undefined {
  let full = 0
  let rest = 0
  for (const { pack, packs } of lines) {
    const most = packsOnPallet(pack, category)
    if (most === 0) return undefined
    full += Math.floor(packs / most)
    rest += (packs % most) / most
  }
  return full + Math.ceil(rest - 1e-9)
}

/** How many packs of one size a pallet takes, by base, height and weight. */
export function packsOnPallet({ grams, width, height, depth }: PackedLine['pack'], category: PalletCategory): number {
  const { length, width: breadth, carries } = pallets[category]
  const inRows = (one: number, other: number) => Math.floor(length / one) * Math.floor(breadth / other)
  const inLayer = Math.max(inRows(width, depth), inRows(depth, width))
  const layers = Math.floor((highest - deck) / height)
  return Math.min(inLayer * layers, Math.floor(carries / grams))
}

/** A whole shipment, as lists and carriers read it; on no pallets where `pallet` is null. */
export function describeLoad(
  goods: readonly (PackedLine & { grams: number; litres: number })[],
  pallet: PalletCategory | null,
): RouteLoad {
  return writeLoad(sumLoads(goods), pallet === null ? null : (countPallets(goods, pallet) ?? null))
}
