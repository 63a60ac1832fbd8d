import { randomUUID } from 'node:crypto'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import type { Caller } from './app.ts'
import { makeCompany } from './make.ts'
import { openQuoteMarket, quoteLine, sendQuote } from './quote-market.ts'

export type DealMarket = Awaited<ReturnType<typeof openDealMarket>>

/** The market of quotes with a carrier and a broker, and what a deal of Ann's is made of: goods of the oil house, their carriage, and the duty on them. */
export async function openDealMarket() {
  const quotes = await openQuoteMarket()
  const { market, oilHouse, oil, ann, asAnn, quote } = quotes
  const carrier = await makeCompany(market.db, { kind: 'provider', name: 'Carrier', verifiedAt: new Date() })
  const broker = await makeCompany(market.db, { kind: 'broker', name: 'Broker', verifiedAt: new Date() })

  async function buy(more: object = {}, product = oil, quantity = 100): Promise<number> {
    const body = { lines: [quoteLine(product, quantity)].map(({ total_price: _, ...line }) => line), ...more }
    return (await asAnn.post('/api/v1/purchase-requests', { body })).body.requests[0].id
  }

  async function carry(change: { insured?: boolean; file_id?: number } = {}): Promise<number> {
    const body = quote([quoteLine(oil, 100)], ({ shipment_data }) => {
      shipment_data.is_required_insurance = change.insured ?? false
    })
    return (await sendQuote(asAnn, { ...body, ...(change.file_id && { file_id: change.file_id }) })).body.id
  }

  async function clear(more: object = {}): Promise<number> {
    const body = {
      exporting_market: 'IT',
      importing_market: 'US',
      seller_company_id: oilHouse.id,
      buyer_company_id: ann.companyId,
      product_id: oil.id,
      broker: 'ttw_broker',
      ...more,
    }
    const headers = { 'idempotency-key': randomUUID() }
    return (await asAnn.post('/api/v2/pdf/custom-fee-request', { body, headers })).body.id
  }

  /** Ends what runs, so that the next test begins with nothing. */
  async function endAll(): Promise<void> {
    await sql`update requests set status = 'withdrawn'`.execute(market.db)
    await sql`update request_threads set status = 'withdrawn'`.execute(market.db)
  }

  return {
    ...quotes,
    asSeller: await market.as(oilHouse.owner),
    asCarrier: await market.as(carrier.owner),
    asBroker: await market.as(broker.owner),
    carrierId: carrier.id,
    brokerId: broker.id,
    buy,
    carry,
    clear,
    endAll,
  }
}

export const fileOf = async (who: Caller, id: number) => (await who.get(`/api/v1/requests/${id}/file`)).body.data
export const detailOf = async (who: Caller, id: number) => (await who.get(`/api/v1/requests/${id}`)).body.data
export const rowOf = async (who: Caller, id: number) =>
  (await who.get('/api/v1/requests', { query: { search: `#${id}` } })).body.data[0]

export const offer = (who: Caller, id: number, company: number, body: object, base = 0) =>
  who.post(`/api/v1/requests/${id}/threads/${company}/offers`, { body: { base, offer: body } })

/** An offer for a request of one line, at one price. */
export function purchaseOffer(price: number) {
  const all = purchaseOfferOf()
  const [line] = all.lines
  return {
    ...all,
    lines: [{ ...line, position: 0, included: true, tiers: [{ min_quantity: 1, price }], minimum_quantity: 1 }],
  }
}
