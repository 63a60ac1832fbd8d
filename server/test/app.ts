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
  overNetwork = false,
}: {
  demo?: boolean
  /** Another database than an empty one or the demo's. */
  open?: () => Promise<TestDatabase>
  environment?: Record<string, string>
  log?: Logger
  /** What is added before the application is ready, as main.ts adds the web. */
  addRoutes?: (app: App) => Promise<void>
  /** Calls go through Node's own server, as a browser's do, and not straight to the routes. */
  overNetwork?: boolean
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
  const address = overNetwork ? await app.http.listen({ host: '127.0.0.1', port: 0 }) : undefined
  const sender = makeMailSender(app)
  const caller = makeWebhookSender(app)
  return {
    app,
    db: database.db,
    guest: callerOf(app.http, address),
    as: async (person) =>
      callerOf(
        app.http,
        address,
        (typeof person === 'string' ? await makePerson(database.db, { role: person }) : person).token,
      ),
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

function callerOf(http: FastifyInstance, address: string | undefined, token?: string): Caller {
  const call =
    (method: Method) =>
    async (path: string, { query = {}, body, headers }: Ask = {}) => {
      const words = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()
      const asked = {
        method,
        url: words === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${words}`,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(method === 'POST' && { 'idempotency-key': randomUUID() }),
          ...headers,
        },
        body,
      }
      return address === undefined ? askRoutes(http, asked) : askNetwork(address, asked)
    }
  return { get: call('GET'), post: call('POST'), put: call('PUT'), patch: call('PATCH'), delete: call('DELETE') }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Asked = { method: Method; url: string; headers: Record<string, string>; body: unknown }

async function askRoutes(http: FastifyInstance, { body, ...asked }: Asked): Promise<Answer> {
  const response = await http.inject({ ...asked, ...(body !== undefined && { payload: body as object }) })
  const { statusCode: status, headers, body: text } = response
  return { status, headers, text, body: readBody(text) }
}

async function askNetwork(address: string, { url, headers, body, method }: Asked): Promise<Answer> {
  const response = await fetch(`${address}${url}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: Object.fromEntries(response.headers), text, body: readBody(text) }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
