import { webhookPayloadOf } from '@fairquay/contract/integrations/payloads.ts'
import { type WebhookEvent, webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { sql } from 'kysely'
import { Errors } from 'typebox/value'
import type { Database } from '../src/database.ts'
import type { Caller } from './app.ts'
import { offer, openDealMarket, purchaseOffer } from './deal-market.ts'

export type OrderMarket = Awaited<ReturnType<typeof openOrderMarket>>

/** The market of deals, in which Ann's purchases of oil become orders. */
export async function openOrderMarket() {
  const deals = await openDealMarket()
  const { market, asAnn, asSeller, oilHouse, buy } = deals
  await listenToAll(market.db)

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

  // Whatever happens in a test, what other programs are told of it is what they were promised.
  const close = async () => {
    const faults = await findPayloadFaults(market.db)
    await market.close()
    if (faults.length > 0) throw new Error(faults.join('\n'))
  }
  return { ...deals, market: { ...market, close }, order, orderOf, setLine }
}

/** Every company has a program that is told everything. */
async function listenToAll(db: Database): Promise<void> {
  await sql`
    insert into webhooks (company_id, url, events, secret)
    select id, 'https://all.test/', ${[...webhookEvents]}::text[], ${Buffer.alloc(32, 7)} from companies`.execute(db)
}

/** Where bodies of calls are not what the documentation says. */
async function findPayloadFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ event: WebhookEvent; body: string }>`
    select event, body from webhook_deliveries where event <> 'ping' order by id`.execute(db)
  if (rows.length === 0) throw new Error('Nobody was told of anything')
  return rows.flatMap(({ event, body }) =>
    Errors(webhookPayloadOf(event), JSON.parse(body)).map(
      ({ instancePath, message }) => `${event} ${instancePath}: ${message}`,
    ),
  )
}

export const readOrder = async (who: Caller, id: number) => (await who.get(`/api/v1/orders/${id}`)).body?.data
export const act = (who: Caller, id: number, body: object) => who.post(`/api/v1/orders/${id}/actions`, { body })
