const hour = 3_600_000
const day = 24 * hour

/** People trade on workdays, from this hour to that one, by the clock of UTC: the demo is the same wherever it is looked at. */
export const opens = 8
export const closes = 18

/**
 * When somebody did what a story dates so many days back: stories count days of which five in seven are worked, so that a week of a story is a week, and who
 * acts does so in working hours. What is earlier in a story is earlier here, and nothing that has happened lies after `now`.
 */
export function whenDone(now: Date, daysAgo: number): Date {
  if (daysAgo < 0) return new Date(now.getTime() - daysAgo * day)
  let left = (daysAgo * 5 * (closes - opens) * hour) / 7
  let at = findLast(now)
  for (;;) {
    const today = at - startOf(at) - opens * hour
    if (left <= today) return new Date(at - left)
    left -= today
    at = findLast(new Date(startOf(at)))
  }
}

/** The first working moment at or after something that happened by itself. */
export function whenNoticed(at: Date): Date {
  const time = at.getTime()
  const start = startOf(time)
  if (isWorkday(start) && time - start < closes * hour) return new Date(Math.max(time, start + opens * hour))
  let next = start + day
  while (!isWorkday(next)) next += day
  return new Date(next + opens * hour)
}

/** The last working moment at or before this one. */
function findLast(now: Date): number {
  const time = now.getTime()
  const start = startOf(time)
  if (isWorkday(start) && time - start >= opens * hour) return Math.min(time, start + closes * hour)
  let last = start - day
  while (!isWorkday(last)) last -= day
  return last + closes * hour
}

function startOf(time: number): number {
  return Math.floor(time / day) * day
}

function isWorkday(time: number): boolean {
  const weekday = new Date(time).getUTCDay()
  return weekday > 0 && weekday < 6
}
