/** Lengths, weights and volumes as sellers write them, in the measures that forwarders calculate with. */

const millimetres: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, ft: 304.8 }
/** Exactly: the pound and the ounce are defined that way. */
const nanograms: Readonly<Record<string, bigint>> = {
  g: 1_000_000_000n,
  kg: 1_000_000_000_000n,
  t: 1_000_000_000_000_000n,
  lb: 453_592_370_000n,
  oz: 28_349_523_125n,
}

/** A length in millimetres; undefined when the unit is not known. */
export function toMillimetres(value: number, unit: string): number | undefined {
  const factor = millimetres[unit]
  return factor === undefined ? undefined : value * factor
}

/** A weight in grams; undefined when the unit is not known. */
export function toGrams(value: number, unit: string): number | undefined {
  const factor = nanograms[unit]
  return factor === undefined ? undefined : value * (Number(factor) / 1e9)
}

/** How many nanograms a unit of weight holds, for prices, which lose nothing on the way; undefined when the unit is not known. */
export function nanogramsOf(unit: string): bigint | undefined {
  return nanograms[unit]
}

/** Degrees Fahrenheit to degrees Celsius, one decimal. */
export function toCelsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) / 9) * 50) / 10
}
