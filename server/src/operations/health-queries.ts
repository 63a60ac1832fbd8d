import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** What the database knows of itself. */
export async function findDatabaseFacts(db: Queryable) {
  const { rows } = await sql<{
    version: string
    size: string
    connections: number
    most_connections: number
    migration: string
    has_demo_accounts: boolean
  }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as size,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as most_connections,
      (select max(name) from migrations) as migration,
      exists (select 1 from users where email like '%@demo.test' and status = 1) as has_demo_accounts`.execute(db)
  return rows[0] as NonNullable<(typeof rows)[0]>
}

export async function findMailFacts(db: Queryable) {
  const { rows } = await sql<{ waiting: number; failed: number; sent_last_day: number }>`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'sent' and sent_at > now() - interval '1 day')::int as sent_last_day
    from mails where state in ('waiting', 'failed') or (state = 'sent' and sent_at > now() - interval '1 day')`.execute(
    db,
  )
  return rows[0] as NonNullable<(typeof rows)[0]>
}

/** Of the queue; `lag` is how long the oldest that is due has waited, seconds. */
export async function findJobFacts(db: Queryable) {
  const { rows } = await sql<{ waiting: number; running: number; failed_last_day: number; lag: number }>`
    select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed_last_day,
      coalesce(max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry') and start_after <= now()), 0)::int as lag
    from pgboss.job`.execute(db)
  return rows[0] as NonNullable<(typeof rows)[0]>
}
