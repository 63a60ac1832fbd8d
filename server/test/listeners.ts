import { sql } from 'kysely'
import type { Database } from '../src/database.ts'

/** How many processes and applications listen to this database. */
export async function countListeners(db: Database): Promise<number> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where application_name = 'fairquay-listener' and datname = current_database()`.execute(
    db,
  )
  return rows.length
}

/** Breaks the lines on which they hear. */
export async function cutListeners(db: Database): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'fairquay-listener' and datname = current_database()`.execute(db)
}
