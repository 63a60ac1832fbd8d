import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeCompany, type MadeProduct, makeCompany, makePerson, makeProduct, type Person } from '../make.ts'
import { type CrashingServer, openCrashingServer, waitUntil } from './crashing-server.ts'
import { noteFigures } from './note-figures.ts'

/** ORDERS=500 makes as many; a run of the tests does fewer. */
const orders = Number(process.env.ORDERS ?? 12)
const quantity = 4
const price = 10
const onHand = 100_000
const stepsOfEach = 7

let server: CrashingServer
let house: MadeCompany
let goods: MadeProduct
let buyer: Person

beforeAll(async () => {
  server = await openCrashingServer()
  await server.withDatabase(async (db) => {
    house = await makeCompany(db)
    goods = await makeProduct(db, house.id, { terms: [plainTerm(price, { availableQty: onHand })] })
    buyer = await makePerson(db, { email: 'buyer@orders.test' })
    await sql`insert into company_billing (company_id, holder, account) values (${house.id}, 'House', '123456')`.execute(
      db,
    )
  })
})
afterAll(() => server.close())

type Progress = { steps: number; attempts: number }

/** From the request to what was received and paid, each step sent until it is answered; one that was answered is never sent again under another key. */
async function live(progress: Progress): Promise<void> {
  const send = async (path: string, token: string, body: object) => {
    const { text, attempts } = await server.sendUntilAnswered({ path, token, key: randomUUID(), body })
    progress.attempts += attempts
    progress.steps += 1
    return JSON.parse(text)
  }
  const seller = house.owner.token
  const lines = [{ product_id: goods.id, quantity, selected_price_id: goods.termIds[0] }]
  const requestId: number = (await send('/api/v1/purchase-requests', buyer.token, { lines })).requests[0].id
  const thread = `/api/v1/requests/${requestId}/threads/${house.id}`
  const offer = purchaseOfferOf({ lines: [offerLineOf({ tiers: [{ min_quantity: 1, price }], minimum_quantity: 1 })] })
  await send(`${thread}/offers`, seller, { base: 0, offer })
  await send(`${thread}/acceptance`, buyer.token, { number: 1 })
  const order = `/api/v1/orders/${await findOrder(requestId)}`
  const day = new Date().toISOString().slice(0, 10)
  const shipment = {
    ...{ mode: 'truck', carrier: '', tracking_number: '', tracking_link: '', document_number: '', vessel: '' },
    ...{ containers: [], packages: [], note: '' },
    lines: [{ position: 0, quantity }],
    plan: { ready: null, picked_up: null, departed: null, arrived: null, delivered: null },
  }
  const shipped: number = (await send(`${order}/shipments`, seller, shipment)).data.id
  const picked = { milestone: 'picked_up', kind: 'happened', on: day, place: '', note: '' }
  await send(`/api/v1/shipments/${shipped}/reports`, seller, picked)
  await send(`${order}/invoices`, seller, { left: 'shipped' })
  await send(`${order}/payments`, seller, { amount: quantity * price, paid_on: day })
}

/** The database may just be dying. */
async function findOrder(requestId: number): Promise<number> {
  for (;;) {
    const found = await server
      .withDatabase((db) => sql<{ id: number }>`select id from orders where request_id = ${requestId}`.execute(db))
      .catch(() => undefined)
    const id = found?.rows[0]?.id
    if (id !== undefined) return id
    await pause(100)
  }
}

type Stored = { status: string; events: string[]; shipped: number; invoices: number; paid: number; reserved: number }

async function readStored(): Promise<{ each: Stored[]; numbers: Record<string, number[]>; stock: object | undefined }> {
  return server.withDatabase(async (db) => {
    const { rows: each } = await sql<Stored>`
      select o.status, array(select e.event from order_events e where e.order_id = o.id order by e.id) as events,
        (select sum(l.shipped)::int from order_lines l where l.order_id = o.id) as shipped,
        (select count(*) from order_papers p where p.order_id = o.id and p.kind = 'commercial-invoice') as invoices,
        o.paid, (select coalesce(sum(s.quantity), 0)::int from stock_reservations s where s.order_id = o.id) as reserved
      from orders o order by o.id`.execute(db)
    const { rows } = await sql<{ kind: string; numbers: number[] }>`
      select 'order' as kind, array_agg(number order by number) as numbers from orders
      union all select kind, array_agg(number order by number) from order_papers group by kind`.execute(db)
    const { rows: stock } =
      await sql<object>`select on_hand, reserved from stock_levels where product_id = ${goods.id}`.execute(db)
    return { each, numbers: Object.fromEntries(rows.map(({ kind, numbers }) => [kind, numbers])), stock: stock[0] }
  })
}

test('from the acceptance to the payment, through a killed server and a killed database: no step is lost or doubled, no number left out, no unit sold twice', async () => {
  const made: Progress[] = Array.from({ length: orders }, () => ({ steps: 0, attempts: 0 }))
  const steps = () => made.reduce((all, one) => all + one.steps, 0)
  const living = Promise.all(made.map((one, n) => pause(n * 60).then(() => live(one))))
  living.catch(() => {})
  const part = (share: number) => Math.floor(orders * stepsOfEach * share)
  await waitUntil(steps, part(0.3))
  await server.killServer()
  await waitUntil(steps, part(0.6))
  await server.killDatabase()
  await living

  const { each, numbers, stock } = await readStored()
  expect(each).toHaveLength(orders)
  for (const one of each)
    expect(one).toEqual({
      status: 'shipped',
      events: ['order.created', 'shipment.created', 'shipment.updated', 'invoice.issued', 'payment.recorded'],
      shipped: quantity,
      invoices: 1,
      paid: quantity * price * 100,
      reserved: 0,
    })
  const counted = Array.from({ length: orders }, (_, index) => index + 1)
  for (const kind of ['order', 'order-confirmation', 'proforma-invoice', 'commercial-invoice'])
    expect(numbers[kind], kind).toEqual(counted)
  expect(stock).toEqual({ on_hand: onHand - orders * quantity, reserved: 0 })
  // Without retries nothing would have been in the balance.
  expect(made.reduce((all, { attempts }) => all + attempts, 0)).toBeGreaterThan(steps() + 5)
  await noteFigures({ orders, 'steps of orders': steps() })
}, 3_600_000)
