import type { Packaging } from './shapes.ts'

/** A quote can be made when at least one packing is described fully: units, weight and all three measures above zero. */
export function hasCompletePackaging(packagings: readonly Packaging[]): boolean {
  return packagings.some(({ get_variants }) =>
    get_variants.some(({ get_variant: pack }) =>
      [
        pack.innerPackDimensionsWidth,
        pack.innerPackDimensionsHeight,
        pack.innerPackDimensionsDepth,
        pack.innerPackWeightValue,
        pack.productPerInnerPack,
      ].every((value) => value !== null && value > 0),
    ),
  )
}
