import type { notificationKinds } from '@fairquay/contract/notifications/topics.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { makeCompany } from '../../test/make.ts'
import { openQuoteMarket, type QuoteMarket } from '../../test/quote-market.ts'
import { tellGiven } from './tell-given.ts'

let world: QuoteMarket
let asSeller: Caller
beforeAll(async () => {
  world = await openQuoteMarket()
  asSeller = await world.market.as(world.oilHouse.owner)
  // What is sent counts against this.
  world.market.app.config.sendingLimits.messages = { anHour: 3, aDay: 0 }
})
beforeEach(async () => {
  const { db } = world.market
  await sql`delete from fact_requests`.execute(db)
  await sql`delete from notifications`.execute(db)
  await sql`delete from mails`.execute(db)
  await sql`delete from attempts`.execute(db)
})
afterAll(() => world.market.close())

const path = '/api/v1/product-facts'
const ask = (who: Caller, facts: string[], product = world.oil) =>
  who.post(`${path}/asks`, { body: { product_id: product.id, facts } })
const toldOf = async (who: Caller, kind: (typeof notificationKinds)[number]) =>
  (await who.get('/api/v1/notifications')).body.data.filter((one: { kind: string }) => one.kind === kind)
const wantedOf = async (who: Caller) => (await who.get('/api/v1/own-company/asked-facts')).body.data
async function say(change: (form: Record<string, unknown> & { data: object }) => object): Promise<void> {
  const product = `/api/v1/own-products/${world.oil.id}`
  const { version, form } = (await asSeller.get(product)).body
  expect((await asSeller.put(product, { body: { version, form: { ...form, ...change(form) } } })).status).toBe(200)
}
const setCode = (hts: string | null) => say(({ data }) => ({ data: { ...data, hts } }))

test('the seller is told what a product does not say, with a link to the field, and by mail', async () => {
  const { asAnn, oil, oilHouse, market } = world
  expect((await asAnn.get(path, { query: { ids: `${oil.id},2000000000` } })).body.data).toEqual([
    { product_id: oil.id, known: ['origin', 'weight', 'size'], asked: [] },
  ])
  const { status, body } = await ask(asAnn, ['hts', 'un_number', 'origin', 'hts'])
  // The origin is known: nobody is asked for it.
  expect({ status, facts: body.asked.map(({ fact }: { fact: string }) => fact) }).toEqual({
    status: 200,
    facts: ['hts', 'un_number'],
  })
  expect(await toldOf(asSeller, 'facts.asked')).toMatchObject([
    {
      title: 'Nordlicht Handel asks for the HS code and UN number of Olive oil',
      path: `/products-parent/${oil.id}?field=data.hts`,
    },
  ])
  const [mail] = await readMailbox(market.db, oilHouse.owner.email)
  expect(mail?.subject).toBe('A buyer asks what a product of yours does not say')
  expect(mail?.text).toContain(`https://market.test/#/products-parent/${oil.id}?field=data.hts`)
  expect(await wantedOf(asSeller)).toEqual([
    {
      product: { id: oil.id, name: 'Olive oil' },
      facts: [
        { fact: 'hts', field: 'data.hts' },
        { fact: 'un_number', field: 'unNumber' },
      ],
      companies: 1,
      asked_at: expect.any(String),
    },
  ])
  // The dashboard counts what the list has.
  expect((await asSeller.get('/api/v1/statistics/seller')).body.asked_products).toBe(1)
})

test('asked again within days it is sent once; another company waits with the first, and tells the seller nothing new', async () => {
  const { asAnn, market, oil } = world
  const asOther = await market.as((await makeCompany(market.db, { kind: 'buyer' })).owner)
  for (const who of [asAnn, asAnn, asOther]) expect((await ask(who, ['hts'])).status).toBe(200)
  expect(await toldOf(asSeller, 'facts.asked')).toHaveLength(1)
  expect((await wantedOf(asSeller))[0].companies).toBe(2)
  const asked = async (who: Caller) => (await who.get(path, { query: { ids: oil.id } })).body.data[0].asked
  expect(await asked(asAnn)).toEqual([{ fact: 'hts', asked_at: expect.any(String) }])
  await sql`update fact_requests set asked_at = asked_at - interval '8 days', told_at = told_at - interval '8 days'`.execute(
    market.db,
  )
  await ask(asAnn, ['hts'])
  expect(await toldOf(asSeller, 'facts.asked')).toHaveLength(2)
})

test('it counts as a message: a company that has sent too many asks for nothing more', async () => {
  const { asAnn, oil, tiles } = world
  for (const [product, fact] of [
    [oil, 'hts'],
    [oil, 'un_number'],
    [tiles, 'un_number'],
  ] as const)
    expect((await ask(asAnn, [fact], product)).status).toBe(200)
  expect((await ask(asAnn, ['dangerous_goods_class'], tiles)).status).toBe(429)
  // What was asked before is not sent again, and so is not refused.
  expect((await ask(asAnn, ['hts'], oil)).status).toBe(200)
})

test('whoever asked is told when the product says it, once', async () => {
  const { asAnn, oil, market } = world
  await ask(asAnn, ['hts', 'un_number'])
  await tellGiven(market.app)
  expect(await toldOf(asAnn, 'facts.given')).toEqual([])
  await setCode('1509200000')
  // The list does not wait for the minute.
  expect((await wantedOf(asSeller))[0].facts).toEqual([{ fact: 'un_number', field: 'unNumber' }])
  await tellGiven(market.app)
  await tellGiven(market.app)
  expect(await toldOf(asAnn, 'facts.given')).toMatchObject([
    { title: 'The seller has said the HS code of Olive oil', path: `/product/${oil.slug}` },
  ])
  expect((await asAnn.get(path, { query: { ids: oil.id } })).body.data[0].asked).toEqual([
    { fact: 'un_number', asked_at: expect.any(String) },
  ])
  await setCode(null)
})

test('nobody asks oneself, and nobody asks for what is not on the market', async () => {
  const { oil, rug, market } = world
  expect((await ask(asSeller, ['hts'], oil)).status).toBe(422)
  await sql`update products set state = 'hidden' where id = ${rug.id}`.execute(market.db)
  const { body } = await ask(world.asAnn, ['hts'], { ...rug, id: 2_000_000_000 })
  expect(body.details).toHaveProperty('product_id')
})
