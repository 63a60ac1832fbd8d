import * as Type from 'typebox'
import { closed, text } from '../fields.ts'

/** Until when an offer stands: to the end of a day (ISO) on the calendar of a time zone ('Europe/Berlin'). */
export const validity = closed({ day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), time_zone: text(60, 1) })
export type Validity = Type.Static<typeof validity>

const minute = 60_000
/** From UTC−12 to UTC+14 a day begins somewhere; a little more on both sides costs nothing. */
const earliest = -15 * 60
const latest = 13 * 60

/** The first moment after a day in a time zone: '2027-03-31' in Berlin → 2027-03-31T22:00:00Z. The day and the zone must be real. */
export function endOfDay({ day, time_zone }: Validity): Date {
  const midnight = new Date(`${day}T00:00:00Z`).getTime() + 24 * 60 * minute
  const next = new Date(midnight).toISOString().slice(0, 10)
  const dayOf = makeCalendar(time_zone)
  let [before, after] = [earliest, latest]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayOf(midnight + middle * minute) >= next) after = middle
    else before = middle
  }
  return new Date(midnight + after * minute)
}

/** The day it is in a time zone, ISO. */
export function dayIn(timeZone: string, now: Date): string {
  return makeCalendar(timeZone)(now.getTime())
}

function makeCalendar(timeZone: string): (time: number) => string {
  // Nobody reads these: Canada writes days as ISO does, so that they can be compared as texts.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (time) => format.format(time)
}
