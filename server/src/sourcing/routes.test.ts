import type { NewRfq, RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingMessages } from '@fairquay/contract/sourcing/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeIndustry, makeProduct } from '../../test/make.ts'
import { offerAt, once, openRfqMarket, type RfqDesk, type RfqMarket } from '../../test/rfq-market.ts'

let rfqs: RfqMarket
let desk: RfqDesk
beforeAll(async () => {
  rfqs = await openRfqMarket()
})
beforeEach(async () => {
  desk = await rfqs.begin()
})
afterAll(() => rfqs.close())

describe('an RFQ', () => {
  test('is one request to each seller, who reads it and is written to', async () => {
    const rfq = await desk.ask()
    expect(rfq).toMatchObject({
      status: 'open',
      title: 'Glass jars, 500 ml',
      quantity: 1000,
      target_price: 0.45,
      asked: 3,
      answered: 0,
    })
    for (const [place, seller] of desk.sellers.entries()) {
      const { body } = await seller.get(`/api/v1/requests/${desk.requestOf(rfq, place)}`)
      expect(body.data).toMatchObject({ kind: 'purchase', status: 'sent', party: 'seller' })
      expect(body.data.lines).toMatchObject([
        { product_id: null, product_name: 'Glass jars, 500 ml', quantity: 1000, order_measure: 'piece' },
      ])
    }
    const mails = await rfqs.market.db
      .selectFrom('mails')
      .selectAll()
      .where(
        'to_address',
        'in',
        desk.houses.map(({ owner }) => owner.email),
      )
      .execute()
    const letters = mails.filter(({ subject }) => subject.startsWith('Request for prices'))
    expect(letters).toHaveLength(3)
    for (const { text } of letters) {
      expect(text).toContain('Target price for one unit: €0.45')
      expect(text).toContain('With lids, please.')
    }
  })

  test('sent twice with one key is one', async () => {
    const sent = once(desk.rfqFor())
    const [first, second] = [
      await desk.buyer.post('/api/v1/sourcing', sent),
      await desk.buyer.post('/api/v1/sourcing', sent),
    ]
    expect(second.body).toEqual(first.body)
    const { body } = await desk.buyer.get('/api/v1/sourcing')
    expect(body.pagination.total).toBe(1)
  })

  test('for a product of the market names it only to its own seller', async () => {
    const product = await makeProduct(rfqs.market.db, desk.houses[0]?.id ?? 0, { name: 'Jar with lid' })
    const rfq = await desk.ask({ product_id: product.id, title: 'Jar with lid' })
    expect(rfq.product).toEqual({ id: product.id, slug: product.slug })
    const lines = await Promise.all(
      desk.sellers.map(
        async (seller, place) =>
          (await seller.get(`/api/v1/requests/${desk.requestOf(rfq, place)}`)).body.data.lines[0],
      ),
    )
    expect(lines.map(({ product_id }) => product_id)).toEqual([product.id, null, null])
  })

  test.each<[string, Partial<NewRfq>, string, string]>([
    [
      'a day that is over',
      { deadline: { day: '2026-01-01', time_zone: 'UTC' } },
      'deadline',
      sourcingMessages.deadlinePast,
    ],
    ['a company that does not sell', { sellers: [999_999] }, 'sellers', sourcingMessages.unknownSeller],
    ['a product that is gone', { product_id: 999_999 }, 'product_id', sourcingMessages.productGone],
  ])('with %s is refused and sends nothing', async (_what, change, field, sentence) => {
    const { status, body } = await desk.buyer.post('/api/v1/sourcing', once(desk.rfqFor(change)))
    expect(status).toBe(422)
    expect(body.details).toEqual({ [field]: sentence })
    expect((await desk.buyer.get('/api/v1/sourcing')).body.pagination.total).toBe(0)
  })

  test('is seen by the company that asked and the operator alone; a seller sees its own request only', async () => {
    const rfq = await desk.ask()
    expect((await (await rfqs.market.as('admin')).get(`/api/v1/sourcing/${rfq.id}`)).status).toBe(200)
    expect((await desk.sellers[0]?.get(`/api/v1/sourcing/${rfq.id}`))?.status).toBe(404)
    expect((await desk.sellers[0]?.get(`/api/v1/requests/${desk.requestOf(rfq, 1)}`))?.status).toBe(404)
    expect((await (await rfqs.market.as('buyer')).get(`/api/v1/sourcing/${rfq.id}`)).status).toBe(404)
    expect(
      (
        await (
          await rfqs.market.as('buyer')
        ).post(`/api/v1/sourcing/${rfq.id}/award`, once({ awards: [{ request_id: 1, quantity: 1 }] }))
      ).status,
    ).toBe(404)
  })

  test('is among what has changed when it is asked, answered and closed, the longest unchanged first', async () => {
    const [first, second] = [await desk.ask(), await desk.ask()]
    const changedSince = async (moment: string) => {
      const { body } = await desk.buyer.get('/api/v1/sourcing', { query: { changed_since: moment } })
      expect(body.pagination.total).toBe(body.data.length)
      return (body.data as RfqDetail[]).map(({ id }) => id)
    }
    const since = first.changed_at
    expect(await changedSince(since)).toEqual([first.id, second.id])
    await desk.answer(first, 0, offerAt(0.5))
    expect(await changedSince(since)).toEqual([second.id, first.id])
    const answered = await desk.readRfq(first.id)
    expect(answered.changed_at > since).toBe(true)
    expect(await changedSince(answered.changed_at)).toEqual([first.id])
    await desk.buyer.put(`/api/v1/sourcing/${second.id}/closed`)
    expect(await changedSince(since)).toEqual([first.id, second.id])
  })

  test('gets no answers once the day for them has ended', async () => {
    const rfq = await desk.ask()
    await sql`update requests set answer_until = now() where id = ${desk.requestOf(rfq, 0)}`.execute(rfqs.market.db)
    expect((await desk.answer(rfq, 0, offerAt(0.4)))?.status).toBe(409)
    expect((await desk.answer(rfq, 1, offerAt(0.4)))?.status).toBe(201)
  })

  test('whose day has ended still lets a seller answer what the buyer proposes', async () => {
    const rfq = await desk.ask()
    await desk.answer(rfq, 0, offerAt(0.4))
    await sql`update requests set answer_until = now() where id = ${desk.requestOf(rfq, 0)}`.execute(rfqs.market.db)
    expect((await desk.answer(rfq, 0, offerAt(0.39), 1))?.status).toBe(409)
    const path = `/api/v1/requests/${desk.requestOf(rfq, 0)}/threads/${desk.houses[0]?.id}/offers`
    expect((await desk.buyer.post(path, once({ base: 1, offer: offerAt(0.35) }))).status).toBe(201)
    expect((await desk.answer(rfq, 0, offerAt(0.36), 2))?.status).toBe(201)
  })
})

describe('answers', () => {
  test('are shown with what one unit costs at the quantity needed', async () => {
    const rfq = await desk.ask()
    const tiers = [
      { min_quantity: 100, price: 0.6 },
      { min_quantity: 1000, price: 0.41 },
    ]
    await desk.answer(rfq, 0, offerAt(0, { tiers, minimum_quantity: 100 }))
    await desk.answer(rfq, 1, offerAt(0.5))
    await desk.answer(rfq, 1, offerAt(0.48), 1)
    const { answers, answered } = await desk.readRfq(rfq.id)
    expect(answered).toBe(2)
    expect(answers.map(({ status, offer }) => [status, offer?.unit_price ?? null, offer?.revision ?? null])).toEqual([
      ['quoted', 0.41, 1],
      ['revised', 0.48, 2],
      ['sent', null, null],
    ])
    expect(answers[0]?.offer).toMatchObject({
      lead_time_days: 14,
      incoterm: 'FCA',
      place: 'Porto',
      minimum_quantity: 100,
    })
  })
})

describe('sellers are suggested', () => {
  test('who have goods like the product or the words, without the own company', async () => {
    const [category = 0] = await makeIndustry(rfqs.market.db, 'Glass', ['Jars'])
    const names = ['Amber storage jar', 'Clear storage jar', 'Round preserving glass']
    for (const [place, name] of names.entries())
      await makeProduct(rfqs.market.db, desk.houses[place]?.id ?? 0, { name, categories: [category] })
    const found = await desk.buyer.get('/api/v1/sourcing-sellers', { query: { search: 'storage jar' } })
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual(desk.houses.map(({ id }) => id))
    const own = await desk.sellers[0]?.get('/api/v1/sourcing-sellers', { query: { search: 'storage jar' } })
    expect(own?.body.data.map(({ id }: { id: number }) => id)).toEqual([desk.houses[1]?.id, desk.houses[2]?.id])
    expect((await desk.buyer.get('/api/v1/sourcing-sellers', { query: { search: 'zzzz' } })).body.data).toEqual([])
  })
})
