import { sql } from 'kysely'
import type { Caller } from './app.ts'
import { offer, openDealMarket, purchaseOffer } from './deal-market.ts'

export type OrderMarket = Awaited<ReturnType<typeof openOrderMarket>>

/** The market of deals, in which Ann's purchases of oil become orders. */
export async function openOrderMarket() {
  const deals = await openDealMarket()
  const { market, asAnn, asSeller, oilHouse, buy } = deals

  /** The order that comes of a purchase: requested, offered at 4.50 each, accepted. */
  async function order(quantity = 100): Promise<number> {
    const id = await buy({}, deals.oil, quantity)
    await offer(asSeller, id, oilHouse.id, purchaseOffer(4.5))
    const accepted = await asAnn.post(`/api/v1/requests/${id}/threads/${oilHouse.id}/acceptance`, {
      body: { number: 1 },
    })
    if (accepted.status !== 201) throw new Error(accepted.text)
    return orderOf(id)
  }

  async function orderOf(requestId: number): Promise<number> {
    const { rows } = await sql<{ id: number }>`select id from orders where request_id = ${requestId}`.execute(market.db)
    return rows[0]?.id ?? 0
  }

  /** Counters of an order's first line, as shipments leave them. */
  async function setLine(id: number, counters: { shipped?: number; received?: number }): Promise<void> {
    const { shipped = 0, received = 0 } = counters
    await sql`update order_lines set shipped = ${shipped}, received = ${received} where order_id = ${id}`.execute(
      market.db,
    )
  }

  return { ...deals, order, orderOf, setLine }
}

export const readOrder = async (who: Caller, id: number) => (await who.get(`/api/v1/orders/${id}`)).body?.data
export const act = (who: Caller, id: number, body: object) => who.post(`/api/v1/orders/${id}/actions`, { body })
