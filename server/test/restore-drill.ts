import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openFolderPlace } from '../src/backup/folder-place.ts'
import { makeBackup } from '../src/backup/make-backup.ts'
import { readBackup, restoreBackup } from '../src/backup/restore-backup.ts'
import type { Key, Seal } from '../src/backup/seal.ts'
import { type Database, openDatabase } from '../src/database.ts'
import type { FileStore } from '../src/files.ts'
import { openLocalFiles } from '../src/local-files.ts'
import { describeDatabase, describeFiles, findDifferences } from './compare-marketplaces.ts'
import { unhurried } from './database.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { atDatabase, dropDatabase, runStatement } from './templates.ts'

/** A marketplace to be backed up: its database and its files. */
export type Marketplace = { url: string; files: FileStore }

/** Gives the pictures of a marketplace, of which tests have the rows alone, files of all sizes. */
export async function makePictureFiles({ url, files }: Marketplace, most: number): Promise<number> {
  const db = openDatabase(url, { connections: 1, patience: unhurried })
  try {
    const { rows } = await sql<{ name: string }>`select name from images order by name limit ${most}::int`.execute(db)
    for (const [at, { name }] of rows.entries()) await files.write(`${name}.webp`, randomBytes((at * 577) % 70_000))
    return rows.length
  } finally {
    await db.destroy()
  }
}

export type Restores = { faults: string[]; rounds: number; rows: number; files: number }

/**
 * Backs a marketplace up and restores it into nothing, so many times, and compares table by table, object by object and file by file. Nobody writes meanwhile;
 * `drillBesideWriters` is about that.
 */
export async function drillRestores(
  market: Marketplace,
  count: number,
  seal?: { seal: Seal; key: Key },
): Promise<Restores> {
  const result: Restores = { faults: [], rounds: 0, rows: 0, files: 0 }
  const folder = await makeTemporaryFolder('fairquay-drill-')
  const place = openFolderPlace(join(folder, 'backups'))
  try {
    for (; result.rounds < count; result.rounds++) {
      const before = await describe(market)
      const made = await makeBackup({ ...market, place, seal: seal?.seal })
      const restored = await restoreAside(market.url, join(folder, 'backups', made.name), seal?.key)
      try {
        const differences = findDifferences(before, await describe(restored))
        result.faults.push(...differences.map((line) => `round ${result.rounds}: ${line}`))
        result.rows += made.manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
        result.files += made.manifest.files.count
      } finally {
        await restored.drop()
      }
      await place.remove(made.name)
    }
    return result
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The note of the backup itself is begun before and ended after the moment it holds.
const ownNotes = ['"public"."backups"']

async function describe({ url, files }: Marketplace): Promise<string[]> {
  const database = await describeDatabase(url, ownNotes)
  return [...database.filter((line) => !line.startsWith('sequence public.backups')), ...(await describeFiles(files))]
}

/** Restores into a new database of the same server, and a new folder. */
export async function restoreAside(
  server: string,
  path: string,
  key?: Key,
): Promise<Marketplace & { leftOut: string[]; drop(): Promise<void> }> {
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await runStatement(server, `create database ${name}`)
  const [url, dataDir] = [atDatabase(server, name), await makeTemporaryFolder('fairquay-restored-')]
  const files = openLocalFiles(join(dataDir, 'files'))
  const drop = async () => {
    await dropDatabase(server, name)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const archive = { path, key }
    const { leftOut } = await restoreBackup({ archive, url, files, isReplacing: false }, await readBackup(archive))
    return { url, files, leftOut, drop }
  } catch (error) {
    await drop()
    throw error
  }
}

/**
 * The same while people write: each writer stores a file, then its row together with a count, and deletes the row of an older one and then its file. In
 * whatever moment a backup was made, what it restores must have as many rows as the count says, and a file for each.
 */
export async function drillBesideWriters(market: Marketplace, count: number, writers: number) {
  const db = openDatabase(market.url, { connections: writers + 1, patience: unhurried })
  const folder = await makeTemporaryFolder('fairquay-drill-')
  const place = openFolderPlace(join(folder, 'backups'))
  const result = { faults: [] as string[], rounds: 0, written: 0, found: 0 }
  let isOver = false
  const writing = Array.from({ length: writers }, async (_, writer) => {
    await sql`insert into settings (name, value) values (${`drill-${writer}`}, '0')`.execute(db)
    while (!isOver) {
      await writeOnce(db, market, writer)
      result.written++
    }
  })
  try {
    for (; result.rounds < count; result.rounds++) {
      const made = await makeBackup({ ...market, place, seal: undefined })
      result.found += await checkRestored(market.url, join(folder, 'backups', made.name), result.faults)
    }
    isOver = true
    await Promise.all(writing)
    return result
  } finally {
    isOver = true
    await Promise.allSettled(writing)
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeOnce(db: Database, { files }: Marketplace, writer: number): Promise<void> {
  const [mine, name] = [`drill-${writer}-`, `drill-${writer}-${randomUUID()}`]
  await files.write(`${name}.webp`, randomBytes(3000))
  const gone = await db.transaction().execute(async (tx) => {
    await sql`insert into images (name, format, width, height, bytes) values (${name}, 'webp', 1, 1, 3000)`.execute(tx)
    const old = await sql<{ name: string }>`
      delete from images where id = (select id from images where starts_with(name, ${mine}) order by random() limit 1)
        and (select count(*) from images where starts_with(name, ${mine})) > 20 returning name`.execute(tx)
    await sql`update settings set value = (value::int + 1 - ${old.rows.length}::int)::text where name = ${`drill-${writer}`}`.execute(
      tx,
    )
    return old.rows
  })
  for (const one of gone) await files.remove(`${one.name}.webp`)
}

async function checkRestored(server: string, path: string, faults: string[]): Promise<number> {
  const restored = await restoreAside(server, path)
  const db = openDatabase(restored.url, { connections: 1, patience: unhurried })
  try {
    const { rows } = await sql<{ name: string }>`select name from images where starts_with(name, 'drill-')`.execute(db)
    for (const { name } of rows) if (!(await restored.files.read(`${name}.webp`))) faults.push(`${name} is missing`)
    const wrong = await sql<{ name: string }>`
      select name from settings s where starts_with(name, 'drill-')
        and value::int <> (select count(*) from images i where starts_with(i.name, s.name || '-'))`.execute(db)
    faults.push(...wrong.rows.map(({ name }) => `the count of ${name} is not what there is`))
    return rows.length
  } finally {
    await db.destroy()
    await restored.drop()
  }
}
