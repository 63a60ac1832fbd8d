/** Numbers that are no money: shares and measures. Money is rounded in money.ts. */

/** What share `part` is of `whole`, in percent, not rounded; of nothing it is 0. */
export function toPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}

/** To so many decimals. */
export function roundTo(value: number, places: number): number {
  return Number(value.toFixed(places))
}

/** A percentage in its hundredths: 2.5 → 250; undefined where more than two decimals were given, or no number. */
export function readHundredths(percent: number): number | undefined {
  const hundredths = Math.round(percent * 100)
  // The division finds the very number again where nothing stood behind its second decimal.
  return hundredths / 100 === percent ? hundredths : undefined
}

/** 250 → 2.5. */
export function writeHundredths(hundredths: number): number {
  return hundredths / 100
}
