import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import pg from 'pg'
import { readVersion } from '../backup/version.ts'
import type { Config } from '../config.ts'
import { connectionOptions } from '../connection-watch.ts'
import { takeInstanceLock } from '../instance-lock.ts'
import { readMigrations } from '../migrate.ts'
import type { UpgradeFacts } from './judge-upgrade.ts'

/** Whether a server works on the data folder, on this machine or another. */
export async function isServerRunning({ dataDir }: Pick<Config, 'dataDir'>): Promise<boolean> {
  if (!existsSync(dataDir)) return false
  try {
    const lock = await takeInstanceLock(dataDir)
    await lock.release()
    return false
  } catch (error) {
    if (error instanceof Error && error.name === 'StartRefused') return true
    throw error
  }
}

/** What is known of a database before anything is changed. `databaseDir` only of the embedded one, whose disk is this machine's. */
export async function findFacts(
  url: string,
  { databaseDir }: { databaseDir?: string | undefined },
): Promise<Omit<UpgradeFacts, 'isRunning'>> {
  const client = new pg.Client({ ...connectionOptions(url), statement_timeout: 60_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const ask = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows
    const has = async (table: string) =>
      (await ask<{ is: boolean }>(`select to_regclass('public.${table}') is not null as is`))[0]?.is === true
    const [about] = await ask<{ number: string; size: string }>(
      `select current_setting('server_version_num') as number, pg_database_size(current_database())::text as size`,
    )
    const done = (await has('migrations'))
      ? await ask<{ name: string; hash: string }>('select name, hash from migrations')
      : []
    const all = await readMigrations()
    const hashes = new Map(done.map(({ name, hash }) => [name, hash]))
    const [backup] = (await has('backups'))
      ? await ask<{ at: Date | null }>(`select max(finished_at) as at from backups where state = 'done'`)
      : []
    const disk = databaseDir === undefined ? undefined : await statfs(databaseDir)
    return {
      version: await readVersion(),
      postgres: Math.floor(Number(about?.number ?? 0) / 10_000),
      size: Number(about?.size ?? 0),
      free: disk && disk.bavail * disk.bsize,
      isHalfRestored: await has('restore_under_way'),
      done: done.length,
      waiting: all.filter(({ name }) => !hashes.has(name)).map(({ name }) => name),
      changed: all.filter(({ name, hash }) => (hashes.get(name) ?? hash) !== hash).map(({ name }) => name),
      unknown: done.filter(({ name }) => !all.some((known) => known.name === name)).map(({ name }) => name),
      lastBackup: backup?.at ?? undefined,
    }
  } finally {
    await client.end()
  }
}
