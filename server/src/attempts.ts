import { sql } from 'kysely'
import type { Database } from './database.ts'
import { Failure } from './failure.ts'

/**
 * Counts one attempt of `subject` (such as `login:ann@example.org` or `newsletter:203.0.113.7`) and refuses when there were more than
 * `most` within `minutes`. One atomic statement, so that parallel attempts cannot slip past the count.
 */
export async function countAttempt(db: Database, subject: string, most: number, minutes: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    insert into attempts as a (subject, window_start, count) values (${subject}, now(), 1)
    on conflict (subject) do update set
      count = case when a.window_start < now() - make_interval(mins => ${minutes}) then 1 else a.count + 1 end,
      window_start = case when a.window_start < now() - make_interval(mins => ${minutes}) then now() else a.window_start end
    returning count`.execute(db)
  if ((rows[0]?.count ?? 0) > most) throw new Failure('too_many')
}

/** Takes one attempt back that was none, after a success. */
export async function forgiveAttempt(db: Database, subject: string): Promise<void> {
  await sql`update attempts set count = count - 1 where subject = ${subject} and count > 0`.execute(db)
}

/** Forgets the attempts of a subject, after a success. */
export async function clearAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', subject).execute()
}
