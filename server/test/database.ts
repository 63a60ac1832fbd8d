import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/database.ts'
import { cloneDatabase, ensureDemoTemplate } from './templates.ts'

export type TestDatabase = { db: Database; url: string; close(): Promise<void> }

/** A machine under test may stand still for longer than a database in use may be silent; that it is not waited for for ever, `silent-network` shows. */
export const unhurried = { statement: 25_000, lock: 20_000, answer: 30_000, idle: 5000, connect: 30_000 }

/** A database of one test file's own: the whole schema and nothing in it. Close it when the file is done. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { url, empty } = inject('postgres')
  return openClone(url, empty)
}

/** A copy of the demo marketplace of a test file's own. Its pictures are rows without files. */
export async function openDemoDatabase(): Promise<TestDatabase> {
  const { url, name } = inject('demo')
  await ensureDemoTemplate(url, inject('postgres').empty, name)
  return openClone(url, name)
}

async function openClone(server: string, template: string): Promise<TestDatabase> {
  const clone = await cloneDatabase(server, template)
  const db = openDatabase(clone.url, { connections: 6, patience: unhurried })
  const close = async () => {
    await db.destroy()
    await clone.drop()
  }
  return { db, url: clone.url, close }
}
