import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'
import { applyPlans } from './apply-plans.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
let buyer: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
  buyer = await market.as((await makeCompany(market.db)).owner)
})
afterAll(() => market.close())

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)
const make = (change: Parameters<typeof makeProduct>[2]) => makeProduct(market.db, house.id, change)
const read = async (id: number) => (await seller.get(`/api/v1/own-products/${id}`)).body
const plan = (id: number, body: object) => seller.post(`/api/v1/own-products/${id}/plans`, { body })
const list = async (id: number) => (await seller.get(`/api/v1/own-products/${id}/plans`)).body.data
const pricesOf = async (slug: string) =>
  (await buyer.get(`/api/v1/marketplace/product/${slug}`)).body.data.product.prices.map(
    (line: { price_value: number }) => line.price_value,
  )
const isOnMarket = async (slug: string) =>
  (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).status === 200

test('a product is published from one moment until another, once, and its seller is told', async () => {
  const { id, slug } = await make({ name: 'Lamp of tomorrow', state: 'draft' })
  const made = await plan(id, { kind: 'publish', starts_at: inHours(1), ends_at: inHours(5) })
  expect([made.status, made.body.state]).toEqual([201, 'waiting'])
  await applyPlans(market.app, new Date())
  expect(await isOnMarket(slug)).toBe(false)
  // Two at once do it once.
  await Promise.all([applyPlans(market.app, inHours(2)), applyPlans(market.app, inHours(2))])
  expect(await isOnMarket(slug)).toBe(true)
  expect(await list(id)).toMatchObject([{ id: made.body.id, state: 'running' }])
  expect((await read(id)).version).toBe(2)
  await applyPlans(market.app, inHours(6))
  expect(await isOnMarket(slug)).toBe(false)
  expect((await read(id)).form.state).toBe('hidden')
  expect(await list(id)).toMatchObject([{ state: 'done', fault: null }])
  const bell = (await seller.get('/api/v1/notifications')).body.data
  expect(JSON.stringify(bell)).toContain('What was planned is done: Lamp of tomorrow')
})

test('planned prices take the place of those in the list, and what was edited meanwhile stays', async () => {
  const { id, slug } = await make({
    name: 'Dearer lamp',
    terms: [plainTerm(10, { maxQty: 9 }), plainTerm(9, { minQty: 10, maxQty: 99 }), plainTerm(8, { minQty: 100 })],
  })
  const lines = [
    { options: {}, min_qty: 1, price: 12, list_price: 13 },
    { options: {}, min_qty: 100, price: 7 },
  ]
  expect((await plan(id, { kind: 'prices', starts_at: inHours(1), lines })).status).toBe(201)
  const { form, version } = await read(id)
  const edited = {
    ...form,
    body: '<p>Edited</p>',
    terms: [form.terms[0], { ...form.terms[1], price: 8.5, maxQty: null }],
  }
  expect((await seller.put(`/api/v1/own-products/${id}`, { body: { version, form: edited } })).status).toBe(200)
  // The last tier was taken out, and with it what was planned for it.
  expect((await list(id))[0].lines).toMatchObject([{ min_qty: 1, price: 12, list_price: 13 }])
  expect(await pricesOf(slug)).toEqual([10, 8.5])
  await applyPlans(market.app, inHours(2))
  expect(await pricesOf(slug)).toEqual([12, 8.5])
  expect((await read(id)).form).toMatchObject({ body: '<p>Edited</p>', terms: [{ listPrice: 13 }, {}] })
})

test('what cannot be done says why, and is not tried again', async () => {
  const bare = await make({ name: 'No price yet', state: 'draft', terms: [] })
  await plan(bare.id, { kind: 'publish', starts_at: inHours(1) })
  const held = await make({ name: 'Held', state: 'draft' })
  await plan(held.id, { kind: 'publish', starts_at: inHours(1) })
  const admin = await market.as('admin')
  await admin.put(`/api/v1/marketplace-products/${held.id}/moderation`, { body: { hidden: true, reason: 'A test.' } })
  const exchanged = await make({ name: 'Exchanged' })
  await plan(exchanged.id, { kind: 'prices', starts_at: inHours(1), lines: [{ options: {}, min_qty: 1, price: 2 }] })
  const { form, version } = await read(exchanged.id)
  await seller.put(`/api/v1/own-products/${exchanged.id}`, { body: { version, form: { ...form, currency: 'JPY' } } })
  await applyPlans(market.app, inHours(2))
  await applyPlans(market.app, inHours(3))
  expect((await list(bare.id))[0]).toMatchObject({
    state: 'failed',
    fault: expect.stringContaining('at least one price'),
  })
  expect((await list(held.id))[0]).toMatchObject({ state: 'failed', fault: productMessages.hiddenByOperator })
  expect((await list(exchanged.id))[0]).toMatchObject({ state: 'failed', fault: say.otherCurrency })
})

test('a plan is taken back once, before it is over', async () => {
  const { id, slug } = await make({ name: 'Stays a draft', state: 'draft' })
  const { body } = await plan(id, { kind: 'publish', starts_at: inHours(1) })
  const one = `/api/v1/own-products/${id}/plans/${body.id}`
  expect((await seller.delete(one)).body.state).toBe('cancelled')
  expect([(await seller.delete(one)).status, (await seller.delete(one)).body.message]).toEqual([422, say.over])
  await applyPlans(market.app, inHours(2))
  expect(await isOnMarket(slug)).toBe(false)
  expect((await plan(id, { kind: 'publish', starts_at: new Date(0) })).body.details).toEqual({ starts_at: say.past })
})
