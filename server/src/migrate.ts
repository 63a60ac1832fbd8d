import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { connectionOptions } from './connection-watch.ts'
import { refuseStart } from './start-failure.ts'

const ownFolder = join(import.meta.dirname, '../migrations')

/** Any fixed number: two servers starting at once on the same database must not migrate it both. */
const lockKey = 4_127_318

type Migration = { name: string; text: string; hash: string }

type Options = {
  folder?: string
  /** Only these: what the database of a backup had run. */
  only?: ReadonlySet<string>
  /** Whether it is the restore that asks; for everybody else its half-filled database is closed. */
  isRestoring?: boolean
}

/**
 * Brings the database to the newest schema. Each file runs once, in its own transaction together with the note that it ran, so that an
 * interrupted upgrade is simply run again (docs/safety.md#g5). A file that was changed after it ran is refused: the schema would no longer be what the files say.
 */
export async function migrate(
  url: string,
  { folder = ownFolder, only, isRestoring = false }: Options = {},
): Promise<{ applied: string[] }> {
  const client = new pg.Client(connectionOptions(url))
  // A line that breaks tells whoever waits for an answer; an error that nobody listens to would end the process as a fault.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    if (!isRestoring) await refuseHalfRestored(client)
    await client.query(
      'create table if not exists migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const done = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
    const hashes = new Map(done.rows.map((row) => [row.name, row.hash]))
    const all = await readMigrations(folder)
    refuseUnknown(hashes, all)
    const applied: string[] = []
    for (const migration of all) {
      const hash = hashes.get(migration.name)
      if (only && !only.has(migration.name)) continue
      if (hash === migration.hash) continue
      if (hash !== undefined)
        throw new Error(
          `Migration ${migration.name} was changed after it had run. Restore the file and add a new migration instead.`,
        )
      await apply(client, migration)
      applied.push(migration.name)
    }
    return { applied }
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(migration.text)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [migration.name, migration.hash])
    await client.query('commit')
  } catch (error) {
    // Without its connection the transaction is over already.
    await client.query('rollback').catch(() => {})
    throw new Error(
      `Migration ${migration.name} failed and changed nothing: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

function refuseUnknown(done: ReadonlyMap<string, string>, all: readonly Migration[]): void {
  const known = new Set(all.map((migration) => migration.name))
  const unknown = [...done.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new Error(
      `The database was migrated by a newer version (${unknown.join(', ')}). Start that version, or restore a backup.`,
    )
}

/** A restore that was interrupted has left tables without their rows: nobody may take that for a new marketplace. */
async function refuseHalfRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select 1 where to_regclass('public.restore_under_way') is not null`)
  if (rows.length > 0)
    throw refuseStart(
      'A backup is being restored into this database, or that was interrupted: wait for it, or run npm run restore again.',
    )
}

/** All migrations of this version, in their order. */
export async function readMigrations(folder = ownFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}_[a-z_]+\.sql$/.test(name)).sort()
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}
