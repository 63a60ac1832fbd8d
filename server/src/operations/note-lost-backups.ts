import { sql } from 'kysely'
import { lockKey } from '../backup/make-backup.ts'
import { brokenOff } from '../backup/records.ts'
import type { Queryable } from '../database.ts'

/**
 * One that counts as running while nobody holds the lock of backups was killed, with its process or its machine. It is over: as long as it seemed to go on,
 * no other would be begun.
 */
export async function noteBrokenOff(db: Queryable): Promise<void> {
  await sql`
    update backups set state = 'failed', finished_at = now(), reason = ${brokenOff}
    where state = 'running' and not exists (
      select 1 from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${lockKey} and objsubid = 1
        and database = (select oid from pg_database where datname = current_database()))`.execute(db)
}

/** The number of the newest, however it ended. */
export async function findNewestBackup(db: Queryable): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from backups`.execute(db)
  return rows[0]?.id ?? 0
}

type Attempt = { place: string; isEncrypted: boolean; askedBy: number | undefined; reason: string }

/** One that came to its end before it could note that it had begun: a secret that cannot be read, a place that is none. */
export async function noteNotBegun(db: Queryable, { place, isEncrypted, askedBy, reason }: Attempt): Promise<void> {
  await sql`
    insert into backups (place, name, is_encrypted, asked_by, state, finished_at, reason)
    values (${place}, '', ${isEncrypted}, ${askedBy ?? null}, 'failed', now(), ${reason})`.execute(db)
}
