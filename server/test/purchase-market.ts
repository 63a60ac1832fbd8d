import { randomUUID } from 'node:crypto'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { type Caller, openTestApp } from './app.ts'
import { cartonOf, type MadeProduct, makeCompany, makeProduct } from './make.ts'

export type PurchaseMarket = Awaited<ReturnType<typeof openPurchaseMarket>>

/** A seller with one product, a buyer who asks for it, and what the two do about it. */
export async function openPurchaseMarket() {
  const market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  const house = await makeCompany(market.db, { name: 'Oil House' })
  const oil = await makeProduct(market.db, house.id, { name: 'Olive oil', packaging: [cartonOf(12)] })
  const buyers = await makeCompany(market.db, { kind: 'buyer', name: 'Nordlicht Handel' })
  const asBuyer = await market.as(buyers.owner)
  const asSeller = await market.as(house.owner)
  const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
  const pathTo = (id: number, what: string) => `/api/v1/requests/${id}/threads/${house.id}/${what}`
  return {
    ...market,
    house,
    oil,
    buyers,
    asBuyer,
    asSeller,
    /** The id of a new request, for the oil and, where given, for more. */
    async ask(quantity = 120, ...more: [MadeProduct, number][]): Promise<number> {
      const asked = [[oil, quantity] as const, ...more]
      const lines = asked.map(([{ id, termIds }, quantity]) => ({
        product_id: id,
        quantity,
        selected_price_id: termIds[0],
      }))
      return (await asBuyer.post('/api/v1/purchase-requests', once({ lines }))).body.requests[0].id
    },
    offer: (id: number, base: number, offer: Offer) => asSeller.post(pathTo(id, 'offers'), once({ base, offer })),
    counter: (id: number, base: number, offer: Offer) => asBuyer.post(pathTo(id, 'offers'), once({ base, offer })),
    agree: (id: number, number: number, who = asSeller) => who.post(pathTo(id, 'agreement'), once({ number })),
    accept: (id: number, number: number, lines?: object[]) =>
      asBuyer.post(pathTo(id, 'acceptance'), once({ number, ...(lines && { lines }) })),
    decline: (id: number) => asBuyer.post(pathTo(id, 'decline'), once({ reason: 'No longer needed' })),
    read: async (who: Caller, id: number) => (await who.get(`/api/v1/requests/${id}`)).body.data,
  }
}
