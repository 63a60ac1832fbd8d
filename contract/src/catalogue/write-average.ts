import { formatNumber } from '../locale.ts'

/** An average of stars as people read it, with one decimal always: 4 → '4.0', so that it stands beside 4.3. */
export function writeAverage(average: number): string {
  return formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
