import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import { type DealMarket, offer, openDealMarket, purchaseOffer } from '../../../test/deal-market.ts'
import { makeCompany } from '../../../test/make.ts'

let world: DealMarket
beforeAll(async () => {
  world = await openDealMarket()
})
afterAll(() => world.market.close())

const list = async (who: Caller, since: string) =>
  (await who.get('/api/v1/requests', { query: { changed_since: since } })).body.data as {
    id: number
    changed_at: string
  }[]
const idsOf = async (who: Caller, since: string) => (await list(who, since)).map(({ id }) => id)
const changeOf = async (who: Caller, id: number) =>
  (await who.get(`/api/v1/requests/${id}`)).body.data.changed_at as string

test('what changed since a moment is listed, the longest unchanged first, for both sides', async () => {
  const { asAnn, asSeller, oilHouse, buy } = world
  const [first, second] = [await buy(), await buy()]
  const since = await changeOf(asAnn, first)
  expect(await idsOf(asAnn, since)).toEqual([first, second])
  await offer(asSeller, first, oilHouse.id, purchaseOffer(4.5))
  // What happened last stands last.
  for (const who of [asAnn, asSeller]) expect((await idsOf(who, since)).at(-1)).toBe(first)
  const after = await changeOf(asAnn, first)
  expect(after > since).toBe(true)
  expect(await idsOf(asAnn, after)).toEqual([first])
  expect((await list(asAnn, after))[0]?.changed_at).toBe(after)
  const { body } = await asAnn.get('/api/v1/requests', { query: { changed_since: after } })
  expect(body.pagination.total).toBe(1)
})

test('nobody learns of what happens between others', async () => {
  const { asAnn, asCarrier, asSeller, market, carrierId, carry } = world
  const id = await carry()
  const rival = await market.as((await makeCompany(market.db, { kind: 'provider', verifiedAt: new Date() })).owner)
  const sent = await changeOf(asAnn, id)
  const before = { rival: await changeOf(rival, id), seller: await changeOf(asSeller, id) }
  expect((await offer(asCarrier, id, carrierId, logisticOfferOf())).status).toBe(201)
  expect((await changeOf(asAnn, id)) > sent).toBe(true)
  // The rival has not opened it, and the seller of the goods looks on.
  expect({ rival: await changeOf(rival, id), seller: await changeOf(asSeller, id) }).toEqual(before)
  await asAnn.post(`/api/v1/requests/${id}/threads/${carrierId}/acceptance`, { body: { number: 1 } })
  expect((await changeOf(rival, id)) > before.rival).toBe(true)
})
