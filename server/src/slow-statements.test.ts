import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { currentCall } from './call-context.ts'
import { readConfig } from './config.ts'
import { type Database, openDatabase } from './database.ts'
import { makeLog } from './log.ts'
import { makeServer } from './server.ts'
import { tellOfSlowStatements } from './slow-statements.ts'

const lines: Record<string, unknown>[] = []
const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) })

let database: TestDatabase
let db: Database
let url: string
let close: () => Promise<unknown>
beforeAll(async () => {
  database = await openTestDatabase()
  db = openDatabase(database.url, { watch: tellOfSlowStatements(log, 40) })
  const http = await makeServer(readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }), log)
  http.get('/quick', async () => (await sql`select 1`.execute(db)).rows.length)
  http.post('/slow/:name', async ({ body }) => {
    await sql`select pg_sleep(0.06), ${JSON.stringify(body)}::text`.execute(db)
    return currentCall() ?? {}
  })
  url = await http.listen({ port: 0, host: '127.0.0.1' })
  close = () => http.close()
})
afterAll(async () => {
  await close()
  await db.destroy()
  await database.close()
})

const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

test('a slow statement is told of with its call and without its values; a quick one is not', async () => {
  lines.length = 0
  await fetch(`${url}/quick`)
  expect(lines).toEqual([])
  const answer = await fetch(`${url}/slow/lamp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    body: JSON.stringify({ secret: 'dark oak' }),
  })
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(await answer.json()).toEqual({
    id,
    route: 'POST /slow/:name',
    trace: { id: trace, step: '00f067aa0ba902b7', flags: '01' },
  })
  expect(lines).toMatchObject([
    { msg: 'slow statement', route: 'POST /slow/:name', id, trace, statement: 'select pg_sleep(0.06), $1::text' },
  ])
  expect(lines[0]?.ms).toBeGreaterThanOrEqual(60)
  expect(JSON.stringify(lines)).not.toContain('oak')
})

test('one that belongs to no call, or fails, is told of too', async () => {
  lines.length = 0
  await sql`select pg_sleep(0.06)`.execute(db)
  // What it sleeps for is an empty text, of no length.
  await expect(sql`select 1 / length(pg_sleep(0.06)::text)`.execute(db)).rejects.toThrow('division by zero')
  expect(lines[0]).toMatchObject({ statement: 'select pg_sleep(0.06)' })
  expect(lines[0]).not.toHaveProperty('route')
  expect(lines[1]).toMatchObject({ statement: 'select 1 / length(pg_sleep(0.06)::text)' })
})

test('calls at the same time keep their own numbers, though their bodies come in turns', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, async (_, n) => {
      const parts = [`{"n":${n},`, `"filler":"${'x'.repeat(20_000)}`, '"}']
      const body = new ReadableStream({
        async pull(to) {
          await pause(5 + 7 * (n % 3))
          const part = parts.shift()
          if (part === undefined) to.close()
          else to.enqueue(new TextEncoder().encode(part))
        },
      })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/slow/${n}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
      return [answer.headers.get('x-request-id'), ((await answer.json()) as { id: string }).id] as const
    }),
  )
  for (const [said, known] of answers) expect(known).toBe(said)
  expect(new Set(answers.map(([said]) => said)).size).toBe(8)
})
