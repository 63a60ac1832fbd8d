import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DealMarket, detailOf, openDealMarket } from '../../test/deal-market.ts'
import { cartonOf, makeProduct } from '../../test/make.ts'
import { quoteLine, sendQuote } from '../../test/quote-market.ts'

let world: DealMarket
beforeAll(async () => {
  world = await openDealMarket()
})
afterAll(() => world.market.close())

test('the load plan of a quote goes to the provider, and is what was planned when it was asked for', async () => {
  const { asAnn, asCarrier, oil, quote, market } = world
  const sent = await sendQuote(asAnn, quote([quoteLine(oil, 4800)]))
  expect(sent.status).toBe(201)
  const path = `/api/v1/logistic-quotes/${sent.body.id}/load-plan`
  const { body } = await asCarrier.get(path)
  // 100 master cartons of 60 × 40 × 40 cm and 31 kg.
  expect(body).toMatchObject({
    id: null,
    cartons: 100,
    input: { wrapper: 'pallets', cartons: [{ name: 'Olive oil, 250 ml' }] },
  })
  expect(body.pallets.length).toBeGreaterThan(3)
  const { freight } = await detailOf(asCarrier, sent.body.id)
  expect(freight).toMatchObject({ pallets: body.pallets.length, planned: { cartons: 100, totals: body.totals } })
  await market.db.updateTable('logistic_quotes').set({ plan: null }).where('request_id', '=', sent.body.id).execute()
  expect((await asCarrier.get(path)).status).toBe(404)
})

test('the plan of a quote knows how its goods must travel, and that a rule does not suit containers', async () => {
  const { asAnn, asCarrier, oilHouse, quote, market } = world
  const vaccine = await makeProduct(market.db, oilHouse.id, {
    ...{ name: 'Vaccine', packaging: [cartonOf(12)], temperatureMin: 4, temperatureMax: 8 },
    ...{ dangerousGoodsClass: '9', unNumber: 'UN3245' },
  })
  const planOf = async (transport: object, incoterm: string) => {
    const { status, body } = await sendQuote(
      asAnn,
      quote([quoteLine(vaccine, 48)], ({ shipment_data }) => {
        Object.assign(shipment_data, { incoterm, transport })
      }),
    )
    expect(status).toBe(201)
    expect((await detailOf(asCarrier, body.id)).freight.packages).toMatchObject([
      { name: 'Vaccine', temperature_c: { min: 4, max: 8 }, dangerous_goods_class: '9', un_number: 'UN3245' },
    ])
    return (await asCarrier.get(`/api/v1/logistic-quotes/${body.id}/load-plan`)).body
  }
  const temperature = { type: 'celsius', degree: null }
  const cool = await planOf({ type: 'boat', condition: 'dry', temperature }, 'FOB')
  expect(cool).toMatchObject({
    input: { incoterm: 'FOB', cartons: [{ temperature_c: { min: 4, max: 8 }, un_number: 'UN3245' }] },
    units: [{ type: expect.stringMatching(/RF$/), temperature_c: { min: 4, max: 8 } }],
  })
  expect(cool.warnings).toContainEqual(expect.objectContaining({ code: 'INCOTERM_MODE', incoterm: 'FOB' }))
  const reefer = { type: 'boat', condition: 'reefer', temperature: { type: 'celsius', degree: 5 } }
  const asked = await planOf(reefer, 'FCA')
  expect(asked.input.cartons).toMatchObject([{ temperature_c: { min: 3, max: 7 }, dangerous_goods_class: '9' }])
  expect(asked.warnings).not.toContainEqual(expect.objectContaining({ code: 'INCOTERM_MODE' }))
})
