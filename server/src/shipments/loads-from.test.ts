import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../test/make.ts'
import { openShipmentMarket, type ShipmentMarket, shipmentOf } from '../../test/shipment-market.ts'

let world: ShipmentMarket
let rotterdam: number
let faro: number
beforeAll(async () => {
  world = await openShipmentMarket()
  rotterdam = await addPlace(world.oilHouse.id, 'Rotterdam')
  faro = await addPlace(world.oilHouse.id, 'Faro')
  const { db } = world.market
  await sql`update stock_levels set tracking = 'counted', on_hand = 1000 where product_id = ${world.oil.id}`.execute(db)
})
afterAll(() => world.market.close())

async function addPlace(company_id: number, name: string): Promise<number> {
  const values = { company_id, name, kind: 'warehouse', country_code: 'NL' }
  const row = await world.market.db.insertInto('branches').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

/** Where the ordered combination lies: in Rotterdam, in Faro, in all. */
async function count(orderId: number) {
  const { rows } = await sql<{ rotterdam: number; faro: number; all: number }>`
    select coalesce(sum(p.on_hand) filter (where p.branch_id = ${rotterdam}), 0)::int as rotterdam,
      coalesce(sum(p.on_hand) filter (where p.branch_id = ${faro}), 0)::int as faro, max(s.on_hand)::int as all
    from stock_reservations r join stock_levels s on s.product_id = r.product_id and s.variant_key = r.level_key
    left join stock_places p on p.product_id = r.product_id and p.variant_key = r.level_key
    where r.order_id = ${orderId}`.execute(world.market.db)
  return rows[0]
}

/** All thousand of the goods at two places, and an order of some. */
async function placedOrder(quantity: number, inRotterdam: number): Promise<number> {
  const id = await world.order(quantity)
  const { db } = world.market
  await sql`update stock_levels set on_hand = 1000 where product_id = ${world.oil.id}`.execute(db)
  await sql`delete from stock_places where product_id = ${world.oil.id}`.execute(db)
  await sql`
    insert into stock_places (product_id, variant_key, branch_id, on_hand)
    select r.product_id, r.level_key, v.branch, v.held from stock_reservations r,
      (values (${rotterdam}::int, ${inRotterdam}::int), (${faro}::int, ${1000 - inRotterdam}::int)) v (branch, held)
    where r.order_id = ${id}`.execute(db)
  return id
}

test('what leaves is taken off the place it loads from, and is there again when it did not leave after all', async () => {
  const order = await placedOrder(50, 400)
  const offered = (await world.asSeller.get(`/api/v1/orders/${order}/shipments`)).body.to_ship[0]
  expect(offered.places).toEqual([
    { id: faro, name: 'Faro', on_hand: 600 },
    { id: rotterdam, name: 'Rotterdam', on_hand: 400 },
  ])
  const sent = await world.send(order, 30, { loads_from: rotterdam })
  expect(sent.loads_from).toEqual({ id: rotterdam, name: 'Rotterdam' })
  expect(await count(order)).toEqual({ rotterdam: 370, faro: 600, all: 970 })
  const [newest] = (await world.asSeller.get(`/api/v1/own-products/${world.oil.id}/stock-changes`)).body.data
  expect(newest).toMatchObject({ reason: 'shipped', places: [{ name: 'Rotterdam', by: -30 }], order: { id: order } })
  // The buyer is not told where their seller keeps what.
  const seen = (await world.asAnn.get(`/api/v1/orders/${order}/shipments`)).body
  expect([seen.data[0].loads_from, JSON.stringify(seen).includes('Rotterdam')]).toEqual([null, false])
  await world.asSeller.post(`/api/v1/shipments/${sent.id}/reports/withdrawals`, {
    body: { milestone: 'picked_up', reason: 'Tomorrow.' },
  })
  expect(await count(order)).toEqual({ rotterdam: 400, faro: 600, all: 1000 })
})

test('a line of which nothing is left says where it lies too, for what is sent again; the buyer is not told', async () => {
  const order = await placedOrder(50, 400)
  await world.send(order, 50, { loads_from: rotterdam })
  const read = async (who: typeof world.asSeller) => (await who.get(`/api/v1/orders/${order}/shipments`)).body
  const { to_ship, on_hand } = await read(world.asSeller)
  expect(to_ship).toEqual([])
  expect(on_hand).toMatchObject([
    {
      position: 0,
      places: [
        { name: 'Faro', on_hand: 600 },
        { name: 'Rotterdam', on_hand: 350 },
      ],
    },
  ])
  expect((await read(world.asAnn)).on_hand).toEqual([])
})

test('a place that has too few gives what it has, and without a place the one that has most gives', async () => {
  const order = await placedOrder(50, 20)
  await world.send(order, 30, { loads_from: rotterdam })
  expect(await count(order)).toEqual({ rotterdam: 0, faro: 970, all: 970 })
  await world.send(order, 20)
  expect(await count(order)).toEqual({ rotterdam: 0, faro: 950, all: 950 })
})

test('nothing is loaded at another company’s place', async () => {
  const order = await placedOrder(50, 20)
  const foreign = await addPlace((await makeCompany(world.market.db)).id, 'Elsewhere')
  const body = shipmentOf(5, { loads_from: foreign })
  const refused = await world.asSeller.post(`/api/v1/orders/${order}/shipments`, { body })
  expect([refused.status, Object.keys(refused.body.details)]).toEqual([422, ['loads_from']])
})

test('what comes back and can be sold again lies where it was put', async () => {
  const order = await placedOrder(50, 400)
  await world.send(order, 50, { loads_from: rotterdam })
  const lines = [{ position: 0, quantity: 4, reason: 'damaged' }]
  const claim = { shipment_id: null, lines, wanted: 'any', text: '', file_ids: [] }
  const { id } = (await world.asAnn.post(`/api/v1/orders/${order}/claims`, { body: claim })).body.data
  const act = (who: typeof world.asAnn, body: object) => who.post(`/api/v1/claims/${id}/actions`, { body })
  const credits = [{ position: 0, amount: 1 }]
  await act(world.asSeller, { action: 'offer', remedy: 'credit', credits, is_returned: true, text: '' })
  await act(world.asAnn, { action: 'accept' })
  const back = { action: 'receive_back', lines: [{ position: 0, quantity: 4, to_stock: 3 }], text: '' }
  const foreign = await addPlace((await makeCompany(world.market.db)).id, 'Elsewhere')
  const refused = await act(world.asSeller, { ...back, place_id: foreign })
  expect([refused.status, Object.keys(refused.body.details)]).toEqual([422, ['place_id']])
  expect((await act(world.asSeller, { ...back, place_id: faro })).status).toBe(200)
  expect(await count(order)).toEqual({ rotterdam: 350, faro: 603, all: 953 })
})
