/** How the terms of an offer read. */

export function describeDays(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** 3 and 5 → '3 to 5 days'. */
export function describeTransit({ min, max }: { min: number; max: number }): string {
  return min === max ? describeDays(max) : `${min} to ${describeDays(max)}`
}

/** 'Mar 31, 2027, to the end of the day in Europe/Berlin' */
export function describeValidity({ day, time_zone }: { day: string; time_zone: string }): string {
  const date = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  const shown = date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
  return `${shown}, to the end of the day in ${time_zone.replaceAll('_', ' ')}`
}
