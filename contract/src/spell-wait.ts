import { defineMessages, formatPlural } from './locale.ts'

/** 40 → 'one minute', 2563 → '43 minutes', 7000 → '2 hours': seconds until something is possible again, never told too short. */
export function spellWait(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return minutes > 90 ? sentences.hours(Math.ceil(minutes / 60)) : sentences.minutes(minutes)
}

const sentences = defineMessages({
  hours: (count: number) => formatPlural(count, { one: 'one hour', other: '# hours' }),
  minutes: (count: number) => formatPlural(count, { one: 'one minute', other: '# minutes' }),
  tooMany: (time: string) => `Too many attempts. Please wait ${time} and try again.`,
})

/** What somebody reads who has tried something too often, until the limit begins anew. */
export function writeTooMany(seconds: number): string {
  return sentences.tooMany(spellWait(seconds))
}
