import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { cartonOf } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { readGoodsOfLines } from '@fairquay/contract/shipment-plans/goods-of-lines.ts'
import type { PlannedPallet } from '@fairquay/contract/shipment-plans/shapes.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offer } from '../../test/deal-market.ts'
import { makeProduct, cartonOf as packOf } from '../../test/make.ts'
import { act, type OrderMarket, openOrderMarket } from '../../test/order-market.ts'
import { quoteLine } from '../../test/quote-market.ts'

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

test('dangerous goods and temperatures are those that were agreed, and planned apart', async () => {
  const { market, oilHouse, asAnn, asSeller } = world
  const packaging = [packOf(12)]
  const [cells, paint, plain] = [
    await makeProduct(market.db, oilHouse.id, {
      ...{ name: 'Cells', packaging, dangerousGoodsClass: '9', unNumber: 'UN3480' },
    }),
    await makeProduct(market.db, oilHouse.id, {
      ...{ name: 'Paint', packaging, dangerousGoodsClass: '3', temperatureMin: 5, temperatureMax: 25 },
    }),
    await makeProduct(market.db, oilHouse.id, { name: 'Soap', packaging }),
  ]
  const lines = [cells, paint, plain].map((product) => {
    const { total_price: _, ...line } = quoteLine(product, 48)
    return line
  })
  const asked = await asAnn.post('/api/v1/purchase-requests', { body: { lines } })
  const request = asked.body.requests[0].id
  const offered = lines.map((_, position) => offerLineOf({ position, tiers: [{ min_quantity: 1, price: 4 }] }))
  await offer(asSeller, request, oilHouse.id, purchaseOfferOf({ lines: offered }))
  const path = `/api/v1/requests/${request}/threads/${oilHouse.id}/acceptance`
  expect((await asAnn.post(path, { body: { number: 1 } })).status).toBe(201)
  // What products say later changes no deal.
  await market.db.deleteFrom('products').where('id', 'in', [cells.id, paint.id]).execute()

  const { data } = (await asAnn.get(`/api/v1/orders/${await world.orderOf(request)}/load`)).body
  const [ofCells, ofPaint, ofSoap] = data.lines.map(({ load }: { load: object }) => load)
  expect(ofCells.travel).toEqual({ dangerousGoodsClass: '9', unNumber: 'UN3480' })
  expect(ofPaint.travel).toEqual({ temperature: { min: 5, max: 25 }, dangerousGoodsClass: '3' })
  expect(ofSoap).not.toHaveProperty('travel')
  const cartons = readGoodsOfLines(data.lines).goods.map(cartonOf)
  const plan = planShipment({ cartons, wrapper: 'pallets', mode: 'truck', distribution: 'groupage' })
  expect(plan.pallets.map(({ contents }) => contents.map(({ id }) => id)).sort()).toEqual([['1'], ['2'], ['3']])
  const classesOf = ({ stacks = [] }: (typeof plan.units)[number]) =>
    new Set(stacks.flatMap(({ pallets }) => pallets.flatMap((at) => plan.pallets[at]?.dangerous_goods_class ?? [])))
  expect(plan.units.length).toBeGreaterThan(1)
  for (const unit of plan.units) expect(classesOf(unit).size).toBeLessThan(2)

  // Whoever is asked to carry it plans with the same.
  const { order_data: __, ...body } = world.quote([])
  const carried = await asAnn.post(`/api/v1/requests/${request}/freight-requests`, { body })
  const planned = (await asAnn.get(`/api/v1/logistic-quotes/${carried.body.id}/load-plan`)).body
  expect(planned.input.cartons).toMatchObject([
    { name: 'Cells', dangerous_goods_class: '9', un_number: 'UN3480' },
    { name: 'Paint', dangerous_goods_class: '3' },
    { name: 'Soap' },
  ])
  expect(new Set(planned.pallets.map(({ dangerous_goods_class: named }: PlannedPallet) => named)).size).toBe(3)
})
