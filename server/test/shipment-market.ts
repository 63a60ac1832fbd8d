import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import type { ShipmentForm } from '@fairquay/contract/shipments/shapes.ts'
import { sql } from 'kysely'
import type { Caller } from './app.ts'
import { offer } from './deal-market.ts'
import { openOrderMarket } from './order-market.ts'

export type ShipmentMarket = Awaited<ReturnType<typeof openShipmentMarket>>

/** The market of orders, whose goods are shipped, carried and received. */
export async function openShipmentMarket() {
  const orders = await openOrderMarket()
  const { market, asAnn, asSeller, asCarrier, carrierId, carry } = orders

  /** Has the carrier carry what an order is about: asked for in its trade file, offered, taken. */
  async function haveCarried(orderId: number): Promise<void> {
    const { rows } = await sql<{ file_id: number }>`select file_id from orders where id = ${orderId}`.execute(market.db)
    const id = await carry({ file_id: rows[0]?.file_id ?? 0 })
    await offer(asCarrier, id, carrierId, logisticOfferOf())
    const taken = await asAnn.post(`/api/v1/requests/${id}/threads/${carrierId}/acceptance`, { body: { number: 1 } })
    if (taken.status !== 201) throw new Error(taken.text)
  }

  /** A shipment of so many of the first line. */
  async function ship(orderId: number, quantity: number, more: Partial<ShipmentForm> = {}) {
    const answer = await asSeller.post(`/api/v1/orders/${orderId}/shipments`, { body: shipmentOf(quantity, more) })
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body.data
  }

  /** One that has left. */
  async function send(orderId: number, quantity: number, more: Partial<ShipmentForm> = {}) {
    const { id } = await ship(orderId, quantity, more)
    return (await report(asSeller, id, 'picked_up')).body.data
  }

  return { ...orders, haveCarried, ship, send }
}

export const shipmentOf = (quantity: number, more: Partial<ShipmentForm> = {}): ShipmentForm => ({
  mode: 'truck',
  carrier: 'DPD',
  tracking_number: '0123 4567 890123',
  tracking_link: '',
  document_number: '',
  vessel: '',
  containers: [],
  lines: [{ position: 0, quantity }],
  packages: [],
  plan: { ready: null, picked_up: null, departed: null, arrived: null, delivered: null },
  note: '',
  ...more,
})

export const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const report = (
  who: Caller,
  id: number,
  milestone: string,
  { on = dayFromNow(0), kind = 'happened' }: { on?: string; kind?: 'happened' | 'expected' } = {},
) => who.post(`/api/v1/shipments/${id}/reports`, { body: { milestone, kind, on, place: 'Livorno', note: '' } })

export const receive = (who: Caller, id: number, received: number, damaged = 0, short = 0) =>
  who.post(`/api/v1/shipments/${id}/receipts`, {
    body: { on: dayFromNow(0), note: '', lines: [{ position: 0, received, damaged, short, note: '' }] },
  })
