import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { openShipmentMarket, receive, type ShipmentMarket } from '../../test/shipment-market.ts'

let world: ShipmentMarket
beforeAll(async () => {
  world = await openShipmentMarket()
})
afterAll(() => world.market.close())

const money = async (who: Caller, id: number): Promise<OrderMoney> =>
  (await who.get(`/api/v1/orders/${id}/money`)).body.data

async function setBilling(change: object): Promise<void> {
  const path = '/api/v1/own-company/billing'
  const { version } = (await world.asSeller.get(path)).body
  const form = { ...emptyBilling, vat_registered: true, vat_number: '00743110157', ...change }
  expect((await world.asSeller.put(path, { body: { version, form } })).status).toBe(200)
}

test('a shipment leaves with its packing list and delivery note, and is invoiced where the seller has set it', async () => {
  const order = await world.order(100)
  await setBilling({})
  await world.send(order, 60)
  const first = await money(world.asAnn, order)
  expect(first.papers.map(({ kind }) => kind)).toEqual([
    'delivery-note',
    'packing-list',
    'proforma-invoice',
    'order-confirmation',
  ])
  await setBilling({ invoice_at_shipping: true })
  await world.send(order, 40)
  const { papers, lines } = await money(world.asAnn, order)
  // What left before and was not invoiced yet is on it as well.
  expect(papers[0]).toMatchObject({ kind: 'commercial-invoice', net: 450 })
  expect(papers[0]?.shipment_id).toBe(papers[1]?.shipment_id)
  expect(lines[0]).toMatchObject({ to_invoice: 0 })
  const list = papers.find(({ kind }) => kind === 'packing-list')
  expect((await world.asAnn.get(`/api/v1/orders/${order}/papers/${list?.id}`)).status).toBe(200)
})

test('a claim is credited with a credit note of its own, as far as there is an invoice', async () => {
  await setBilling({ invoice_at_shipping: true })
  const order = await world.order(100)
  const { id } = await world.send(order, 100)
  await receive(world.asAnn, id, 88, 12, 0)
  const opened = await world.asAnn.post(`/api/v1/orders/${order}/claims`, {
    body: {
      shipment_id: null,
      lines: [
        { position: 0, quantity: 9, reason: 'damaged' },
        { position: 0, quantity: 3, reason: 'short' },
      ],
      wanted: 'credit',
      text: '',
      file_ids: [],
    },
  })
  const act = (body: object) => world.asSeller.post(`/api/v1/claims/${opened.body.data.id}/actions`, { body })
  await act({ action: 'offer', remedy: 'credit', credits: [{ position: 0, amount: 54 }], is_returned: false, text: '' })
  const settled = await act({ action: 'credit', reference: '' })
  const { papers, owed } = await money(world.asAnn, order)
  expect(papers[0]).toMatchObject({ kind: 'credit-note', net: 54 })
  expect(settled.body.data).toMatchObject({ status: 'settled', credit_reference: papers[0]?.number })
  expect(owed[0]?.credited).toBeCloseTo(54 * 1.22, 6)
  const { rows } = await sql<{ facts: { reason: string } }>`
    select facts from order_papers where id = ${papers[0]?.id}`.execute(world.market.db)
  expect(rows[0]?.facts.reason).toBe('Claim 1 of the order: Missing 3, Damaged 9')
})

test('a claim about goods of several invoices is credited with a note about each', async () => {
  await setBilling({ invoice_at_shipping: true })
  const order = await world.order(100)
  for (const quantity of [60, 40]) await receive(world.asAnn, (await world.send(order, quantity)).id, 0, quantity, 0)
  const opened = await world.asAnn.post(`/api/v1/orders/${order}/claims`, {
    body: {
      shipment_id: null,
      lines: [{ position: 0, quantity: 100, reason: 'damaged' }],
      wanted: 'credit',
      text: '',
      file_ids: [],
    },
  })
  const act = (body: object) => world.asSeller.post(`/api/v1/claims/${opened.body.data.id}/actions`, { body })
  await act({
    action: 'offer',
    remedy: 'credit',
    credits: [{ position: 0, amount: 450 }],
    is_returned: false,
    text: '',
  })
  const settled = await act({ action: 'credit', reference: '' })
  const { papers, owed } = await money(world.asAnn, order)
  const notes = papers.filter(({ kind }) => kind === 'credit-note').toReversed()
  expect(notes).toMatchObject([{ net: 180 }, { net: 270 }])
  expect(settled.body.data).toMatchObject({
    status: 'settled',
    credit_reference: notes.map(({ number }) => number).join(', '),
  })
  expect(owed.map(({ state }) => state)).toEqual(['credited', 'credited'])
})
