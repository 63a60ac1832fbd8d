import { formatDay } from '@fairquay/contract/locale.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { offer, purchaseOffer } from '../../test/deal-market.ts'
import { act, readOrder } from '../../test/order-market.ts'
import {
  dayFromNow,
  openShipmentMarket,
  receive,
  report,
  type ShipmentMarket,
  shipmentOf,
} from '../../test/shipment-market.ts'
import { tellOfDelays } from './tell-of-delays.ts'

let world: ShipmentMarket
beforeAll(async () => {
  world = await openShipmentMarket()
})
afterAll(() => world.market.close())

const read = async (who: Caller, id: number) => (await who.get(`/api/v1/shipments/${id}`)).body?.data
const ofOrder = async (who: Caller, id: number) => (await who.get(`/api/v1/orders/${id}/shipments`)).body
const lineOf = async (id: number) => (await readOrder(world.asAnn, id)).lines[0]

describe('a shipment', () => {
  test('is prepared by the seller, and counts as shipped when it leaves', async () => {
    const order = await world.order(100)
    const shipment = await world.ship(order, 60)
    expect(shipment).toMatchObject({
      number: `${(await readOrder(world.asAnn, order)).number}/1`,
      status: 'preparing',
      party: 'seller',
      tracking_number: '01234567890123',
      tracking_page: 'https://tracking.dpd.de/status/en_US/parcel/01234567890123',
      lines: [{ position: 0, quantity: 60, received: 0 }],
      actions: ['change', 'transport', 'report', 'cancel'],
      from: { city: 'Lucca' },
      to: { city: 'Hamburg' },
      is_cleared: false,
    })
    expect(await readOrder(world.asAnn, order)).toMatchObject({ status: 'in_preparation', lines: [{ shipped: 0 }] })
    expect((await ofOrder(world.asSeller, order)).to_ship).toMatchObject([{ open: 40, pack: { units: 48 } }])
    await report(world.asSeller, shipment.id, 'picked_up')
    expect(await readOrder(world.asAnn, order)).toMatchObject({ status: 'part_shipped', lines: [{ shipped: 60 }] })
    await world.send(order, 40)
    expect((await readOrder(world.asAnn, order)).status).toBe('shipped')
  })

  test('holds no more than is left: what is packed cannot be packed again', async () => {
    const order = await world.order(100)
    const path = `/api/v1/orders/${order}/shipments`
    await world.ship(order, 60)
    const refused = await world.asSeller.post(path, { body: shipmentOf(41) })
    expect([refused.status, refused.body.details]).toEqual([
      422,
      { 'lines.0.quantity': shipmentMessages.ship.tooMany(40) },
    ])
    const all = await Promise.all(Array.from({ length: 8 }, () => world.asSeller.post(path, { body: shipmentOf(40) })))
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, ...Array(7).fill(422)])
    // What is packed names every fault at its field.
    const faulty = await world.asSeller.post(path, {
      body: shipmentOf(1, {
        tracking_link: 'javascript:alert(1)',
        containers: [{ number: 'CSQU3054384', type: null, seal: '' }],
      }),
    })
    expect(Object.keys(faulty.body.details)).toEqual(['tracking_link', 'containers.0.number', 'lines.0.quantity'])
  })

  test('is cancelled before it leaves, and its goods can be shipped anew; not afterwards', async () => {
    const order = await world.order(100)
    const { id } = await world.ship(order, 100)
    const cancel = (shipment: number) =>
      world.asSeller.post(`/api/v1/shipments/${shipment}/cancellation`, { body: { reason: 'Wrong cartons' } })
    expect((await cancel(id)).body.data).toMatchObject({ status: 'cancelled', actions: [] })
    const { id: second } = await world.send(order, 100)
    expect([(await cancel(second)).status, (await cancel(id)).status]).toEqual([409, 409])
    expect(await lineOf(order)).toMatchObject({ shipped: 100 })
  })

  test('cannot leave with what the order has cancelled meanwhile, and goes with an order that is cancelled', async () => {
    const order = await world.order(100)
    await world.send(order, 10)
    const { id } = await world.ship(order, 50)
    await act(world.asSeller, order, { action: 'cancel_rest', reason: 'Sold out' })
    const left = await report(world.asSeller, id, 'picked_up')
    expect([left.status, left.body.message]).toEqual([409, shipmentMessages.state.overCancelled])
    const other = await world.order(100)
    const { id: packed } = await world.ship(other, 100)
    await act(world.asSeller, other, { action: 'cancel', reason: 'Sold out' })
    expect(await read(world.asAnn, packed)).toMatchObject({ status: 'cancelled' })
    expect((await report(world.asSeller, packed, 'picked_up')).status).toBe(409)
  })

  test('is changed before it leaves by whoever has read it last', async () => {
    const order = await world.order(100)
    const { id, version } = await world.ship(order, 60, { plan: { ...shipmentOf(1).plan, delivered: dayFromNow(9) } })
    const change = (quantity: number, of: number, days: number) =>
      world.asSeller.put(`/api/v1/shipments/${id}`, {
        body: {
          version: of,
          shipment: shipmentOf(quantity, { plan: { ...shipmentOf(1).plan, delivered: dayFromNow(days) } }),
        },
      })
    const changed = await change(100, version, 11)
    expect(changed.body.data.lines).toMatchObject([{ quantity: 100 }])
    // The first plan stays: later than that is late.
    expect(changed.body.data.lateness).toEqual({ state: 'late', words: 'Expected 2 days later than planned' })
    const told = (await readOrder(world.asAnn, order)).events.at(-1).sentence
    expect(told).toContain(`delivery is now expected on ${formatDay(dayFromNow(11))}`)
    expect((await change(50, version, 9)).status).toBe(409)
    expect((await change(101, changed.body.data.version, 9)).status).toBe(422)
    await report(world.asSeller, id, 'picked_up')
    expect((await change(50, (await read(world.asSeller, id)).version, 9)).status).toBe(409)
  })
})

describe('on its way', () => {
  test('stations are told in their order, by the seller or who carries the goods, who is told no price', async () => {
    const order = await world.order(100)
    await world.haveCarried(order)
    const { id } = await world.ship(order, 100, { mode: 'boat' })
    expect((await report(world.asCarrier, id, 'picked_up', { on: dayFromNow(-5) })).status).toBe(200)
    const early = await report(world.asCarrier, id, 'departed', { on: dayFromNow(-6) })
    expect(early.body.details).toEqual({ on: shipmentMessages.report.before('Picked up') })
    expect((await report(world.asCarrier, id, 'arrived', { on: dayFromNow(3) })).status).toBe(422)
    const told = await report(world.asCarrier, id, 'departed', { on: dayFromNow(-3) })
    expect(told.body.data).toMatchObject({
      status: 'under_way',
      party: 'carrier',
      latest: { milestone: 'departed', place: 'Livorno' },
    })
    // Moments have digits of their own: 24.543 is no price.
    expect(told.text).not.toMatch(/price|\$|USD|:450[,}]|:4\.5[,}]/)
    expect((await world.asAnn.get('/api/v1/notifications')).body.data[0].title).toContain('Departed from port, Livorno')
    // Of the order itself who carries it sees nothing.
    expect((await world.asCarrier.get(`/api/v1/orders/${order}`)).status).toBe(404)
    expect((await ofOrder(world.asCarrier, order)).code).toBe('not_found')
    expect((await world.asBroker.get(`/api/v1/shipments/${id}`)).status).toBe(404)
    expect((await report(world.asAnn, id, 'arrived')).status).toBe(403)
  })

  test('who carries something else does not see it', async () => {
    const order = await world.order(100)
    const { id } = await world.ship(order, 100)
    expect((await world.asCarrier.get(`/api/v1/shipments/${id}`)).status).toBe(404)
    expect((await report(world.asCarrier, id, 'picked_up')).status).toBe(404)
  })

  test('who carries the goods of one order does not see those that were asked for later in the same file', async () => {
    const carried = await world.order(100)
    await world.haveCarried(carried)
    const { rows } = await sql<{ file_id: number }>`select file_id from orders where id = ${carried}`.execute(
      world.market.db,
    )
    const request = await world.buy({ file_id: rows[0]?.file_id }, world.oil, 100)
    await offer(world.asSeller, request, world.oilHouse.id, purchaseOffer(4.5))
    await world.asAnn.post(`/api/v1/requests/${request}/threads/${world.oilHouse.id}/acceptance`, {
      body: { number: 1 },
    })
    const [own, other] = [await world.ship(carried, 50), await world.ship(await world.orderOf(request), 50)]
    const status = async (id: number) => (await world.asCarrier.get(`/api/v1/shipments/${id}`)).status
    expect([await status(own.id), await status(other.id)]).toEqual([200, 404])
    expect((await report(world.asCarrier, other.id, 'picked_up')).status).toBe(404)
    const listed = (await world.asCarrier.get('/api/v1/shipments')).body.data.map(({ id }: { id: number }) => id)
    expect([listed.includes(own.id), listed.includes(other.id)]).toEqual([true, false])
  })

  test('a delay is told once when it is known, and found in lists', async () => {
    const order = await world.order(100)
    const { id } = await world.send(order, 100, { plan: { ...shipmentOf(1).plan, delivered: dayFromNow(4) } })
    const kinds = async () =>
      (await world.asAnn.get('/api/v1/notifications')).body.data.slice(0, 2).map(({ kind }: { kind: string }) => kind)
    await report(world.asSeller, id, 'delivered', { kind: 'expected', on: dayFromNow(7) })
    expect((await kinds())[0]).toBe('shipment.delayed')
    await report(world.asSeller, id, 'delivered', { kind: 'expected', on: dayFromNow(8) })
    expect(await kinds()).toEqual(['shipment.updated', 'shipment.delayed'])
    expect(await read(world.asAnn, id)).toMatchObject({ lateness: { words: 'Expected 4 days later than planned' } })
    expect((await readOrder(world.asAnn, order)).arrives_on).toBe(dayFromNow(8))
    const late = (await world.asAnn.get('/api/v1/shipments', { query: { late: 'true' } })).body.data
    expect(late.map((one: { id: number }) => one.id)).toContain(id)
    await report(world.asSeller, id, 'delivered', { kind: 'expected', on: dayFromNow(4) })
    const after = (await world.asAnn.get('/api/v1/shipments', { query: { late: 'true' } })).body.data
    expect(after.map((one: { id: number }) => one.id)).not.toContain(id)
  })

  test('what is overdue is told once by itself, and again after it was on time', async () => {
    const order = await world.order(100)
    const plan = { ...shipmentOf(1).plan, picked_up: dayFromNow(2), delivered: dayFromNow(9) }
    const { id, number } = await world.ship(order, 100, { plan })
    const { app } = world.market
    const delays = async () =>
      (await world.asAnn.get('/api/v1/notifications')).body.data
        .filter(
          ({ kind, title }: { kind: string; title: string }) => kind === 'shipment.delayed' && title.includes(number),
        )
        .map(({ title }: { title: string }) => title)
    const before = await delays()
    const later = (days: number) => new Date(Date.now() + days * 86_400_000)
    await tellOfDelays(app, later(2))
    expect(await delays()).toEqual(before)
    await tellOfDelays(app, later(4))
    await tellOfDelays(app, later(5))
    const [told, ...others] = await delays()
    expect([told, others]).toEqual([expect.stringContaining('At risk: “Picked up” is 2 days overdue'), before])
    // Both sides are told of what nobody did.
    expect((await world.asSeller.get('/api/v1/notifications')).body.data[0].kind).toBe('shipment.delayed')
    await report(world.asSeller, id, 'picked_up', { kind: 'expected', on: dayFromNow(6) })
    await report(world.asSeller, id, 'delivered', { kind: 'expected', on: dayFromNow(9) })
    await tellOfDelays(app, later(8))
    expect(await delays()).toHaveLength(before.length + 2)
  })

  test('its numbers are changed by who carries it, and it is found by them', async () => {
    const order = await world.order(100)
    await world.haveCarried(order)
    const { id, version } = await world.ship(order, 100, { mode: 'boat' })
    const {
      lines: _,
      packages: __,
      plan: ___,
      note: ____,
      ...transport
    } = shipmentOf(1, {
      mode: 'boat',
      document_number: 'maeu 4711',
      containers: [{ number: 'csqu 305438-3', type: '22G1', seal: 'X1' }],
    })
    const changed = await world.asCarrier.put(`/api/v1/shipments/${id}/transport`, { body: { version, transport } })
    expect(changed.body.data).toMatchObject({ document_number: 'MAEU 4711', containers: [{ number: 'CSQU3054383' }] })
    const found = async (who: Caller, search: string) =>
      (await who.get('/api/v1/shipments', { query: { search } })).body.data.map((one: { id: number }) => one.id)
    expect(await found(world.asCarrier, 'CSQU 305438 3')).toEqual([id])
    expect(await found(world.asAnn, changed.body.data.number)).toEqual([id])
    expect(await found(world.asSeller, 'maeu 47')).toEqual([id])
    expect(await found(world.asBroker, 'maeu 47')).toEqual([])
    await report(world.asCarrier, id, 'picked_up', { on: dayFromNow(-1) })
    const { rows } = await sql<{ kind: string }>`
      select kind from order_papers where shipment_id = ${id} and facts::text like '%CSQU3054383 (seal X1)%' order by kind`.execute(
      world.market.db,
    )
    expect(rows.map(({ kind }) => kind)).toEqual(['delivery-note', 'packing-list'])
  })
})

describe('what has come', () => {
  test('is told in parts, and the order follows from it', async () => {
    const order = await world.order(100)
    const { id } = await world.send(order, 100)
    const first = await receive(world.asAnn, id, 60)
    expect(first.body.data).toMatchObject({ status: 'delivered', lines: [{ received: 60 }] })
    expect((await readOrder(world.asAnn, order)).status).toBe('part_delivered')
    expect((await receive(world.asAnn, id, 41)).body.details).toEqual({
      'lines.0.received': shipmentMessages.receive.tooMany(40),
    })
    const second = await receive(world.asAnn, id, 36, 3, 1)
    expect(second.body.data).toMatchObject({
      status: 'received',
      actions: [],
      receipts: [{}, { lines: [{ damaged: 3, short: 1 }] }],
    })
    expect(await readOrder(world.asAnn, order)).toMatchObject({
      status: 'delivered',
      lines: [{ shipped: 100, received: 96, damaged: 3, short: 1 }],
    })
    expect((await receive(world.asAnn, id, 1)).status).toBe(409)
  })

  test('is told by the buyer, of what has left', async () => {
    const order = await world.order(100)
    const { id } = await world.ship(order, 100)
    expect((await receive(world.asAnn, id, 1)).status).toBe(409)
    await report(world.asSeller, id, 'picked_up')
    expect((await receive(world.asSeller, id, 1)).status).toBe(403)
  })

  test('lies in no future, and not before the goods had left', async () => {
    const { id } = await world.send(await world.order(100), 100)
    const on = (day: string) =>
      world.asAnn.post(`/api/v1/shipments/${id}/receipts`, {
        body: { on: day, note: '', lines: [{ position: 0, received: 1, damaged: 0, short: 0, note: '' }] },
      })
    expect((await on(dayFromNow(0))).status).toBe(200)
    const refused = { status: 422, body: { details: { on: expect.any(String) } } }
    for (const day of [dayFromNow(-1), dayFromNow(3)]) expect(await on(day)).toMatchObject(refused)
    const other = await world.ship(await world.order(100), 100)
    expect(await report(world.asSeller, other.id, 'picked_up', { on: dayFromNow(-400) })).toMatchObject(refused)
    expect((await report(world.asSeller, other.id, 'picked_up', { on: dayFromNow(-300) })).status).toBe(200)
  })

  test('sent at once by two people it counts once each, and never more than was shipped', async () => {
    const order = await world.order(100)
    const { id } = await world.send(order, 100)
    const all = await Promise.all(Array.from({ length: 6 }, () => receive(world.asAnn, id, 30)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 422, 422, 422])
    expect(await lineOf(order)).toMatchObject({ received: 90 })
  })
})

test('whatever is tried in whatever order, the counters of an order agree with its shipments', async () => {
  const order = await world.order(100)
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }
  const ids: number[] = []
  for (let step = 0; step < 60; step++) {
    const id = ids[random(ids.length || 1)] ?? 0
    const what = random(5)
    if (what === 0) {
      const made = await world.asSeller.post(`/api/v1/orders/${order}/shipments`, { body: shipmentOf(1 + random(50)) })
      if (made.status === 201) ids.push(made.body.data.id)
    } else if (what === 1) await report(world.asSeller, id, ['picked_up', 'delivered'][random(2)] ?? '')
    else if (what === 2) await world.asSeller.post(`/api/v1/shipments/${id}/cancellation`, { body: { reason: '' } })
    else await receive(world.asAnn, id, random(20), random(3), random(3))
    const { rows } = await sql<{ is_right: boolean }>`
      select l.shipped = sum(case when s.left_at is not null then p.quantity else 0 end) and l.shipped <= l.quantity
        and l.received = sum(p.received) and l.damaged = sum(p.damaged) and l.short = sum(p.short) as is_right
      from order_lines l join shipments s on s.order_id = l.order_id join shipment_lines p on p.shipment_id = s.id
      where l.order_id = ${order} group by l.order_id, l.position`.execute(world.market.db)
    expect(rows.every(({ is_right }) => is_right)).toBe(true)
  }
  expect(ids.length).toBeGreaterThan(1)
})

test('other programs read what has changed since a moment, the longest unchanged first', async () => {
  const order = await world.order(100)
  const [first, second] = [await world.ship(order, 10), await world.ship(order, 20)]
  const since = first.changed_at
  const ids = async () =>
    (await world.asSeller.get('/api/v1/shipments', { query: { changed_since: since } })).body.data.map(
      (one: { id: number }) => one.id,
    )
  expect(await ids()).toEqual([first.id, second.id])
  await report(world.asSeller, first.id, 'ready')
  expect(await ids()).toEqual([second.id, first.id])
})
