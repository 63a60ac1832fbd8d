import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import {
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makePerson,
  makeProduct,
  type Person,
} from '../../test/make.ts'

const path = '/api/v2/pdf/custom-fee-request'

let market: TestApp
let house: MadeCompany
let oil: MadeProduct
let ann: Person
let asAnn: Caller
let operator: Person

beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  const { db } = market
  house = await makeCompany(db, { name: 'Oil House' })
  oil = await makeProduct(db, house.id, {
    name: 'Olive oil',
    terms: [plainTerm(4.5, { minQty: 20, listPrice: readUnitPrice(5), availableQty: 300, orderMeasure: 'Bottle' })],
  })
  await db.updateTable('product_data').set({ hts: '1509200000' }).where('product_id', '=', oil.id).execute()
  const buyers = await makeCompany(db, { kind: 'buyer', name: 'Nordlicht Handel', city: 'Hamburg', country: 'DE' })
  ann = buyers.owner
  asAnn = await market.as(ann)
  operator = await makePerson(db, { role: 'admin' })
})
afterAll(() => market.close())

const bodyOf = (change: object = {}) => ({
  exporting_market: 'PT',
  importing_market: 'US',
  seller_company_id: house.id,
  buyer_company_id: ann.companyId,
  product_id: oil.id,
  broker: 'ttw_broker',
  ...change,
})
const send = (caller: Caller, change: object = {}, key: string = randomUUID()) =>
  caller.post(path, { body: bodyOf(change), headers: { 'idempotency-key': key } })
async function count(table: 'requests' | 'mails' | 'customs_requests' | 'request_documents'): Promise<number> {
  const { count } = await market.db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
const counts = async () => [
  await count('requests'),
  await count('customs_requests'),
  await count('request_documents'),
  await count('mails'),
]

describe('while no broker is approved', () => {
  test('the operator’s desk gets the mail', async () => {
    const { status, body } = await send(asAnn)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, id: expect.any(Number) })
    const mails = await readMailbox(market.db, operator.email)
    expect(mails).toMatchObject([{ subject: `Customs request ${body.id}: Portugal to United States` }])
  })
})

describe('a customs request', () => {
  let broker: MadeCompany
  let asBroker: Caller

  beforeAll(async () => {
    broker = await makeCompany(market.db, { kind: 'broker', name: 'Harbourgate', verifiedAt: new Date() })
    asBroker = await market.as(broker.owner)
  })

  test('is stored with its goods, mailed to the broker and made into its document', async () => {
    const before = await counts()
    const { body } = await send(asAnn)
    expect(await counts()).toEqual(before.map((each) => each + 1))
    const detail = (await asAnn.get(`/api/v1/requests/${body.id}`)).body.data
    expect(detail).toMatchObject({
      kind: 'customs',
      status: 'sent',
      party: 'buyer',
      supplier_id: house.id,
      total_price: 90,
      first_product: 'Olive oil',
      lines: [{ product_name: 'Olive oil', quantity: 20, price_value: 4.5, original_price_value: 5 }],
      customs: {
        exporting_market: 'PT',
        importing_market: 'US',
        origin: 'PT',
        hts: '1509200000',
        broker: 'ttw_broker',
      },
      has_document: true,
    })
    const [mail] = await readMailbox(market.db, broker.owner.email)
    for (const part of [
      'HTS code: 1509.20.00.00',
      '20 bottles, $90.00',
      'Oil House',
      ann.email,
      `https://market.test/#/requests/${body.id}`,
    ])
      expect(mail?.text).toContain(part)
    const pdf = await asAnn.get(`/api/v1/requests/${body.id}/pdf`)
    expect(pdf.status).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.text.startsWith('%PDF-')).toBe(true)
  })

  test('asks about what lies in the cart', async () => {
    const line = {
      product_id: oil.id,
      option_values: [],
      selected_price_id: null,
      quantity: 120,
      changed_at: new Date().toISOString(),
    }
    await asAnn.put('/api/v1/cart', { body: { lines: [line] } })
    const { body } = await send(asAnn)
    expect((await asAnn.get(`/api/v1/requests/${body.id}`)).body.data.lines).toMatchObject([
      { quantity: 120, total_price: 540 },
    ])
    // What is selected is named: another quantity than lies in the cart, or only some of its variants.
    const named = await send(asAnn, { lines: [{ option_values: [], quantity: 30 }] })
    expect((await asAnn.get(`/api/v1/requests/${named.body.id}`)).body.data.lines).toMatchObject([
      { quantity: 30, total_price: 135 },
    ])
    // A question takes nothing out of the cart.
    expect((await asAnn.get('/api/v1/cart')).body.lines).toMatchObject([{ quantity: 120 }])
  })

  test('takes markets by name as well', async () => {
    const { body } = await send(asAnn, { exporting_market: 'Portugal', importing_market: 'Germany' })
    expect((await asBroker.get(`/api/v1/requests/${body.id}`)).body.data).toMatchObject({
      party: 'broker',
      customs: { exporting_market: 'PT', importing_market: 'DE' },
    })
  })

  test('is read by the buyer, by approved brokers and by the operator, and by nobody else: the seller neither', async () => {
    const { id } = (await send(asAnn)).body
    const readers = {
      buyer: asAnn,
      broker: asBroker,
      admin: await market.as(operator),
      seller: await market.as(house.owner),
      'unapproved broker': await market.as('broker'),
      provider: await market.as((await makeCompany(market.db, { kind: 'provider', verifiedAt: new Date() })).owner),
      'other buyer': await market.as('buyer'),
    }
    const found: Record<string, unknown> = {}
    for (const [name, caller] of Object.entries(readers)) {
      const one = await caller.get(`/api/v1/requests/${id}`)
      const { body } = await caller.get('/api/v1/requests', { query: { kind: 'customs', perPage: 100 } })
      const isListed = body.data.some((request: { id: number }) => request.id === id)
      expect((await caller.get(`/api/v1/requests/${id}/pdf`)).status).toBe(one.status)
      found[name] = [one.status, isListed]
    }
    expect(found).toEqual({
      buyer: [200, true],
      broker: [200, true],
      admin: [200, true],
      seller: [404, false],
      'unapproved broker': [404, false],
      provider: [404, false],
      'other buyer': [404, false],
    })
  })

  test('is sent once however often it is asked for', async () => {
    const key = randomUUID()
    const first = await send(asAnn, {}, key)
    const before = await counts()
    const again = await send(asAnn, {}, key)
    expect(again).toMatchObject({ status: 200, text: first.text, headers: { 'idempotent-replayed': 'true' } })
    expect(await counts()).toEqual(before)
    expect((await send(asAnn, { importing_market: 'CA' }, key)).status).toBe(422)
  })
})

describe('what is refused', () => {
  test.each([
    ['no exporting market', { exporting_market: '' }, 422, { exporting_market: 'Please select the exporting market' }],
    ['no importing market', { importing_market: ' ' }, 422, { importing_market: 'Please select the importing market' }],
    [
      'a market that is none',
      { importing_market: 'Atlantis' },
      422,
      { importing_market: 'Please select the importing market' },
    ],
    ['another buyer', { buyer_company_id: 999_999 }, 422, { buyer_company_id: customsMessages.otherBuyer }],
    ['another seller', { seller_company_id: 999_999 }, 422, { seller_company_id: customsMessages.otherSeller }],
    ['an unknown product', { product_id: 2_000_000_000 }, 422, { product_id: requestMessages.productGone }],
    ['another broker', { broker: 'other_broker' }, 400, { broker: expect.any(String) }],
    ['an unknown field', { price: 1 }, 400, { price: 'is not a known field' }],
    ['no product', { product_id: undefined }, 400, { product_id: expect.any(String) }],
  ])('%s', async (_, change, status, details) => {
    const before = await counts()
    const answer = await send(asAnn, change)
    expect({ status: answer.status, details: answer.body.details }).toEqual({ status, details })
    expect(await counts()).toEqual(before)
  })

  test('goods off the market, and those of the own company', async () => {
    const hidden = await makeProduct(market.db, house.id, { state: 'draft' })
    expect((await send(asAnn, { product_id: hidden.id })).body.details).toEqual({
      product_id: requestMessages.productGone,
    })
    const asSeller = await market.as(house.owner)
    expect((await send(asSeller, { buyer_company_id: house.id })).body.details).toEqual({
      product_id: buyerMessages.ownProduct,
    })
  })

  test('guests, people without a company, and calls with a key that is none', async () => {
    expect((await market.guest.post(path, { body: {} })).status).toBe(401)
    expect((await send(await market.as(operator))).status).toBe(403)
    expect((await asAnn.post(path, { body: bodyOf(), headers: { 'idempotency-key': '' } })).body.code).toBe(
      'idempotency_key_missing',
    )
  })
})

describe('without a key, as the programs of the older form send it', () => {
  const sendPlain = async (change: object = {}) => {
    const { statusCode, headers, body } = await market.app.http.inject({
      method: 'POST',
      url: path,
      headers: { authorization: `Bearer ${ann.token}` },
      payload: bodyOf(change),
    })
    return { status: statusCode, isReplay: headers['idempotent-replayed'] === 'true', body: JSON.parse(body) }
  }

  test('the same sent again is the same request, for ten minutes; something else is another', async () => {
    const first = await sendPlain()
    expect(first).toMatchObject({ status: 200, isReplay: false, body: { success: true } })
    expect(await sendPlain()).toEqual({ ...first, isReplay: true })
    const other = await sendPlain({ importing_market: 'CA' })
    expect(other.body.id).not.toBe(first.body.id)
    expect((await send(asAnn)).body.id).not.toBe(first.body.id)

    const own = () => market.db.updateTable('idempotency_keys').where('user_id', '=', ann.id)
    await own()
      .set({ created_at: new Date(Date.now() - 9.5 * 60_000) })
      .execute()
    expect((await sendPlain()).body).toEqual(first.body)
    await own()
      .set({ created_at: new Date(Date.now() - 10.5 * 60_000) })
      .execute()
    const later = await sendPlain()
    expect(later).toMatchObject({ status: 200, isReplay: false })
    expect(later.body.id).not.toBe(first.body.id)
    expect(await sendPlain()).toEqual({ ...later, isReplay: true })
  })

  test('ten at once are one request', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendPlain({ importing_market: 'NO' })))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(answers.filter(({ isReplay }) => !isReplay)).toHaveLength(1)
  })
})
