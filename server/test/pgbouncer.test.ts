import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type Database, inTransaction, openDatabase } from '../src/database.ts'
import { insertRows } from '../src/insert-rows.ts'
import { unhurried } from './database.ts'
import { makeCompany, makePerson, makeProduct } from './make.ts'
import { findPgBouncer, limits, type PgBouncer, startPgBouncer } from './pgbouncer.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { startReplicated } from './replicated-postgres.ts'
import { type Fairquay, failToStart, startFairquay } from './start-fairquay.ts'
import { cloneDatabase } from './templates.ts'

vi.setConfig({ testTimeout: 120_000 })

// Where the tests install what they need (scripts/ensure-postgres.ts) it is there.
describe.skipIf(!findPgBouncer())('behind PgBouncer in transaction mode', () => {
  let clone: Awaited<ReturnType<typeof cloneDatabase>>
  let pooler: PgBouncer
  let folder = ''
  let fairquay: Fairquay
  let db: Database
  let seller = 0
  /** Whose the first token is. */
  let watching = 0
  const tokens: string[] = []

  beforeAll(async () => {
    folder = await makeTemporaryFolder('fairquay-pooled-')
    const { overTcp, empty } = inject('postgres')
    clone = await cloneDatabase(overTcp, empty)
    // Fewer than one server alone would open.
    pooler = await startPgBouncer(clone.url, { connections: 4, query: limits })
    fairquay = await startFairquay({
      DATA_DIR: folder,
      DATABASE_URL: clone.url,
      DATABASE_POOL_URL: pooler.url,
      DEMO: 'false',
      PROCESSES: '2',
    })
    db = openDatabase(clone.url, { connections: 2, patience: unhurried })
    seller = (await makeCompany(db)).id
    for (let number = 0; number < 12; number++) {
      const { id, token } = await makePerson(db, { role: 'buyer' })
      tokens.push(token)
      watching ||= id
    }
  }, 120_000)
  afterAll(async () => {
    await fairquay.stop()
    await db.destroy()
    await pooler.stop()
    await clone.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const call = (path: string, token?: string, body?: object) =>
    fetch(`${fairquay.url}${path}`, {
      method: body ? 'PUT' : 'GET',
      headers: {
        connection: 'close',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })

  const line = (product: number, quantity: number) => ({
    product_id: product,
    option_values: [],
    selected_price_id: null,
    quantity,
    changed_at: new Date().toISOString(),
  })

  test('many at once read and write through few connections, each their own', async () => {
    const made = await Promise.all([1, 2, 3].map((number) => makeProduct(db, seller, { name: `Crate ${number}` })))
    const rounds = await Promise.all(
      tokens.map(async (token, at) => {
        for (let round = 1; round <= 5; round++) {
          const product = made[(at + round) % made.length]?.id ?? 0
          const answer = await call('/api/v1/cart', token, { lines: [line(product, 10 * at + round)] })
          expect(answer.status).toBe(200)
          const list = await call(`/api/v1/products/all?perPage=${round}&page=${1 + at}`, token)
          expect(((await list.json()) as { data: { total: number } }).data.total).toBe(3)
        }
        const { lines } = (await (await call('/api/v1/cart', token)).json()) as { lines: { quantity: number }[] }
        return lines.map(({ quantity }) => quantity).sort((a, b) => a - b)
      }),
    )
    // Of five changes on three products the last of each stands.
    expect(rounds).toEqual(tokens.map((_, at) => [3, 4, 5].map((round) => 10 * at + round)))
  })

  test('what is said of a person reaches their open page, past the pool', async () => {
    const answer = await fetch(`${fairquay.url}/api/v1/notifications/stream`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${tokens[0]}` },
    })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    expect(await readEvent(reader)).toContain('"unread":0')
    await inTransaction(db, (tx) =>
      insertRows(
        tx,
        'notifications',
        { user_id: 'integer', topic: 'text', kind: 'text', facts: 'jsonb', is_shown: 'boolean' },
        [
          {
            user_id: watching,
            topic: 'requests',
            kind: 'request.answered',
            facts: { actor: 'A house' },
            is_shown: true,
          },
        ],
      ),
    )
    expect(await readEvent(reader)).toContain('"unread":1')
    await reader.cancel()
  })

  test('nothing hangs for ever, and who set no limits there is told so', async () => {
    const pooled = openDatabase(clone.url, { connections: 1, pooler: { url: pooler.url, keepsPrepared: false } })
    const { rows } = await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(pooled)
    expect(rows).toEqual([{ limit: '5s' }])
    await pooled.destroy()
    expect(fairquay.said()).not.toContain('sets no limits')
    const without = await startPgBouncer(clone.url, { connections: 2, query: 'select 1' })
    const other = await startFairquay({
      DATA_DIR: join(folder, 'other'),
      DATABASE_URL: clone.url,
      DATABASE_POOL_URL: without.url,
      DEMO: 'false',
    })
    expect(other.said()).toContain('DATABASE_POOL_URL sets no limits to statements')
    await other.stop()
    await without.stop()
  })

  test('a pooler that is not there is told of by its own name', async () => {
    const settings = { DATA_DIR: join(folder, 'other'), DATABASE_URL: clone.url, DEMO: 'false' }
    const { said } = await failToStart({ ...settings, DATABASE_POOL_URL: 'postgres://u:secret@127.0.0.1:1/market' })
    expect(said).toContain('The pooler in DATABASE_POOL_URL gives no connection')
    expect(said).not.toContain('secret')
  })

  test('when the pool is killed calls are refused, and answered again when it is back', async () => {
    await pooler.kill()
    expect((await call('/api/v1/products/all?perPage=90')).status).toBe(503)
    expect((await call('/ready')).status).toBe(503)
    await pooler.start()
    await expect.poll(async () => (await call('/ready')).status, { timeout: 20_000 }).toBe(200)
    expect((await call('/api/v1/products/all?perPage=90')).status).toBe(200)
    expect((await call('/api/v1/cart', tokens[1])).status).toBe(200)
  })

  test('when the database behind the pool is killed calls are refused, and answered again when it is back', async () => {
    const { primary, stop } = await startReplicated()
    const pool = await startPgBouncer(primary.url, { connections: 3, query: limits })
    const market = await startFairquay({
      DATA_DIR: join(folder, 'behind'),
      DATABASE_URL: primary.url,
      DATABASE_POOL_URL: pool.url,
      DEMO: 'false',
    })
    let asked = 0
    const ask = async () => (await fetch(`${market.url}/api/v1/products/all?perPage=${(asked++ % 90) + 1}`)).status
    expect(await ask()).toBe(200)
    await primary.kill()
    for (let round = 0; round < 12; round++) expect(await ask()).toBe(503)
    await primary.start()
    await expect.poll(ask, { timeout: 60_000 }).toBe(200)
    await market.stop()
    await pool.stop()
    await stop()
  })
})

async function readEvent(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string> {
  for (let text = ''; ; ) {
    const { value, done } = await reader.read()
    if (done) return text
    text += new TextDecoder().decode(value)
    if (text.includes('data:') && text.endsWith('\n\n')) return text
  }
}
