import { formatDay, formatNumber, formatPlural } from '../locale.ts'
/** How the terms of an offer read. */

export function describeDays(days: number): string {
  return formatPlural(days, { one: '# day', other: '# days' })
}

/** 3 and 5 → '3 to 5 days'. */
export function describeTransit({ min, max }: { min: number; max: number }): string {
  if (min === max) return describeDays(max)
  const from = formatNumber(min)
  return formatPlural(max, { one: `${from} to # day`, other: `${from} to # days` })
}

/** 'Mar 31, 2027, to the end of the day in Europe/Berlin' */
export function describeValidity({ day, time_zone }: { day: string; time_zone: string }): string {
  const shown = formatDay(day)
  return shown === '' ? '' : `${shown}, to the end of the day in ${time_zone.replaceAll('_', ' ')}`
}
