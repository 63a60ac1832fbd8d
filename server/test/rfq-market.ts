import { randomUUID } from 'node:crypto'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import type { NewRfq, RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import { expect } from 'vitest'
import { type Caller, openTestApp } from './app.ts'
import { makeCompany } from './make.ts'

/** A marketplace, and in it a buyer and three sellers to ask: new ones for every test (`begin`). */
export async function openRfqMarket() {
  const market = await openTestApp()

  async function begin() {
    const buyerHouse = await makeCompany(market.db, { kind: 'buyer' })
    const buyer: Caller = await market.as(buyerHouse.owner)
    const houses = [await makeCompany(market.db), await makeCompany(market.db), await makeCompany(market.db)]
    const sellers = await Promise.all(houses.map(({ owner }) => market.as(owner)))

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

    const requestOf = (rfq: RfqDetail, place: number) =>
      rfq.answers.find(({ seller }) => seller.id === houses[place]?.id)?.request_id ?? 0

    /** The seller's place in `houses`; the base is the newest revision. */
    async function answer(rfq: RfqDetail, place: number, offer: PurchaseOffer, base = 0) {
      const path = `/api/v1/requests/${requestOf(rfq, place)}/threads/${houses[place]?.id}/offers`
      return sellers[place]?.post(path, once({ base, offer }))
    }

    const award = (rfq: RfqDetail, awards: object[]) => buyer.post(`/api/v1/sourcing/${rfq.id}/award`, once({ awards }))

    return { buyerHouse, buyer, houses, sellers, rfqFor, ask, readRfq, requestOf, answer, award }
  }

  return { market, begin, close: () => market.close() }
}

export type RfqMarket = Awaited<ReturnType<typeof openRfqMarket>>
export type RfqDesk = Awaited<ReturnType<RfqMarket['begin']>>

/** Sent under a key of its own. */
export const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

export const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export function offerAt(price: number, change: Partial<PurchaseOffer['lines'][number]> = {}): PurchaseOffer {
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
