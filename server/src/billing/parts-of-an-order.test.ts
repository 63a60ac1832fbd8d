import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../test/app.ts'
import { dayFromNow, openShipmentMarket, type ShipmentMarket } from '../../test/shipment-market.ts'

let world: ShipmentMarket
beforeAll(async () => {
  world = await openShipmentMarket()
  const { version } = (await world.asSeller.get('/api/v1/own-company/billing')).body
  const form = { ...emptyBilling, vat_registered: true, vat_number: '00743110157', net_days: 30 }
  const stored = await world.asSeller.put('/api/v1/own-company/billing', { body: { version, form } })
  expect(stored.status, stored.text).toBe(200)
})
afterAll(() => world.market.close())

const write = (id: number, what: string, body: object = {}): Promise<Answer> =>
  world.asSeller.post(`/api/v1/orders/${id}/${what}`, { body })
const money = async (id: number): Promise<OrderMoney> =>
  (await world.asSeller.get(`/api/v1/orders/${id}/money`)).body.data
const leftOf = async (id: number) =>
  (await money(id)).shipments_to_invoice.map(({ id: shipment, lines }) => [shipment, lines[0]?.quantity])

describe('an invoice of one shipment', () => {
  test('asks for what that shipment holds, names it, and leaves the others', async () => {
    const order = await world.order(100)
    const { id: first } = await world.send(order, 60)
    const { id: second, number } = await world.send(order, 30)
    expect(await leftOf(order)).toEqual([
      [first, 60],
      [second, 30],
    ])
    const issued = await write(order, 'invoices', { shipment_id: second })
    expect(issued.status, issued.text).toBe(201)
    const { papers, lines } = issued.body.data
    expect(papers[0]).toMatchObject({ kind: 'commercial-invoice', shipment_id: second, net: 30 * 4.5 })
    expect(lines).toMatchObject([{ invoiced: 30, to_invoice: 70, shipped_to_invoice: 60 }])
    const { rows } = await sql<{ facts: { shipment: { number: string; shipped_on: string }; delivered_on: string } }>`
      select facts from order_papers where id = ${papers[0].id}`.execute(world.market.db)
    expect(rows[0]?.facts.shipment.number).toBe(number)
    expect(rows[0]?.facts.delivered_on).toBe(rows[0]?.facts.shipment.shipped_on)
    expect(await leftOf(order)).toEqual([[first, 60]])
    const again = await write(order, 'invoices', { shipment_id: second })
    expect([again.status, again.body.message]).toEqual([409, billingMessages.shipmentInvoiced])
  })

  test('of goods that were not sent names no day of supply; of what has left it names the last', async () => {
    const dayOf = async (answer: Awaited<ReturnType<typeof write>>) => {
      const { rows } = await sql<{ facts: { delivered_on: string | null } }>`
        select facts from order_papers where id = ${answer.body.data.papers[0].id}`.execute(world.market.db)
      return rows[0]?.facts.delivered_on
    }
    const ahead = await world.order(100)
    expect(await dayOf(await write(ahead, 'invoices', {}))).toBeNull()
    const sent = await world.order(100)
    await world.send(sent, 60)
    expect(await dayOf(await write(sent, 'invoices', { left: 'shipped' }))).toBe(dayFromNow(0))
    expect(await dayOf(await write(sent, 'invoices', { left: 'ordered' }))).toBeNull()
  })

  test('in parts asks for no more than it holds, and not for what another invoice has asked for', async () => {
    const order = await world.order(100)
    const { id: first } = await world.send(order, 60)
    const part = (quantity: number) =>
      write(order, 'invoices', { shipment_id: first, lines: [{ position: 0, quantity }] })
    expect((await part(61)).status).toBe(422)
    expect((await part(20)).status).toBe(201)
    expect((await part(41)).status).toBe(422)
    expect((await write(order, 'invoices', { lines: [{ position: 0, quantity: 30 }] })).status).toBe(201)
    expect(await leftOf(order)).toEqual([[first, 10]])
    expect((await write(order, 'invoices', { shipment_id: first })).body.data.lines[0]).toMatchObject({ invoiced: 60 })
  })

  test('names its packages only where it asks for all that is in them', async () => {
    const order = await world.order(100)
    const size = { length: null, width: null, height: null, net_grams: null, marks: '' }
    const cartons = (count: number) => [
      { type: 'Carton', count, ...size, gross_grams: 5_000, contents: [{ position: 0, quantity: 10 }] },
    ]
    const packedIn = async (body: object, shipment_id: number) => {
      const { papers } = (await write(order, 'invoices', { shipment_id, ...body })).body.data
      const { rows } = await sql<{ facts: { shipment: { packages: unknown[] } } }>`
        select facts from order_papers where id = ${papers[0].id}`.execute(world.market.db)
      return rows[0]?.facts.shipment.packages.length
    }
    const { id: first } = await world.send(order, 30, { packages: cartons(3) })
    const { id: second } = await world.send(order, 60, { packages: cartons(6) })
    expect(await packedIn({ lines: [{ position: 0, quantity: 20 }] }, first)).toBe(0)
    expect(await packedIn({}, second)).toBe(1)
  })

  test('is of a shipment of this order that has left', async () => {
    const [order, other] = [await world.order(100), await world.order(100)]
    const { id: waiting } = await world.ship(order, 40)
    const { id: foreign } = await world.send(other, 40)
    for (const shipment_id of [waiting, foreign, 2_000_000_000])
      expect((await write(order, 'invoices', { shipment_id })).status).toBe(404)
    expect(await leftOf(order)).toEqual([])
  })

  test('that was credited whole can be issued again', async () => {
    const order = await world.order(100)
    const { id } = await world.send(order, 50)
    const [invoice] = (await write(order, 'invoices', { shipment_id: id })).body.data.papers
    await write(order, 'credit-notes', {
      invoice_id: invoice.id,
      lines: [{ position: 0, quantity: 50 }],
      reason: 'Wrong',
    })
    expect(await leftOf(order)).toEqual([[id, 50]])
    expect((await write(order, 'invoices', { shipment_id: id })).status).toBe(201)
  })
})

describe('a credit by line', () => {
  test('is for so many units, at their price or for less, and never for more', async () => {
    const order = await world.order(100)
    const [invoice] = (await write(order, 'invoices')).body.data.papers
    const credit = (line: object) =>
      write(order, 'credit-notes', { invoice_id: invoice.id, lines: [{ position: 0, ...line }], reason: 'Dented' })
    const creditable = async () =>
      (await world.asAnn.get(`/api/v1/orders/${order}/papers/${invoice.id}/creditable`)).body.data
    expect(await creditable()).toMatchObject({
      left: 450,
      lines: [{ quantity: 100, net: 450, credited: 0, vat_category: 'S', vat_percent: 22 }],
    })
    const tooMuch = await credit({ quantity: 10, amount: 45.01 })
    expect([tooMuch.status, tooMuch.body.details]).toEqual([422, { 'lines.0': billingMessages.tooMuchCredited }])
    expect((await credit({ quantity: 10, amount: 0.001 })).status).toBe(422)
    expect((await credit({ quantity: 10, amount: 20 })).body.data.papers[0]).toMatchObject({ net: 20, total: 24.4 })
    expect((await credit({ quantity: 10 })).body.data.papers[0]).toMatchObject({ net: 45 })
    expect(await creditable()).toMatchObject({ left: 385, lines: [{ credited: 20 }] })
    expect((await credit({ quantity: 81 })).status).toBe(422)
    const twice = { position: 0, quantity: 50 }
    expect(
      (await write(order, 'credit-notes', { invoice_id: invoice.id, lines: [twice, twice], reason: 'x' })).status,
    ).toBe(422)
  })

  test('of another paper than an invoice there is nothing', async () => {
    const order = await world.order(100)
    const [paper] = (await money(order)).papers
    expect((await world.asSeller.get(`/api/v1/orders/${order}/papers/${paper?.id}/creditable`)).status).toBe(404)
  })
})
