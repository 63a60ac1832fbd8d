/** Units of weight. Apart from other units: any price may be one of a weight, and the first pages show prices. */

/** Exactly: the pound and the ounce are defined that way. */
const nanograms: Readonly<Record<string, bigint>> = {
  g: 1_000_000_000n,
  kg: 1_000_000_000_000n,
  t: 1_000_000_000_000_000n,
  lb: 453_592_370_000n,
  oz: 28_349_523_125n,
}

/** How many nanograms a unit of weight holds, for prices, which lose nothing on the way; undefined when the unit is not known. */
export function nanogramsOf(unit: string): bigint | undefined {
  return nanograms[unit]
}
