import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { addStockSeen } from '@fairquay/contract/products/stock-seen.ts'
import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offer, purchaseOffer } from '../../test/deal-market.ts'
import { makeProduct } from '../../test/make.ts'
import { act, type OrderMarket, openOrderMarket } from '../../test/order-market.ts'
import { inTransaction } from '../database.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { putBackStock, takeOffMore } from './return-stock.ts'

let world: OrderMarket
beforeAll(async () => {
  world = await openOrderMarket()
})
afterAll(() => world.market.close())

let made = 0
const goods = (availableQty: number | null, more: object = {}) =>
  makeProduct(world.market.db, world.oilHouse.id, {
    name: `Kept goods ${++made}`,
    terms: [plainTerm(10, { availableQty, ...more })],
  })
type Goods = Awaited<ReturnType<typeof goods>>

/** A purchase that waits for its buyer's yes. */
async function offered(product: Goods, quantity: number): Promise<number> {
  const id = await world.buy({}, product, quantity)
  await offer(world.asSeller, id, world.oilHouse.id, purchaseOffer(9))
  return id
}
const accept = (id: number) =>
  world.asAnn.post(`/api/v1/requests/${id}/threads/${world.oilHouse.id}/acceptance`, { body: { number: 1 } })
async function ordered(product: Goods, quantity: number): Promise<number> {
  const id = await offered(product, quantity)
  expect((await accept(id)).status).toBe(201)
  return world.orderOf(id)
}
async function levelOf({ id }: Goods) {
  const { rows } = await sql<{ tracking: string; on_hand: number; reserved: number }>`
    select tracking, on_hand, reserved from stock_levels where product_id = ${id} order by on_hand desc`.execute(
    world.market.db,
  )
  return rows[0]
}
const available = async ({ slug }: Goods) => {
  await world.market.runJobs()
  return (await world.asAnn.get(`/api/v1/marketplace/product/${slug}`)).body.data.product.prices[0].available_qty
}
async function count(orderId: number, counters: { shipped?: number; cancelled?: number }) {
  const { shipped = 0, cancelled = 0 } = counters
  await inTransaction(world.market.db, async (tx) => {
    await sql`update order_lines set shipped = ${shipped}, cancelled = ${cancelled} where order_id = ${orderId}`.execute(
      tx,
    )
    await settleOrder(tx, orderId, new Date())
  })
}

test('an accepted purchase is set aside, what leaves is taken off, what is called off can be had again', async () => {
  const product = await goods(100)
  expect(await available(product)).toBe(100)
  const id = await ordered(product, 30)
  expect(await levelOf(product)).toEqual({ tracking: 'counted', on_hand: 100, reserved: 30 })
  expect(await available(product)).toBe(70)
  await count(id, { shipped: 10 })
  expect(await levelOf(product)).toMatchObject({ on_hand: 90, reserved: 20 })
  await count(id, { shipped: 10 })
  expect(await levelOf(product)).toMatchObject({ on_hand: 90, reserved: 20 })
  await act(world.asSeller, id, { action: 'cancel_rest', reason: 'The rest is broken.' })
  expect(await levelOf(product)).toMatchObject({ on_hand: 90, reserved: 0 })
  expect(await available(product)).toBe(90)
  const { rows } = await sql<{ reason: string; on_hand_by: number; reserved_by: number; order_id: number }>`
    select reason, on_hand_by, reserved_by, order_id from stock_changes where product_id = ${product.id} order by id`.execute(
    world.market.db,
  )
  expect(rows).toEqual([
    { reason: 'reserved', on_hand_by: 0, reserved_by: 30, order_id: id },
    { reason: 'shipped', on_hand_by: -10, reserved_by: -10, order_id: id },
    { reason: 'released', on_hand_by: 0, reserved_by: -20, order_id: id },
  ])
})

test('a shipment that does not leave after all brings its goods back to those that wait', async () => {
  const product = await goods(10)
  const id = await ordered(product, 4)
  await count(id, { shipped: 4 })
  await count(id, { shipped: 0 })
  expect(await levelOf(product)).toMatchObject({ on_hand: 10, reserved: 4 })
})

test('more than can be had is neither asked for nor accepted, and the buyer is told how many are left', async () => {
  const product = await goods(10)
  const late = await offered(product, 8)
  await ordered(product, 7)
  const refused = await accept(late)
  const sentence = stockMessages.notEnough(product.draft.name, 3)
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', message: sentence, details: { 'lines.0.quantity': sentence } },
  })
  expect(await levelOf(product)).toMatchObject({ on_hand: 10, reserved: 7 })
  expect((await world.asAnn.get(`/api/v1/requests/${late}`)).body.data.status).not.toBe('accepted')
  const asked = await world.asAnn.post('/api/v1/purchase-requests', {
    body: { lines: [{ product_id: product.id, quantity: 4, selected_price_id: product.termIds[0] ?? 0 }] },
  })
  expect(asked.status).toBe(422)
})

test('what is not counted and what is made on demand are always enough', async () => {
  const uncounted = await goods(null)
  await ordered(uncounted, 5000)
  expect(await levelOf(uncounted)).toEqual({ tracking: 'not_counted', on_hand: 0, reserved: 5000 })
  expect(await available(uncounted)).toBe(1_000_000)
})

test('two buyers for the last unit, both at once: one gets it, fifty times over', { timeout: 180_000 }, async () => {
  for (let round = 0; round < 50; round++) {
    const product = await goods(1)
    const both = [await offered(product, 1), await offered(product, 1)]
    const answers = await Promise.all(both.map(accept))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(await levelOf(product)).toMatchObject({ on_hand: 1, reserved: 1 })
  }
})

test('the seller is told once for each fall to the threshold, and again after it has risen', async () => {
  const product = await goods(20, { lowAt: 10 })
  const told = async () =>
    (await world.asSeller.get('/api/v1/notifications')).body.data.filter(
      ({ kind, title }: { kind: string; title: string }) => kind === 'stock.low' && title.includes(product.draft.name),
    )
  await ordered(product, 5)
  expect(await told()).toHaveLength(0)
  const id = await ordered(product, 5)
  expect(await told()).toMatchObject([{ title: `Stock is low: ${product.draft.name}, 10 left` }])
  await ordered(product, 1)
  expect(await told()).toHaveLength(1)
  await act(world.asSeller, id, { action: 'cancel', reason: 'A mistake.' })
  await ordered(product, 4)
  expect(await told()).toHaveLength(2)
})

test('goods that come back can be sold again, a replacement leaves for good', async () => {
  const product = await goods(10)
  const id = await ordered(product, 6)
  await count(id, { shipped: 6 })
  const { db, app } = world.market
  await inTransaction(db, (tx) => putBackStock(tx, app, id, [{ position: 0, quantity: 2 }], new Date()))
  expect(await levelOf(product)).toMatchObject({ on_hand: 6, reserved: 0 })
  await inTransaction(db, (tx) => takeOffMore(tx, app, id, [{ position: 0, quantity: 5 }], new Date()))
  expect(await levelOf(product)).toMatchObject({ on_hand: 1, reserved: 0 })
  await expect(
    inTransaction(db, (tx) => takeOffMore(tx, app, id, [{ position: 0, quantity: 2 }], new Date())),
  ).rejects.toMatchObject({ code: 'conflict', message: stockMessages.notEnough(product.draft.name, 1) })
})

test('what the seller types is a change of what stood there, and never less than is promised', async () => {
  const product = await goods(50)
  const path = `/api/v1/own-products/${product.id}`
  const before = (await world.asSeller.get(path)).body
  await ordered(product, 8)
  const write = (availableQty: number, stockSeen?: number) =>
    world.asSeller.put(path, {
      body: {
        version: before.version,
        form: {
          ...before.form,
          terms: before.form.terms.map((line: object) => ({
            ...line,
            availableQty,
            ...(stockSeen !== undefined && { stockSeen }),
          })),
        },
      },
    })
  const refused = await write(7)
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.body.details['terms.0.availableQty']).toContain('8 of it are reserved')
  await count(
    (
      await sql<{ order_id: number }>`select order_id from stock_reservations where product_id = ${product.id}`.execute(
        world.market.db,
      )
    ).rows[0]?.order_id ?? 0,
    { shipped: 5 },
  )
  expect((await write(60, 50)).status).toBe(200)
  expect(await levelOf(product)).toMatchObject({ on_hand: 55, reserved: 3 })
  expect((await world.asSeller.get(path)).body.stock).toMatchObject([
    { tracking: 'counted', on_hand: 55, reserved: 3, available: 52 },
  ])
})

test('a value, and an option, that only gets another name keeps its stock and what orders wait for', async () => {
  const size = (Size: string, availableQty: number) => plainTerm(10, { options: { Size }, availableQty })
  const product = await makeProduct(world.market.db, world.oilHouse.id, {
    name: 'Kept goods with names',
    options: [{ name: 'Size', values: ['S', 'L'] }],
    terms: [size('S', 50), size('L', 20)],
  })
  const id = await ordered(product, 30)
  const change = async (rename: (json: string) => string) => {
    const { body } = await world.asSeller.get(`/api/v1/own-products/${product.id}`)
    const { form, version } = body
    const typed = JSON.parse(rename(JSON.stringify({ options: form.options, terms: form.terms })))
    const sent = { version, form: addStockSeen({ ...form, ...typed }, form) }
    const answer = await world.asSeller.put(`/api/v1/own-products/${product.id}`, { body: sent })
    expect(answer.status, answer.text).toBe(200)
  }
  await change((json) => json.replaceAll('"S"', '"Small"'))
  await change((json) => json.replaceAll('"Size"', '"Format"'))
  const { rows } = await sql<{ on_hand: number; reserved: number }>`
    select on_hand, reserved from stock_levels where product_id = ${product.id} order by on_hand desc`.execute(
    world.market.db,
  )
  expect(rows).toEqual([
    { on_hand: 50, reserved: 30 },
    { on_hand: 20, reserved: 0 },
  ])
  await count(id, { shipped: 10 })
  expect(await levelOf(product)).toMatchObject({ on_hand: 40, reserved: 20 })
})
