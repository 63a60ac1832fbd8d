import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'

let world: OrderMarket
let rival: Caller
let rotterdam: number
let faro: number
beforeAll(async () => {
  world = await openOrderMarket()
  rival = await world.market.as((await makeCompany(world.market.db)).owner)
  rotterdam = await addPlace(world.oilHouse.id, 'Warehouse Rotterdam', 'RTM')
  faro = await addPlace(world.oilHouse.id, 'Hall Faro', '')
})
afterAll(() => world.market.close())

async function addPlace(company_id: number, name: string, code: string): Promise<number> {
  const values = { company_id, name, code, kind: 'warehouse', country_code: 'NL' }
  const row = await world.market.db.insertInto('branches').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const patch = async (items: object[], who = world.asSeller) =>
  (await who.patch('/api/v1/stock', once({ items }))).body.items
const count = (id: number, counts: object[], who = world.asSeller) =>
  who.post(`/api/v1/own-products/${id}/stock-places`, once({ counts }))
const listed = async (id: number) =>
  (await world.asSeller.get('/api/v1/stock', { query: { product_id: id } })).body.data[0]
const newest = async (id: number) => (await world.asSeller.get(`/api/v1/own-products/${id}/stock-changes`)).body.data[0]
const make = (sku: string, availableQty: number) =>
  makeProduct(world.market.db, world.oilHouse.id, { name: sku, terms: [plainTerm(5, { availableQty, sku })] })

test('a program counts by place; what it moves between places changes no sum, and a place that is none is refused by name', async () => {
  const jar = await make('JAR-1', 100)
  expect(
    await patch([
      { sku: 'JAR-1', from: '', place: 'rtm', by: 60 },
      { sku: 'JAR-1', place: 'Hall Faro', on_hand: 50 },
      { sku: 'JAR-1', place: 'Hull', on_hand: 5 },
      { sku: 'JAR-1', from: 'RTM', place: 'Hall Faro', by: 61 },
      { sku: 'JAR-1', place: 'hall faro', on_hand: 9 },
      { sku: 'JAR-1', from: 'RTM', by: 1 },
    ]),
  ).toMatchObject([
    { status: 'done', on_hand: 100 },
    { status: 'done', on_hand: 150, available: 150 },
    { code: 'unknown_place', field: 'place', message: expect.stringContaining('Hull') },
    { code: 'not_possible', field: 'by' },
    { code: 'twice', field: 'sku' },
    { code: 'unclear', field: 'place' },
  ])
  expect(await listed(jar.id)).toMatchObject({
    on_hand: 150,
    places: [
      { id: rotterdam, name: 'Warehouse Rotterdam', code: 'RTM', on_hand: 60 },
      { id: faro, on_hand: 50 },
    ],
  })
  expect(await newest(jar.id)).toMatchObject({ reason: 'set', on_hand_by: 50, places: [{ name: 'Hall Faro', by: 50 }] })
  await patch([{ sku: 'JAR-1', from: 'RTM', place: 'Hall Faro', by: 10 }])
  expect(await newest(jar.id)).toMatchObject({
    reason: 'moved',
    on_hand: 150,
    on_hand_by: 0,
    places: [
      { name: 'Warehouse Rotterdam', by: -10 },
      { name: 'Hall Faro', by: 10 },
    ],
  })
})

test('a lower sum takes off no place first, then off the largest, and counting no more empties all', async () => {
  const cup = await make('CUP-1', 100)
  await patch([
    { sku: 'CUP-1', from: '', place: 'RTM', by: 60 },
    { sku: 'CUP-1', from: '', place: 'Hall Faro', by: 30 },
  ])
  await patch([{ sku: 'CUP-1', on_hand: 70 }])
  expect((await listed(cup.id)).places).toMatchObject([{ on_hand: 40 }, { on_hand: 30 }])
  expect(await newest(cup.id)).toMatchObject({ places: [{ name: 'Warehouse Rotterdam', by: -20 }] })
  // The same when the product is edited.
  const { version, form } = (await world.asSeller.get(`/api/v1/own-products/${cup.id}`)).body
  const terms = form.terms.map((line: object) => ({ ...line, availableQty: 55 }))
  await world.asSeller.put(`/api/v1/own-products/${cup.id}`, { body: { version, form: { ...form, terms } } })
  expect((await listed(cup.id)).places).toMatchObject([{ on_hand: 25 }, { on_hand: 30 }])
  expect(await newest(cup.id)).toMatchObject({ on_hand: 55, places: [{ name: 'Warehouse Rotterdam', by: -15 }] })
  await patch([{ sku: 'CUP-1', tracking: 'not_counted' }])
  expect(await listed(cup.id)).toMatchObject({ tracking: 'not_counted', places: [] })
})

test('people count a product’s places together, as differences, all or nothing', async () => {
  const pan = await make('PAN-1', 80)
  const at = (place_id: number | null, on_hand: number, seen: number) => ({
    option_values: [],
    place_id,
    on_hand,
    seen,
  })
  const done = await count(pan.id, [at(rotterdam, 60, 0), at(null, 20, 80)])
  expect(done.body.data).toMatchObject([{ on_hand: 80, places: [{ id: rotterdam, on_hand: 60 }] }])
  expect(await newest(pan.id)).toMatchObject({ reason: 'moved', person: expect.any(String) })
  // Somebody else counted meanwhile: what is typed over an older number is added.
  await count(pan.id, [at(rotterdam, 50, 60)])
  expect((await count(pan.id, [at(rotterdam, 65, 60)])).body.data).toMatchObject([
    { on_hand: 75, places: [{ on_hand: 55 }] },
  ])
  const refused = await count(pan.id, [at(rotterdam, 70, 55), at(faro, 0, 5)])
  expect([refused.status, Object.keys(refused.body.details)]).toEqual([422, ['counts.1.on_hand']])
  expect((await listed(pan.id)).places).toMatchObject([{ on_hand: 55 }])
  const foreign = await addPlace((await makeCompany(world.market.db)).id, 'Elsewhere', '')
  expect((await count(pan.id, [at(foreign, 1, 0)])).body.details).toHaveProperty(['counts.0.place_id'])
  expect((await count(pan.id, [at(rotterdam, 1, 0)], rival)).status).toBe(404)
  const both = { option_values: [4_000_000], place_id: rotterdam, on_hand: 1, seen: 0 }
  expect((await count(pan.id, [both])).body.details).toHaveProperty(['counts.0.option_values'])
})

test('a place that goods are counted at stays in the profile until they are moved', async () => {
  const tray = await make('TRAY-1', 10)
  const riga = await addPlace(world.oilHouse.id, 'Shed Riga', '')
  await patch([{ sku: 'TRAY-1', place: 'Shed Riga', on_hand: 3 }])
  const places = (await world.asSeller.get('/api/v1/stock-places')).body.data
  expect(places.find(({ id }: { id: number }) => id === riga)).toMatchObject({ name: 'Shed Riga', levels: 1 })
  const save = async () => {
    const { version, form } = (await world.asSeller.get('/api/v1/own-company')).body
    const branches = form.branches.filter(({ id }: { id: number }) => id !== riga)
    return world.asSeller.put('/api/v1/own-company', { body: { version, form: { ...form, branches } } })
  }
  const refused = await save()
  expect([refused.status, refused.body.details.branches]).toEqual([400, expect.stringContaining('Shed Riga')])
  await patch([{ sku: 'TRAY-1', from: 'Shed Riga', place: '', by: 3 }])
  expect((await save()).status).toBe(200)
  expect(await listed(tray.id)).toMatchObject({ on_hand: 13, places: [] })
  expect((await newest(tray.id)).places).toEqual([{ name: 'Shed Riga', by: -3 }])
})

test('an order reserves of the sum and moves nothing at a place', async () => {
  const { rows } = await sql<{ variant_key: string }>`
    select variant_key from stock_levels where product_id = ${world.oil.id}`.execute(world.market.db)
  const option_values = (rows[0]?.variant_key ?? '').split('-').filter(Boolean).map(Number)
  const before = await listed(world.oil.id)
  const half = Math.floor(before.on_hand / 2)
  await patch([{ product_id: world.oil.id, option_values, from: '', place: 'RTM', by: half }])
  await world.order(20)
  expect(await listed(world.oil.id)).toMatchObject({
    on_hand: before.on_hand,
    reserved: before.reserved + 20,
    places: [{ on_hand: half }],
  })
})

test('the database itself lets no places hold more than there is', async () => {
  const lid = await make('LID-1', 5)
  await patch([{ sku: 'LID-1', from: '', place: 'RTM', by: 5 }])
  const { db } = world.market
  await expect(sql`update stock_places set on_hand = 6 where product_id = ${lid.id}`.execute(db)).rejects.toThrow(
    'more of product',
  )
  await expect(sql`update stock_levels set on_hand = 4 where product_id = ${lid.id}`.execute(db)).rejects.toThrow(
    'more of product',
  )
})
