import type { Backup } from '@fairquay/contract/operations/endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

type BackupRow = Omit<Backup, 'started_at' | 'finished_at' | 'bytes' | 'is_there'> & {
  started_at: Date
  finished_at: Date | null
  bytes: string | null
}

const columns = sql`started_at, finished_at, state, place, name, bytes, files, is_encrypted, reason`

export async function findBackups(db: Queryable, most = 50): Promise<Backup[]> {
  const { rows } = await sql<BackupRow>`
    select ${columns} from backups order by started_at desc, id desc limit ${most}`.execute(db)
  return rows.map(presentBackup)
}

/** The last that was done, and the last that failed. */
export async function findLastBackups(db: Queryable) {
  const find = async (state: Backup['state']) => {
    const { rows } = await sql<BackupRow>`
      select ${columns} from backups where state = ${state} order by started_at desc, id desc limit 1`.execute(db)
    return rows[0] ? presentBackup(rows[0]) : null
  }
  const [last_done, last_failed, running] = [await find('done'), await find('failed'), await find('running')]
  return { last_done, last_failed, is_running: running !== null }
}

/** When the last one was begun, however it ended. */
export async function findLastStart(db: Queryable): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`select max(started_at) as at from backups`.execute(db)
  return rows[0]?.at ?? undefined
}

function presentBackup({ started_at, finished_at, bytes, ...rest }: BackupRow): Backup {
  return {
    ...rest,
    started_at: started_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    bytes: bytes === null ? null : Number(bytes),
    is_there: null,
  }
}
