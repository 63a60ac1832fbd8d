/** Numbers that are no money: shares and measures. Money is rounded in money.ts. */

/** What share `part` is of `whole`, in percent, not rounded; of nothing it is 0. */
export function toPercent(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}

/** To so many decimals. */
export function roundTo(value: number, places: number): number {
  return Number(value.toFixed(places))
}
