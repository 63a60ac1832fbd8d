import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'
import { openSession } from '../server/src/session.ts'
import { type Marketplace, using } from './marketplace.ts'
import { load, type Server, startServer } from './processes.ts'
import { at, median, type Result } from './results.ts'

/** How soon a change has to be seen in every process, and how long anybody may wait for a lock, in milliseconds. */
const most = 100
/** Readers for each change a second. */
const readersPerChange = 5
const seconds = 20
const warming = 8

/** A product, where its first price begins, and the session of its seller. */
type Goods = { id: number; slug: string; tier: number; token: string }

/**
 * Two processes on one database. First a price is changed in the one and asked for in the other until it is there. Then `writers` prices are changed each second, in turn
 * in both, while five times as many connections ask each for a page a second; how long anybody waits for a lock is looked at fifty times a second.
 */
export async function measureChanges({ url, files }: Marketplace, writers: number): Promise<Result[]> {
  const environment = { DATABASE_URL: url, DATA_DIR: files, DEMO: 'false' }
  const servers: Server[] = []
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  try {
    return await using(url, async (db) => {
      for (let count = 0; count < 2; count++) servers.push(await startServer('serve.ts', [], environment))
      const bases = servers.map(({ port }) => `http://127.0.0.1:${port}`)
      const { goods, buyer } = await findGoods(db)
      const market: Market = { bases, goods, buyer, agent }
      return [await measureSeen(market), ...(await measureTogether(market, db, writers))]
    })
  } finally {
    agent.destroy()
    for (const server of servers) await server.stop()
  }
}

type Market = { bases: readonly string[]; goods: readonly Goods[]; buyer: string; agent: Agent }

async function findGoods(db: Database): Promise<{ goods: Goods[]; buyer: string }> {
  const { rows } = await sql<{ id: number; slug: string; tier: number; companyId: number }>`
    select p.id, p.slug, min(t.min_qty) as tier, p.company_id as "companyId"
    from products p join listings l on l.product_id = p.id join sales_terms t on t.product_id = p.id
    group by p.id having bool_and(t.variant_key = '' and t.price is not null and t.measuring_unit_type = 'quantity') order by p.id`.execute(
    db,
  )
  const tokens = new Map<number, string>()
  for (const companyId of new Set(rows.map((row) => row.companyId))) {
    const owner = await sql<{ id: number }>`
      select id from users where company_id = ${companyId} and role = 'seller' and status = 1 order by id limit 1`.execute(
      db,
    )
    if (owner.rows[0]) tokens.set(companyId, await openSession(db, owner.rows[0].id, 'bench'))
  }
  const buyer = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'buyer@demo.test')
    .executeTakeFirstOrThrow()
  return {
    goods: rows.flatMap(({ companyId, ...row }) => {
      const token = tokens.get(companyId)
      return token === undefined ? [] : [{ ...row, token }]
    }),
    buyer: await openSession(db, buyer.id, 'bench'),
  }
}

async function measureSeen(market: Market): Promise<Result> {
  const [here = '', there = ''] = market.bases
  const times: number[] = []
  for (let round = 0; round < 300; round++) {
    const one = pick(market.goods, round)
    // Nothing else on a page has so many digits.
    const price = 7_310_000 + round
    const path = `/api/v1/marketplace/product/${one.slug}`
    const began = performance.now()
    await changePrice(market, here, one, price)
    for (let page = ''; !page.includes(`:${price}`); page = await ask(market, there, 'GET', path, market.buyer)) {
      if (performance.now() - began > 10_000) throw new Error(`${price} is not seen: ${page.slice(0, 2000)}`)
      await wait(1)
    }
    times.push(performance.now() - began)
  }
  const p99 = at(times, 0.99)
  return {
    name: 'a price changed here, asked for there',
    what: 'p99 until it is seen',
    value: `${p99.toFixed(1)} ms`,
    target: `<= ${most} ms`,
    verdict: p99 <= most ? 'ok' : 'MISSED',
    note: `p50 ${median(times).toFixed(1)} ms of ${times.length}, the change itself included`,
  }
}

async function measureTogether(market: Market, db: Database, writers: number): Promise<Result[]> {
  // A process that has just begun compiles what it runs: that is no day’s load.
  await loadTogether(market, db, writers, warming)
  const { times, refused, perSecond, longest, loads } = await loadTogether(market, db, writers, seconds)
  const read = loads.reduce((sum, one) => sum + one.perSecond, 0)
  const failed = loads.reduce((sum, one) => sum + one.failed, 0)
  const name = `${writers} changes a second beside ${writers * readersPerChange} readers`
  return [
    {
      name,
      what: 'done a second',
      value: perSecond.toFixed(0),
      target: `>= ${writers * 0.95}`,
      verdict: perSecond >= writers * 0.95 && refused === 0 ? 'ok' : 'MISSED',
      note: `a change p50 ${median(times).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms; ${read.toFixed(0)} pages a second, p99 ${Math.max(...loads.map(({ p99 }) => p99))} ms, ${failed} failed`,
    },
    {
      name,
      what: 'longest wait for a lock',
      value: `${longest.toFixed(0)} ms`,
      target: `<= ${most} ms`,
      verdict: longest <= most && failed === 0 ? 'ok' : 'MISSED',
      note: `${times.length} changes of ${market.goods.length} products done, ${refused} refused`,
    },
  ]
}

async function loadTogether(market: Market, db: Database, writers: number, duration: number) {
  const share = (writers * readersPerChange) / market.bases.length
  const reading = Promise.all(
    market.bases.map((base) =>
      load(`${base}/api/v1/products/all?page=1&perPage=12`, duration, undefined, { connections: share, rate: share }),
    ),
  )
  const begin = performance.now()
  const end = begin + duration * 1000
  const waits = watchLocks(db, end)
  const times: number[] = []
  let refused = 0
  const open = new Set<Promise<void>>()
  for (let round = 0; performance.now() < end; round++) {
    const one = pick(market.goods, round * 7)
    const sent = performance.now()
    const change = changePrice(market, pick(market.bases, round), one, 2000 + (round % 1000))
      .then(
        () => times.push(performance.now() - sent),
        () => refused++,
      )
      .then(() => {
        open.delete(change)
      })
    open.add(change)
    await wait(Math.max(0, begin + ((round + 1) * 1000) / writers - performance.now()))
  }
  const perSecond = times.length / duration
  await Promise.all(open)
  return { times, refused, perSecond, longest: await waits, loads: await reading }
}

/** The longest that anybody was seen waiting for a lock until `end`. */
async function watchLocks(db: Database, end: number): Promise<number> {
  let longest = 0
  while (performance.now() < end) {
    const { rows } = await sql<{ ms: number | null }>`
      select 1000 * extract(epoch from max(clock_timestamp() - waitstart))::float8 as ms from pg_locks where not granted`.execute(
      db,
    )
    longest = Math.max(longest, rows[0]?.ms ?? 0)
    await wait(20)
  }
  return longest
}

/** Fails where the call or its one item is refused: what was not written took no time. */
async function changePrice(market: Market, base: string, { id, tier, token }: Goods, price: number): Promise<void> {
  const items = [{ product_id: id, min_qty: tier, price }]
  const told = await ask(market, base, 'PATCH', '/api/v1/prices', token, { items })
  if (!told.includes('"done":1')) throw new Error(`A price is not taken: ${told}`)
}

function ask(
  { agent }: Market,
  base: string,
  method: 'GET' | 'PATCH',
  path: string,
  token: string,
  body?: object,
): Promise<string> {
  const content = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const call = request(
      `${base}${path}`,
      {
        agent,
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(content && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
        },
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const text = Buffer.concat(parts).toString()
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${method} ${path} answers ${response.statusCode}: ${text.slice(0, 300)}`))
        })
      },
    )
    call.on('error', reject)
    call.end(content)
  })
}

function pick<T>(list: readonly T[], index: number): T {
  const one = list[index % list.length]
  if (one === undefined) throw new Error('There is nothing to take.')
  return one
}
