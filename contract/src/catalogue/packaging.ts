import type { Handling } from './handling.ts'
import type { Packaging } from './shapes.ts'

/** A quote can be made when at least one packing is described fully: units, weight and all three measures above zero. */
export function hasCompletePackaging(packagings: readonly Packaging[]): boolean {
  return packagings.some(({ get_variants }) =>
    get_variants.some(({ get_variant: pack }) =>
      isCompletePack([
        pack.innerPackDimensionsWidth,
        pack.innerPackDimensionsHeight,
        pack.innerPackDimensionsDepth,
        pack.innerPackWeightValue,
        pack.productPerInnerPack,
      ]),
    ),
  )
}

/** Of its units, weight, width, height and depth none is missing. */
export function isCompletePack(measures: readonly (number | null)[]): boolean {
  return measures.every((value) => value !== null && value > 0)
}

/** What a pack of the market says of how it is handled. */
export function readHandling(pack: Packaging['get_variants'][number]['get_variant']): Handling {
  return {
    thisSideUp: pack.innerPackThisSideUp,
    stackable: pack.innerPackStackable,
    maxStackLayers: pack.innerPackMaxStackLayers,
    maxTopLoad: pack.innerPackMaxTopLoad,
  }
}
