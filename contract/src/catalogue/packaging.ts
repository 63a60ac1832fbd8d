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
