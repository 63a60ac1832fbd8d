import { randomUUID } from 'node:crypto'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import type { NewRfq, RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingMessages } from '@fairquay/contract/sourcing/messages.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeIndustry, makeProduct } from '../../test/make.ts'

let test_: TestApp
let buyerHouse: MadeCompany
let buyer: Caller
let houses: MadeCompany[]
let sellers: Caller[]

beforeAll(async () => {
  test_ = await openTestApp()
})
afterAll(() => test_.close())

beforeEach(async () => {
  buyerHouse = await makeCompany(test_.db, { kind: 'buyer' })
  buyer = await test_.as(buyerHouse.owner)
  houses = [await makeCompany(test_.db), await makeCompany(test_.db), await makeCompany(test_.db)]
  sellers = await Promise.all(houses.map(({ owner }) => test_.as(owner)))
})

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

function rfqFor(change: Partial<NewRfq> = {}): NewRfq {
  return {
    product_id: null,
    title: 'Glass jars, 500 ml',
    quantity: 1000,
    unit: 'piece',
    target_price: 0.45,
    currency: 'EUR',
    deadline: { day: dayIn(10), time_zone: 'Europe/Lisbon' },
    note: 'With lids, please.',
    sellers: houses.map(({ id }) => id),
    ...change,
  }
}

async function ask(change: Partial<NewRfq> = {}): Promise<RfqDetail> {
  const { status, body } = await buyer.post('/api/v1/sourcing', once(rfqFor(change)))
  expect(status).toBe(201)
  return readRfq(body.id)
}

async function readRfq(id: number): Promise<RfqDetail> {
  const { status, body } = await buyer.get(`/api/v1/sourcing/${id}`)
  expect(status).toBe(200)
  return body.data
}

function offerAt(price: number, change: Partial<PurchaseOffer['lines'][number]> = {}): PurchaseOffer {
  return {
    kind: 'purchase',
    currency: 'EUR',
    lines: [
      {
        position: 0,
        included: true,
        tiers: [{ min_quantity: 1, price }],
        minimum_quantity: 1,
        lead_time_days: 14,
        packing: 'Cartons of 12',
        ...change,
      },
    ],
    incoterm: 'FCA',
    place: 'Porto',
    payment_terms: '30 days net',
    valid: { day: dayIn(20), time_zone: 'Europe/Lisbon' },
    note: '',
  }
}

/** The seller's place in `houses`; the base is the newest revision. */
async function answer(rfq: RfqDetail, place: number, offer: PurchaseOffer, base = 0) {
  const house = houses[place]
  const requestId = rfq.answers.find(({ seller }) => seller.id === house?.id)?.request_id
  return sellers[place]?.post(`/api/v1/requests/${requestId}/threads/${house?.id}/offers`, once({ base, offer }))
}

const award = (rfq: RfqDetail, awards: object[]) => buyer.post(`/api/v1/sourcing/${rfq.id}/award`, once({ awards }))
const requestOf = (rfq: RfqDetail, place: number) =>
  rfq.answers.find(({ seller }) => seller.id === houses[place]?.id)?.request_id ?? 0

describe('an RFQ', () => {
  test('is one request to each seller, who reads it and is written to', async () => {
    const rfq = await ask()
    expect(rfq).toMatchObject({
      status: 'open',
      title: 'Glass jars, 500 ml',
      quantity: 1000,
      target_price: 0.45,
      asked: 3,
      answered: 0,
    })
    for (const [place, seller] of sellers.entries()) {
      const { body } = await seller.get(`/api/v1/requests/${requestOf(rfq, place)}`)
      expect(body.data).toMatchObject({ kind: 'purchase', status: 'sent', party: 'seller' })
      expect(body.data.lines).toMatchObject([
        { product_id: null, product_name: 'Glass jars, 500 ml', quantity: 1000, order_measure: 'piece' },
      ])
    }
    const mails = await test_.db
      .selectFrom('mails')
      .selectAll()
      .where(
        'to_address',
        'in',
        houses.map(({ owner }) => owner.email),
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
    const sent = once(rfqFor())
    const [first, second] = [await buyer.post('/api/v1/sourcing', sent), await buyer.post('/api/v1/sourcing', sent)]
    expect(second.body).toEqual(first.body)
    const { body } = await buyer.get('/api/v1/sourcing')
    expect(body.pagination.total).toBe(1)
  })

  test('for a product of the market names it only to its own seller', async () => {
    const product = await makeProduct(test_.db, houses[0]?.id ?? 0, { name: 'Jar with lid' })
    const rfq = await ask({ product_id: product.id, title: 'Jar with lid' })
    expect(rfq.product).toEqual({ id: product.id, slug: product.slug })
    const lines = await Promise.all(
      sellers.map(
        async (seller, place) => (await seller.get(`/api/v1/requests/${requestOf(rfq, place)}`)).body.data.lines[0],
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
    const { status, body } = await buyer.post('/api/v1/sourcing', once(rfqFor(change)))
    expect(status).toBe(422)
    expect(body.details).toEqual({ [field]: sentence })
    expect((await buyer.get('/api/v1/sourcing')).body.pagination.total).toBe(0)
  })

  test('is seen by the company that asked and the operator alone; a seller sees its own request only', async () => {
    const rfq = await ask()
    expect((await (await test_.as('admin')).get(`/api/v1/sourcing/${rfq.id}`)).status).toBe(200)
    expect((await sellers[0]?.get(`/api/v1/sourcing/${rfq.id}`))?.status).toBe(404)
    expect((await sellers[0]?.get(`/api/v1/requests/${requestOf(rfq, 1)}`))?.status).toBe(404)
    expect((await (await test_.as('buyer')).get(`/api/v1/sourcing/${rfq.id}`)).status).toBe(404)
    expect(
      (
        await (
          await test_.as('buyer')
        ).post(`/api/v1/sourcing/${rfq.id}/award`, once({ awards: [{ request_id: 1, quantity: 1 }] }))
      ).status,
    ).toBe(404)
  })

  test('is among what has changed when it is asked, answered and closed, the longest unchanged first', async () => {
    const [first, second] = [await ask(), await ask()]
    const changedSince = async (moment: string) => {
      const { body } = await buyer.get('/api/v1/sourcing', { query: { changed_since: moment } })
      expect(body.pagination.total).toBe(body.data.length)
      return (body.data as RfqDetail[]).map(({ id }) => id)
    }
    const since = first.changed_at
    expect(await changedSince(since)).toEqual([first.id, second.id])
    await answer(first, 0, offerAt(0.5))
    expect(await changedSince(since)).toEqual([second.id, first.id])
    const answered = await readRfq(first.id)
    expect(answered.changed_at > since).toBe(true)
    expect(await changedSince(answered.changed_at)).toEqual([first.id])
    await buyer.put(`/api/v1/sourcing/${second.id}/closed`)
    expect(await changedSince(since)).toEqual([first.id, second.id])
  })

  test('gets no answers once the day for them has ended', async () => {
    const rfq = await ask()
    await sql`update requests set answer_until = now() where id = ${requestOf(rfq, 0)}`.execute(test_.db)
    expect((await answer(rfq, 0, offerAt(0.4)))?.status).toBe(409)
    expect((await answer(rfq, 1, offerAt(0.4)))?.status).toBe(201)
  })

  test('whose day has ended still lets a seller answer what the buyer proposes', async () => {
    const rfq = await ask()
    await answer(rfq, 0, offerAt(0.4))
    await sql`update requests set answer_until = now() where id = ${requestOf(rfq, 0)}`.execute(test_.db)
    expect((await answer(rfq, 0, offerAt(0.39), 1))?.status).toBe(409)
    const path = `/api/v1/requests/${requestOf(rfq, 0)}/threads/${houses[0]?.id}/offers`
    expect((await buyer.post(path, once({ base: 1, offer: offerAt(0.35) }))).status).toBe(201)
    expect((await answer(rfq, 0, offerAt(0.36), 2))?.status).toBe(201)
  })
})

describe('answers', () => {
  test('are shown with what one unit costs at the quantity needed', async () => {
    const rfq = await ask()
    const tiers = [
      { min_quantity: 100, price: 0.6 },
      { min_quantity: 1000, price: 0.41 },
    ]
    await answer(rfq, 0, offerAt(0, { tiers, minimum_quantity: 100 }))
    await answer(rfq, 1, offerAt(0.5))
    await answer(rfq, 1, offerAt(0.48), 1)
    const { answers, answered } = await readRfq(rfq.id)
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

describe('an award', () => {
  test('in parts accepts each part at its price, declines the others and makes the papers of each deal', async () => {
    const rfq = await ask()
    await answer(rfq, 0, offerAt(0.4))
    await answer(rfq, 1, offerAt(0.45))
    const { status, body } = await award(rfq, [
      { request_id: requestOf(rfq, 0), quantity: 600 },
      { request_id: requestOf(rfq, 1), quantity: 400 },
    ])
    expect(status).toBe(200)
    expect(body.data.status).toBe('awarded')
    expect(body.data.answers.map((one: RfqDetail['answers'][number]) => [one.status, one.awarded_quantity])).toEqual([
      ['accepted', 600],
      ['accepted', 400],
      ['declined', null],
    ])
    const request = `/api/v1/requests/${requestOf(rfq, 0)}`
    const nameAll = (papers: { number: string }[]) => papers.map(({ number }) => number.slice(0, 3)).sort()
    expect(nameAll((await sellers[0]?.get(`${request}/documents`))?.body.data)).toEqual(['QUO'])
    const order = (await sellers[0]?.get(request))?.body.data.order
    const path = `/api/v1/orders/${order.id}/money`
    const papers = (await sellers[0]?.get(path))?.body.data.papers
    expect(nameAll(papers)).toEqual(['ORC', 'PRO'])
    const pdf = await test_.app.http.inject({
      url: `/api/v1/orders/${order.id}/papers/${papers[0].id}?size=letter`,
      headers: { authorization: `Bearer ${houses[0]?.owner.token}` },
    })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true })
    expect(text).toContain('€240.00')
    expect(text).toContain('600 piece')
    expect((await sellers[1]?.get(path))?.status).toBe(404)
  })

  test('gives a seller no more than it offers, and counts what was agreed to in a request of its own', async () => {
    const rfq = await ask()
    await answer(rfq, 0, offerAt(0.4, { quantity: 600 }))
    await answer(rfq, 1, offerAt(0.5))
    expect((await readRfq(rfq.id)).answers.map(({ offer }) => offer?.quantity)).toEqual([600, 1000, undefined])
    const tooMuch = await award(rfq, [{ request_id: requestOf(rfq, 0), quantity: 700 }])
    expect(tooMuch.body.details).toEqual({ 'awards.0.quantity': offerMessages.aboveOffer(600) })

    // The second seller agrees to 500 at 0.45, which the buyer has proposed to it alone.
    const path = `/api/v1/requests/${requestOf(rfq, 1)}/threads/${houses[1]?.id}`
    await buyer.post(`${path}/offers`, once({ base: 1, offer: offerAt(0.45, { quantity: 500 }) }))
    expect((await sellers[1]?.post(`${path}/agreement`, once({ number: 2 })))?.status).toBe(201)
    const [, second] = (await readRfq(rfq.id)).answers
    expect(second).toMatchObject({
      status: 'accepted',
      awarded_quantity: 500,
      offer: { revision: 2, unit_price: 0.45 },
    })
    const rest = (quantity: number) => award(rfq, [{ request_id: requestOf(rfq, 0), quantity }])
    expect((await rest(501)).body.details).toEqual({ awards: sourcingMessages.aboveRfq })
    expect((await rest(500)).body.data).toMatchObject({
      status: 'awarded',
      answers: [{ awarded_quantity: 500 }, { awarded_quantity: 500 }, { awarded_quantity: null }],
    })
  })

  test('is made once, and not for more than is needed', async () => {
    const rfq = await ask()
    await answer(rfq, 0, offerAt(0.4))
    const tooMuch = await award(rfq, [{ request_id: requestOf(rfq, 0), quantity: 1001 }])
    expect(tooMuch.body.details).toEqual({ awards: sourcingMessages.aboveRfq })
    const none = await award(rfq, [{ request_id: requestOf(rfq, 1), quantity: 10 }])
    expect(none.body.details).toEqual({ 'awards.0.quantity': sourcingMessages.noOffer })
    const both = await Promise.all(
      [1000, 900].map((quantity) => award(rfq, [{ request_id: requestOf(rfq, 0), quantity }])),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is not possible once the RFQ was closed, and those who were asked are told', async () => {
    const rfq = await ask()
    await answer(rfq, 0, offerAt(0.4))
    expect((await sellers[0]?.put(`/api/v1/sourcing/${rfq.id}/closed`))?.status).toBe(404)
    for (const _again of [1, 2]) {
      const { status, body } = await buyer.put(`/api/v1/sourcing/${rfq.id}/closed`)
      expect(status).toBe(200)
      expect(body.data.status).toBe('closed')
      expect(body.data.answers.map((one: RfqDetail['answers'][number]) => one.status)).toEqual(
        Array(3).fill('declined'),
      )
    }
    expect((await award(rfq, [{ request_id: requestOf(rfq, 0), quantity: 10 }])).status).toBe(409)
    const awarded = await ask()
    await answer(awarded, 0, offerAt(0.4))
    await award(awarded, [{ request_id: requestOf(awarded, 0), quantity: 10 }])
    expect((await buyer.put(`/api/v1/sourcing/${awarded.id}/closed`)).status).toBe(409)
  })

  test('goes to no seller that was suspended; the others can have it', async () => {
    const rfq = await ask()
    await answer(rfq, 0, offerAt(0.4))
    await answer(rfq, 1, offerAt(0.5))
    const admin = await test_.as('admin')
    const suspension = { suspended: true, reason: 'A test.' }
    await admin.put(`/api/v1/companies/${houses[0]?.id}/suspension`, { body: suspension })
    const [first, second] = (await readRfq(rfq.id)).answers
    expect([first?.can_deal, second?.can_deal]).toEqual([false, true])
    const award = (request_id = 0) =>
      buyer.post(`/api/v1/sourcing/${rfq.id}/award`, once({ awards: [{ request_id, quantity: 1000 }] }))
    expect(await award(first?.request_id)).toMatchObject({
      status: 422,
      body: { details: { 'awards.0.quantity': requestMessages.suspended } },
    })
    expect((await readRfq(rfq.id)).status).toBe('open')
    expect((await award(second?.request_id)).body.data).toMatchObject({ status: 'awarded' })
  })

  test('of whatever parts never exceeds the RFQ, and what is refused changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ place: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 700 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (parts) => {
          const rfq = await ask()
          for (const place of [0, 1]) await answer(rfq, place, offerAt(0.4 + place, { minimum_quantity: 50 }))
          const { status } = await award(
            rfq,
            parts.map(({ place, quantity }) => ({ request_id: requestOf(rfq, place), quantity })),
          )
          const after = await readRfq(rfq.id)
          const awarded = after.answers.reduce((total, one) => total + (one.awarded_quantity ?? 0), 0)
          expect(awarded).toBeLessThanOrEqual(1000)
          expect(awarded > 0).toBe(status === 200)
          if (status !== 200) expect(after.answers.map((one) => one.status)).toEqual(['quoted', 'quoted', 'sent'])
        },
      ),
      { numRuns: 12 },
    )
  })
})

test('papers of a company are numbered without gaps, each kind by itself, and stay as they are', async () => {
  const rfq = await ask()
  await answer(rfq, 0, offerAt(0.4))
  await answer(rfq, 0, { ...offerAt(0.4), currency: 'USD' }, 1)
  await answer(rfq, 0, offerAt(0.39), 1)
  const again = await ask()
  await Promise.all([answer(rfq, 1, offerAt(0.5)), answer(again, 1, offerAt(0.6))])
  const { rows } = await sql<{ issuer: number; number: number }>`
    select issuer_company_id as issuer, number from request_papers
    where issuer_company_id in (${houses[0]?.id ?? 0}, ${houses[1]?.id ?? 0}) order by id`.execute(test_.db)
  for (const place of [0, 1])
    expect(rows.filter(({ issuer }) => issuer === houses[place]?.id).map(({ number }) => number)).toEqual([1, 2])
  await expect(sql`update request_papers set total = 1`.execute(test_.db)).rejects.toThrow('cannot be changed')
})

describe('sellers are suggested', () => {
  test('who have goods like the product or the words, without the own company', async () => {
    const [category = 0] = await makeIndustry(test_.db, 'Glass', ['Jars'])
    const names = ['Amber storage jar', 'Clear storage jar', 'Round preserving glass']
    for (const [place, name] of names.entries())
      await makeProduct(test_.db, houses[place]?.id ?? 0, { name, categories: [category] })
    const found = await buyer.get('/api/v1/sourcing-sellers', { query: { search: 'storage jar' } })
    expect(found.body.data.map(({ id }: { id: number }) => id)).toEqual(houses.map(({ id }) => id))
    const own = await sellers[0]?.get('/api/v1/sourcing-sellers', { query: { search: 'storage jar' } })
    expect(own?.body.data.map(({ id }: { id: number }) => id)).toEqual([houses[1]?.id, houses[2]?.id])
    expect((await buyer.get('/api/v1/sourcing-sellers', { query: { search: 'zzzz' } })).body.data).toEqual([])
  })
})
