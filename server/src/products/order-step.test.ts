import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import { packMessages } from '@fairquay/contract/catalogue/pack-words.ts'
import { largestOrderStep } from '@fairquay/contract/catalogue/written-step.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, type MadeProduct, makeCompany, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
let buyer: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db, { name: 'Carton House' })
  seller = await market.as(house.owner)
  buyer = await market.as((await makeCompany(market.db, { kind: 'buyer' })).owner)
})
afterAll(() => market.close())

const inCartons = { orderStep: 12, orderPack: 'Carton' }
const terms = [
  plainTerm(10, { minQty: 10, maxQty: 49, availableQty: 500, orderMeasure: 'Piece' }),
  plainTerm(9, { minQty: 50, availableQty: 500, orderMeasure: 'Piece' }),
]
const make = (change: Parameters<typeof makeProduct>[2] = {}) =>
  makeProduct(market.db, house.id, { terms, ...inCartons, ...change })
const read = async (id: number) => (await seller.get(`/api/v1/own-products/${id}`)).body
const save = async (id: number, form: ProductForm) =>
  seller.put(`/api/v1/own-products/${id}`, { body: { version: (await read(id)).version, form } })
const ask = ({ id, termIds }: MadeProduct, quantity: number) =>
  buyer.post('/api/v1/purchase-requests', {
    body: { lines: [{ product_id: id, quantity, selected_price_id: termIds[quantity < 50 ? 0 : 1] }] },
    headers: { 'idempotency-key': randomUUID() },
  })
const sentence = (...fitting: number[]) =>
  packMessages.refusal({ quantity: 12, pack: 'Carton', unit: 'Piece' }, fitting)

test('a request is for full packs; another quantity is refused with those beside it, and nothing is stored', async () => {
  const cups = await make()
  for (const [quantity, details] of [
    [20, { 'lines.0.quantity': sentence(12, 24) }],
    [10, { 'lines.0.quantity': sentence(12) }],
    [499, { 'lines.0.quantity': sentence(492) }],
  ] as const) {
    const { status, body } = await ask(cups, quantity)
    expect([status, body.code, body.details], String(quantity)).toEqual([422, 'refused', details])
  }
  expect((await buyer.get('/api/v1/requests')).body.data).toEqual([])
  const { status, body } = await ask(cups, 24)
  expect(status).toBe(201)
  const again = (await buyer.get(`/api/v1/requests/${body.requests[0].id}/reorder`)).body
  expect(again.lines[0]).toMatchObject({
    quantity: 24,
    limits: { min: 12, max: null, stock: 500, step: { quantity: 12, pack: 'Carton', unit: 'Piece' } },
  })
})

test('what was ordered before the goods were sold in packs is told as it was, with the limits of now', async () => {
  const cups = await make({ orderStep: null, orderPack: null })
  const sent = await ask(cups, 20)
  expect(sent.status).toBe(201)
  await save(cups.id, { ...(await read(cups.id)).form, ...inCartons })
  const { lines } = (await buyer.get(`/api/v1/requests/${sent.body.requests[0].id}/reorder`)).body
  expect(lines[0]).toMatchObject({ quantity: 20, limits: { min: 12, step: { quantity: 12 } } })
})

test('guests and members are told, on the page, in the cart and on the order pad', async () => {
  const { id, slug, termIds } = await make()
  const step = { quantity: 12, pack: 'Carton' }
  const told = (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).body.data.product
  expect(told).toMatchObject({ order_step: step, minimum_order: { quantity: 12, unit: 'Piece' } })
  for (const caller of [market.guest, buyer]) {
    const { data } = (await caller.get(`/api/v1/marketplace/shop/${house.slug}`)).body.data.products
    expect(data.find((one: { id: number }) => one.id === id).order_step).toEqual(step)
  }
  const changed_at = new Date().toISOString()
  const line = { product_id: id, option_values: [], selected_price_id: termIds[0] ?? null, quantity: 20, changed_at }
  // The cart keeps what somebody wants, also where it is not for sale so: it is asked for in full packs.
  const { lines } = (await buyer.put('/api/v1/cart', { body: { lines: [line] } })).body
  expect(lines[0]).toMatchObject({ quantity: 20, product: { order_step: step } })
})

test('is kept where a program that does not know it changes something else, and taken away when it is emptied', async () => {
  const { id, slug } = await make()
  const told = async () => (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).body.data.product
  const { orderStep: _, orderPack: __, ...unknowing } = (await read(id)).form
  expect((await save(id, { ...unknowing, position: 3 })).status).toBe(200)
  expect(await told()).toMatchObject({ order: 3, order_step: { quantity: 12, pack: 'Carton' } })
  expect((await save(id, { ...unknowing, orderStep: null, orderPack: 'Carton' })).status).toBe(200)
  expect(await told()).toMatchObject({ order_step: null, minimum_order: { quantity: 10 } })
  expect((await read(id)).form).toMatchObject({ orderStep: null, orderPack: null })
})

test('names what is wrong with a step, and stores nothing', async () => {
  const { id } = await make({ terms: [plainTerm(10, { minQty: 10, maxQty: 20, availableQty: 500 })] })
  const { version, form } = await read(id)
  for (const [change, details] of [
    [{ orderStep: 1 }, { orderStep: draftMessages.orderStep(largestOrderStep) }],
    [{ orderStep: 0 }, { orderStep: draftMessages.orderStep(largestOrderStep) }],
    [{ orderStep: largestOrderStep + 1 }, { orderStep: draftMessages.orderStep(largestOrderStep) }],
    [{ orderStep: 7, orderPack: 'x'.repeat(41) }, { orderPack: draftMessages.tooLong(40) }],
    [{ orderStep: 24 }, { orderStep: draftMessages.orderStepAboveMax(24, 20) }],
  ] as const) {
    const answer = await save(id, { ...form, ...change })
    expect([answer.status, answer.body.details], JSON.stringify(change)).toEqual([400, details])
  }
  expect((await read(id)).version).toBe(version)
})
