import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { buildApp, jobHandlers, jobKinds } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import type { App } from '../src/http.ts'
import { openJobs } from '../src/jobs.ts'
import { openFiles } from '../src/open-files.ts'
import { makeMailSender } from '../src/send-mails.ts'
import { makeWebhookSender } from '../src/webhooks/send-webhooks.ts'
import { openDemoDatabase, openTestDatabase, type TestDatabase, unhurried } from './database.ts'
import { watchAnswers } from './documented-answers.ts'
import { makePerson, type Person } from './make.ts'
import { makeTemporaryFolder } from './postgres.ts'

export type Ask = { query?: object; body?: unknown; headers?: Record<string, string> }
/** A refusal or an answer; `body` is what the JSON held. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at answers of every shape.
export type Answer = { status: number; headers: Record<string, unknown>; text: string; body: any }

/** Somebody who makes calls. What they post is a sending of its own unless its headers name a key; an empty one is none. */
export type Caller = Record<'get' | 'post' | 'put' | 'patch' | 'delete', (path: string, ask?: Ask) => Promise<Answer>>

export type TestApp = {
  app: App
  db: App['db']
  guest: Caller
  /** Calls as a person; by a role, a new person of that role is made. */
  as(person: Person | Person['role']): Promise<Caller>
  /** Does every job that waits, sends every mail and calls every webhook that is due. */
  runJobs(): Promise<number>
  close(): Promise<void>
}

export const unlimitedSending = {
  REQUESTS_AN_HOUR: '0',
  REQUESTS_A_DAY: '0',
  MESSAGES_AN_HOUR: '0',
  MESSAGES_A_DAY: '0',
}

/** The real application on a database of the test file's own: everything but the network. With `demo`, on a copy of the demo marketplace. */
export async function openTestApp({
  demo = false,
  open = demo ? openDemoDatabase : openTestDatabase,
  environment = {},
  log = pino({ level: 'silent' }),
  addRoutes = async () => {},
}: {
  demo?: boolean
  /** Another database than an empty one or the demo's. */
  open?: () => Promise<TestDatabase>
  environment?: Record<string, string>
  log?: Logger
  /** What is added before the application is ready, as main.ts adds the web. */
  addRoutes?: (app: App) => Promise<void>
} = {}): Promise<TestApp> {
  const database = await open()
  const folder = await makeTemporaryFolder('fairquay-app-')
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    OVERLOAD_DELAY: '0',
    // Tests send as one company what a hundred would.
    ...unlimitedSending,
    ...environment,
  })
  const jobs = await openJobs(database.url, jobKinds, log, unhurried)
  const app = await buildApp({ db: database.db, jobs, files: await openFiles(config), config, log })
  await addRoutes(app)
  const answers = watchAnswers(app.http)
  await app.http.ready()
  const sender = makeMailSender(app)
  const caller = makeWebhookSender(app)
  return {
    app,
    db: database.db,
    guest: callerOf(app.http),
    as: async (person) =>
      callerOf(app.http, (typeof person === 'string' ? await makePerson(database.db, { role: person }) : person).token),
    runJobs: async () =>
      (await jobs.runWaiting(jobHandlers(app))) + (await sender.sendDue()) + (await caller.sendDue()),
    close: async () => {
      await app.http.close()
      await sender.stop()
      await caller.stop()
      await jobs.stop()
      await database.close()
      await rm(folder, { recursive: true, force: true })
      answers.refuseUndocumented()
    },
  }
}

function callerOf(http: FastifyInstance, token?: string): Caller {
  const call =
    (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') =>
    async (path: string, ask: Ask = {}) => {
      const response = await http.inject({
        method,
        url: path,
        query: Object.fromEntries(Object.entries(ask.query ?? {}).map(([name, value]) => [name, String(value)])),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
          ...ask.headers,
        },
        ...(ask.body !== undefined && { payload: ask.body as object }),
      })
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        body: readBody(response.body),
      }
    }
  return { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
