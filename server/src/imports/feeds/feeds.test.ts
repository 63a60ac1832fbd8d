import { feedMessages } from '@fairquay/contract/imports/feeds/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type FeedDesk, type FeedMarket, feedForm, goods, openFeedMarket } from '../../../test/feed-desk.ts'
import { makeCompany } from '../../../test/make.ts'

let feeds: FeedMarket
let desk: FeedDesk
beforeAll(async () => {
  feeds = await openFeedMarket()
})
beforeEach(async () => {
  desk = await feeds.begin()
})
afterAll(() => feeds.close())

test('the first file is walked through, and then the feed goes on by itself: what changed, what is missing, what comes back', async () => {
  feeds.served.answer = { body: goods(1, 10) }
  const id = await desk.makeFeed({ tell: 'changes' })
  const feed = await desk.own()
  expect(feed).toMatchObject({ is_ready: true, paused_because: null, goods: 10, has_password: false })
  expect(new Date(feed.next_at).getTime()).toBeGreaterThan(Date.now())
  expect(await desk.products()).toHaveLength(10)

  // Columns in another order, one changed, one new, two gone.
  const [header = '', ...lines] = goods(3, 11).trim().split('\n')
  const turned = [header, ...lines.map((line) => line.replace('cup-4,Cup number 4,10', 'cup-4,Cup number 4,12'))]
  feeds.served.answer = { body: `${turned.map((line) => line.split(',').toReversed().join(',')).join('\n')}\n` }
  expect(await desk.goOn(id)).toMatchObject({
    state: 'applied',
    counts: { create: 1, change: 1, skip: 7, refuse: 0, missing: 2, taken_out: 2, brought_back: 0 },
  })
  expect((await desk.products()).map(({ state }) => state)).toEqual(['hidden', 'hidden', ...Array(9).fill('published')])
  expect((await desk.mails()).at(-1)?.text).toContain('2 products are not in the file any more and were taken out.')

  // The same file again is nothing, however often.
  const mailed = (await desk.mails()).length
  expect(await desk.goOn(id)).toMatchObject({ state: 'unchanged', import_id: null })
  expect(await desk.mails()).toHaveLength(mailed)

  feeds.served.answer = { body: goods(1, 11) }
  expect(await desk.goOn(id)).toMatchObject({ state: 'applied', counts: { change: 1, missing: 0, brought_back: 2 } })
  expect((await desk.products()).every(({ state }) => state === 'published')).toBe(true)
  // What is there is what the report says of the import.
  expect((await desk.seller.get('/api/v1/imports')).body.data[0]).toMatchObject({
    file_name: 'Feed: Warehouse',
    state: 'applied',
  })
})

test('what nobody changed in the file stays as people here have set it, what somebody deleted stays away', async () => {
  feeds.served.answer = { body: goods(1, 4) }
  const id = await desk.makeFeed()
  const [first, second] = (
    await sql<{ id: number }>`select id from products where company_id = ${desk.company.id} order by id`.execute(
      feeds.market.db,
    )
  ).rows
  await desk.seller.post('/api/v1/own-products/deletions', { body: { ids: [first?.id] } })
  // Orders move the stock, which is no change of the product.
  await sql`update stock_levels set on_hand = 1 where product_id = ${second?.id}`.execute(feeds.market.db)
  feeds.served.answer = { body: goods(1, 5) }
  expect(await desk.goOn(id)).toMatchObject({ counts: { create: 1, change: 0, skip: 4 } })
  const { rows } = await sql<{ on_hand: number }>`
    select on_hand from stock_levels where product_id = ${second?.id}`.execute(feeds.market.db)
  expect(rows).toEqual([{ on_hand: 1 }])
  expect((await desk.products()).map(({ name }) => name)).toEqual([2, 3, 4, 5].map((n) => `Cup number ${n}`))
})

test('goods that are missing can stay, or be sold out and be had again as they were', async () => {
  feeds.served.answer = { body: goods(1, 4) }
  const id = await desk.makeFeed({ missing: 'unavailable' })
  feeds.served.answer = { body: goods(2, 4) }
  expect(await desk.goOn(id)).toMatchObject({ counts: { missing: 1, taken_out: 1 } })
  const available = async () =>
    (
      await sql<{ is_available: boolean }>`
        select t.is_available from sales_terms t join products p on p.id = t.product_id where p.company_id = ${desk.company.id} order by p.id`.execute(
        feeds.market.db,
      )
    ).rows.map(({ is_available }) => is_available)
  expect(await available()).toEqual([false, true, true, true])
  feeds.served.answer = { body: goods(1, 4) }
  expect(await desk.goOn(id)).toMatchObject({ counts: { brought_back: 1 } })
  expect(await available()).toEqual([true, true, true, true])
  const kept = { ...feedForm, url: feeds.address, missing: 'keep' }
  expect((await desk.seller.put(`/api/v1/feeds/${id}`, { body: kept })).status).toBe(200)
  feeds.served.answer = { body: goods(3, 4) }
  expect(await desk.goOn(id)).toMatchObject({ counts: { missing: 2, taken_out: 0 } })
  feeds.served.answer = { body: goods(3, 5) }
  expect(await desk.goOn(id)).toMatchObject({ counts: { missing: 0 } })
  expect(await desk.products()).toHaveLength(5)
})

test('a file in which too much is missing is held and told once, until somebody takes it over', async () => {
  feeds.served.answer = { body: goods(1, 20) }
  const id = await desk.makeFeed()
  feeds.served.answer = { body: goods(1, 5, 99) }
  const sentence = feedMessages.held(15, 20)
  expect(await desk.goOn(id)).toMatchObject({ state: 'held', fault: sentence, counts: null })
  expect(await desk.goOn(id)).toMatchObject({ state: 'held' })
  expect((await desk.products()).every(({ state }) => state === 'published')).toBe(true)
  expect((await desk.mails()).filter(({ text }) => text.includes(sentence))).toHaveLength(1)
  // The company's place is free, and nothing of the file is kept.
  expect((await desk.seller.post('/api/v1/imports', { body: { name: 'a.csv', size: 10 } })).status).toBe(201)
  const open = (await desk.seller.get('/api/v1/imports')).body.data[0]
  await desk.seller.delete(`/api/v1/imports/${open.id}`)
  expect(await desk.fetchNow(id, { is_forced: true, is_mapped_again: false })).toMatchObject({
    state: 'applied',
    counts: { change: 5, taken_out: 15 },
  })
})

test('undoing what a feed did pauses it, and deletes nothing for good', async () => {
  feeds.served.answer = { body: goods(1, 4) }
  const id = await desk.makeFeed()
  feeds.served.answer = { body: goods(3, 5) }
  const run = await desk.goOn(id)
  expect(run).toMatchObject({ counts: { create: 1, taken_out: 2 } })
  expect((await desk.seller.post(`/api/v1/imports/${run.import_id}/undo`)).status).toBe(202)
  await desk.settle()
  expect((await desk.products()).map(({ state }) => state)).toEqual(Array(4).fill('published'))
  expect(await desk.own()).toMatchObject({ paused_because: 'undone', next_at: null })
  await desk.seller.put(`/api/v1/feeds/${id}`, { body: { ...feedForm, url: feeds.address } })
  expect(await desk.goOn(id)).toMatchObject({ state: 'applied', counts: { create: 1 } })
})

test('a feed is the company’s own, is refused by field, and its goods outlive it', async () => {
  feeds.served.answer = { body: goods(1, 2) }
  const id = await desk.makeFeed()
  const stranger = await feeds.market.as((await makeCompany(feeds.market.db)).owner)
  for (const status of [
    (await stranger.get(`/api/v1/feeds/${id}`)).status,
    (await stranger.get(`/api/v1/feeds/${id}/fetches`)).status,
    (await stranger.put(`/api/v1/feeds/${id}`, { body: { ...feedForm, url: feeds.address } })).status,
    (await stranger.delete(`/api/v1/feeds/${id}`)).status,
    (await stranger.post(`/api/v1/feeds/${id}/fetches`, { body: { is_forced: true, is_mapped_again: false } })).status,
  ])
    expect(status).toBe(404)
  const wrong = { ...feedForm, url: 'ftp://example.com', time_zone: 'Mars/Olympus', password: 'x' }
  expect((await desk.seller.post('/api/v1/feeds', { body: wrong })).body.details).toEqual({
    url: feedMessages.addressNotSafe,
    time_zone: feedMessages.zoneWrong,
    user_name: feedMessages.passwordWithoutName,
  })
  expect((await desk.seller.delete(`/api/v1/feeds/${id}`)).status).toBe(200)
  expect(await desk.products()).toHaveLength(2)
})
