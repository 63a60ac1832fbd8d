import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { currentCall } from '../call-context.ts'
import { readConfig } from '../config.ts'
import { type Database, openDatabase } from '../database.ts'
import { makeServer } from '../server.ts'
import { writeTraceParent } from '../trace-parent.ts'
import { openTraces, type Traces } from './traces.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: Attribute[]
  status: { code?: number }
}

const sent: Sent[] = []
let service = ''
let collectorIsAway = false
const said: string[] = []
const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })

let database: TestDatabase
let collector: FastifyInstance
let to = ''
beforeAll(async () => {
  database = await openTestDatabase()
  collector = fastify()
  collector.post('/v1/traces', (request, reply) => {
    if (collectorIsAway) return reply.status(400).send({})
    const { resourceSpans } = request.body as {
      resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[]
    }
    for (const { resource, scopeSpans } of resourceSpans) {
      service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
      sent.push(...scopeSpans.flatMap(({ spans }) => spans))
    }
    return reply.send({})
  })
  to = await collector.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await collector.close()
  await database.close()
})
beforeEach(() => {
  sent.length = 0
  said.length = 0
  collectorIsAway = false
})

/** A server whose calls are traced; `stop` hands over what was recorded. */
async function open(percent: number) {
  const traces: Traces = openTraces({ to, percent }, log)
  const db: Database = openDatabase(database.url, { watch: traces.watch })
  const http = await makeServer(readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }), log)
  http.post('/lamps/:name', async ({ body }) => {
    await sql`select ${JSON.stringify(body)}::text`.execute(db)
    const { trace } = currentCall() ?? {}
    return { header: trace && writeTraceParent(trace) }
  })
  http.get('/broken', async () => {
    await sql`select 1 / 0`.execute(db)
  })
  traces.follow(http)
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    async stop() {
      await http.close()
      await db.destroy()
      await traces.stop()
    },
  }
}

const ofThem = '4bf92f3577b34da6a3ce929d0e0e4736'
const theirStep = '00f067aa0ba902b7'
const askForLamp = (url: string, flags = '01') =>
  fetch(`${url}/lamps/oak?token=hush`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${ofThem}-${theirStep}-${flags}` },
    body: JSON.stringify({ secret: 'dark oak' }),
  })
const told = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

test('a call is a step of the trace it came with, its statements are steps of it, and nothing of what was sent is told', async () => {
  const server = await open(100)
  const answer = await askForLamp(server.url)
  const { header } = (await answer.json()) as { header: string }
  await (await fetch(`${server.url}/broken`)).text()
  await server.stop()
  const call = sent.find(({ name }) => name === 'POST /lamps/:name')
  expect(call).toMatchObject({ traceId: ofThem, parentSpanId: theirStep })
  expect(told(call as Sent)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/lamps/:name',
    'http.response.status_code': 200,
    'fairquay.request_id': answer.headers.get('x-request-id'),
  })
  const statement = sent.find(({ parentSpanId }) => parentSpanId === call?.spanId)
  expect(statement).toMatchObject({ name: 'select', traceId: ofThem })
  expect(told(statement as Sent)).toEqual({ 'db.system.name': 'postgresql', 'db.query.text': 'select $1::text' })
  // Whoever is called on its behalf is told of our step, not of the one before.
  expect(header).toBe(`00-${ofThem}-${call?.spanId}-01`)
  const broken = sent.find(({ name }) => name === 'GET /broken')
  expect(broken?.status.code).toBe(2)
  expect(sent.find(({ parentSpanId }) => parentSpanId === broken?.spanId)?.status.code).toBe(2)
  expect(service).toBe('fairquay')
  expect(JSON.stringify(sent)).not.toMatch(/hush|dark|oak/)
})

test("what a stranger's header says makes nothing be recorded", async () => {
  const server = await open(0)
  const answer = await askForLamp(server.url)
  expect(await answer.json()).toEqual({ header: expect.stringMatching(new RegExp(`^00-${ofThem}-[0-9a-f]{16}-00$`)) })
  await server.stop()
  expect(sent).toEqual([])
})

test('a collector that is away costs no answer, and the log says so', async () => {
  collectorIsAway = true
  const server = await open(100)
  expect((await askForLamp(server.url)).status).toBe(200)
  await server.stop()
  for (let tries = 0; said.length === 0 && tries < 50; tries++) await pause(20)
  expect(said.join()).toContain('traces could not be handed over')
})
