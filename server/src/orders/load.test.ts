import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { readGoodsOfLines } from '@fairquay/contract/shipment-plans/goods-of-lines.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, type OrderMarket, openOrderMarket } from '../../test/order-market.ts'

let world: OrderMarket
beforeAll(async () => {
  world = await openOrderMarket()
})
afterAll(() => world.market.close())

test('the goods of an order are told in the packs that were agreed, whatever their product says later', async () => {
  const id = await world.order(4800)
  await world.market.db.deleteFrom('packaging_variants').where('product_id', '=', world.oil.id).execute()
  for (const who of [world.asAnn, world.asSeller]) {
    const { data } = (await who.get(`/api/v1/orders/${id}/load`)).body
    expect(data).toMatchObject({
      number: expect.stringMatching(/^ORD-/),
      lines: [{ position: 0, name: 'Olive oil', quantity: 4800, load: { units: 48, packs: 100, grams_each: 31_000 } }],
    })
    const cartons = readGoodsOfLines(data.lines).goods.map(cartonOf)
    const plan = planShipment({ cartons, wrapper: 'pallets', mode: 'truck', distribution: 'groupage' })
    expect(plan.cartons).toBe(100)
  }
})

test('what is never to be shipped does not travel', async () => {
  const id = await world.order(100)
  await act(world.asAnn, id, { action: 'cancel', reason: 'We have too many.' })
  const { data } = (await world.asAnn.get(`/api/v1/orders/${id}/load`)).body
  expect(data.lines).toMatchObject([{ quantity: 0 }])
})
