import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { jobKinds } from '../src/app.ts'
import { openDatabase } from '../src/database.ts'
import { openJobs } from '../src/jobs.ts'
import { openLocalFiles } from '../src/local-files.ts'
import { migrate } from '../src/migrate.ts'
import { makeTemporaryFolder } from './postgres.ts'

/** The address of another database on the same server. */
export function atDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** One statement on a connection of its own, as creating and dropping databases needs. */
export async function runStatement(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** Makes a database with the whole schema, the job queue's included, for tests to be cloned from. */
export async function makeTemplate(url: string, name: string): Promise<void> {
  await runStatement(url, `create database ${name}`)
  await migrate(atDatabase(url, name))
  const jobs = await openJobs(atDatabase(url, name), jobKinds, pino({ level: 'silent' }))
  await jobs.stop()
}

/** The first test file that asks makes the demo template; the others wait for it. */
export async function ensureDemoTemplate(url: string, empty: string, name: string): Promise<void> {
  await holdLock(url, name, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = await cloneDatabase(url, empty)
    await fillWithDemo(draft.url)
    await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${name}`)
  })
}

/** Does what only one of all the processes of a run may do at a time; locks of another name do not wait for each other. */
export async function holdLock(url: string, name: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    await work(client)
  } finally {
    await client.end()
  }
}

async function fillWithDemo(url: string): Promise<void> {
  const { loadDemo } = await import('../../demo/load.ts')
  const folder = await makeTemporaryFolder('fairquay-demo-')
  const log = pino({ level: 'silent' })
  const db = openDatabase(url)
  try {
    await loadDemo({ db, files: openLocalFiles(folder), log })
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files are copied: writing their pages to the log as well, as is usual, takes three times the work. */
export async function cloneDatabase(url: string, template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runStatement(url, `create database ${name} template ${template} strategy file_copy`)
  return { url: atDatabase(url, name), drop: () => dropDatabase(url, name) }
}

/**
 * Drops a database if it is there, whoever is connected. The server's own vacuum may just be at work in it, which a role that is no superuser must not
 * end: it is done in a moment.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await runStatement(url, `drop database if exists ${name} with (force)`)
    } catch (error) {
      const isVacuumed = error instanceof Error && 'code' in error && error.code === '42501'
      if (!isVacuumed || tries >= 100) throw error
      await wait(100)
    }
}
