import type { RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { sourcingMessages } from '@fairquay/contract/sourcing/messages.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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

describe('an award', () => {
  test('in parts accepts each part at its price, declines the others and makes the papers of each deal', async () => {
    const rfq = await desk.ask()
    await desk.answer(rfq, 0, offerAt(0.4))
    await desk.answer(rfq, 1, offerAt(0.45))
    const { status, body } = await desk.award(rfq, [
      { request_id: desk.requestOf(rfq, 0), quantity: 600 },
      { request_id: desk.requestOf(rfq, 1), quantity: 400 },
    ])
    expect(status).toBe(200)
    expect(body.data.status).toBe('awarded')
    expect(body.data.answers.map((one: RfqDetail['answers'][number]) => [one.status, one.awarded_quantity])).toEqual([
      ['accepted', 600],
      ['accepted', 400],
      ['declined', null],
    ])
    const request = `/api/v1/requests/${desk.requestOf(rfq, 0)}`
    const nameAll = (papers: { number: string }[]) => papers.map(({ number }) => number.slice(0, 3)).sort()
    expect(nameAll((await desk.sellers[0]?.get(`${request}/documents`))?.body.data)).toEqual(['QUO'])
    const order = (await desk.sellers[0]?.get(request))?.body.data.order
    const path = `/api/v1/orders/${order.id}/money`
    const papers = (await desk.sellers[0]?.get(path))?.body.data.papers
    expect(nameAll(papers)).toEqual(['ORC', 'PRO'])
    const pdf = await rfqs.market.app.http.inject({
      url: `/api/v1/orders/${order.id}/papers/${papers[0].id}?size=letter`,
      headers: { authorization: `Bearer ${desk.houses[0]?.owner.token}` },
    })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true })
    expect(text).toContain('€240.00')
    expect(text).toContain('600 piece')
    expect((await desk.sellers[1]?.get(path))?.status).toBe(404)
  })

  test('gives a seller no more than it offers, and counts what was agreed to in a request of its own', async () => {
    const rfq = await desk.ask()
    await desk.answer(rfq, 0, offerAt(0.4, { quantity: 600 }))
    await desk.answer(rfq, 1, offerAt(0.5))
    expect((await desk.readRfq(rfq.id)).answers.map(({ offer }) => offer?.quantity)).toEqual([600, 1000, undefined])
    const tooMuch = await desk.award(rfq, [{ request_id: desk.requestOf(rfq, 0), quantity: 700 }])
    expect(tooMuch.body.details).toEqual({ 'awards.0.quantity': offerMessages.aboveOffer(600) })

    // The second seller agrees to 500 at 0.45, which the buyer has proposed to it alone.
    const path = `/api/v1/requests/${desk.requestOf(rfq, 1)}/threads/${desk.houses[1]?.id}`
    await desk.buyer.post(`${path}/offers`, once({ base: 1, offer: offerAt(0.45, { quantity: 500 }) }))
    expect((await desk.sellers[1]?.post(`${path}/agreement`, once({ number: 2 })))?.status).toBe(201)
    const [, second] = (await desk.readRfq(rfq.id)).answers
    expect(second).toMatchObject({
      status: 'accepted',
      awarded_quantity: 500,
      offer: { revision: 2, unit_price: 0.45 },
    })
    const rest = (quantity: number) => desk.award(rfq, [{ request_id: desk.requestOf(rfq, 0), quantity }])
    expect((await rest(501)).body.details).toEqual({ awards: sourcingMessages.aboveRfq })
    expect((await rest(500)).body.data).toMatchObject({
      status: 'awarded',
      answers: [{ awarded_quantity: 500 }, { awarded_quantity: 500 }, { awarded_quantity: null }],
    })
  })

  test('is made once, and not for more than is needed', async () => {
    const rfq = await desk.ask()
    await desk.answer(rfq, 0, offerAt(0.4))
    const tooMuch = await desk.award(rfq, [{ request_id: desk.requestOf(rfq, 0), quantity: 1001 }])
    expect(tooMuch.body.details).toEqual({ awards: sourcingMessages.aboveRfq })
    const none = await desk.award(rfq, [{ request_id: desk.requestOf(rfq, 1), quantity: 10 }])
    expect(none.body.details).toEqual({ 'awards.0.quantity': sourcingMessages.noOffer })
    const both = await Promise.all(
      [1000, 900].map((quantity) => desk.award(rfq, [{ request_id: desk.requestOf(rfq, 0), quantity }])),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is not possible once the RFQ was closed, and those who were asked are told', async () => {
    const rfq = await desk.ask()
    await desk.answer(rfq, 0, offerAt(0.4))
    expect((await desk.sellers[0]?.put(`/api/v1/sourcing/${rfq.id}/closed`))?.status).toBe(404)
    for (const _again of [1, 2]) {
      const { status, body } = await desk.buyer.put(`/api/v1/sourcing/${rfq.id}/closed`)
      expect(status).toBe(200)
      expect(body.data.status).toBe('closed')
      expect(body.data.answers.map((one: RfqDetail['answers'][number]) => one.status)).toEqual(
        Array(3).fill('declined'),
      )
    }
    expect((await desk.award(rfq, [{ request_id: desk.requestOf(rfq, 0), quantity: 10 }])).status).toBe(409)
    const awarded = await desk.ask()
    await desk.answer(awarded, 0, offerAt(0.4))
    await desk.award(awarded, [{ request_id: desk.requestOf(awarded, 0), quantity: 10 }])
    expect((await desk.buyer.put(`/api/v1/sourcing/${awarded.id}/closed`)).status).toBe(409)
  })

  test('goes to no seller that was suspended; the others can have it', async () => {
    const rfq = await desk.ask()
    await desk.answer(rfq, 0, offerAt(0.4))
    await desk.answer(rfq, 1, offerAt(0.5))
    const admin = await rfqs.market.as('admin')
    const suspension = { suspended: true, reason: 'A test.' }
    await admin.put(`/api/v1/companies/${desk.houses[0]?.id}/suspension`, { body: suspension })
    const [first, second] = (await desk.readRfq(rfq.id)).answers
    expect([first?.can_deal, second?.can_deal]).toEqual([false, true])
    const awardAll = (request_id = 0) =>
      desk.buyer.post(`/api/v1/sourcing/${rfq.id}/award`, once({ awards: [{ request_id, quantity: 1000 }] }))
    expect(await awardAll(first?.request_id)).toMatchObject({
      status: 422,
      body: { details: { 'awards.0.quantity': requestMessages.suspended } },
    })
    expect((await desk.readRfq(rfq.id)).status).toBe('open')
    expect((await awardAll(second?.request_id)).body.data).toMatchObject({ status: 'awarded' })
  })

  test('of whatever parts never exceeds the RFQ, and what is refused changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ place: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 700 }) }), {
          minLength: 1,
          maxLength: 4,
        }),
        async (parts) => {
          const rfq = await desk.ask()
          for (const place of [0, 1]) await desk.answer(rfq, place, offerAt(0.4 + place, { minimum_quantity: 50 }))
          const { status } = await desk.award(
            rfq,
            parts.map(({ place, quantity }) => ({ request_id: desk.requestOf(rfq, place), quantity })),
          )
          const after = await desk.readRfq(rfq.id)
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
  const rfq = await desk.ask()
  await desk.answer(rfq, 0, offerAt(0.4))
  await desk.answer(rfq, 0, { ...offerAt(0.4), currency: 'USD' }, 1)
  await desk.answer(rfq, 0, offerAt(0.39), 1)
  const again = await desk.ask()
  await Promise.all([desk.answer(rfq, 1, offerAt(0.5)), desk.answer(again, 1, offerAt(0.6))])
  const { rows } = await sql<{ issuer: number; number: number }>`
    select issuer_company_id as issuer, number from request_papers
    where issuer_company_id in (${desk.houses[0]?.id ?? 0}, ${desk.houses[1]?.id ?? 0}) order by id`.execute(
    rfqs.market.db,
  )
  for (const place of [0, 1])
    expect(rows.filter(({ issuer }) => issuer === desk.houses[place]?.id).map(({ number }) => number)).toEqual([1, 2])
  await expect(sql`update request_papers set total = 1`.execute(rfqs.market.db)).rejects.toThrow('cannot be changed')
})
