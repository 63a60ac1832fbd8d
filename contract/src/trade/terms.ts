import { defineMessages, formatDay, formatNumber, formatPlural } from '../locale.ts'

/** How the terms of an offer read. */
const termMessages = defineMessages({
  days: (days: number) => formatPlural(days, { one: '# day', other: '# days' }),
  daysBetween: (min: number, max: number) =>
    formatPlural(max, { one: `${formatNumber(min)} to # day`, other: `${formatNumber(min)} to # days` }),
  validUntil: (day: string, place: string) => `${day}, to the end of the day in ${place}`,
})

/** 14 → '14 days' */
export function describeDays(days: number): string {
  return termMessages.days(days)
}

/** 3 and 5 → '3 to 5 days'. */
export function describeTransit({ min, max }: { min: number; max: number }): string {
  return min === max ? describeDays(max) : termMessages.daysBetween(min, max)
}

/** 'Mar 31, 2027, to the end of the day in Europe/Berlin' */
export function describeValidity({ day, time_zone }: { day: string; time_zone: string }): string {
  const shown = formatDay(day)
  return shown === '' ? '' : termMessages.validUntil(shown, time_zone.replaceAll('_', ' '))
}
