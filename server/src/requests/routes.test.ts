import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, type MadeProduct, makeCompany, makeProduct, type Person } from '../../test/make.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { inTransaction } from '../database.ts'

const path = '/api/v1/purchase-requests'

let market: TestApp
let oilHouse: MadeCompany
let rugHouse: MadeCompany
let oil: MadeProduct
let cheese: MadeProduct
let rug: MadeProduct
let ann: Person
let asAnn: Caller

beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  const { db } = market
  oilHouse = await makeCompany(db, { name: 'Oil House' })
  rugHouse = await makeCompany(db, { name: 'Rug House' })
  oil = await makeProduct(db, oilHouse.id, {
    name: 'Olive oil',
    options: [{ name: 'Size', values: ['250 ml', '1 l'] }],
    terms: [
      plainTerm(4.5, {
        options: { Size: '250 ml' },
        minQty: 20,
        maxQty: 99,
        listPrice: readUnitPrice(5),
        availableQty: 300,
        orderMeasure: 'Bottle',
      }),
      plainTerm(4, {
        options: { Size: '250 ml' },
        minQty: 100,
        maxQty: 200,
        availableQty: 300,
        orderMeasure: 'Bottle',
      }),
      plainTerm(14, { options: { Size: '1 l' }, availableQty: 0, orderMeasure: 'Bottle' }),
    ],
  })
  cheese = await makeProduct(db, oilHouse.id, {
    name: 'Pecorino',
    terms: [
      plainTerm(19.99, { availableQty: 50, measuringUnit: 'kg', measuringUnitType: 'weight', orderMeasure: 'Wheel' }),
    ],
    data: { ...oil.draft.data, weightValue: 2500, weightMeasure: 'g' },
  })
  rug = await makeProduct(db, rugHouse.id, { name: 'Rug', terms: [plainTerm(100.5, { availableQty: 10 })] })
  const buyers = await makeCompany(db, { kind: 'buyer', name: 'Nordlicht Handel', city: 'Hamburg', country: 'DE' })
  ann = buyers.owner
  asAnn = await market.as(ann)
})
afterAll(() => market.close())

const key = () => randomUUID()
const termOf = (product: MadeProduct, index = 0) => product.termIds[index] ?? 0
const line = (product: MadeProduct, quantity: number, more: object = {}) => ({
  product_id: product.id,
  quantity,
  selected_price_id: termOf(product),
  ...more,
})
const send = (caller: Caller, lines: object[], idempotencyKey = key()) =>
  caller.post(path, { body: { lines }, headers: { 'idempotency-key': idempotencyKey } })
async function count(table: 'requests' | 'mails'): Promise<number> {
  const row = await market.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

describe('sending', () => {
  test('lines of two sellers become two requests, priced by the server, and two mails', async () => {
    const before = await count('mails')
    const { status, body } = await send(asAnn, [line(oil, 120), line(rug, 3), line(cheese, 4)])
    expect(status).toBe(201)
    // 120 × 4.00 + 4 × 2.5 kg × 19.99; 3 × 100.50
    expect(body).toEqual({
      requests: [
        { id: expect.any(Number), supplier_id: oilHouse.id, total_price: 679.9 },
        { id: expect.any(Number), supplier_id: rugHouse.id, total_price: 301.5 },
      ],
    })
    const admin = await market.as('admin')
    const outbox = await admin.get('/api/v1/outbox')
    expect(outbox.body.pagination.total).toBe(before + 2)
    const mail = outbox.body.data.find((one: { to: string }) => one.to === oilHouse.owner.email)
    expect(mail).toMatchObject({ subject: `Purchase request ${body.requests[0].id}: 2 lines, $679.90`, sent_at: null })
    for (const part of [
      'Nordlicht Handel would like to buy from you.',
      '1. Olive oil\n   Size: 250 ml\n   120 bottles, $4.00\n   $480.00',
      '2. Pecorino\n   4 wheels, 2.5 kg at $19.99 per kg\n   $199.90',
      'Total: $679.90',
      'Hamburg, Germany',
      ann.email,
      'https://market.test/#/requests',
    ])
      expect(mail.text).toContain(part)
    expect(mail.text).not.toContain('Rug')
  })

  test('keeps names, options and prices as they were when the seller changes them later', async () => {
    const product = await makeProduct(market.db, rugHouse.id, {
      name: 'Kilim',
      terms: [plainTerm(50, { listPrice: readUnitPrice(60), availableQty: 9 })],
    })
    const sent = await send(asAnn, [line(product, 2)])
    await inTransaction(market.db, (tx) =>
      changeProduct(tx, {
        productId: product.id,
        draft: { ...product.draft, name: 'Kilim, dearer', terms: [plainTerm(90, { availableQty: 9 })] },
      }),
    )
    const { body } = await asAnn.get(`/api/v1/requests/${sent.body.requests[0].id}`)
    expect(body.data).toMatchObject({ total_price: 100, currency: 'USD', contact: { email: ann.email } })
    expect(body.data.lines).toEqual([
      {
        position: 0,
        sku: null,
        barcode: null,
        hts: null,
        origin_code: 'PT',
        product_id: product.id,
        product_slug: expect.any(String),
        product_name: 'Kilim',
        options: [],
        quantity: 2,
        order_measure: 'Unit',
        price_value: 50,
        original_price_value: 60,
        measuring_unit: 'pc',
        weight_value: null,
        total_price: 100,
        target_price: null,
      },
    ])
    // Only what has left the market is said to have left it.
    const slugOf = async () =>
      (await asAnn.get(`/api/v1/requests/${sent.body.requests[0].id}`)).body.data.lines[0].product_slug
    expect((await asAnn.get(`/api/v1/marketplace/product/${await slugOf()}`)).status).toBe(200)
    const draft = { ...product.draft, state: 'draft' as const }
    await inTransaction(market.db, (tx) => changeProduct(tx, { productId: product.id, draft }))
    expect(await slugOf()).toBeNull()
  })

  test('prices the tier that the quantity falls into, whichever was named', async () => {
    const { body } = await send(asAnn, [line(oil, 20, { selected_price_id: termOf(oil, 1) })])
    expect(body.requests[0].total_price).toBe(90)
  })

  test('takes the lines that were sent out of the cart and leaves the others', async () => {
    const asBen = await market.as('buyer')
    const changed_at = new Date().toISOString()
    const cartLine = (product: MadeProduct, quantity: number) => ({
      product_id: product.id,
      option_values: [],
      selected_price_id: termOf(product),
      quantity,
      changed_at,
    })
    await asBen.put('/api/v1/cart', { body: { lines: [cartLine(rug, 2), cartLine(cheese, 5)] } })
    await send(asBen, [line(rug, 2)])
    const { body } = await asBen.get('/api/v1/cart')
    expect(body.lines.map((one: { product_id: number }) => one.product_id)).toEqual([cheese.id])
    const late = await asBen.put('/api/v1/cart', { body: { lines: [cartLine(rug, 2)] } })
    expect(late.body.lines).toHaveLength(1)
  })
})

describe('exactly once', () => {
  test('a retry gets the first answer, and nothing is written again', async () => {
    const idempotencyKey = key()
    const first = await send(asAnn, [line(rug, 1)], idempotencyKey)
    const before = [await count('requests'), await count('mails')]
    const again = await send(asAnn, [line(rug, 1)], idempotencyKey)
    expect(again).toMatchObject({ status: 201, text: first.text, headers: { 'idempotent-replayed': 'true' } })
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect([await count('requests'), await count('mails')]).toEqual(before)
  })

  test('fifty sendings of one key at once store one request', async () => {
    const idempotencyKey = key()
    const before = await count('requests')
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(asAnn, [line(rug, 1)], idempotencyKey)))
    const stored = answers.filter(({ status }) => status === 201)
    expect(await count('requests')).toBe(before + 1)
    expect(new Set(stored.map(({ text }) => text)).size).toBe(1)
    expect(stored.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  })

  test('the same key for other lines is refused', async () => {
    const idempotencyKey = key()
    await send(asAnn, [line(rug, 1)], idempotencyKey)
    expect(await send(asAnn, [line(rug, 2)], idempotencyKey)).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    })
  })

  test("another person's key is another key", async () => {
    const idempotencyKey = key()
    await send(asAnn, [line(rug, 1)], idempotencyKey)
    const other = await send(await market.as('buyer'), [line(rug, 2)], idempotencyKey)
    expect(other.status).toBe(201)
  })

  test('a refused request leaves its key free', async () => {
    const idempotencyKey = key()
    expect((await send(asAnn, [line(rug, 11)], idempotencyKey)).status).toBe(422)
    expect((await send(asAnn, [line(rug, 10)], idempotencyKey)).status).toBe(201)
  })

  test.each([
    ['no key', { 'idempotency-key': '' }],
    ['a short key', { 'idempotency-key': 'short' }],
  ])('%s is refused', async (_, headers) => {
    const before = await count('requests')
    expect(await asAnn.post(path, { body: { lines: [line(rug, 1)] }, headers })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_missing' },
    })
    expect(await count('requests')).toBe(before)
  })
})

describe('what is refused', () => {
  const refused = async (lines: object[]) => {
    const before = [await count('requests'), await count('mails')]
    const { status, body } = await send(asAnn, lines)
    expect([await count('requests'), await count('mails')]).toEqual(before)
    return { status, details: body.details }
  }

  test.each([
    ['a price', { price: 1 }, 'lines.0.price'],
    ['a total', { total_price: 1 }, 'lines.0.total_price'],
  ])('%s from the browser', async (_, money, field) => {
    expect(await refused([line(rug, 1, money)])).toEqual({ status: 400, details: { [field]: 'is not a known field' } })
  })

  test.each([
    [
      'too few',
      () => line(oil, 19),
      'quantity',
      "You've reached the minimum quantity allowed per order of this product.",
    ],
    [
      'too many',
      () => line(oil, 201),
      'quantity',
      "You've reached the maximum quantity allowed per order of this product.",
    ],
    [
      'more than there is',
      () => line(rug, 11),
      'quantity',
      'There are no items in stock to satisfy the specifed quantity.',
    ],
    [
      'sold out',
      () => line(oil, 1, { selected_price_id: termOf(oil, 2) }),
      'selected_price_id',
      'Product Out of Stock',
    ],
    [
      'a price line of another product',
      () => line(oil, 20, { selected_price_id: termOf(rug) }),
      'selected_price_id',
      'No product found with the selected attributes.',
    ],
    [
      'an unknown product',
      () => ({ ...line(rug, 1), product_id: 2_000_000_000 }),
      'product_id',
      requestMessages.productGone,
    ],
  ])('%s, named by line and field', async (_, wrong, field, sentence) => {
    expect(await refused([line(cheese, 1), wrong()])).toEqual({
      status: 422,
      details: { [`lines.1.${field}`]: sentence },
    })
  })

  test('goods that are not on the market: drafts, and those of a house that is not open', async () => {
    const { db } = market
    const draft = await makeProduct(db, rugHouse.id, { state: 'draft' })
    const waiting = await makeProduct(db, (await makeCompany(db, { status: 0 })).id)
    expect(await refused([line(draft, 1), line(waiting, 1)])).toEqual({
      status: 422,
      details: { 'lines.0.product_id': requestMessages.productGone, 'lines.1.product_id': requestMessages.productGone },
    })
  })

  test('goods of the own company', async () => {
    const { body } = await send(await market.as(rugHouse.owner), [line(rug, 1)])
    expect(body.details).toEqual({ 'lines.0.product_id': buyerMessages.ownProduct })
  })

  test('no lines, and more lines than a request holds', async () => {
    expect((await refused([])).status).toBe(400)
    expect((await refused(Array.from({ length: 201 }, () => line(rug, 1)))).status).toBe(400)
  })

  test('guests, before anything is read', async () => {
    expect((await market.guest.post(path, { body: { nonsense: true } })).status).toBe(401)
    expect((await market.guest.get('/api/v1/requests')).status).toBe(401)
    expect((await market.guest.get('/api/v1/requests/1')).status).toBe(401)
  })

  test('an admin, who belongs to no company', async () => {
    expect(await send(await market.as('admin'), [line(rug, 1)])).toMatchObject({
      status: 403,
      body: { message: buyerMessages.noCompany },
    })
  })
})
