import { refusePeriod } from '@fairquay/contract/figures/address.ts'
import { figureMessages } from '@fairquay/contract/figures/messages.ts'
import { type Period, periodNamed } from '@fairquay/contract/figures/period.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import { type RawBuilder, sql } from 'kysely'
import { Failure } from '../failure.ts'

/** The period that is asked for: where nothing is said the last thirty days, which are UTC's like all days of figures. */
export function readPeriod({ from, to }: { from?: string; to?: string }, now: Date): Period {
  const end = to ?? now.toISOString().slice(0, 10)
  const period = { from: from ?? periodNamed('30', end).from, to: end }
  const fault = refusePeriod(period)
  if (fault) throw new Failure('refused', { [fault === 'long' ? 'from' : 'to']: figureMessages.refusedPeriods[fault] })
  return period
}

/** Whether a moment (a column of type timestamptz) is in a period; readable along an index. */
export function isIn(moment: RawBuilder<unknown>, { from, to }: Period): RawBuilder<boolean> {
  const start = (day: string) => sql`(${day}::date::timestamp at time zone 'UTC')`
  return sql<boolean>`(${moment} >= ${start(from)} and ${moment} < ${start(addDays(to, 1))})`
}

/** Whether views of the first day of a period can still be there; days are kept for `keptDays`, 0 = for ever. */
export function isKept({ from }: Period, keptDays: number, now: Date): boolean {
  return keptDays === 0 || from >= addDays(now.toISOString().slice(0, 10), -keptDays)
}
