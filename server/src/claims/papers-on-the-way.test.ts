import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import type { LoadSection } from '@fairquay/contract/shipment-plans/load-section.ts'
import { proposePackages } from '@fairquay/contract/shipments/packages.ts'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
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
  const carton = { type: 'Carton', count: 4, length: null, width: null, height: null, net_grams: null, marks: '' }
  const packages = [{ ...carton, gross_grams: 5_000, contents: [{ position: 0, quantity: 10 }] }]
  await world.send(order, 40, { packages })
  const { papers, lines } = await money(world.asAnn, order)
  // What left before and was not invoiced yet is on it as well.
  expect(papers[0]).toMatchObject({ kind: 'commercial-invoice', net: 450 })
  expect(papers[0]?.shipment_id).toBe(papers[1]?.shipment_id)
  // So it says nothing of the packages, which hold less than it asks for.
  expect(await countPackages(papers[0]?.id)).toBe(0)
  expect(await countPackages(papers.find(({ kind }) => kind === 'packing-list')?.id)).toBe(1)
  expect(lines[0]).toMatchObject({ to_invoice: 0 })
  const list = papers.find(({ kind }) => kind === 'packing-list')
  expect((await world.asAnn.get(`/api/v1/orders/${order}/papers/${list?.id}`)).status).toBe(200)
})

async function countPackages(paper: number | undefined): Promise<number | undefined> {
  const { rows } = await sql<{ facts: { shipment: { packages: unknown[] } } }>`
    select facts from order_papers where id = ${paper ?? 0}`.execute(world.market.db)
  return rows[0]?.facts.shipment.packages.length
}

/** What a packing list that left says of its load. */
async function findLoad(order: number): Promise<LoadSection | undefined> {
  const { rows } = await sql<{ load: LoadSection | undefined }>`
    select facts -> 'load' as load from order_papers where order_id = ${order} and kind = 'packing-list'
    order by id desc limit 1`.execute(world.market.db)
  return rows[0]?.load ?? undefined
}

test('a packing list says how its shipment is loaded: as usual, or as its carriage was agreed, and not where it is packed otherwise', async () => {
  const order = await world.order(4800)
  await world.send(order, 2400)
  expect((await findLoad(order))?.summary).toMatch(/^\d+ pallets · .* of a trailer of 13.6 m$/)
  const load = {
    ...{ type: 'Master carton', units: 48, packs: 100, isLastPackPartial: false, width: 600, height: 400, depth: 400 },
    ...{ grams_each: 31_000, grams: 3_100_000, litres: 9600 },
  }
  const packages = proposePackages(0, 480, load)
  await world.send(order, 480, { packages })
  expect((await findLoad(order))?.rows).toEqual([
    ['Pallet 1', '10 × Olive oil, 250 ml in 3 layers', '1,344 mm', '335 kg'],
  ])
  // A carton that is not full weighs what it holds, 7.75 kg, as it does among the packages.
  await world.send(order, 60, { packages: proposePackages(0, 60, load) })
  expect((await findLoad(order))?.rows[0]?.at(-1)).toBe('64 kg')
  expect((await findLoad(order))?.rows[0]?.[1]).toContain('1 × Olive oil, 250 ml (not full: 12)')
  const [pack] = packages
  if (!pack) throw new Error('nothing was proposed')
  const pallet = { ...pack, type: 'Pallet', count: 1, contents: [{ position: 0, quantity: 480 }] }
  await world.send(order, 480, { packages: [pallet] })
  expect(await findLoad(order)).toBeUndefined()
  await world.send(order, 480, { mode: 'parcel' })
  expect(await findLoad(order)).toBeUndefined()

  await world.haveCarried(order)
  await sql`
    update logistic_quotes set request = jsonb_set(request, '{shipment_data,wrapper}', '"loose"')`.execute(
    world.market.db,
  )
  const { rows } = await sql<{ mode: 'truck' }>`
    select request #>> '{shipment_data,transport,type}' as mode from logistic_quotes limit 1`.execute(world.market.db)
  await world.send(order, 480, { mode: rows[0]?.mode ?? 'truck' })
  const loose = await findLoad(order)
  expect(loose?.summary).toMatch(/^10 cartons · 310 kg/)
  const { papers } = await money(world.asAnn, order)
  const list = papers.find(({ kind }) => kind === 'packing-list')
  const pdf = await world.market.app.http.inject({
    url: `/api/v1/orders/${order}/papers/${list?.id}`,
    headers: { authorization: `Bearer ${world.ann.token}` },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true })
  expect(text.replace(/\s+/g, ' ')).toContain('10 × Olive oil')
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
