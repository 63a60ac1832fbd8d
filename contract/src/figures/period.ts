import { addDays, daysBetween } from '../trade/dates.ts'

/** Days in UTC, both included; ISO texts. */
export type Period = { from: string; to: string }

/** Periods people choose by name, the usual one first; `own` is two days of their own. */
export const periodNames = ['30', '7', '90', 'month', 'last-month', 'year', 'own'] as const
export type PeriodName = (typeof periodNames)[number]

/** The longest period figures are asked for: three years, with a leap day. */
export const mostPeriodDays = 1096

/** The period that a name stands for on a day. */
export function periodNamed(name: Exclude<PeriodName, 'own'>, today: string): Period {
  switch (name) {
    case 'month':
      return { from: firstOfMonth(today), to: today }
    case 'last-month': {
      const to = addDays(firstOfMonth(today), -1)
      return { from: firstOfMonth(to), to }
    }
    case 'year':
      return { from: addDays(today, -364), to: today }
    default:
      return { from: addDays(today, 1 - Number(name)), to: today }
  }
}

/** How many days a period has. */
export function countDays({ from, to }: Period): number {
  return daysBetween(from, to) + 1
}

/**
 * What a period is compared with. Whole months with as many months before; a month so far with the same days of the month before, where it has them; any other
 * with as many days before.
 */
export function periodBefore({ from, to }: Period): Period {
  if (from !== firstOfMonth(from)) return daysBefore({ from, to })
  if (to === lastOfMonth(to)) return { from: addMonths(from, -monthsOf({ from, to })), to: addDays(from, -1) }
  if (firstOfMonth(to) !== from) return daysBefore({ from, to })
  const start = addMonths(from, -1)
  const sameDay = addDays(start, daysBetween(from, to))
  return { from: start, to: sameDay < from ? sameDay : addDays(from, -1) }
}

function daysBefore({ from, to }: Period): Period {
  return { from: addDays(from, -countDays({ from, to })), to: addDays(from, -1) }
}

/** A period as the whole months in it, by the first day of the first and of the last, and the days that are left before and after them. */
export type PeriodParts = { months: Period | null; days: Period[] }

/** Splits a period so that every day of it is in one part: figures of long periods are summed by months, kept beside those of days. */
export function splitPeriod({ from, to }: Period): PeriodParts {
  const first = from === firstOfMonth(from) ? from : addMonths(firstOfMonth(from), 1)
  const last = to === lastOfMonth(to) ? firstOfMonth(to) : addMonths(firstOfMonth(to), -1)
  if (first > last) return { months: null, days: [{ from, to }] }
  const afterMonths = addMonths(last, 1)
  return {
    months: { from: first, to: last },
    days: [
      ...(from < first ? [{ from, to: addDays(first, -1) }] : []),
      ...(afterMonths <= to ? [{ from: afterMonths, to }] : []),
    ],
  }
}

/** By how much a figure has changed, as a fraction of what it was: 0.5 is half as much again. Null where nothing was, or nobody knows. */
export function changeOf(now: number, before: number | null): number | null {
  return before === null || before === 0 ? null : (now - before) / before
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}

function lastOfMonth(day: string): string {
  return addDays(addMonths(firstOfMonth(day), 1), -1)
}

/** Of the first day of a month. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

function monthsOf({ from, to }: Period): number {
  const [fromYear = 0, fromMonth = 1] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 1] = to.split('-').map(Number)
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1
}
