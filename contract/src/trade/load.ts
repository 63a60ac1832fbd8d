import { type Handling, isPlainHandling } from '../catalogue/handling.ts'
import { hasCompletePackaging, readHandling } from '../catalogue/packaging.ts'
import type { Packaging, Product } from '../catalogue/shapes.ts'
import { type GoodsTravel, readTravel } from '../catalogue/travel.ts'
import { readVariant } from '../catalogue/variant-facts.ts'
import { defineMessages, formatNumber, formatPlural } from '../locale.ts'
import { sum } from '../money.ts'
import { toGrams, toMillimetres } from '../units.ts'
import type { DealPacking } from './deal.ts'
import type { PackHandling } from './handling.ts'

/** A pack as it travels: how many units it holds, what it weighs with them, its outer measures. */
export type Pack = {
  type: string
  units: number
  grams: number
  /** Millimetres. */
  width: number
  height: number
  depth: number
  /** Absent where it is handled as every pack is; packs that were stored before packs said anything have none. */
  handling?: PackHandling
  /** How what is in it must travel; absent where nobody says, and of packs that were stored before it was frozen. */
  travel?: GoodsTravel
}

/** What a quantity of a product is on the road. Weight is gross, in steps of 10 g; volume in litres: what is printed adds up to the printed total. */
export type Load = { pack: Pack; packs: number; isLastPackPartial: boolean; grams: number; litres: number }

/** Shipping cartons are what a forwarder lifts; where they are not described, the packs in them are. */
export const loadingLevels: readonly string[] = ['outer', 'inner', 'pallet']

/** The pack that goods travel in: the first that is described fully; undefined when none is, and no quote can be made (docs/product.md#cart). */
export function findPack(packagings: readonly Packaging[]): Pack | undefined {
  const byLevel = [...packagings].sort((a, b) => loadingLevels.indexOf(a.key) - loadingLevels.indexOf(b.key))
  for (const packaging of byLevel)
    for (const variant of packaging.get_variants)
      if (hasCompletePackaging([{ ...packaging, get_variants: [variant] }])) {
        const pack = readPack(variant)
        if (pack) return pack
      }
  return undefined
}

/** The pack that a product travels in in the chosen options, with how its goods must travel; undefined when none is described fully. */
export function findPackOf(product: Product, chosen: readonly number[]): Pack | undefined {
  const pack = findPack(readVariant(product, chosen).get_packaging)
  const travel = readTravel(product)
  return pack && Object.keys(travel).length > 0 ? { ...pack, travel } : pack
}

/** A load as a deal keeps it. */
export function writeDealPacking({ pack, ...load }: Load): DealPacking {
  const { grams, ...kept } = pack
  return { ...load, ...kept, grams_each: grams }
}

/** A load as it was frozen with a deal. */
export function readDealPacking({ packs, isLastPackPartial, grams, litres, ...kept }: DealPacking): Load {
  const { type, units, width, height, depth, grams_each, handling, travel } = kept
  const measures = { type, units, grams: grams_each, width, height, depth }
  return {
    pack: { ...measures, ...(handling && { handling }), ...(travel && { travel }) },
    packs,
    isLastPackPartial,
    grams,
    litres,
  }
}

function readPack({ get_type, get_variant: pack }: Packaging['get_variants'][number]): Pack | undefined {
  const length = (value: number | null) => toMillimetres(value ?? 0, pack.innerPackDimensionsType)
  const width = length(pack.innerPackDimensionsWidth)
  const height = length(pack.innerPackDimensionsHeight)
  const depth = length(pack.innerPackDimensionsDepth)
  const grams = toGrams(pack.innerPackWeightValue ?? 0, pack.innerPackWeightType)
  if (!width || !height || !depth || !grams || !pack.productPerInnerPack) return undefined
  const handling = travelHandling(readHandling(pack))
  return {
    type: get_type.name,
    units: pack.productPerInnerPack,
    grams,
    width,
    height,
    depth,
    ...(handling && { handling }),
  }
}

/** Only where it is not handled as every pack is. */
function travelHandling(handling: Handling): PackHandling | undefined {
  if (isPlainHandling(handling)) return undefined
  const { thisSideUp, stackable, maxStackLayers, maxTopLoad } = handling
  return {
    thisSideUp,
    stackable,
    ...(maxStackLayers !== null && { maxStackLayers }),
    ...(maxTopLoad !== null && { maxTopLoadKg: maxTopLoad }),
  }
}

/** A quantity in packs. A last pack that is not full counts as a full one: it takes the same place, and a forwarder plans for the most. */
export function loadPacks(pack: Pack, quantity: number): Load {
  const packs = Math.ceil(quantity / pack.units)
  const litresEach = (pack.width * pack.height * pack.depth) / 1_000_000
  return {
    pack,
    packs,
    isLastPackPartial: quantity % pack.units !== 0,
    grams: Math.max(10, Math.round((packs * pack.grams) / 10) * 10),
    litres: Math.max(1, Math.round(packs * litresEach)),
  }
}

export type LoadTotals = { packs: number; grams: number; litres: number }

/** The whole of several loads. */
export function sumLoads(loads: readonly LoadTotals[]): LoadTotals {
  return {
    packs: sum(loads.map(({ packs }) => packs)),
    grams: sum(loads.map(({ grams }) => grams)),
    litres: sum(loads.map(({ litres }) => litres)),
  }
}

/** 1234560 → '1,234.56 kg'. */
export function formatWeight(grams: number): string {
  return `${formatNumber(grams / 1000, { minimumFractionDigits: 2, maximumFractionDigits: 2 })} kg`
}

/** 1234 litres → '1.234 m³'. */
export function formatVolume(litres: number): string {
  return `${formatNumber(litres / 1000, { minimumFractionDigits: 3, maximumFractionDigits: 3 })} m³`
}

/** '1 pack', '1,680 packs'. */
export function formatPacks(count: number): string {
  return loadMessages.packs(count)
}

const loadMessages = defineMessages({
  packs: (count: number) => formatPlural(count, { one: '# pack', other: '# packs' }),
})

/** Outer measures in centimetres, width × depth × height. */
export function formatSize({ width, depth, height }: Pack): string {
  const centimetres = (value: number) => formatNumber(value / 10, { maximumFractionDigits: 1 })
  return `${centimetres(width)} × ${centimetres(depth)} × ${centimetres(height)} cm`
}

/** The different customs codes of the goods, rising. */
export function listHts(codes: readonly (string | null)[]): string[] {
  return [...new Set(codes.filter((code) => code !== null))].sort()
}
