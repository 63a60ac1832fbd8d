import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { type DealMarket, detailOf, offer, openDealMarket, rowOf } from '../../test/deal-market.ts'
import { quoteLine, sendQuote } from '../../test/quote-market.ts'

let world: DealMarket
beforeAll(async () => {
  world = await openDealMarket()
})
afterAll(() => world.market.close())

const carry = async (change: (body: QuoteRequest) => void, product = world.oil): Promise<number> =>
  (await sendQuote(world.asAnn, world.quote([quoteLine(product, 100)], change))).body.id
const toNorway = (body: QuoteRequest) => {
  Object.assign(body.buyer_data.shipping_address, { country: 'Norway', city: 'Oslo', zip: '0150' })
}
async function say(product: { id: number }, hts: string | null): Promise<void> {
  const { asSeller } = world
  const path = `/api/v1/own-products/${product.id}`
  const { version, form } = (await asSeller.get(path)).body
  const body = { version, form: { ...form, data: { ...form.data, hts } } }
  expect((await asSeller.put(path, { body })).status).toBe(200)
}
const namesOf = async (who: Caller, id: number) =>
  (await detailOf(who, id)).missing_facts.map(({ message }: { message: string }) => message)

test('a freight request keeps how ready it was when it was sent, for everybody with a part in it', async () => {
  const { asAnn, asCarrier, asSeller, oil } = world
  await say(oil, null)
  const id = await carry(toNorway)
  for (const who of [asAnn, asCarrier, asSeller]) {
    // Weight, size and origin, both postcodes, the place, the day and the temperature are known.
    expect((await detailOf(who, id)).readiness).toEqual({ known: 8, asked: 9 })
    expect(await namesOf(who, id)).toEqual(['HS code of Olive oil'])
  }
  await say(oil, '1509200000')
  expect((await rowOf(asCarrier, id)).readiness).toEqual({ known: 8, asked: 9 })
  expect((await detailOf(asCarrier, id)).missing_facts).toEqual([
    {
      code: 'hts',
      giver: 'seller',
      field: 'data.hts',
      product: { id: oil.id, name: 'Olive oil' },
      message: 'HS code of Olive oil',
    },
  ])
})

test('lists are narrowed to what can be answered in one go, and nothing unrated is among it', async () => {
  const { asAnn, asCarrier, oil, buy } = world
  await say(oil, '1509200000')
  const whole = await carry(toNorway)
  // Within the customs union no code is asked for; the postcode is missing.
  const lacking = await carry(({ shipment_data }) => Object.assign(shipment_data, { incoterm_place: '' }))
  const bought = await buy()
  const idsOf = async (who: Caller, max_missing: number) =>
    (await who.get('/api/v1/requests', { query: { max_missing, perPage: 100 } })).body.data.map(
      ({ id }: { id: number }) => id,
    )
  expect(await namesOf(asCarrier, lacking)).toEqual(['postcode of the delivery address', 'named place of the Incoterm'])
  expect(await idsOf(asCarrier, 0)).toContain(whole)
  expect(await idsOf(asCarrier, 1)).not.toContain(lacking)
  expect(await idsOf(asCarrier, 2)).toContain(lacking)
  const own = await idsOf(asAnn, 1000)
  expect(own).toEqual(expect.arrayContaining([whole, lacking]))
  expect(own).not.toContain(bought)
  expect((await detailOf(asAnn, bought)).readiness).toBeNull()
})

test('a customs request says what a broker would have to ask back for', async () => {
  const { asBroker, oil, clear } = world
  await say(oil, null)
  const id = await clear()
  expect((await detailOf(asBroker, id)).readiness).toEqual({ known: 5, asked: 6 })
  expect(await namesOf(asBroker, id)).toEqual(['HS code of Olive oil'])
  await say(oil, '1509200000')
  expect(await namesOf(asBroker, await clear())).toEqual([])
})

test('what a deal leaves open is as its product says it now', async () => {
  const { asAnn, asSeller, asCarrier, asBroker, oil, oilHouse, quote, buy } = world
  await say(oil, null)
  const bought = await buy()
  const body = purchaseOfferOf()
  const [line] = body.lines
  await offer(asSeller, bought, oilHouse.id, {
    ...body,
    lines: [{ ...line, position: 0, tiers: [{ min_quantity: 1, price: 4 }], minimum_quantity: 1 }],
  })
  await asAnn.post(`/api/v1/requests/${bought}/threads/${oilHouse.id}/acceptance`, { body: { number: 1 } })
  const { order_data: _, ...freight } = quote([], toNorway)
  const ask = async (what: string, asked: object) =>
    (
      await asAnn.post(`/api/v1/requests/${bought}/${what}`, {
        body: asked,
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
    ).body.id
  const duties = { exporting_market: 'IT', importing_market: 'NO', broker: 'ttw_broker' }
  expect(await namesOf(asCarrier, await ask('freight-requests', freight))).toEqual(['HS code of Olive oil'])
  // Norway counts duties on the goods with their freight, and none was agreed.
  expect(await namesOf(asBroker, await ask('duty-requests', duties))).toEqual([
    'freight to the border',
    'HS code of Olive oil',
  ])
  await say(oil, '1509200000')
  expect(await namesOf(asCarrier, await ask('freight-requests', freight))).toEqual([])
  const cleared = await detailOf(asBroker, await ask('duty-requests', duties))
  expect(cleared.missing_facts.map(({ code }: { code: string }) => code)).toEqual(['freight'])
  expect(cleared.lines[0].hts).toBe('1509200000')
})
