import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { type MadeCompany, makeCompany } from '../../../test/make.ts'
import { makeXlsx } from '../../../test/make-workbook.ts'
import { workOnImport } from '../work-on-import.ts'
import { fetchFeed, fetchFeedHandler } from './fetch-feed.ts'
import { startDueFeeds } from './start-run.ts'

let market: TestApp
let server: Server
let address: string
/** What the server of the feed answers, and how it was asked. */
let answer: { status?: number; headers?: Record<string, string>; body: string | Buffer }
let asked: IncomingMessage[]

beforeAll(async () => {
  market = await openTestApp({ environment: { PRIVATE_WEBHOOKS: 'true' } })
  server = createServer((request, response) => {
    asked.push(request)
    if (answer.headers?.etag && request.headers['if-none-match'] === answer.headers.etag) response.writeHead(304).end()
    else response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/goods.csv`
})
afterAll(async () => {
  server.close()
  await market.close()
})

type House = { company: MadeCompany; seller: Caller }
let house: House
beforeEach(async () => {
  asked = []
  const company = await makeCompany(market.db)
  house = { company, seller: await market.as(company.owner) }
})

const form = {
  name: 'Warehouse',
  url: '',
  rhythm: 'daily',
  hour: 3,
  weekday: 1,
  time_zone: 'Europe/Berlin',
  missing: 'hide',
  most_missing: 50,
  publish_incomplete: true,
  tell: 'problems',
  user_name: '',
  is_active: true,
} as const

const goods = (from: number, to: number, price = 10) =>
  `${[
    'Handle,Title,Preis (EUR),Lager,Status',
    ...range(from, to).map((n) => `cup-${n},Cup number ${n},${price},${n},published`),
  ].join('\n')}\n`
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)

/** Fetches what waits and does the steps of imports in this process, where no program of their own is needed. */
async function settle(): Promise<void> {
  await market.app.jobs.runWaiting([fetchFeedHandler(market.app)])
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from imports where state in ('inspecting', 'checking', 'applying', 'undoing')`.execute(market.db)
    if (rows.length === 0) return
    for (const { id } of rows)
      await workOnImport({ ...market.app, fetching: { totalTime: 0 } }, { importId: id, userId: null })
  }
}

const own = async () => (await house.seller.get('/api/v1/feeds')).body.data[0]
const runsOf = async (id: number) => (await house.seller.get(`/api/v1/feeds/${id}/fetches`)).body.data
const products = async () =>
  (
    await sql<{ name: string; state: string }>`
      select p.name, p.state from products p where p.company_id = ${house.company.id}
        and not exists (select 1 from product_deletions d where d.product_id = p.id) order by p.id`.execute(market.db)
  ).rows

/** A feed whose first file was walked through by its seller. */
async function makeFeed(change: object = {}): Promise<number> {
  const made = await house.seller.post('/api/v1/feeds', { body: { ...form, url: address, ...change } })
  expect(made.status).toBe(201)
  const { id } = made.body.data
  await settle()
  await walkThrough()
  return id
}

async function walkThrough(): Promise<void> {
  const [{ import_id: importId, state }] = await runsOf((await own()).id)
  expect(state).toBe('mapping')
  const { format } = (await house.seller.get(`/api/v1/imports/${importId}`)).body
  const checked = await house.seller.post(`/api/v1/imports/${importId}/check`, {
    body: { format: { ...format, currency: 'EUR' } },
  })
  expect(checked.status).toBe(202)
  await settle()
  await house.seller.post(`/api/v1/imports/${importId}/application`, { query: { publish_incomplete: true } })
  await settle()
}

/** The next night. */
async function goOn(id: number): Promise<Record<string, unknown>> {
  await sql`update feeds set next_at = now() - interval '1 minute' where id = ${id}`.execute(market.db)
  await startDueFeeds(market.app)
  await settle()
  return (await runsOf(id))[0]
}

async function fetchNow(id: number, body = { is_forced: false, is_mapped_again: false }) {
  const begun = await house.seller.post(`/api/v1/feeds/${id}/fetches`, { body })
  expect(begun.status).toBe(202)
  await settle()
  return (await runsOf(id))[0]
}

const mails = async () =>
  (
    await sql<{ subject: string; text: string }>`
      select subject, text from mails where to_address = ${house.company.owner.email} order by id`.execute(market.db)
  ).rows

test('the first file is walked through, and then the feed goes on by itself: what changed, what is missing, what comes back', async () => {
  answer = { body: goods(1, 10) }
  const id = await makeFeed({ tell: 'changes' })
  const feed = await own()
  expect(feed).toMatchObject({ is_ready: true, paused_because: null, goods: 10, has_password: false })
  expect(new Date(feed.next_at).getTime()).toBeGreaterThan(Date.now())
  expect(await products()).toHaveLength(10)

  // Columns in another order, one changed, one new, two gone.
  const [header = '', ...lines] = goods(3, 11).trim().split('\n')
  const turned = [header, ...lines.map((line) => line.replace('cup-4,Cup number 4,10', 'cup-4,Cup number 4,12'))]
  answer = { body: `${turned.map((line) => line.split(',').toReversed().join(',')).join('\n')}\n` }
  expect(await goOn(id)).toMatchObject({
    state: 'applied',
    counts: { create: 1, change: 1, skip: 7, refuse: 0, missing: 2, taken_out: 2, brought_back: 0 },
  })
  expect((await products()).map(({ state }) => state)).toEqual(['hidden', 'hidden', ...Array(9).fill('published')])
  expect((await mails()).at(-1)?.text).toContain('2 products are not in the file any more and were taken out.')

  // The same file again is nothing, however often.
  const mailed = (await mails()).length
  expect(await goOn(id)).toMatchObject({ state: 'unchanged', import_id: null })
  expect(await mails()).toHaveLength(mailed)

  answer = { body: goods(1, 11) }
  expect(await goOn(id)).toMatchObject({ state: 'applied', counts: { change: 1, missing: 0, brought_back: 2 } })
  expect((await products()).every(({ state }) => state === 'published')).toBe(true)
  // What is there is what the report says of the import.
  expect((await house.seller.get('/api/v1/imports')).body.data[0]).toMatchObject({
    file_name: 'Feed: Warehouse',
    state: 'applied',
  })
})

test('what nobody changed in the file stays as people here have set it, what somebody deleted stays away', async () => {
  answer = { body: goods(1, 4) }
  const id = await makeFeed()
  const [first, second] = (
    await sql<{ id: number }>`select id from products where company_id = ${house.company.id} order by id`.execute(
      market.db,
    )
  ).rows
  await house.seller.post('/api/v1/own-products/deletions', { body: { ids: [first?.id] } })
  // Orders move the stock, which is no change of the product.
  await sql`update stock_levels set on_hand = 1 where product_id = ${second?.id}`.execute(market.db)
  answer = { body: goods(1, 5) }
  expect(await goOn(id)).toMatchObject({ counts: { create: 1, change: 0, skip: 4 } })
  const { rows } = await sql<{ on_hand: number }>`
    select on_hand from stock_levels where product_id = ${second?.id}`.execute(market.db)
  expect(rows).toEqual([{ on_hand: 1 }])
  expect((await products()).map(({ name }) => name)).toEqual([2, 3, 4, 5].map((n) => `Cup number ${n}`))
})

test('goods that are missing can stay, or be sold out and be had again as they were', async () => {
  answer = { body: goods(1, 4) }
  const id = await makeFeed({ missing: 'unavailable' })
  answer = { body: goods(2, 4) }
  expect(await goOn(id)).toMatchObject({ counts: { missing: 1, taken_out: 1 } })
  const available = async () =>
    (
      await sql<{ is_available: boolean }>`
        select t.is_available from sales_terms t join products p on p.id = t.product_id where p.company_id = ${house.company.id} order by p.id`.execute(
        market.db,
      )
    ).rows.map(({ is_available }) => is_available)
  expect(await available()).toEqual([false, true, true, true])
  answer = { body: goods(1, 4) }
  expect(await goOn(id)).toMatchObject({ counts: { brought_back: 1 } })
  expect(await available()).toEqual([true, true, true, true])
  const kept = { ...form, url: address, missing: 'keep' }
  expect((await house.seller.put(`/api/v1/feeds/${id}`, { body: kept })).status).toBe(200)
  answer = { body: goods(3, 4) }
  expect(await goOn(id)).toMatchObject({ counts: { missing: 2, taken_out: 0 } })
  answer = { body: goods(3, 5) }
  expect(await goOn(id)).toMatchObject({ counts: { missing: 0 } })
  expect(await products()).toHaveLength(5)
})

test('a file in which too much is missing is held and told once, until somebody takes it over', async () => {
  answer = { body: goods(1, 20) }
  const id = await makeFeed()
  answer = { body: goods(1, 5, 99) }
  const sentence = feedMessages.held(15, 20)
  expect(await goOn(id)).toMatchObject({ state: 'held', fault: sentence, counts: null })
  expect(await goOn(id)).toMatchObject({ state: 'held' })
  expect((await products()).every(({ state }) => state === 'published')).toBe(true)
  expect((await mails()).filter(({ text }) => text.includes(sentence))).toHaveLength(1)
  // The company's place is free, and nothing of the file is kept.
  expect((await house.seller.post('/api/v1/imports', { body: { name: 'a.csv', size: 10 } })).status).toBe(201)
  const open = (await house.seller.get('/api/v1/imports')).body.data[0]
  await house.seller.delete(`/api/v1/imports/${open.id}`)
  expect(await fetchNow(id, { is_forced: true, is_mapped_again: false })).toMatchObject({
    state: 'applied',
    counts: { change: 5, taken_out: 15 },
  })
})

test('a column that is gone stops the feed, and mapping again helps', async () => {
  answer = { body: goods(1, 3) }
  const id = await makeFeed()
  answer = { body: goods(1, 3).replace('Preis (EUR)', 'Betrag (EUR)') }
  expect(await goOn(id)).toMatchObject({ state: 'failed', fault: feedMessages.columnsGone(['Preis (EUR)']) })
  expect((await mails()).at(-1)?.subject).toContain('A feed could not be imported')
  const begun = await house.seller.post(`/api/v1/feeds/${id}/fetches`, {
    body: { is_forced: false, is_mapped_again: true },
  })
  expect(begun.status).toBe(202)
  await settle()
  const [{ import_id: importId }] = await runsOf(id)
  const { format } = (await house.seller.get(`/api/v1/imports/${importId}`)).body
  const columns = format.columns.with(2, 'price')
  await house.seller.post(`/api/v1/imports/${importId}/check`, {
    body: { format: { ...format, columns, currency: 'EUR' } },
  })
  await settle()
  // Nothing differs, so there is nothing to apply; discarding it leaves the feed as it was.
  await house.seller.delete(`/api/v1/imports/${importId}`)
  expect((await runsOf(id))[0]).toMatchObject({ state: 'discarded', fault: feedMessages.discardedByPerson })
})

test('refused rows are told once, and the same ones are not told again', async () => {
  answer = { body: goods(1, 3) }
  const id = await makeFeed()
  const broken = (price: number) => goods(1, 3, price).replace('Cup number 2', '')
  answer = { body: broken(11) }
  expect(await goOn(id)).toMatchObject({ state: 'applied', counts: { change: 2, refuse: 1, missing: 0 } })
  answer = { body: broken(12) }
  expect(await goOn(id)).toMatchObject({ counts: { refuse: 1 } })
  const told = (await mails()).filter(({ subject }) => subject.includes('refused rows'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toMatch(/Line 3, Title: /)
})

test.each([
  ['404', { status: 404, body: 'no' }, feedMessages.status(404)],
  ['a password that is wrong', { status: 401, body: 'no' }, feedMessages.refused(401)],
  ['a page to sign in at', { headers: { 'content-type': 'text/html' }, body: '<p>Sign in' }, feedMessages.webPage],
  ['a page that does not say so', { body: '<!DOCTYPE html><p>Sign in' }, feedMessages.webPage],
  ['nothing', { body: '' }, feedMessages.empty],
  ['gzip that is cut off', { body: gzipSync(goods(1, 900)).subarray(0, 300) }, feedMessages.packedWrong],
])('%s fails with a sentence, is tried again sooner, and changes nothing', async (_name, wrong, sentence) => {
  answer = { body: goods(1, 3) }
  const id = await makeFeed()
  answer = wrong
  expect(await goOn(id)).toMatchObject({ state: 'failed', fault: sentence, import_id: null })
  const wait = new Date((await own()).next_at).getTime() - Date.now()
  expect(wait).toBeLessThan(15.5 * 60_000)
  expect(await products()).toHaveLength(3)
})

test('a feed that fails for long is paused and its people are told; switched on again it goes on', async () => {
  answer = { body: goods(1, 3) }
  const id = await makeFeed()
  answer = { status: 500, body: '' }
  for (let times = 0; times < 12; times++) await goOn(id)
  expect(await own()).toMatchObject({ paused_because: 'failing', next_at: null })
  expect((await mails()).filter(({ subject }) => subject.includes('could not be imported'))).toHaveLength(2)
  await house.seller.put(`/api/v1/feeds/${id}`, { body: { ...form, url: address } })
  expect(await own()).toMatchObject({ paused_because: null, next_at: expect.any(String) })
})

test('gzip is unpacked, an unchanged ETag is not sent again, name and password go along and are never answered', async () => {
  answer = { headers: { etag: '"v1"' }, body: gzipSync(goods(1, 3)) }
  const id = await makeFeed({ user_name: 'shop', password: 'sec:ret' })
  expect(asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('shop:sec:ret').toString('base64')}`)
  expect(await goOn(id)).toMatchObject({ state: 'unchanged' })
  expect(asked.at(-1)?.headers['if-none-match']).toBe('"v1"')
  const told = (await house.seller.get(`/api/v1/feeds/${id}`)).text
  expect(told).toContain('"has_password":true')
  expect(told).not.toContain('sec:ret')
  const { rows } = await sql<{
    log: string
  }>`select audit_log::text as log from audit_log where thing = 'feed'`.execute(market.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('sec:ret')
})

test('name and password are not taken to another host, and an address inside is refused where only the public network is allowed', async () => {
  const other = createServer((request, response) => {
    asked.push(request)
    response.end(goods(1, 2))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  answer = {
    status: 302,
    headers: { location: `http://localhost:${(other.address() as AddressInfo).port}/` },
    body: '',
  }
  await house.seller.post('/api/v1/feeds', { body: { ...form, url: address, user_name: 'shop', password: 'secret' } })
  await settle()
  other.close()
  expect(asked.map(({ headers }) => headers.authorization !== undefined)).toEqual([true, false])

  const { config } = market.app
  const strict = { ...market.app, config: { ...config, privateWebhooks: false } }
  const { id } = await own()
  const [{ import_id: importId }] = await runsOf(id)
  await house.seller.delete(`/api/v1/imports/${importId}`)
  await house.seller.post(`/api/v1/feeds/${id}/fetches`, { body: { is_forced: false, is_mapped_again: false } })
  await fetchFeed(strict, (await runsOf(id))[0].id)
  expect((await runsOf(id))[0]).toMatchObject({ state: 'failed', fault: feedMessages.forbidden })
})

test('a feed finds its table again when sheets and lines above it come and go', async () => {
  const titles = ['Handle', 'Title', 'Preis (EUR)', 'Status']
  const rows = [
    ['cup-1', 'Cup number 1', 10, 'published'],
    ['cup-2', 'Cup number 2', 11, 'published'],
  ]
  answer = { body: await makeXlsx([{ name: 'List', rows: [titles, ...rows] }]) }
  const id = await makeFeed()
  const moved = {
    name: 'List',
    rows: [['Valid from Monday'], [], ['Stock', ...titles], ...rows.map((row) => [7, ...row])],
  }
  answer = {
    body: await makeXlsx([
      {
        name: 'Name and price',
        rows: [
          ['Name', 'Price'],
          ['see', 'next'],
        ],
      },
      moved,
    ]),
  }
  // What the file says as before is not compared, though it stands elsewhere.
  expect(await goOn(id)).toMatchObject({ state: 'applied', counts: { create: 0, change: 0, skip: 2, missing: 0 } })
  answer = {
    body: await makeXlsx([
      {
        ...moved,
        rows: [
          ['Stock', 'Handle', 'Preis (EUR)', 'Status'],
          [1, 'cup-1', 10, 'published'],
        ],
      },
    ]),
  }
  expect(await goOn(id)).toMatchObject({ state: 'failed', fault: feedMessages.columnsGone(['Title']) })
})

test('while another import is open, the feed waits for its place', async () => {
  answer = { body: goods(1, 3) }
  const id = await makeFeed()
  const open = await house.seller.post('/api/v1/imports', { body: { name: 'a.csv', size: 10 } })
  answer = { body: goods(1, 4) }
  expect(await goOn(id)).toMatchObject({ state: 'waiting' })
  expect(
    (await house.seller.post(`/api/v1/feeds/${id}/fetches`, { body: { is_forced: false, is_mapped_again: false } }))
      .status,
  ).toBe(409)
  await house.seller.delete(`/api/v1/imports/${open.body.id}`)
  await fetchFeed(market.app, (await runsOf(id))[0].id)
  await settle()
  expect((await runsOf(id))[0]).toMatchObject({ state: 'applied', counts: { create: 1 } })
})

test('the feed of a company that is suspended waits until it is open again', async () => {
  answer = { body: goods(1, 3) }
  const id = await makeFeed()
  const setStatus = (status: number) =>
    sql`update users set status = ${status} where company_id = ${house.company.id}`.execute(market.db)
  const fetched = async () => (await sql`select id from feed_runs where feed_id = ${id}`.execute(market.db)).rows.length
  await setStatus(2)
  await sql`update feeds set next_at = now() - interval '1 minute' where id = ${id}`.execute(market.db)
  await startDueFeeds(market.app)
  expect(await fetched()).toBe(1)
  await setStatus(1)
  await startDueFeeds(market.app)
  expect(await fetched()).toBe(2)
  await settle()
})

test('undoing what a feed did pauses it, and deletes nothing for good', async () => {
  answer = { body: goods(1, 4) }
  const id = await makeFeed()
  answer = { body: goods(3, 5) }
  const run = await goOn(id)
  expect(run).toMatchObject({ counts: { create: 1, taken_out: 2 } })
  expect((await house.seller.post(`/api/v1/imports/${run.import_id}/undo`)).status).toBe(202)
  await settle()
  expect((await products()).map(({ state }) => state)).toEqual(Array(4).fill('published'))
  expect(await own()).toMatchObject({ paused_because: 'undone', next_at: null })
  await house.seller.put(`/api/v1/feeds/${id}`, { body: { ...form, url: address } })
  expect(await goOn(id)).toMatchObject({ state: 'applied', counts: { create: 1 } })
})

test('a feed is the company’s own, is refused by field, and its goods outlive it', async () => {
  answer = { body: goods(1, 2) }
  const id = await makeFeed()
  const stranger = await market.as((await makeCompany(market.db)).owner)
  for (const status of [
    (await stranger.get(`/api/v1/feeds/${id}`)).status,
    (await stranger.get(`/api/v1/feeds/${id}/fetches`)).status,
    (await stranger.put(`/api/v1/feeds/${id}`, { body: { ...form, url: address } })).status,
    (await stranger.delete(`/api/v1/feeds/${id}`)).status,
    (await stranger.post(`/api/v1/feeds/${id}/fetches`, { body: { is_forced: true, is_mapped_again: false } })).status,
  ])
    expect(status).toBe(404)
  const wrong = { ...form, url: 'ftp://example.com', time_zone: 'Mars/Olympus', password: 'x' }
  expect((await house.seller.post('/api/v1/feeds', { body: wrong })).body.details).toEqual({
    url: feedMessages.addressNotSafe,
    time_zone: feedMessages.zoneWrong,
    user_name: feedMessages.passwordWithoutName,
  })
  expect((await house.seller.delete(`/api/v1/feeds/${id}`)).status).toBe(200)
  expect(await products()).toHaveLength(2)
})
