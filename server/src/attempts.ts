import { createHash } from 'node:crypto'
import { type LimitBy, type LimitName, limits } from '@fairquay/contract/attempt-limits.ts'
import { writeTooMany } from '@fairquay/contract/spell-wait.ts'
import { sql } from 'kysely'
import { networkOf } from './counted-network.ts'
import type { Database, Queryable } from './database.ts'
import { Failure } from './failure.ts'
import { deleteOld, type Sweep } from './sweep.ts'

/**
 * Counts one attempt of `who` and refuses when there were more than the limit allows within its window. One atomic statement, so that parallel attempts
 * cannot slip past the count. `who` is written as the limit counts (`attempt-limits.ts` of the contract): the number of a person, `pairOf` …
 */
export async function countAttempt(db: Queryable, name: LimitName, who: string | number): Promise<void> {
  const { most, minutes } = limits[name]
  const { before, endsIn } = await addToCount(db, subjectOf(name, who), 1, minutes)
  if (before >= most) throw new Failure('too_many', undefined, writeTooMany(endsIn), endsIn)
}

/** The same for what a visitor does, by the network they come from. */
export function countAttemptFrom(db: Database, name: LimitBy<'network'>, address: string): Promise<void> {
  return countAttempt(db, name, networkOf(address))
}

/** Counts one attempt and says whether it is still within the limit, for whoever would not refuse the others. */
export async function isWithinLimit(db: Queryable, name: LimitName, who: string | number): Promise<boolean> {
  const { most, minutes } = limits[name]
  return (await addToCount(db, subjectOf(name, who), 1, minutes)).before < most
}

/** Adds to a count that begins anew after `minutes`, and says how much it was before and in how many seconds it does so. */
export async function addToCount(
  db: Queryable,
  subject: string,
  amount: number,
  minutes: number,
): Promise<{ before: number; endsIn: number }> {
  const { rows } = await sql<{ count: number; ends_in: number }>`
    insert into attempts as a (subject, window_start, count) values (${keyOf(subject)}, now(), ${amount}::int)
    on conflict (subject) do update set
      count = case when a.window_start < now() - make_interval(mins => ${minutes}) then excluded.count else a.count + excluded.count end,
      window_start = case when a.window_start < now() - make_interval(mins => ${minutes}) then now() else a.window_start end
    returning count, greatest(1, ceil(extract(epoch from window_start + make_interval(mins => ${minutes}) - now())))::int as ends_in`.execute(
    db,
  )
  return { before: (rows[0]?.count ?? amount) - amount, endsIn: rows[0]?.ends_in ?? minutes * 60 }
}

/** What one network does to one account, by its address or number. Whoever fails there shuts out nobody but themselves. */
export function pairOf(account: string | number, address: string): string {
  return `${networkOf(address)} ${account}`
}

/** Takes one attempt back that was none, after a success. */
export async function forgiveAttempt(db: Queryable, name: LimitName, who: string | number): Promise<void> {
  await sql`update attempts set count = count - 1 where subject = ${keyOf(subjectOf(name, who))} and count > 0`.execute(
    db,
  )
}

/** Forgets the attempts of `who`, after a success. */
export async function clearAttempts(db: Database, name: LimitName, who: string | number): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('subject', '=', keyOf(subjectOf(name, who)))
    .execute()
}

function subjectOf(name: LimitName, who: string | number): string {
  return `${name}:${who}`
}

/** The column holds 400 characters, and lower case can be longer than what was typed ('İ' becomes two). What is counted stays readable. */
function keyOf(subject: string): string {
  if (subject.length <= 400) return subject
  return `${subject.slice(0, subject.indexOf(':'))}:sha256 ${createHash('sha256').update(subject).digest('hex')}`
}

/** No window is longer than a day. */
export const oldAttempts: Sweep = {
  what: 'counted attempts',
  keptDays: () => 2,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'attempts', condition: sql`window_start < ${before}`, age: sql`window_start` }),
}
