import { legalMessages } from './messages.ts'

export const longestLegalText = 100_000
export const longestChanges = 4000
/** A version can be announced so many days before it is in force. */
export const latestStartDays = 180

/** `in_force_on` is a day, '2027-03-01'. */
export type NewVersion = { text: string; changes: string; is_asked: boolean; in_force_on: string }

/** Field to sentence; empty when the version may be published. `number` is the one it would get, `today` a day in UTC, `after` the day the one before is in force from. */
export function refuseVersion(
  { text, changes, in_force_on }: NewVersion,
  { number, today, after }: { number: number; today: string; after: string | null },
): Partial<Record<keyof NewVersion, string>> {
  const refusals: Partial<Record<keyof NewVersion, string | undefined>> = {
    text: text.trim() === '' ? legalMessages.textMissing : undefined,
    changes: number > 1 && changes.trim() === '' ? legalMessages.changesMissing : undefined,
    in_force_on: refuseDay(in_force_on, today, after),
  }
  return Object.fromEntries(Object.entries(refusals).filter(([, sentence]) => sentence !== undefined))
}

function refuseDay(day: string, today: string, after: string | null): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)) return legalMessages.dayMissing
  if (day < today) return legalMessages.dayPast
  if (after !== null && day < after) return legalMessages.dayBeforeOther
  const days = (time - Date.parse(`${today}T00:00:00Z`)) / (24 * 3600 * 1000)
  return days > latestStartDays ? legalMessages.dayTooLate : undefined
}
