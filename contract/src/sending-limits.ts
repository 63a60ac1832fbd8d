import { defineMessages, formatNumber } from './locale.ts'
import { spellWait } from './spell-wait.ts'

/** What a company sends to others, and is therefore counted. */
export type Sending = 'requests' | 'messages'
/** Zero is no limit. */
export type SendingLimits = Record<Sending, { anHour: number; aDay: number }>

/**
 * What one company may send unless the operator says otherwise. A request to each of several sellers counts once for each. A busy buyer sends some dozens
 * a day; messages and offers are short and go to and fro.
 */
export const sendingLimits: SendingLimits = {
  requests: { anHour: 60, aDay: 300 },
  messages: { anHour: 300, aDay: 2000 },
}

/** What was sent in a window before this call, and in how many seconds that window ends. */
export type Spent = { before: number; endsIn: number }

/**
 * The window that has nothing left, or nothing when the call may be made. Whoever is below the limit may finish what they are sending, so that no cart and
 * no need is ever too large to be sent.
 */
export function findSpentWindow(
  limits: { anHour: number; aDay: number },
  spent: { hour: Spent; day: Spent },
): { window: 'hour' | 'day'; most: number; seconds: number } | undefined {
  const isSpent = (most: number, { before }: Spent) => most > 0 && before >= most
  // Who has nothing left for the day need not come back in an hour.
  if (isSpent(limits.aDay, spent.day)) return { window: 'day', most: limits.aDay, seconds: spent.day.endsIn }
  if (isSpent(limits.anHour, spent.hour)) return { window: 'hour', most: limits.anHour, seconds: spent.hour.endsIn }
  return undefined
}

/** What somebody reads whose company has nothing left; what they have filled in stays. */
export function writeSpent(sending: Sending, found: { window: 'hour' | 'day'; most: number; seconds: number }): string {
  return sentences[sending][found.window](formatNumber(found.most), spellWait(found.seconds))
}

const sentences = defineMessages({
  requests: {
    hour: (most: string, time: string) =>
      `Your company has sent ${most} requests within an hour, which is the most it may. Please send this in ${time}.`,
    day: (most: string, time: string) =>
      `Your company has sent ${most} requests within a day, which is the most it may. Please send this in ${time}.`,
  },
  messages: {
    hour: (most: string, time: string) =>
      `Your company has sent ${most} messages and offers within an hour, which is the most it may. Please send this in ${time}.`,
    day: (most: string, time: string) =>
      `Your company has sent ${most} messages and offers within a day, which is the most it may. Please send this in ${time}.`,
  },
})
