import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FeedDesk, type FeedMarket, feedForm, goods, openFeedMarket, range } from '../../../test/feed-desk.ts'
import { makeXlsx } from '../../../test/make-workbook.ts'
import { fetchFeed } from './fetch-feed.ts'
import { startDueFeeds } from './start-run.ts'

let feeds: FeedMarket
let desk: FeedDesk
beforeAll(async () => {
  feeds = await openFeedMarket()
})
beforeEach(async () => {
  desk = await feeds.begin()
})
afterAll(() => feeds.close())

test('a column that is gone stops the feed, and mapping again helps', async () => {
  feeds.served.answer = { body: goods(1, 3) }
  const id = await desk.makeFeed()
  feeds.served.answer = { body: goods(1, 3).replace('Preis (EUR)', 'Betrag (EUR)') }
  expect(await desk.goOn(id)).toMatchObject({ state: 'failed', fault: feedMessages.columnsGone(['Preis (EUR)']) })
  expect((await desk.mails()).at(-1)?.subject).toContain('A feed could not be imported')
  const begun = await desk.seller.post(`/api/v1/feeds/${id}/fetches`, {
    body: { is_forced: false, is_mapped_again: true },
  })
  expect(begun.status).toBe(202)
  await desk.settle()
  const [{ import_id: importId }] = await desk.runsOf(id)
  const { format } = (await desk.seller.get(`/api/v1/imports/${importId}`)).body
  const columns = format.columns.with(2, 'price')
  await desk.seller.post(`/api/v1/imports/${importId}/check`, {
    body: { format: { ...format, columns, currency: 'EUR' } },
  })
  await desk.settle()
  // Nothing differs, so there is nothing to apply; discarding it leaves the feed as it was.
  await desk.seller.delete(`/api/v1/imports/${importId}`)
  expect((await desk.runsOf(id))[0]).toMatchObject({ state: 'discarded', fault: feedMessages.discardedByPerson })
})

test('refused rows are told once, and the same ones are not told again', async () => {
  feeds.served.answer = { body: goods(1, 3) }
  const id = await desk.makeFeed()
  const broken = (price: number) => goods(1, 3, price).replace('Cup number 2', '')
  feeds.served.answer = { body: broken(11) }
  expect(await desk.goOn(id)).toMatchObject({ state: 'applied', counts: { change: 2, refuse: 1, missing: 0 } })
  feeds.served.answer = { body: broken(12) }
  expect(await desk.goOn(id)).toMatchObject({ counts: { refuse: 1 } })
  const told = (await desk.mails()).filter(({ subject }) => subject.includes('refused rows'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toMatch(/Line 3, Title: /)
})

test.each([
  ['404', { status: 404, body: 'no' }, feedMessages.status(404)],
  ['a password that is wanted', { status: 401, body: 'no' }, 'The address wants a user name and password (401).'],
  ['a page to sign in at', { headers: { 'content-type': 'text/html' }, body: '<p>Sign in' }, feedMessages.webPage],
  ['a page that does not say so', { body: '<!DOCTYPE html><p>Sign in' }, feedMessages.webPage],
  ['nothing', { body: '' }, feedMessages.empty],
  ['a connection that breaks off', { body: goods(1, 3), isCutOff: true }, feedMessages.cutOff],
  [
    'an address that leads to itself',
    { status: 302, headers: { location: '/goods.csv' }, body: '' },
    feedMessages.redirects,
  ],
  ['gzip that is cut off', { body: gzipSync(goods(1, 900)).subarray(0, 300) }, feedMessages.packedWrong],
])('%s fails with a sentence, is tried again sooner, and changes nothing', async (_name, wrong, sentence) => {
  feeds.served.answer = { body: goods(1, 3) }
  const id = await desk.makeFeed()
  feeds.served.answer = wrong
  expect(await desk.goOn(id)).toMatchObject({ state: 'failed', fault: sentence, import_id: null })
  const wait = new Date((await desk.own()).next_at).getTime() - Date.now()
  expect(wait).toBeLessThan(15.5 * 60_000)
  expect(await desk.products()).toHaveLength(3)
})

test('a feed that fails for long is paused and its people are told; switched on again it goes on', async () => {
  feeds.served.answer = { body: goods(1, 3) }
  const id = await desk.makeFeed()
  feeds.served.answer = { status: 500, body: '' }
  for (let times = 0; times < 12; times++) await desk.goOn(id)
  expect(await desk.own()).toMatchObject({ paused_because: 'failing', next_at: null })
  expect((await desk.mails()).filter(({ subject }) => subject.includes('could not be imported'))).toHaveLength(2)
  await desk.seller.put(`/api/v1/feeds/${id}`, { body: { ...feedForm, url: feeds.address } })
  expect(await desk.own()).toMatchObject({ paused_because: null, next_at: expect.any(String) })
  // Paused once more, it goes on by itself when somebody has had it fetched and its file is there again.
  for (let times = 0; times < 12; times++) await desk.goOn(id)
  expect(await desk.own()).toMatchObject({ paused_because: 'failing' })
  feeds.served.answer = { body: goods(1, 4) }
  expect(await desk.fetchNow(id)).toMatchObject({ state: 'applied' })
  expect(await desk.own()).toMatchObject({ paused_because: null, next_at: expect.any(String) })
})

test('gzip is unpacked, an unchanged ETag is not sent again, name and password go along and are never answered', async () => {
  feeds.served.answer = { headers: { etag: '"v1"' }, body: gzipSync(goods(1, 3)) }
  const id = await desk.makeFeed({ user_name: 'shop', password: 'sec:ret' })
  expect(feeds.served.asked[0]?.headers.authorization).toBe(`Basic ${Buffer.from('shop:sec:ret').toString('base64')}`)
  expect(await desk.goOn(id)).toMatchObject({ state: 'unchanged' })
  expect(feeds.served.asked.at(-1)?.headers['if-none-match']).toBe('"v1"')
  const told = (await desk.seller.get(`/api/v1/feeds/${id}`)).text
  expect(told).toContain('"has_password":true')
  expect(told).not.toContain('sec:ret')
  const { rows } = await sql<{
    log: string
  }>`select audit_log::text as log from audit_log where thing = 'feed'`.execute(feeds.market.db)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('sec:ret')
})

test('name and password are not taken to another host, and an address inside is refused where only the public network is allowed', async () => {
  const other = createServer((request, response) => {
    feeds.served.asked.push(request)
    response.end(goods(1, 2))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  feeds.served.answer = {
    status: 302,
    headers: { location: `http://localhost:${(other.address() as AddressInfo).port}/` },
    body: '',
  }
  await desk.seller.post('/api/v1/feeds', {
    body: { ...feedForm, url: feeds.address, user_name: 'shop', password: 'secret' },
  })
  await desk.settle()
  other.close()
  expect(feeds.served.asked.map(({ headers }) => headers.authorization !== undefined)).toEqual([true, false])

  const { config } = feeds.market.app
  const strict = { ...feeds.market.app, config: { ...config, privateWebhooks: false } }
  const { id } = await desk.own()
  const [{ import_id: importId }] = await desk.runsOf(id)
  await desk.seller.delete(`/api/v1/imports/${importId}`)
  await desk.seller.post(`/api/v1/feeds/${id}/fetches`, { body: { is_forced: false, is_mapped_again: false } })
  await fetchFeed(strict, (await desk.runsOf(id))[0].id)
  expect((await desk.runsOf(id))[0]).toMatchObject({ state: 'failed', fault: feedMessages.forbidden })
})

test('a feed finds its table again when sheets and lines above it come and go', async () => {
  const titles = ['Handle', 'Title', 'Preis (EUR)', 'Status']
  const rows = [
    ['cup-1', 'Cup number 1', 10, 'published'],
    ['cup-2', 'Cup number 2', 11, 'published'],
  ]
  feeds.served.answer = { body: await makeXlsx([{ name: 'List', rows: [titles, ...rows] }]) }
  const id = await desk.makeFeed()
  const moved = {
    name: 'List',
    rows: [['Valid from Monday'], [], ['Stock', ...titles], ...rows.map((row) => [7, ...row])],
  }
  feeds.served.answer = {
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
  expect(await desk.goOn(id)).toMatchObject({ state: 'applied', counts: { create: 0, change: 0, skip: 2, missing: 0 } })
  feeds.served.answer = {
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
  expect(await desk.goOn(id)).toMatchObject({ state: 'failed', fault: feedMessages.columnsGone(['Title']) })
})

test('while another import is open, the feed waits for its place', async () => {
  feeds.served.answer = { body: goods(1, 3) }
  const id = await desk.makeFeed()
  const open = await desk.seller.post('/api/v1/imports', { body: { name: 'a.csv', size: 10 } })
  feeds.served.answer = { body: goods(1, 4) }
  expect(await desk.goOn(id)).toMatchObject({ state: 'waiting' })
  expect(
    (await desk.seller.post(`/api/v1/feeds/${id}/fetches`, { body: { is_forced: false, is_mapped_again: false } }))
      .status,
  ).toBe(409)
  await desk.seller.delete(`/api/v1/imports/${open.body.id}`)
  await fetchFeed(feeds.market.app, (await desk.runsOf(id))[0].id)
  await desk.settle()
  expect((await desk.runsOf(id))[0]).toMatchObject({ state: 'applied', counts: { create: 1 } })
})

test('a feed that is deleted while its file is on the way leaves no import behind that keeps the place', async () => {
  const remove = async () => desk.seller.delete(`/api/v1/feeds/${(await desk.own()).id}`)
  feeds.served.answer = { body: goods(1, 3), before: remove }
  expect((await desk.seller.post('/api/v1/feeds', { body: { ...feedForm, url: feeds.address } })).status).toBe(201)
  await desk.settle()
  expect(feeds.served.asked).toHaveLength(1)
  expect((await desk.seller.get('/api/v1/feeds')).body.data).toEqual([])
  expect((await desk.seller.get('/api/v1/imports')).body.data).toEqual([])
})

test('the feed of a company that is suspended waits until it is open again', async () => {
  feeds.served.answer = { body: goods(1, 3) }
  const id = await desk.makeFeed()
  const setStatus = (status: number) =>
    sql`update users set status = ${status} where company_id = ${desk.company.id}`.execute(feeds.market.db)
  const fetched = async () =>
    (await sql`select id from feed_runs where feed_id = ${id}`.execute(feeds.market.db)).rows.length
  await setStatus(2)
  await sql`update feeds set next_at = now() - interval '1 minute' where id = ${id}`.execute(feeds.market.db)
  await startDueFeeds(feeds.market.app)
  expect(await fetched()).toBe(1)
  await setStatus(1)
  await startDueFeeds(feeds.market.app)
  expect(await fetched()).toBe(2)
  await desk.settle()
})

test('a feed of JSON goes on with the fields its products have', async () => {
  const cups = (price: number) =>
    JSON.stringify({
      items: range(1, 3).map((n) => ({
        slug: `cup-${n}`,
        title: `Cup number ${n}`,
        price: n === 1 ? price : 10,
        status: 'published',
      })),
    })
  feeds.served.answer = { headers: { 'content-type': 'application/json' }, body: cups(10) }
  const id = await desk.makeFeed()
  expect(await desk.products()).toHaveLength(3)
  feeds.served.answer = { headers: { 'content-type': 'application/json' }, body: cups(12) }
  expect(await desk.goOn(id)).toMatchObject({ state: 'applied', counts: { change: 1 } })
})
