import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loadDemo } from '../demo/load.ts'
import { type Patience, usualPatience } from '../server/src/connection-watch.ts'
import { type Database, openDatabase } from '../server/src/database.ts'
import { startEmbedded } from '../server/src/embedded.ts'
import { openLocalFiles } from '../server/src/local-files.ts'
import { migrate } from '../server/src/migrate.ts'
import { makeTemporaryFolder } from '../server/test/postgres.ts'
import { atDatabase, dropDatabase, runStatement } from '../server/test/templates.ts'
import { multiplyListings } from './generate.ts'

/** The demo marketplace on a PostgreSQL with the settings of the product, and copies of it that are larger. */
export type Marketplace = {
  url: string
  files: string
  /** Another database with every listing `copies` times more. */
  multiply(copies: number): Promise<{ url: string; products: number }>
  /** Another database like the first, to be filled. */
  copy(): Promise<string>
  close(): Promise<void>
}

const [small, large, desk] = ['fairquay_bench', 'fairquay_bench_large', 'fairquay_bench_desk']

/** TEST_DATABASE_URL, when it is set, names the server to work on; its user may create databases. */
export async function openMarketplace(): Promise<Marketplace> {
  const folder = await makeTemporaryFolder('fairquay-bench-')
  const outside = process.env.TEST_DATABASE_URL
  const embedded = outside ? undefined : await startEmbedded({ folder: join(folder, 'database'), log: console.error })
  const server = outside ?? embedded?.url ?? ''
  const drop = async () => {
    for (const name of [small, large, desk]) await dropDatabase(server, name)
  }
  await drop()
  await runStatement(server, `create database ${small}`)
  const url = atDatabase(server, small)
  await migrate(url)
  const files = join(folder, 'files')
  await using(url, (db) => loadDemo({ db, files: openLocalFiles(files), log: { info: () => {} } }))
  return {
    url,
    files,
    async multiply(copies) {
      await runStatement(server, `create database ${large} template ${small}`)
      const address = atDatabase(server, large)
      return { url: address, products: await using(address, (db) => multiplyListings(db, copies)) }
    },
    async copy() {
      await dropDatabase(server, desk)
      await runStatement(server, `create database ${desk} template ${small}`)
      return atDatabase(server, desk)
    },
    async close() {
      if (embedded) await embedded.stop()
      else await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Filling a large database takes statements of minutes. */
const patience: Patience = { ...usualPatience, answer: 3_600_000 }

/** Works on a database through one connection. */
export async function using<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { connections: 1, patience })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
