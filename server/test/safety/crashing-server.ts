import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '../../src/database.ts'
import type { FileStore } from '../../src/files.ts'
import { openLocalFiles } from '../../src/local-files.ts'
import { unlimitedSending } from '../app.ts'
import { layFreshData } from '../fresh-data.ts'
import { makeTemporaryFolder } from '../postgres.ts'
import { type Fairquay, startFairquay } from '../start-fairquay.ts'

const giveUpAfter = 120_000

export type Sending = { path: string; token: string; key: string; body: object }

export type Asking = { path: string; token: string; method?: string; body?: object | Buffer; key?: string }

/** The real server as a process of its own on a PostgreSQL of its own, to be killed, and people who ask until they are answered. */
export type CrashingServer = {
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>
  killServer(): Promise<void>
  killDatabase(): Promise<void>
  /** Where its pictures and documents lie. */
  files: FileStore
  /** Asks once; nothing without an answer, or when the server says that it could not. One in four hangs up before the answer can be there. */
  ask(asking: Asking): Promise<{ status: number; text: string } | undefined>
  /** Sends until there is an answer, always under the same key. One in four hangs up before it can be there. */
  sendUntilAnswered(sending: Sending): Promise<{ text: string; attempts: number }>
  close(): Promise<void>
}

export async function openCrashingServer(): Promise<CrashingServer> {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/build-web.ts'), '--when-changed'])
  const folder = await makeTemporaryFolder('fairquay-sends-')
  const data = join(folder, 'data')
  await layFreshData(data)
  const start = () => startFairquay({ DATA_DIR: data, DEMO: 'false', LOG_LEVEL: 'fatal', ...unlimitedSending })
  let fairquay: Fairquay = await start()

  async function sendOnce({
    path,
    token,
    key,
    body,
    method = 'POST',
  }: Asking): Promise<{ status: number; text: string } | undefined> {
    const hangsUp = Math.random() < 0.25
    const isFile = Buffer.isBuffer(body)
    return fetch(`${fairquay.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      signal: AbortSignal.timeout(hangsUp ? 1 + Math.floor(Math.random() * 20) : 10_000),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined)
  }

  return {
    files: openLocalFiles(join(data, 'files')),
    async ask(asking) {
      const answer = await sendOnce(asking)
      return answer && answer.status < 500 ? answer : undefined
    },
    async withDatabase(work) {
      const password = (await readFile(join(data, 'database/password'), 'utf8')).trim()
      const socket = encodeURIComponent(join(data, 'database'))
      const url = `postgres://fairquay:${password}@127.0.0.1:5432/fairquay?host=${socket}`
      const db = openDatabase(url, { connections: 1 })
      try {
        await waitForDatabase(db)
        return await work(db)
      } finally {
        await db.destroy()
      }
    },
    async killServer() {
      await fairquay.stop('SIGKILL')
      fairquay = await start()
    },
    async killDatabase() {
      const [postmaster] = (await readFile(join(data, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(postmaster), 'SIGKILL')
    },
    async sendUntilAnswered(sending) {
      const deadline = Date.now() + giveUpAfter
      for (let attempts = 1; ; attempts++) {
        if (Date.now() > deadline) throw new Error(`No answer from ${sending.path} after ${attempts} attempts`)
        const answer = await sendOnce(sending)
        if (answer && answer.status < 300) return { text: answer.text, attempts }
        if (answer && answer.status < 500 && !isStillRunning(answer))
          throw new Error(`${sending.path} was answered ${answer.status}: ${answer.text}`)
        await pause(40)
      }
    },
    async close() {
      await fairquay.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** It may have been killed just before. */
async function waitForDatabase(db: Database): Promise<void> {
  for (const deadline = Date.now() + giveUpAfter; ; await pause(100))
    try {
      await sql`select 1`.execute(db)
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
}

function isStillRunning({ status, text }: { status: number; text: string }): boolean {
  return status === 409 && text.includes('"still_running"')
}

/** Waits until `count` says so many, for a while. */
export async function waitUntil(count: () => number, goal: number): Promise<void> {
  for (const deadline = Date.now() + giveUpAfter; count() < goal && Date.now() < deadline; ) await pause(2)
}
