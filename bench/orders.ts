import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'
import { countOrders, findOrders, type OrderFilter } from '../server/src/orders/find-orders.ts'
import type { OrderReader } from '../server/src/orders/hold-order.ts'
import { openSession } from '../server/src/session.ts'
import { using } from './marketplace.ts'
import { startServer } from './processes.ts'
import { median, type Result } from './results.ts'

/** So many times slower than a look-up by primary key may a page of orders be. */
const mostTimes = 10
const rounds = 60
const perPage = 20

/** Times pages of the orders of a company that has all of them, as statements on one connection and as calls of a server. */
export async function measureOrders(url: string, orders: number): Promise<Result[]> {
  const { seller, token, number, results } = await using(url, async (db) => {
    const filled = await fillOrders(db, orders)
    return { ...filled, results: await measureStatements(db, filled) }
  })
  const [changed] = await using(url, (db) => newestChange(db, seller))
  return [...results, ...(await measureCalls(url, token, { number, since: changed ?? '' }))]
}

type Filled = { seller: number; buyer: number; number: string; token: string }

const since = async (db: Database, seller: number) => (await newestChange(db, seller))[0] ?? ''

/** Since when a hundredth of the orders has changed. */
async function newestChange(db: Database, seller: number): Promise<string[]> {
  const { rows } = await sql<{ at: Date }>`
    select changed_at as at from orders where seller_company_id = ${seller} order by changed_at desc offset 1000 limit 1`.execute(
    db,
  )
  return rows.map(({ at }) => at.toISOString())
}

async function measureStatements(db: Database, { seller, buyer, number }: Filled): Promise<Result[]> {
  const today = new Date().toISOString().slice(0, 10)
  const changed_since = await since(db, seller)
  const pages: { name: string; filter: OrderFilter; page?: number }[] = [
    { name: 'everything', filter: {} },
    { name: 'everything, page 2', filter: {}, page: 2 },
    { name: 'everything, page 50', filter: {}, page: 50 },
    { name: 'sold', filter: { box: 'sold' } },
    { name: 'open', filter: { status: 'open' } },
    { name: 'one state', filter: { status: 'in_preparation' } },
    { name: 'a rare state', filter: { status: 'part_delivered' } },
    { name: 'by number', filter: { search: number } },
    { name: 'by the buyer’s number', filter: { search: 'PO-77777' } },
    { name: 'changed since', filter: { changed_since } },
    { name: 'overdue', filter: { payment: 'overdue' } },
    { name: 'late', filter: { late: 'true' } },
  ]
  const readers: { who: string; reader: OrderReader }[] = [
    { who: 'seller', reader: { companyId: seller } },
    { who: 'buyer', reader: { companyId: buyer } },
    { who: 'operator', reader: 'admin' },
  ]
  const found: Result[] = []
  for (const { who, reader } of readers)
    for (const { name, filter, page = 1 } of pages) {
      const slice = { limit: perPage, offset: (page - 1) * perPage }
      const [look, list, count] = await timeInTurn(
        () => sql`select * from orders where id = 4711`.execute(db),
        () => findOrders(db, reader, filter, today, slice),
        () => countOrders(db, reader, filter, today, slice),
      )
      found.push(judge(`orders ${who} ${name}`, list ?? 0, look ?? 1, `how many ${(count ?? 0).toFixed(2)} ms`))
    }
  return found
}

/** The list as it is called, how many there are included, against the order page's own parts: one order called by its id. */
async function measureCalls(
  url: string,
  token: string,
  { number, since }: { number: string; since: string },
): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-orders-'))
  const server = await startServer('serve.ts', [], { DATABASE_URL: url, DATA_DIR: folder })
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/orders${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const body = await answer.text()
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${body}`)
  }
  try {
    const results: Result[] = []
    for (const [name, path] of [
      ['first page', `?perPage=${perPage}`],
      ['page 2', `?perPage=${perPage}&page=2`],
      ['one state', `?perPage=${perPage}&status=in_preparation`],
      ['by number', `?perPage=${perPage}&search=${number}`],
      ['changed since', `?perPage=${perPage}&changed_since=${since}`],
    ] as const) {
      const [one, list] = await timeInTurn(
        () => ask('/4711'),
        () => ask(path),
      )
      results.push(judge(`orders by HTTP, ${name}`, list ?? 0, one ?? 1, 'against one order by HTTP'))
    }
    return results
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function judge(name: string, time: number, look: number, note: string): Result {
  const times = time / look
  return {
    name,
    what: 'page / key',
    value: times.toFixed(1),
    target: `<= ${mostTimes}`,
    verdict: times <= mostTimes ? 'ok' : 'MISSED',
    note: `${time.toFixed(2)} ms, key ${look.toFixed(3)} ms, ${note}`,
  }
}

/** Median milliseconds, once they are planned; in turn, so that whatever else the machine does weighs on all of them. */
async function timeInTurn(...asks: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = asks.map(() => [])
  for (let round = -10; round < rounds; round++)
    for (const [index, ask] of asks.entries()) {
      const start = performance.now()
      await ask()
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  return times.map(median)
}

/** Orders of one seller to one buyer, every state among them, a minute apart; most are completed and paid, as with a company that trades for years. */
async function fillOrders(db: Database, orders: number): Promise<Filled> {
  await sql`set statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ kind: string; company: number; person: number }>`
    select distinct on (c.kind) c.kind, c.id as company, u.id as person from companies c join users u on u.company_id = c.id
    where u.status = 1 and c.kind in ('buyer', 'seller') order by c.kind, c.id`.execute(db)
  const of = (kind: string) => rows.find((row) => row.kind === kind) ?? { company: 0, person: 0 }
  const [seller, buyer] = [of('seller'), of('buyer')]
  const { rows: made } = await sql<{ id: number }>`
    insert into trade_files (buyer_company_id, supplier_company_id) values (${buyer.company}, ${seller.company}) returning id`.execute(
    db,
  )
  const file = made[0]?.id ?? 0
  await sql`
    insert into requests (file_id, kind, status, buyer_user_id, buyer_company_id, supplier_company_id, currency, total_price, created_at)
    select ${file}::int, 'purchase', 'accepted', ${buyer.person}::int, ${buyer.company}::int, ${seller.company}::int, 'EUR', 100, now() - n * interval '1 minute'
    from generate_series(1, ${orders}::int) n`.execute(db)
  await sql`
    insert into orders (request_id, file_id, seller_company_id, buyer_company_id, buyer_user_id, year, number, status, currency, goods_total, po_number,
      ready_on, invoiced, paid, due_on, first_product, line_count, words, ordered_at, changed_at, cancelled_at)
    select r.id, r.file_id, r.supplier_company_id, r.buyer_company_id, r.buyer_user_id, 2026, 100000 + row_number() over (order by r.id), s.status, 'EUR', 10000,
      'PO-' || r.id, case when r.id % 50 = 0 then current_date - 3 end, 10000, case when r.id % 40 = 0 then 0 else 10000 end,
      case when r.id % 40 = 0 then current_date - (r.id % 30) + 20 end, 'Goods ' || r.id, 1, 'Goods ' || r.id, r.created_at,
      r.created_at + interval '3 days', case when s.status = 'cancelled' then r.created_at end
    from requests r
    cross join lateral (select case when r.id % 997 = 0 then 'part_delivered'
      else (array['confirmed','in_preparation','shipped','delivered','completed','completed','completed','completed','completed','cancelled'])[1 + r.id % 10]
      end as status) s
    where r.file_id = ${file}`.execute(db)
  await openWhole(db)
  await sql`vacuum analyze requests, orders`.execute(db)
  const { rows: some } = await sql<{ number: number }>`
    select number from orders where seller_company_id = ${seller.company} and number > 100000 order by number offset 4711 limit 1`.execute(
    db,
  )
  return {
    seller: seller.company,
    buyer: buyer.company,
    number: `ORD-2026-${some[0]?.number ?? 0}`,
    token: await openSession(db, seller.person, 'bench'),
  }
}

/** The one order that is opened by its id has what was agreed. */
async function openWhole(db: Database): Promise<void> {
  const party = { company_id: 1, company: 'Company', person: 'Person', email: 'a@b.test', phone: '', country: 'Italy' }
  const deal = { buyer: party, seller: party, note: '', addresses: { loading: null, shipping: null, billing: null } }
  await sql`
    with o as (select * from orders where id = 4711),
    thread as (
      insert into request_threads (request_id, company_id, status, requested_at)
      select request_id, seller_company_id, 'accepted', ordered_at from o returning id, request_id),
    offer as (
      insert into request_offers (thread_id, number, side, body, currency, total, valid_until, user_id, company_id, person, company)
      select t.id, 1, 'answer', '{}', 'EUR', 10000, now(), o.buyer_user_id, o.seller_company_id, '', '' from thread t, o returning thread_id)
    insert into request_deals (request_id, thread_id, revision, snapshot, user_id, accepted_at)
    select t.request_id, t.id, 1, ${JSON.stringify(deal)}::jsonb, o.buyer_user_id, o.ordered_at from thread t, o, offer`.execute(
    db,
  )
}
