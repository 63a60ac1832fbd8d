import type { RequestReader } from '@fairquay/contract/trade/parties.ts'
import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'
import {
  countRequests,
  countUpTo,
  findRequests,
  type RequestFilter,
} from '../server/src/requests/inbox/find-requests.ts'
import { using } from './marketplace.ts'
import { median, type Result } from './results.ts'

/** So many times slower than a look-up by primary key may the first page of an inbox be. */
const mostTimes = 10
const rounds = 60
const perPage = 20

/** Times the first page of everybody's inbox under every filter, on one connection; the exact total is timed by itself. */
export async function measureInboxes(url: string, requests: number): Promise<Result[]> {
  return using(url, async (db) => {
    const people = await fillInboxes(db, requests)
    const found: Result[] = []
    for (const { name, reader, filters } of inboxesOf(people)) {
      for (const filter of filters) found.push(await measureInbox(db, name, reader, filter))
      found.push(await measureUnread(db, name, reader))
    }
    return found
  })
}

type People = Record<'buyer' | 'seller' | 'provider' | 'broker', number> & { sellerUser: number }

function inboxesOf({ buyer, seller, provider, broker, sellerUser }: People) {
  const plain: RequestFilter[] = [
    {},
    { kind: 'purchase' },
    { status: 'sent' },
    { status: 'expired' },
    { unread: 'true' },
    { search: '#77777' },
  ]
  const inboxes: { name: string; reader: RequestReader; filters: RequestFilter[] }[] = [
    { name: 'buyer', reader: { companyId: buyer }, filters: [...plain, { box: 'sent' }] },
    { name: 'seller', reader: { companyId: seller }, filters: [...plain, { assignee: sellerUser }, { assignee: 0 }] },
    { name: 'provider', reader: { companyId: provider, desk: 'provider' }, filters: [...plain, { status: 'quoted' }] },
    { name: 'broker', reader: { companyId: broker, desk: 'broker' }, filters: [{}, { status: 'sent' }] },
    { name: 'operator', reader: 'admin', filters: [{}, { kind: 'logistic' }] },
  ]
  return inboxes
}

async function measureInbox(db: Database, who: string, reader: RequestReader, filter: RequestFilter): Promise<Result> {
  const [look, page] = await timeInTurn(
    () => sql`select * from requests where id = 4711`.execute(db),
    () => findRequests(db, reader, filter, perPage, 0),
  )
  const [total] = await timeInTurn(() => countRequests(db, reader, filter))
  return judge(
    `${who} ${describe(filter)}`,
    'page / key',
    page ?? 0,
    look ?? 1,
    `exact total ${(total ?? 0).toFixed(2)} ms`,
  )
}

async function measureUnread(db: Database, who: string, reader: RequestReader): Promise<Result> {
  const [look, count] = await timeInTurn(
    () => sql`select * from requests where id = 4711`.execute(db),
    () => countUpTo(db, reader, { waiting: 'true' }),
  )
  return judge(`${who} how many wait`, 'count / key', count ?? 0, look ?? 1, '')
}

function describe(filter: RequestFilter): string {
  const parts = Object.entries(filter).map(([name, value]) => `${name}=${value}`)
  return parts.length === 0 ? 'everything' : parts.join(' ')
}

function judge(name: string, what: string, time: number, look: number, note: string): Result {
  const times = time / look
  return {
    name,
    what,
    value: times.toFixed(1),
    target: `<= ${mostTimes}`,
    verdict: times <= mostTimes ? 'ok' : 'MISSED',
    note: [`${time.toFixed(2)} ms, key ${look.toFixed(3)} ms`, note].filter((part) => part !== '').join(', '),
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

/** Requests of every kind and state: half of them one buyer's, a third one seller's, every fourth logistic one answered by one provider. */
async function fillInboxes(db: Database, requests: number): Promise<People> {
  await sql`set statement_timeout = 0`.execute(db)
  const { rows } = await sql<{ kind: string; company: number; person: number }>`
    select distinct on (c.kind) c.kind, c.id as company, u.id as person from companies c join users u on u.company_id = c.id
    where u.status = 1 and c.kind <> 'operator' order by c.kind, c.id`.execute(db)
  const of = (kind: string) => rows.find((row) => row.kind === kind)
  const people = {
    buyer: of('buyer')?.company ?? 0,
    seller: of('seller')?.company ?? 0,
    provider: of('provider')?.company ?? 0,
    // A demo without a broker: the desk is a company's as good as another's.
    broker: of('broker')?.company ?? of('provider')?.company ?? 0,
    sellerUser: of('seller')?.person ?? 0,
  }
  const buyerUser = of('buyer')?.person ?? 0
  const states = sql`(array['sent','seen','asked','answered','quoted','countered','revised','accepted','declined','withdrawn'])[1 + n % 10]`
  await sql`
    with asked as (
    select n, kind, status, buyer, (select id from companies where kind = 'seller' and id <> buyer order by id offset case when n % 3 = 0 then 0 else n % 20 end limit 1) as seller
    from (
      select n, case when n % 10 < 7 then 'purchase' when n % 10 < 9 then 'logistic' else 'customs' end as kind,
        case when n % 1000 = 3 then 'expired' else ${states} end as status,
        case when n % 2 = 0 then ${people.buyer}::int else (select id from companies where kind = 'seller' order by id desc limit 1) end as buyer
      from generate_series(1, ${requests}) n) x),
    files as (insert into trade_files (buyer_company_id, supplier_company_id) select distinct buyer, seller from asked returning *)
    insert into requests (file_id, kind, status, buyer_user_id, buyer_company_id, supplier_company_id, currency, total_price, created_at, is_unread)
    select f.id, kind, status, ${buyerUser}, buyer, seller, 'USD', n, now() - n * interval '1 minute', n % 500 = 0
    from asked join files f on f.buyer_company_id = buyer and f.supplier_company_id = seller`.execute(db)
  await sql`
    insert into request_lines (request_id, position, product_name, quantity, order_measure, unit_price, original_unit_price, price_unit, line_total)
    select id, 0, 'Goods ' || id, 1, 'Unit', 100, 100, 'pc', 100 from requests`.execute(db)
  await sql`
    insert into request_threads (request_id, company_id, status, is_unread, requested_at)
    select id, case kind when 'purchase' then supplier_company_id else ${people.provider} end, status, id % 400 = 0, created_at
    from requests where kind = 'purchase' or (kind = 'logistic' and id % 4 = 0)
    on conflict do nothing`.execute(db)
  await sql`
    insert into request_assignees (request_id, company_id, user_id)
    select id, ${people.seller}, ${people.sellerUser} from requests where supplier_company_id = ${people.seller} and kind = 'purchase' and id % 100 = 0`.execute(
    db,
  )
  await sql`vacuum analyze requests, request_lines, request_threads, request_assignees`.execute(db)
  return people
}
