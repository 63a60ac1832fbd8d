import { orderMessages } from '@fairquay/contract/orders/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { act, type OrderMarket, openOrderMarket, readOrder } from '../../test/order-market.ts'
import { inTransaction } from '../database.ts'
import { completeOrders } from './complete-orders.ts'
import { settleOrder } from './settle-order.ts'

let world: OrderMarket
beforeAll(async () => {
  world = await openOrderMarket()
})
afterAll(() => world.market.close())

test('an accepted purchase is an order of both sides, numbered by its seller', async () => {
  const [first, second] = [await world.order(), await world.order()]
  const [bought, sold] = [await readOrder(world.asAnn, first), await readOrder(world.asSeller, first)]
  expect(bought).toMatchObject({
    status: 'confirmed',
    party: 'buyer',
    total: 450,
    currency: 'USD',
    line_count: 1,
    payment: 'none',
  })
  expect(bought.number).toMatch(/^ORD-\d{4}-00001$/)
  expect((await readOrder(world.asAnn, second)).number).toMatch(/^ORD-\d{4}-00002$/)
  expect(bought.lines).toMatchObject([{ quantity: 100, unit_price: 4.5, total: 450, shipped: 0 }])
  expect(bought.actions).toEqual(['cancel'])
  expect(sold.actions).toEqual(['prepare', 'promise', 'ship', 'cancel'])
  expect(bought.events.map(({ event }: { event: string }) => event)).toEqual(['order.created'])
  expect(bought.delivery).toMatchObject({ company: bought.buyer.name })
})

test('each side is told of what the other does, and of nothing it does itself', async () => {
  const id = await world.order()
  await act(world.asSeller, id, { action: 'prepare' })
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const promised = await act(world.asSeller, id, { action: 'promise', ready_on: day })
  expect(promised.body.data).toMatchObject({ status: 'in_preparation', ready_on: day })
  const { body } = await world.asAnn.get('/api/v1/notifications')
  const [newest] = body.data
  expect(newest).toMatchObject({ kind: 'order.promised', path: `/orders/${id}` })
  expect(newest.title).toContain(promised.body.data.number)
  const { rows } = await sql<{ subject: string }>`select subject from mails order by id desc limit 1`.execute(
    world.market.db,
  )
  expect(rows[0]?.subject).toContain(promised.body.data.number)
  const seller = (await world.asSeller.get('/api/v1/notifications')).body.data
  expect(seller.some(({ kind }: { kind: string }) => kind === 'order.promised')).toBe(false)
})

test('the buyer calls it off until the seller has begun; then they ask, and the seller says', async () => {
  const early = await world.order()
  const reason = 'We have too many.'
  const done = await act(world.asAnn, early, { action: 'cancel', reason })
  expect(done.body.data).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'buyer',
    cancel_reason: reason,
    actions: [],
  })
  expect(done.body.data.lines[0].cancelled).toBe(100)

  const id = await world.order()
  await act(world.asSeller, id, { action: 'prepare' })
  const late = await act(world.asAnn, id, { action: 'cancel', reason })
  expect(late).toMatchObject({
    status: 409,
    body: { message: orderMessages.alreadyIs.in_preparation, details: { status: 'in_preparation' } },
  })
  expect((await act(world.asAnn, id, { action: 'ask_cancel', reason })).status).toBe(200)
  expect(await readOrder(world.asSeller, id)).toMatchObject({ is_cancel_asked: true, cancel_asked_reason: reason })
  const refused = await act(world.asSeller, id, { action: 'refuse_cancel', reason: 'It is packed.' })
  expect(refused.body.data).toMatchObject({ is_cancel_asked: false, status: 'in_preparation' })
  const empty = await act(world.asSeller, id, { action: 'cancel', reason: '  ' })
  expect(empty.body.details).toEqual({ reason: orderMessages.reasonMissing })
})

test('the rest is called off by the seller, and the order is what was sent', async () => {
  const id = await world.order()
  const { db } = world.market
  await world.setLine(id, { shipped: 60, received: 60 })
  await inTransaction(db, (tx) => settleOrder(tx, id, new Date()))
  expect(await readOrder(world.asAnn, id)).toMatchObject({ status: 'part_delivered' })
  const rest = await act(world.asSeller, id, { action: 'cancel_rest', reason: 'Sold out.' })
  expect(rest.body.data).toMatchObject({ status: 'delivered', cancelled_by: 'seller', cancelled_at: null })
  expect(rest.body.data.events.at(-1).sentence).toContain('40 units')
  expect((await act(world.asSeller, id, { action: 'complete' })).status).toBe(403)
  expect((await act(world.asAnn, id, { action: 'complete' })).body.data).toMatchObject({ status: 'completed' })
})

test('a wish to cancel is over once all of it was sent, and nothing is asked about the rest of it', async () => {
  const id = await world.order()
  const { db } = world.market
  await act(world.asSeller, id, { action: 'prepare' })
  await act(world.asAnn, id, { action: 'ask_cancel', reason: 'Too late.' })
  await world.setLine(id, { shipped: 100, received: 60 })
  await inTransaction(db, (tx) => settleOrder(tx, id, new Date()))
  const sent = { status: 'part_delivered', is_cancel_asked: false, cancel_asked_reason: '' }
  expect(await readOrder(world.asSeller, id)).toMatchObject({ ...sent, actions: [] })
  expect(await readOrder(world.asAnn, id)).toMatchObject({ ...sent, actions: ['receive'] })
  const late = await act(world.asAnn, id, { action: 'ask_cancel', reason: 'Too late.' })
  expect(late).toMatchObject({ status: 409, body: { message: orderMessages.alreadyIs.shipped } })
})

test('a delivered order completes by itself after two weeks, unless there is a claim', async () => {
  const { db, app } = world.market
  const [plain, claimed] = [await world.order(), await world.order()]
  for (const id of [plain, claimed]) {
    await world.setLine(id, { shipped: 100, received: 100 })
    await inTransaction(db, (tx) => settleOrder(tx, id, new Date()))
  }
  await sql`update orders set open_claims = 1 where id = ${claimed}`.execute(db)
  const in13Days = new Date(Date.now() + 13 * 86_400_000)
  await completeOrders(app, in13Days)
  expect(await readOrder(world.asAnn, plain)).toMatchObject({ status: 'delivered' })
  await completeOrders(app, new Date(Date.now() + 15 * 86_400_000))
  expect(await readOrder(world.asAnn, plain)).toMatchObject({ status: 'completed' })
  expect(await readOrder(world.asAnn, claimed)).toMatchObject({ status: 'delivered', open_claims: 1 })
})

test('what is pressed twice at once happens once', async () => {
  const id = await world.order()
  const all = await Promise.all(Array.from({ length: 8 }, () => act(world.asSeller, id, { action: 'prepare' })))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(all.filter(({ status }) => status === 409)).toHaveLength(7)
  const { events } = await readOrder(world.asAnn, id)
  expect(events.filter(({ event }: { event: string }) => event === 'order.preparing')).toHaveLength(1)
})

test('a list is narrowed, searched, read since a moment, and taken as a file', async () => {
  const id = await world.order(40)
  await act(world.asSeller, id, { action: 'prepare' })
  const { number } = await readOrder(world.asAnn, id)
  const listed = async (query: object) => (await world.asAnn.get('/api/v1/orders', { query })).body
  expect((await listed({ search: number })).data).toMatchObject([{ id, party: 'buyer', total: 180 }])
  expect((await listed({ box: 'sold' })).data).toEqual([])
  expect(
    (await listed({ status: 'cancelled' })).data.every(({ status }: { status: string }) => status === 'cancelled'),
  ).toBe(true)
  const open = await listed({ status: 'open', perPage: 1 })
  expect(open.data).toHaveLength(1)
  expect(open.pagination.total).toBeGreaterThan(1)
  const since = (await readOrder(world.asAnn, id)).changed_at
  const changed = (await listed({ changed_since: since })).data
  expect(changed[0].id).toBe(id)
  expect(changed.every((one: { changed_at: string }) => one.changed_at >= since)).toBe(true)
  expect((await listed({ payment: 'overdue' })).data).toEqual([])

  const csv = await world.asAnn.get('/api/v1/orders/export', { query: { format: 'csv', search: number } })
  const [titles, row, ...more] = csv.text.trim().split('\r\n')
  expect(titles).toContain('Article number')
  expect(row).toContain(number)
  expect(more).toEqual([])
  const xlsx = await world.asAnn.get('/api/v1/orders/export', { query: { format: 'xlsx', status: 'open' } })
  expect(xlsx.status).toBe(200)
})

test('what waits is counted for each side', async () => {
  const before = [await figuresOf(world.asAnn), await figuresOf(world.asSeller)]
  const id = await world.order()
  await sql`update orders set wanted_date = '2020-01-01', due_on = '2020-01-02' where id = ${id}`.execute(
    world.market.db,
  )
  const [buyer, seller] = [await figuresOf(world.asAnn), await figuresOf(world.asSeller)]
  for (const name of ['late', 'overdue', 'open']) {
    expect(buyer.bought[name] - before[0].bought[name], name).toBe(1)
    expect(seller.sold[name] - before[1].sold[name], name).toBe(1)
  }
  expect(seller.sold.to_prepare - before[1].sold.to_prepare).toBe(1)
  expect(seller.bought.open).toBe(0)
  const overdue = await world.asAnn.get('/api/v1/orders', { query: { payment: 'overdue' } })
  expect(overdue.body.data).toMatchObject([{ id, payment: 'overdue', is_late: true }])
})

const figuresOf = async (who: Caller) => (await who.get('/api/v1/orders/figures')).body

test('other programs are sent the order itself', async () => {
  const { db } = world.market
  const made = await world.asAnn.post('/api/v1/webhooks', {
    body: {
      url: 'https://erp.example/hook',
      description: '',
      events: ['order.created', 'order.preparing'],
      is_active: true,
    },
  })
  expect(made.status).toBe(201)
  const id = await world.order()
  await act(world.asSeller, id, { action: 'prepare' })
  const { rows } = await sql<{
    event: string
    body: string
  }>`select d.event, d.body from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.url = 'https://erp.example/hook' order by d.id desc limit 2`.execute(
    db,
  )
  expect(rows.map(({ event }) => event)).toEqual(['order.preparing', 'order.created'])
  const { type, data } = JSON.parse(rows[0]?.body ?? '')
  expect(type).toBe('order.preparing')
  expect(data.order).toMatchObject({ id, status: 'in_preparation', total: 450, lines: [{ quantity: 100 }] })
})

test.each(['orders', 'shipments', 'claims', 'invoices', 'payments', 'requests', 'stock'])(
  '%s changed since a moment that is none are refused, others found',
  async (list) => {
    const status = async (changed_since: string) =>
      (await world.asSeller.get(`/api/v1/${list}`, { query: { changed_since } })).status
    for (const none of ['2026-12-31T23:59:60Z', '2026-01-01T00:00:00+23:59', '1900-01-01T00:00:00-16:00'])
      expect([none, await status(none)]).toEqual([none, 400])
    for (const moment of ['2026-12-31T23:59:59.999999999Z', '2026-01-01T00:00:00+14:00', '1900-01-01T00:00:00-12:00'])
      expect([moment, await status(moment)]).toEqual([moment, 200])
  },
)

test('a hundred things done to an order in a day are mailed, the others stand under the bell', async () => {
  const id = await world.order()
  await act(world.asSeller, id, { action: 'prepare' })
  // As if ninety-seven had been done.
  await sql`update attempts set count = 97`.execute(world.market.db)
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const told = async () => {
    const { rows } = await sql<{ mails: number; bells: number }>`
      select (select count(*)::int from mails) as mails, (select count(*)::int from notifications where kind = 'order.promised') as bells`.execute(
      world.market.db,
    )
    return rows[0] ?? { mails: 0, bells: 0 }
  }
  const before = await told()
  for (const days of [1, 2, 3, 4, 5]) await act(world.asSeller, id, { action: 'promise', ready_on: day(days) })
  const after = await told()
  expect([after.mails - before.mails, after.bells - before.bells]).toEqual([3, 5])
})
