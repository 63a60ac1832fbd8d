import { sql } from 'kysely'
import type { Queryable } from '../src/database.ts'

/**
 * Whether another connection waits for a lock that this transaction holds; asking keeps the transaction from idling. Not read from `pg_stat_activity`: inside a
 * transaction that view stays as it was when it was first read, so a process that connected later would never be seen.
 */
export async function isSomebodyWaitingFor(tx: Queryable): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_locks
    where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(tx)
  return (rows[0]?.n ?? 0) > 0
}
