import { randomUUID } from 'node:crypto'
import { freight } from '@fairquay/contract/freight/kind.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../../test/make.ts'
import { inTransaction } from '../../database.ts'
import { lockGoods } from '../../trade/lock-goods.ts'
import { storeRequests } from '../../trade/store-requests.ts'

let market: TestApp
let oilHouse: MadeCompany
let rugHouse: MadeCompany
let buyers: MadeCompany
let provider: MadeCompany
let asBuyer: Caller
/** Ids by what they are: purchase of oil and cheese, purchase of a rug, logistic for oil, customs for the rug, and one that the oil house sent. */
const ids: Record<'oil' | 'rug' | 'logistic' | 'customs' | 'ofHouse', number> = {
  oil: 0,
  rug: 0,
  logistic: 0,
  customs: 0,
  ofHouse: 0,
}

beforeAll(async () => {
  market = await openTestApp()
  const { db } = market
  oilHouse = await makeCompany(db, { name: 'Oil House' })
  rugHouse = await makeCompany(db, { name: '100% Rugs_House' })
  buyers = await makeCompany(db, { kind: 'buyer', name: 'Nordlicht Handel' })
  provider = await makeCompany(db, { kind: 'provider', name: 'Freight', verifiedAt: new Date() })
  asBuyer = await market.as(buyers.owner)
  const oil = await makeProduct(db, oilHouse.id, { name: 'Olive oil' })
  const cheese = await makeProduct(db, oilHouse.id, { name: 'Pecorino' })
  const rug = await makeProduct(db, rugHouse.id, { name: 'Kilim' })
  const purchase = async (caller: Caller, ...products: (typeof oil)[]) => {
    const lines = products.map(({ id, termIds }) => ({ product_id: id, quantity: 2, selected_price_id: termIds[0] }))
    const headers = { 'idempotency-key': randomUUID() }
    return (await caller.post('/api/v1/purchase-requests', { body: { lines }, headers })).body.requests[0].id as number
  }
  ids.oil = await purchase(asBuyer, oil, cheese)
  ids.rug = await purchase(asBuyer, rug)
  ids.logistic = await inTransaction(db, async (tx) => {
    const goods = (await lockGoods(tx, [oil.id])).get(oil.id)
    if (!goods) throw new Error('no goods')
    const request = { companyId: oilHouse.id, currency: 'USD', total: 0, lines: [] }
    const [stored] = await storeRequests(tx, market.app, freight, buyers.owner.id, buyers.id, [request])
    return stored?.id ?? 0
  })
  const customs = await asBuyer.post('/api/v2/pdf/custom-fee-request', {
    body: {
      exporting_market: 'PT',
      importing_market: 'US',
      seller_company_id: rugHouse.id,
      buyer_company_id: buyers.id,
      product_id: rug.id,
      broker: 'ttw_broker',
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  ids.customs = customs.body.id
  ids.ofHouse = await purchase(await market.as(oilHouse.owner), rug)
})
afterAll(() => market.close())

type Row = { id: number; party: string }
async function list(caller: Caller, query: object = {}): Promise<[number, string][]> {
  const { body } = await caller.get('/api/v1/requests', { query })
  const rows = body.data as Row[]
  expect(body.pagination.total).toBe(rows.length)
  return rows.map(({ id, party }) => [id, party])
}

describe('who sees which requests, and as what', () => {
  test('the buyer: all that it sent', async () => {
    expect(await list(asBuyer)).toEqual([
      [ids.customs, 'buyer'],
      [ids.logistic, 'buyer'],
      [ids.rug, 'buyer'],
      [ids.oil, 'buyer'],
    ])
  })

  test('a seller: what came in and what it sent, but no customs request about its goods', async () => {
    expect(await list(await market.as(oilHouse.owner))).toEqual([
      [ids.ofHouse, 'buyer'],
      [ids.logistic, 'seller'],
      [ids.oil, 'seller'],
    ])
    expect(await list(await market.as(rugHouse.owner))).toEqual([
      [ids.ofHouse, 'seller'],
      [ids.rug, 'seller'],
    ])
  })

  test('every approved service provider: the logistic ones', async () => {
    expect(await list(await market.as(provider.owner))).toEqual([[ids.logistic, 'provider']])
    expect(await list(await market.as('provider'))).toEqual([])
  })

  test('by way: sent or received', async () => {
    const asHouse = await market.as(oilHouse.owner)
    expect(await list(asHouse, { box: 'sent' })).toEqual([[ids.ofHouse, 'buyer']])
    expect(await list(asHouse, { box: 'received' })).toHaveLength(2)
    expect(await list(asBuyer, { box: 'received' })).toEqual([])
    const asAdmin = await market.as('admin')
    expect(await list(asAdmin, { box: 'sent' })).toEqual([])
    expect(await list(asAdmin, { box: 'received' })).toHaveLength(5)
  })
})

describe('search', () => {
  const found = async (search: string, more: object = {}) =>
    (await list(asBuyer, { search, ...more })).map(([id]) => id)

  test('finds goods, parties and numbers, whatever the case', async () => {
    expect(await found('olive')).toEqual([ids.oil])
    expect(await found('PECO')).toEqual([ids.oil])
    expect(await found('rugs_house')).toEqual([ids.customs, ids.rug])
    expect(await found('nordlicht')).toHaveLength(4)
    expect(await found(`#${ids.rug}`)).toEqual([ids.rug])
    expect(await found(String(ids.rug))).toContain(ids.rug)
    expect(await found('kilim', { kind: 'purchase' })).toEqual([ids.rug])
  })

  test('finds a request by what it is called, by article numbers and by the number the buyer gave it', async () => {
    expect(await found(`Purchase request ${ids.rug}`)).toEqual([ids.rug])
    expect(await found(`customs import duties ${ids.customs}`)).toEqual([ids.customs])
    await market.db.updateTable('request_lines').set({ sku: 'KIL-60_X' }).where('request_id', '=', ids.rug).execute()
    await market.db.updateTable('requests').set({ po_number: 'PO-7741' }).where('id', '=', ids.oil).execute()
    expect(await found('kil-60_x')).toEqual([ids.rug])
    expect(await found('po-77')).toEqual([ids.oil])
  })

  test('finds what goes from or to a place or country', async () => {
    expect(await found('portugal')).toEqual([ids.customs])
    expect(await found('united st')).toEqual([ids.customs])
    expect(await found('rtugal')).toEqual([])
    await market.db.updateTable('requests').set({ from_place: 'Porto' }).where('id', '=', ids.logistic).execute()
    expect(await found('port')).toEqual([ids.customs, ids.logistic])
  })

  test('takes what was typed as it is', async () => {
    expect(await found('100%')).toEqual([ids.customs, ids.rug])
    expect(await found('%')).toEqual([ids.customs, ids.rug])
    expect(await found('o_l')).toEqual([])
    expect(await found("'; drop table requests; --")).toEqual([])
    expect(await found('\\')).toEqual([])
    expect(await found('  ')).toHaveLength(4)
  })

  test('finds nothing that is another company’s', async () => {
    expect(await list(await market.as('buyer'), { search: 'olive' })).toEqual([])
  })

  test.each([[{ box: 'outer' }], [{ search: 'x'.repeat(101) }], [{ status: 'lost' }]])(
    '%j is refused',
    async (query) => {
      expect((await asBuyer.get('/api/v1/requests', { query })).status).toBe(400)
    },
  )
})

test('a purchase request has a document for both parties, a logistic one without a document has none', async () => {
  expect((await asBuyer.get(`/api/v1/requests/${ids.oil}`)).body.data.has_document).toBe(true)
  for (const caller of [asBuyer, await market.as(oilHouse.owner)]) {
    const { status, text } = await caller.get(`/api/v1/requests/${ids.oil}/pdf`)
    expect(status).toBe(200)
    expect(text.startsWith('%PDF-')).toBe(true)
  }
  expect((await asBuyer.get(`/api/v1/requests/${ids.logistic}`)).body.data.has_document).toBe(false)
  expect((await asBuyer.get(`/api/v1/requests/${ids.logistic}/pdf`)).status).toBe(404)
})
