import { findSpentWindow, type Sending, writeSpent } from '@fairquay/contract/sending-limits.ts'
import { addToCount } from './attempts.ts'
import type { Config } from './config.ts'
import type { Queryable } from './database.ts'
import { Failure } from './failure.ts'

/**
 * Counts what a company sends, in the transaction that sends it, and refuses when it has sent too much: what was refused or rolled back was not sent. Two
 * calls of one company wait for each other here, so that together they cannot slip past.
 */
export async function countSending(
  tx: Queryable,
  { sendingLimits }: Pick<Config, 'sendingLimits'>,
  companyId: number,
  sending: Sending,
  amount = 1,
): Promise<void> {
  const limits = sendingLimits[sending]
  if (limits.anHour === 0 && limits.aDay === 0) return
  const hour = await addToCount(tx, `${sending}-an-hour:${companyId}`, amount, 60)
  const day = await addToCount(tx, `${sending}-a-day:${companyId}`, amount, 24 * 60)
  const spent = findSpentWindow(limits, { hour, day })
  if (spent) throw new Failure('too_many', undefined, writeSpent(sending, spent), spent.seconds)
}
