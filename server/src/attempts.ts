import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { networkOf } from './counted-network.ts'
import type { Database, Queryable } from './database.ts'
import { Failure } from './failure.ts'
import { deleteOld, type Sweep } from './sweep.ts'

/**
 * Counts one attempt of `subject` (such as `invite:7`) and refuses when there were more than `most` within `minutes`. One atomic statement, so that
 * parallel attempts cannot slip past the count.
 */
export async function countAttempt(db: Queryable, subject: string, most: number, minutes: number): Promise<void> {
  const { before, endsIn } = await addToCount(db, subject, 1, minutes)
  if (before >= most) throw new Failure('too_many', undefined, undefined, endsIn)
}

/** The same for what a visitor does, by the network they come from. */
export function countAttemptFrom(db: Database, what: string, address: string, most: number, minutes: number) {
  return countAttempt(db, fromSubject(what, address), most, minutes)
}

/** Counts one attempt and says whether it is still among the first `most`, for whoever would not refuse the others. */
export async function isWithinLimit(db: Queryable, subject: string, most: number, minutes: number): Promise<boolean> {
  return (await addToCount(db, subject, 1, minutes)).before < most
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

/** Everything of one kind that comes from one network. */
export function fromSubject(what: string, address: string): string {
  return `${what}-from:${networkOf(address)}`
}

/** What one network does to one account. Whoever fails there shuts out nobody but themselves. */
export function pairSubject(what: string, account: string, address: string): string {
  return `${what}:${networkOf(address)} ${account}`
}

/** Takes one attempt back that was none, after a success. */
export async function forgiveAttempt(db: Queryable, subject: string): Promise<void> {
  await sql`update attempts set count = count - 1 where subject = ${keyOf(subject)} and count > 0`.execute(db)
}

/** Forgets the attempts of a subject, after a success. */
export async function clearAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', keyOf(subject)).execute()
}

/** The column holds 400 characters, and lower case can be longer than what was typed ('İ' becomes two). */
function keyOf(subject: string): string {
  return subject.length <= 400 ? subject : `sha256:${createHash('sha256').update(subject).digest('hex')}`
}

/** No window is longer than an hour. */
export const oldAttempts: Sweep = {
  what: 'counted attempts',
  keptDays: () => 2,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'attempts', condition: sql`window_start < ${before}`, age: sql`window_start` }),
}
