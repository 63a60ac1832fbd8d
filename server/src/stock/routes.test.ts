import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'

let world: OrderMarket
let rival: Caller
beforeAll(async () => {
  world = await openOrderMarket()
  rival = await world.market.as((await makeCompany(world.market.db)).owner)
})
afterAll(() => world.market.close())

const make = (name: string, change: Parameters<typeof makeProduct>[2]) =>
  makeProduct(world.market.db, world.oilHouse.id, { name, ...change })
const patch = (items: object[], who = world.asSeller) =>
  who.patch('/api/v1/stock', { body: { items }, headers: { 'idempotency-key': randomUUID() } })
const refusal = (index: number, code: string, field: string) =>
  expect.objectContaining({ index, status: 'refused', code, field })
const list = async (query: object, who = world.asSeller) =>
  (await who.get('/api/v1/stock', { query: { perPage: 100, ...query } })).body

test('stock is listed once for each combination, and set by SKU or by product', async () => {
  const cups = await make('Cups', {
    options: [{ name: 'Size', values: ['S', 'L'] }],
    terms: [
      plainTerm(5, { options: { Size: 'S' }, maxQty: 9, availableQty: 40, sku: 'CUP-S' }),
      plainTerm(4, { options: { Size: 'S' }, minQty: 10, availableQty: 40, sku: 'CUP-S' }),
      plainTerm(6, { options: { Size: 'L' }, availableQty: null, sku: 'CUP-L' }),
    ],
  })
  const before = (await list({ product_id: cups.id })).data
  expect(before).toMatchObject([
    {
      options: { Size: 'S' },
      sku: 'CUP-S',
      tracking: 'counted',
      on_hand: 40,
      reserved: 0,
      available: 40,
      low_at: null,
    },
    { options: { Size: 'L' }, sku: 'CUP-L', tracking: 'not_counted', on_hand: null, available: null },
  ])
  const large = before[1].option_values
  const { body, status } = await patch([
    { sku: 'cup-s', on_hand: 25, low_at: 5 },
    { product_id: cups.id, option_values: large, available: 7 },
    { sku: 'CUP-S', on_hand: 3 },
    { sku: 'NONE', on_hand: 3 },
    { product_id: cups.id, on_hand: 3 },
    { product_id: cups.id, option_values: large },
    {},
  ])
  expect(status).toBe(200)
  expect(body).toMatchObject({ done: 2, refused: 5 })
  expect(body.items).toEqual([
    { index: 0, status: 'done', product_id: cups.id, on_hand: 25, reserved: 0, available: 25 },
    { index: 1, status: 'done', product_id: cups.id, on_hand: 7, reserved: 0, available: 7 },
    refusal(2, 'twice', 'sku'),
    refusal(3, 'unknown_sku', 'sku'),
    refusal(4, 'unknown_combination', 'option_values'),
    refusal(5, 'twice', 'product_id'),
    refusal(6, 'not_named', 'sku'),
  ])
  expect((await list({ sku: 'cup-s' })).data).toMatchObject([{ on_hand: 25, low_at: 5 }])
  await patch([{ sku: 'CUP-L', tracking: 'not_counted' }])
  expect((await list({ sku: 'CUP-L' })).data).toMatchObject([{ tracking: 'not_counted', on_hand: null }])
  await world.market.runJobs()
  const page = (await world.asAnn.get(`/api/v1/marketplace/product/${cups.slug}`)).body.data.product
  expect(page.prices.map((line: { available_qty: number }) => line.available_qty)).toEqual([25, 25, 1_000_000])
})

test('another system’s count leaves what orders wait for, and cannot be below it', async () => {
  const id = await world.order(100)
  expect(id).toBeGreaterThan(0)
  const [level] = (await list({ product_id: world.oil.id })).data
  const key = { product_id: world.oil.id, option_values: level.option_values }
  const [set] = (await patch([{ ...key, available: 50 }])).body.items
  expect(set).toMatchObject({ on_hand: 50 + level.reserved, reserved: level.reserved, available: 50 })
  expect((await patch([{ ...key, on_hand: 1 }])).body.items).toEqual([refusal(0, 'below_reserved', 'on_hand')])
  expect((await patch([{ ...key, by: -7 }])).body.items).toMatchObject([{ status: 'done', available: 43 }])
})

test('what came or went is added once, however often it is sent', async () => {
  await make('Pan', { terms: [plainTerm(5, { availableQty: 4, sku: 'PAN-1' })] })
  const ask = { body: { items: [{ sku: 'pan-1', by: 6 }] }, headers: { 'idempotency-key': randomUUID() } }
  const [first, again] = [
    await world.asSeller.patch('/api/v1/stock', ask),
    await world.asSeller.patch('/api/v1/stock', ask),
  ]
  expect([first.body.items[0].on_hand, again.text]).toEqual([10, first.text])
  expect((await list({ sku: 'PAN-1' })).data).toMatchObject([{ on_hand: 10 }])
})

test('a SKU is found whatever its case, also where languages fold it differently, and one of two combinations by none', async () => {
  const terms = (sku: string) => [plainTerm(5, { availableQty: 4, sku })]
  await make('Dish', { terms: terms('İÇ-ΟΔΟΣ') })
  await make('Tray', { terms: terms('SAME') })
  await make('Tin', { terms: terms('same') })
  expect(
    (
      await patch([
        { sku: 'İÇ-ΟΔΟΣ', on_hand: 1 },
        { sku: 'Same', on_hand: 1 },
      ])
    ).body.items,
  ).toEqual([expect.objectContaining({ status: 'done', on_hand: 1 }), refusal(1, 'ambiguous_sku', 'sku')])
})

test('what changed since a moment comes in the order of its change', async () => {
  const jug = await make('Jug', { terms: [plainTerm(5, { availableQty: 4, sku: 'JUG' })] })
  const since = new Date(Date.now() - 1000).toISOString()
  await patch([{ sku: 'JUG', on_hand: 9 }])
  const changed = (await list({ changed_since: since })).data
  expect(changed.at(-1)).toMatchObject({ product_id: jug.id, on_hand: 9 })
  expect((await list({ changed_since: new Date(Date.now() + 60_000).toISOString() })).data).toEqual([])
})

test('another company’s goods are as if they were not there', async () => {
  expect((await patch([{ product_id: world.oil.id, low_at: 3 }], rival)).body.items).toEqual([
    refusal(0, 'unknown_product', 'product_id'),
  ])
  expect((await list({ product_id: world.oil.id }, rival)).data).toEqual([])
})

test('the journal tells its seller who changed what, newest first, in pages', async () => {
  const bowl = await make('Bowl', { terms: [plainTerm(5, { availableQty: 4, sku: 'BOWL' })] })
  for (let count = 1; count <= 51; count++) await patch([{ sku: 'BOWL', on_hand: 100 + count }])
  const path = `/api/v1/own-products/${bowl.id}/stock-changes`
  const first = (await world.asSeller.get(path)).body
  expect(first.has_more).toBe(true)
  expect(first.data[0]).toMatchObject({ reason: 'set', on_hand: 151, on_hand_by: 1, reserved_by: 0, order: null })
  expect(first.data[0].person).toBeTruthy()
  const rest = (await world.asSeller.get(path, { query: { before: first.data.at(-1).id } })).body
  expect(rest).toMatchObject({ data: [{ on_hand: 101, on_hand_by: 97 }], has_more: false })
  const edited = (await world.asSeller.get(`/api/v1/own-products/${bowl.id}`)).body
  const terms = edited.form.terms.map((line: object) => ({ ...line, availableQty: 60 }))
  await world.asSeller.put(`/api/v1/own-products/${bowl.id}`, {
    body: { version: edited.version, form: { ...edited.form, terms } },
  })
  const [newest] = (await world.asSeller.get(path)).body.data
  expect(newest).toMatchObject({ reason: 'set', on_hand: 60, on_hand_by: -91, person: first.data[0].person })
  const id = await world.order(20)
  const [reserved] = (await world.asSeller.get(`/api/v1/own-products/${world.oil.id}/stock-changes`)).body.data
  expect(reserved).toMatchObject({
    reason: 'reserved',
    reserved_by: 20,
    order: { id },
    person: null,
    options: '250 ml',
  })
})
