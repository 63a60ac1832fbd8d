import { findNextDigest } from '../../notifications/digest.ts'
import { toPercent } from '../../rounding.ts'

/** How often a feed is fetched. */
export const feedRhythms = ['hourly', 'six-hourly', 'daily', 'weekly'] as const
export type FeedRhythm = (typeof feedRhythms)[number]

/** What becomes of goods that a feed brought and that are not in it any more. */
export const missingActions = ['keep', 'hide', 'unavailable'] as const
export type MissingAction = (typeof missingActions)[number]

/** When the company's people are written to about a feed. */
export const feedTellings = ['problems', 'changes', 'never'] as const
export type FeedTelling = (typeof feedTellings)[number]

/** How far a fetch is; those of `openRunStates` have not ended. `mapping` waits for somebody to say what the columns are. */
export const feedRunStates = [
  'waiting',
  'fetching',
  'reading',
  'mapping',
  'applied',
  'unchanged',
  'held',
  'failed',
  'discarded',
] as const
export type FeedRunState = (typeof feedRunStates)[number]

const openRunStates: readonly FeedRunState[] = ['waiting', 'fetching', 'reading', 'mapping']

export function isRunOpen(state: FeedRunState): boolean {
  return openRunStates.includes(state)
}

/** Why a feed is not fetched by itself. `set-up`: nobody has named its columns yet. */
export const feedPauses = ['set-up', 'person', 'failing', 'undone'] as const
export type FeedPause = (typeof feedPauses)[number]

/** Feeds a company may have. */
export const mostFeeds = 20

/** `hour` is that of the company's clock; `weekday` 1 is Monday. Both matter only to rhythms that name them. */
export type FeedSchedule = { rhythm: FeedRhythm; hour: number; weekday: number; timeZone: string }

const hour = 3_600_000

/** When a feed is fetched next, after `now`. */
export function findNextFetch(now: Date, { rhythm, hour: at, weekday, timeZone }: FeedSchedule): Date {
  if (rhythm === 'hourly') return new Date(now.getTime() + hour)
  if (rhythm === 'six-hourly') return new Date(now.getTime() + 6 * hour)
  let next = findNextDigest(now, at, timeZone)
  if (rhythm === 'daily') return next
  for (let tries = 0; tries < 8 && weekdayOf(next, timeZone) !== weekday; tries++)
    next = findNextDigest(next, at, timeZone)
  return next
}

/** The day of the week there: 1 is Monday, 7 Sunday. */
function weekdayOf(at: Date, timeZone: string): number {
  // Nobody reads this: it is looked up in a list, so it must be English.
  const name = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' }).format(at)
  return ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(name) + 1
}

/** After so many fetches in a row that failed, a feed is paused and its people are told. */
export const mostFailures = 12

const firstPause = hour / 4

/**
 * When a feed whose last fetches failed is tried again: after 15 minutes, 30, 60 … or when it is due by its schedule, whichever comes first. Undefined when it
 * has failed too often.
 */
export function findRetry(now: Date, failures: number, schedule: FeedSchedule): Date | undefined {
  if (failures >= mostFailures) return undefined
  const soon = now.getTime() + firstPause * 2 ** Math.min(failures - 1, 20)
  return new Date(Math.min(soon, findNextFetch(now, schedule).getTime()))
}

/** So few missing goods are never taken for a broken file. */
const fewMissing = 5

/** Whether so many missing goods look like a file that was cut off rather than like goods that are gone: more than `mostPercent` of those the feed brought. */
export function isTooMuchMissing(missing: number, known: number, mostPercent: number): boolean {
  return missing > fewMissing && toPercent(missing, known) > mostPercent
}

/** What a fetch came to, as far as telling people of it goes. */
export type FeedResult = {
  state: FeedRunState
  create: number
  change: number
  refuse: number
  takenOut: number
  broughtBack: number
}

/**
 * Whether a fetch is worth a mail. What failed is told once, not with each try; refused rows only when there are other than the last time, or a feed that is
 * fetched every hour would write every hour.
 */
export function isWorthTelling(
  telling: FeedTelling,
  now: FeedResult,
  before: Pick<FeedResult, 'state' | 'refuse'> | undefined,
): boolean {
  if (telling === 'never') return false
  if (now.state === 'held') return before?.state !== 'held'
  if (now.state === 'failed') return before?.state !== 'failed'
  if (now.state !== 'applied') return false
  if (now.refuse > 0 && now.refuse !== before?.refuse) return true
  return telling === 'changes' && now.create + now.change + now.takenOut + now.broughtBack > 0
}
