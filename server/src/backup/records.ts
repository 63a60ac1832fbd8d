import type pg from 'pg'
import type { Manifest } from './manifest.ts'

/** The notes that backups leave in the database, written beside the snapshot. One older than these notes has nowhere to put them. */
async function hasRecords(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`select 1 where to_regclass('public.backups') is not null`)
  return rows.length > 0
}

type Begun = { place: string; name: string; isEncrypted: boolean; askedBy: number | undefined }

export const brokenOff = 'It was interrupted: the server or the command that made it ended.'

/** The caller holds the lock of backups: whichever still counts as running was killed. */
export async function beginRecord(client: pg.Client, { place, name, isEncrypted, askedBy }: Begun) {
  if (!(await hasRecords(client))) return undefined
  await client.query(`update backups set state = 'failed', finished_at = now(), reason = $1 where state = 'running'`, [
    brokenOff,
  ])
  const { rows } = await client.query<{ id: number }>(
    'insert into backups (place, name, is_encrypted, asked_by) values ($1, $2, $3, $4) returning id',
    [place, name, isEncrypted, askedBy ?? null],
  )
  return rows[0]?.id
}

export async function endRecord(
  client: pg.Client,
  id: number | undefined,
  { bytes, manifest }: { bytes: number; manifest: Manifest },
): Promise<void> {
  if (id === undefined) return
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  await client.query(
    `update backups set state = 'done', finished_at = now(), bytes = $2, rows = $3, files = $4 where id = $1`,
    [id, bytes, rows, manifest.files.count],
  )
}

export async function failRecord(client: pg.Client, id: number | undefined, reason: string): Promise<void> {
  if (id === undefined) return
  await client.query(`update backups set state = 'failed', finished_at = now(), reason = $2 where id = $1`, [
    id,
    reason.slice(0, 1000),
  ])
}
