import { formatNumber } from '../locale.ts'

const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** A size of data for people, in units of 1,000: '3.4 GB'; one digit behind the point below ten. */
export function formatFileSize(bytes: number): string {
  const step = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const value = bytes / 1000 ** step
  const shown = step > 0 && value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  // 999.7 kB is 1 MB.
  return shown >= 1000 && step < units.length - 1
    ? `1 ${units[step + 1]}`
    : `${formatNumber(shown, { maximumFractionDigits: 1 })} ${units[step]}`
}
