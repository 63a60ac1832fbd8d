import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { webhookPayloadOf } from '@fairquay/contract/integrations/payloads.ts'
import { type WebhookEvent, webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { sql } from 'kysely'
import { Errors } from 'typebox/value'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { openImportDesk } from '../../test/import-desk.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'
import { tellNews } from './tell-news.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
})
afterAll(() => market.close())
beforeEach(async () => {
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
})

const listen = (companyId: number, events: readonly WebhookEvent[] = webhookEvents) =>
  sql`insert into webhooks (company_id, url, events, secret)
    values (${companyId}, 'https://erp.test/', ${[...events]}::text[], ${Buffer.alloc(32, 7)})`.execute(market.db)

/** Tells now what has gathered, and answers with what the company was told since the last time; each as it is documented. */
async function told(companyId: number) {
  await tellNews(market.app, 0)
  const { rows } = await sql<{ event: WebhookEvent; body: string }>`
    delete from webhook_deliveries d using webhooks w where w.id = d.webhook_id and w.company_id = ${companyId}
    returning d.event, d.body, d.id`.execute(market.db)
  return rows.map(({ event, body }) => {
    const message = JSON.parse(body)
    expect(Errors(webhookPayloadOf(event), message)).toEqual([])
    return { event, ...message.data }
  })
}
const headers = () => ({ 'idempotency-key': randomUUID() })

test('what becomes of a product is told once for several changes, as the thing itself', async () => {
  await listen(house.id)
  const jug = await makeProduct(market.db, house.id, {
    name: 'Jug',
    terms: [plainTerm(5, { sku: 'JUG', availableQty: 9 })],
  })
  expect(await told(house.id)).toMatchObject([
    { event: 'product.created', product: { id: jug.id, form: { name: 'Jug' } } },
  ])
  for (const price of [6, 7])
    await seller.patch('/api/v1/prices', { body: { items: [{ sku: 'JUG', price }] }, headers: headers() })
  const [changed, ...more] = await told(house.id)
  expect([changed.event, changed.product.form.terms[0].price, more]).toEqual(['product.changed', 7, []])
  expect(changed.product.api).toBe(`https://market.test/api/v1/own-products/${jug.id}`)
  const bulk = (state: string) =>
    seller.post('/api/v1/own-products/bulk', { body: { ids: [jug.id], action: { type: 'state', state } } })
  await bulk('hidden')
  expect(await told(house.id)).toMatchObject([{ event: 'product.hidden', product: { form: { state: 'hidden' } } }])
  await bulk('published')
  expect(await told(house.id)).toMatchObject([{ event: 'product.published' }])
  await seller.post('/api/v1/own-products/deletions', { body: { ids: [jug.id] } })
  expect(await told(house.id)).toMatchObject([{ event: 'product.deleted', product: { id: jug.id, name: 'Jug' } }])
  expect(await told(house.id)).toEqual([])
})

test('stock that moved is told in one call for all of it, and only to those who listen', async () => {
  await listen(house.id, ['stock.changed'])
  const deaf = await makeCompany(market.db)
  for (const sku of ['A', 'B'])
    await makeProduct(market.db, house.id, { name: `Cup ${sku}`, terms: [plainTerm(5, { sku, availableQty: 9 })] })
  const other = await makeProduct(market.db, deaf.id, {
    name: 'Mug',
    terms: [plainTerm(5, { sku: 'M', availableQty: 9 })],
  })
  const items = [
    { sku: 'A', on_hand: 4 },
    { sku: 'B', by: 1 },
  ]
  await seller.patch('/api/v1/stock', { body: { items }, headers: headers() })
  await (await market.as(deaf.owner)).patch('/api/v1/stock', {
    body: { items: [{ product_id: other.id, on_hand: 1 }] },
    headers: headers(),
  })
  const [news, ...more] = await told(house.id)
  expect(more).toEqual([])
  expect(news.levels.map(({ sku, on_hand }: { sku: string; on_hand: number }) => [sku, on_hand])).toEqual([
    ['A', 4],
    ['B', 10],
  ])
  const { rows } = await sql`select 1 from stock_news union all select 1 from product_news`.execute(market.db)
  expect(rows).toEqual([])
})

test('an import is told as one thing, and so is its undoing', async () => {
  const desk = await openImportDesk(market)
  await listen(desk.house.id)
  const file = (await desk.seller.get('/api/v1/import-template', { query: { format: 'csv' } })).text
  const { id } = await desk.importFile(file)
  const news = await told(desk.house.id)
  expect(news).toMatchObject([{ event: 'products.imported', import: { id, state: 'applied', counts: { create: 1 } } }])
  await desk.step(id, 'undo')
  expect(await told(desk.house.id)).toMatchObject([{ event: 'products.imported', import: { id, state: 'undone' } }])
})
