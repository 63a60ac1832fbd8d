import type pg from 'pg'
import { migrate, readMigrations } from '../migrate.ts'
import { refuseStart } from '../start-failure.ts'
import { emptyTables, makeLoader, putBack, setAside, setSequences } from './load-tables.ts'
import { type Manifest, queueName, schemas } from './manifest.ts'
import { connectUnhurried } from './open-snapshot.ts'
import type { TarEntry } from './tar.ts'

/** Says so before anything is touched when this version does not know what the backup's database went through. */
export async function refuseNewerBackup({ migrations, version }: Manifest): Promise<void> {
  const known = new Map((await readMigrations()).map(({ name, hash }) => [name, hash]))
  const strange = migrations.filter(({ name, hash }) => known.get(name) !== hash)
  const isNewer = strange.some(({ name }) => !known.has(name))
  if (isNewer)
    throw refuseStart(
      `The backup was made by a newer version (${version}, with ${strange[0]?.name}): check that version out to restore it. Nothing was touched.`,
    )
  if (strange.length > 0)
    throw refuseStart(
      `The migration ${strange[0]?.name} is not the one that the backup's database ran: restore the file. Nothing was touched.`,
    )
}

/** What stands in the database while a restore is not done: a server that finds it does not start (migrate.ts). */
const markTable = 'restore_under_way'

/** Whether a database holds anything: `part` of a restore that was interrupted counts as nothing worth keeping. */
export async function inspectDatabase(url: string): Promise<'empty' | 'part' | 'full'> {
  const client = await connectUnhurried(url)
  try {
    const { rows } = await client.query<{ name: string }>(
      `select relname::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any($1) and relkind in ('r', 'p')`,
      [schemas],
    )
    if (rows.some(({ name }) => name === markTable)) return 'part'
    return rows.length === 0 ? 'empty' : 'full'
  } finally {
    await client.end()
  }
}

/** With DATABASE_URL a server may work on the database from any folder, also on another machine. */
export async function refuseUsedDatabase(url: string): Promise<void> {
  const client = await connectUnhurried(url)
  try {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'fairquay-jobs'`,
    )
    if (rows.length > 0) throw refuseStart('A server of Fairquay works on this database: stop it first.')
  } finally {
    await client.end()
  }
}

/** Makes the tables as they were when the backup was made; whatever was in a database that is not empty is gone. */
export async function makeTables(
  url: string,
  { migrations }: Manifest,
  { isEmpty }: { isEmpty: boolean },
): Promise<void> {
  const client = await connectUnhurried(url)
  try {
    await client.query('begin')
    if (!isEmpty) {
      await client.query('drop schema if exists pgboss cascade')
      // With its extensions, which migrations make again.
      await client.query('drop schema public cascade')
      await client.query('create schema public')
    }
    await client.query(`create table ${markTable} (since timestamptz not null default now())`)
    await client.query('commit')
  } finally {
    await client.end()
  }
  await migrate(url, { only: new Set(migrations.map(({ name }) => name)), isRestoring: true })
}

/**
 * Loads what the backup holds of the database, all of it or nothing. `entries` are the backup's, in their order, without its files. Returns the tables
 * that are not ours and were left out.
 */
export async function loadDatabase(
  url: string,
  manifest: Manifest,
  entries: AsyncIterable<TarEntry>,
): Promise<string[]> {
  const client = await connectUnhurried(url)
  try {
    return await load(client, manifest, entries)
  } finally {
    await client.end()
  }
}

async function load(client: pg.Client, manifest: Manifest, entries: AsyncIterable<TarEntry>): Promise<string[]> {
  const begin = async () => {
    await client.query('begin')
    await client.query(`set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC'`)
    const aside = await setAside(client)
    const there = await emptyTables(client, manifest.tables)
    return { aside, there, loader: makeLoader(client, manifest.tables, there) }
  }
  let work: Awaited<ReturnType<typeof begin>> | undefined
  for await (const entry of entries) {
    if (entry.name === queueName) {
      const parts: Buffer[] = []
      for await (const chunk of entry.body) parts.push(chunk)
      await client.query(Buffer.concat(parts).toString())
    } else {
      work ??= await begin()
      await work.loader.take(entry)
    }
  }
  work ??= await begin()
  await work.loader.finish()
  await setSequences(client, manifest.sequences)
  // The backup itself, which was still being made in the moment that it holds: it was finished, or it could not be restored.
  if (work.there.some(({ name }) => name === 'backups'))
    await client.query(`update backups set state = 'done', finished_at = now() where state = 'running'`)
  await putBack(client, work.aside)
  await client.query(`drop table public.${markTable}`)
  await client.query('commit')
  // Plans are made by what is known of the rows; the database would learn that by itself within minutes.
  await client.query('analyze')
  const { there } = work
  return manifest.tables.filter((table) => !there.includes(table)).map(({ schema, name }) => `${schema}.${name}`)
}
