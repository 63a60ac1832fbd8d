/** The wall clock of a time zone at a moment. */
type WallClock = { year: number; month: number; day: number; hour: number }

/**
 * When the next digest is due: the first moment after `now` at which the clock of `timeZone` shows `hour` o'clock. On the day on which the clocks
 * skip that hour, the first moment after it.
 */
export function findNextDigest(now: Date, hour: number, timeZone: string): Date {
  const step = 15 * 60_000
  // Every time zone of today is a whole number of quarters of an hour away from UTC.
  let moment = Math.floor(now.getTime() / step) * step + step
  let before = readClock(new Date(moment - step), timeZone)
  for (let tries = 0; tries < 4 * 49; tries++, moment += step) {
    const clock = readClock(new Date(moment), timeZone)
    if (startsHour(before, clock, hour)) return new Date(moment)
    before = clock
  }
  throw new Error(`${timeZone} never shows ${hour} o'clock`)
}

/** Whether the clock has come to the hour, or over it, between two looks; putting the clock back an hour does not make it come twice. */
function startsHour(before: WallClock, clock: WallClock, hour: number): boolean {
  const isNewDay = before.day !== clock.day
  const last = isNewDay ? -1 : before.hour
  return last < hour && clock.hour >= hour
}

const formats = new Map<string, Intl.DateTimeFormat>()

function readClock(at: Date, timeZone: string): WallClock {
  let format = formats.get(timeZone)
  if (!format) {
    const numeric = 'numeric' as const
    // Nobody reads these: they are turned into numbers, so the digits must be those of English.
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      hourCycle: 'h23',
    })
    formats.set(timeZone, format)
  }
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour') }
}
