import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { OwnReview } from '@fairquay/contract/reviews/shapes.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { makeImage } from '../../test/make.ts'
import { openReviewMarket, type ReviewMarket, reviewFormOf } from '../../test/review-market.ts'
import { askForReviews } from './ask-for-reviews.ts'

let world: ReviewMarket
beforeAll(async () => {
  world = await openReviewMarket()
})
afterAll(() => world.market.close())
beforeEach(() => world.market.db.deleteFrom('attempts').execute())

const listOf = async (slug: string, query: object = {}, who: Caller = world.market.guest) =>
  (await who.get(`/api/v1/marketplace/product/${slug}/reviews`, { query })).body
const lastKind = async (who: Caller) => (await who.get('/api/v1/notifications')).body.data[0]

describe('a review', () => {
  test('is written by the buyer of a completed order, and read by everybody without learning who bought', async () => {
    const { oil, oilHouse, ann } = world
    const order = await world.completedOrder()
    const answer = await world.write(order)
    expect(answer.body.data).toMatchObject({ side: 'writer', status: 'shown', order: { id: order }, by: null })
    const { data, rating } = await listOf(oil.slug)
    expect(data[0]).toMatchObject({ stars: 4, by: null, text: 'Fresh, <b>and</b> as described: https://oil.test' })
    expect(rating.count).toBeGreaterThan(0)
    expect(Object.keys(data[0])).toEqual(
      'id stars title text by country_code written_at edited_at pictures answer actions'.split(' '),
    )
    const { body } = await world.market.guest.get(`/api/v1/marketplace/product/${oil.slug}`)
    expect(body.data.product).toMatchObject({ rating: rating.average, review_count: rating.count })
    // To the seller, too, the writer is a verified buyer.
    const { body: received } = await world.asSeller.get('/api/v1/reviews', { query: { box: 'received' } })
    const { rows } = await sql<{ name: string }>`select name from companies where id = ${ann.companyId}`.execute(
      world.market.db,
    )
    expect(JSON.stringify(received)).not.toContain(rows[0]?.name)
    expect(received.data[0]).toMatchObject({ side: 'seller', order: null, seller: { id: oilHouse.id } })
    expect(await lastKind(world.asSeller)).toMatchObject({ kind: 'review.written' })
  })

  test('of the seller counts for the seller alone', async () => {
    const { oil, oilHouse } = world
    const before = (await listOf(oil.slug)).rating
    const order = await world.completedOrder()
    expect((await world.write(order, { product_id: null, stars: 5, is_named: true })).status).toBe(201)
    const page = `/api/v1/marketplace/company/${oilHouse.slug}`
    const { data, rating } = (await world.market.guest.get(`${page}/reviews`)).body
    expect(data[0]).toMatchObject({ stars: 5, by: expect.any(String) })
    expect((await listOf(oil.slug)).rating).toEqual(before)
    expect((await world.market.guest.get(page)).body.data.seller_rating).toEqual({
      average: rating.average,
      count: rating.count,
    })
    const product = (await world.market.guest.get(`/api/v1/marketplace/product/${oil.slug}`)).body.data
    expect(product.seller_rating).toMatchObject({ count: rating.count })
  })

  test.each([
    ['confirmed', 409, reviewMessages.notCompleted],
    ['delivered', 409, reviewMessages.notCompleted],
    ['cancelled', 409, reviewMessages.notCompleted],
  ])('is refused while the order is %s', async (status, code, message) => {
    const order = await world.order()
    await sql`
      update orders set status = ${status}, cancelled_at = case when ${status} = 'cancelled' then now() end where id = ${order}`.execute(
      world.market.db,
    )
    const answer = await world.write(order)
    expect([answer.status, answer.body.message]).toEqual([code, message])
  })

  test('is refused of what was not bought, a second time, and by the seller', async () => {
    const order = await world.completedOrder()
    expect((await world.write(order, { product_id: world.rug.id })).body.details).toEqual({
      product_id: reviewMessages.noProduct,
    })
    expect((await world.write(order)).status).toBe(201)
    expect((await world.write(order)).body).toMatchObject({ code: 'conflict', message: reviewMessages.writtenAlready })
    const seller = await world.asSeller.post(`/api/v1/orders/${order}/reviews`, { body: reviewFormOf() })
    expect([seller.status, seller.body.message]).toEqual([403, reviewMessages.onlyBuyer])
  })

  test('is refused between companies that are one house', async () => {
    const { db } = world.market
    const order = await world.completedOrder()
    const number = (value: string | null, id: number | undefined) =>
      sql`update companies set tax_number = ${value} where id = ${id}`.execute(db)
    await number('IT 0074.3110157', world.oilHouse.id)
    await number('it00743110157', world.ann.companyId)
    const answer = await world.write(order)
    expect([answer.status, answer.body.message]).toEqual([403, reviewMessages.ownHouse])
    const list = (await world.asAnn.get(`/api/v1/orders/${order}/reviews`)).body.data
    expect(list.map(({ may_write }: { may_write: boolean }) => may_write)).toEqual([false, false])
    await number(null, world.ann.companyId)
    expect((await world.write(order)).status).toBe(201)
  })

  test('can be withdrawn, leaves the average, and is written anew with nothing of the old one', async () => {
    const order = await world.completedOrder()
    const id = (await world.write(order, { stars: 1 })).body.data.id
    await world.answer(id)
    const before = (await listOf(world.oil.slug)).rating.count
    expect((await world.asWriter(id, { action: 'withdraw' })).status).toBe(200)
    expect((await listOf(world.oil.slug)).rating.count).toBe(before - 1)
    const since = (await world.asSeller.get('/api/v1/reviews', { query: { changed_since: '2026-01-01T00:00:00Z' } }))
      .body
    expect(since.data.at(-1)).toMatchObject({ id, status: 'withdrawn', text: '', answer: null })
    expect((await world.asAnn.get(`/api/v1/orders/${order}`)).body.data.to_review).toBe(true)
    expect((await world.write(order, { stars: 5 })).body.data).toMatchObject({ id, stars: 5, answer: null })
    expect((await world.asAnn.get(`/api/v1/orders/${order}`)).body.data.to_review).toBe(false)
    expect((await world.asSeller.get(`/api/v1/orders/${order}`)).body.data.to_review).toBe(false)
  })

  test('shows pictures its company has sent, and no others', async () => {
    const order = await world.completedOrder()
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b6' } })
      .png()
      .toBuffer()
    const head =
      '--edge\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
    const form = {
      body: Buffer.concat([Buffer.from(head), png, Buffer.from('\r\n--edge--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    }
    const sent = await world.asAnn.post(`/api/v1/orders/${order}/review-pictures`, form)
    expect((await world.asSeller.post(`/api/v1/orders/${order}/review-pictures`, form)).status).toBe(403)
    const foreign = await makeImage(world.market.db)
    expect((await world.write(order, { picture_ids: [foreign] })).body.details).toEqual({
      picture_ids: reviewMessages.pictureMissing,
    })
    const { data } = (await world.write(order, { picture_ids: [sent.body.data.id] })).body
    expect(data.pictures).toMatchObject([{ id: sent.body.data.id, preview: expect.stringMatching(/^\/files\//) }])
  })
})

describe('a list', () => {
  test('is sorted and narrowed by stars, page by page', async () => {
    const { db } = world.market
    await sql`update reviews set status = 'withdrawn' where product_id = ${world.oil.id}`.execute(db)
    const ids: Record<number, number> = {}
    for (const stars of [3, 5, 1]) ids[stars] = await world.written({ stars })
    const starsOf = async (query: object) =>
      (await listOf(world.oil.slug, query)).data.map(({ stars }: { stars: number }) => stars)
    expect(await starsOf({})).toEqual([1, 5, 3])
    expect(await starsOf({ sort: 'oldest' })).toEqual([3, 5, 1])
    expect(await starsOf({ sort: 'highest' })).toEqual([5, 3, 1])
    expect(await starsOf({ sort: 'lowest', perPage: 2 })).toEqual([1, 3])
    expect(await starsOf({ sort: 'lowest', perPage: 2, page: 2 })).toEqual([5])
    expect(await listOf(world.oil.slug, { stars: 5 })).toMatchObject({
      data: [{ id: ids[5] }],
      pagination: { total: 1 },
      rating: { average: 3, count: 3, stars: [1, 0, 1, 0, 1] },
    })
  })
})

test('what waits for an answer stands first in the list of a seller that asks for it', async () => {
  const { asSeller } = world
  const [older, newer] = [await world.written(), await world.written()]
  await world.answer(newer)
  const list = async (query: object) =>
    (await asSeller.get('/api/v1/reviews', { query: { box: 'received', perPage: 100, ...query } })).body.data
  const waits = (await list({ waiting_first: true })).map(
    ({ answer, status }: OwnReview) => answer === null && status === 'shown',
  )
  expect(waits).toEqual(waits.toSorted((one: boolean, other: boolean) => Number(other) - Number(one)))
  const ids = (await list({})).map(({ id }: OwnReview) => id)
  expect(ids.indexOf(newer)).toBeLessThan(ids.indexOf(older))
})

describe('an answer', () => {
  test('of two who answer at once one is told that it was answered', async () => {
    const id = await world.written()
    const answers = await Promise.all([world.answer(id, 'First.'), world.answer(id, 'Second.')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)?.body.data.answer.text
    const { data } = await listOf(world.oil.slug)
    expect(data.find((one: { id: number }) => one.id === id).answer.text).toBe(won)
    expect(await lastKind(world.asAnn)).toMatchObject({ kind: 'review.answered' })
    const better = await world.asSeller.post(`/api/v1/reviews/${id}/actions`, {
      body: { action: 'edit_answer', text: 'Third.' },
    })
    expect(better.body.data.answer).toMatchObject({ text: 'Third.', edited_at: expect.any(String) })
  })

  test('needs words', async () => {
    expect((await world.answer(await world.written(), ' ')).body.details).toEqual({ text: reviewMessages.noWords })
  })
})

describe('a report', () => {
  const report = (who: Caller, id: number, body: object = { reason: 'offensive', text: '' }) =>
    who.post(`/api/v1/reviews/${id}/reports`, { body })
  const waiting = async () => (await (await world.market.as('admin')).get('/api/v1/operator/reviews')).body.data

  test('is laid before the operator, who hides the review with a reason its writer is told', async () => {
    const id = await world.written({ stars: 1 })
    const count = (await listOf(world.oil.slug)).rating.count
    expect((await report(world.asSeller, id)).status).toBe(201)
    expect((await report(world.asSeller, id)).body.message).toBe(reviewMessages.reportedAlready)
    expect((await report(world.asAnn, id)).status).toBe(403)
    expect((await report(world.asCarrier, id, { reason: 'other', text: '' })).body.details).toEqual({
      text: reviewMessages.noWords,
    })
    expect((await waiting()).at(-1)).toMatchObject({
      id,
      reports: [{ reason: 'offensive' }],
      writer: expect.any(String),
    })
    expect((await world.decide(id, 'hide', ' ')).body.details).toEqual({ reason: reviewMessages.hideReasonMissing })
    expect((await world.decide(id, 'hide')).status).toBe(200)
    expect((await listOf(world.oil.slug)).rating.count).toBe(count - 1)
    expect((await waiting()).filter((one: { id: number }) => one.id === id)).toEqual([])
    expect(await lastKind(world.asAnn)).toMatchObject({ kind: 'review.hidden' })
    const { rows } = await sql<{ text: string }>`select text from mails order by id desc limit 1`.execute(
      world.market.db,
    )
    expect(rows[0]?.text).toContain('Insults a driver.')
    const audit = (await (await world.market.as('admin')).get('/api/v1/operator/audit', { query: { thing: 'review' } }))
      .body
    expect(audit.data[0]).toMatchObject({ action: 'hidden', thing_id: id, after: { status: 'hidden' } })
    expect((await world.answer(id)).status).toBe(409)
    expect((await report(world.asCarrier, id)).status).toBe(404)
    expect((await world.decide(id, 'show')).status).toBe(200)
    expect((await listOf(world.oil.slug)).rating.count).toBe(count)
  })

  test('that is not followed is settled, and can be made again when the review was changed', async () => {
    const id = await world.written()
    await report(world.asSeller, id)
    expect((await world.decide(id, 'keep', '')).status).toBe(200)
    expect((await report(world.asSeller, id)).status).toBe(409)
    const { product_id: _, ...form } = reviewFormOf({ text: 'Worse.' })
    expect((await world.asWriter(id, { action: 'edit', ...form })).body.data.text).toBe('Worse.')
    expect((await report(world.asSeller, id)).status).toBe(201)
  })
})

test('a buyer is asked once, by mail too, and not of what was reviewed', async () => {
  const { market } = world
  const [asked, done] = [await world.completedOrder(), await world.completedOrder()]
  await world.write(done)
  const ask = (hours: number) => askForReviews(market.app, new Date(Date.now() + hours * 3_600_000))
  const countAsked = async () =>
    (
      await sql<{
        path: string
      }>`select facts ->> 'path' as path from notifications where kind = 'review.asked'`.execute(market.db)
    ).rows
  await ask(1)
  expect(await countAsked()).toEqual([])
  await ask(13)
  await ask(14)
  const paths = (await countAsked()).map(({ path }) => path)
  expect(paths.filter((path) => path === `/orders/${asked}`)).toHaveLength(1)
  expect(paths).not.toContain(`/orders/${done}`)
  const { rows } = await sql<{
    text: string
  }>`select text from mails where text like ${`%/#/orders/${asked}%`} and text like '%what were the goods%'`.execute(
    market.db,
  )
  expect(rows).toHaveLength(1)
})
