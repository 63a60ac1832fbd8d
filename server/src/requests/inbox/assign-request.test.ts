import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import { readMailbox } from '../../../test/mailbox.ts'
import { makePerson } from '../../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../../test/purchase-market.ts'

let market: PurchaseMarket

beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

test('who looks after a request is chosen within the company, gets its mails, and is seen by nobody else', async () => {
  const id = await market.ask()
  const colleague = await makePerson(market.db, { role: 'seller', companyId: market.house.id })
  const give = (who: Caller, user_id: number | null) =>
    who.put(`/api/v1/requests/${id}/assignee`, { body: { user_id } })
  expect((await give(market.asSeller, colleague.id)).body.data.assignee).toEqual({
    id: colleague.id,
    name: 'Test Person',
  })
  expect((await market.read(market.asBuyer, id)).assignee).toBeNull()
  expect(await give(market.asSeller, market.buyers.owner.id)).toMatchObject({
    status: 422,
    body: { details: { user_id: offerMessages.noColleague } },
  })
  const found = await market.asSeller.get('/api/v1/requests', { query: { assignee: colleague.id } })
  expect(found.body.data.map((row: { id: number }) => row.id)).toEqual([id])
  await market.offer(id, 0, purchaseOfferOf())
  await market.decline(id)
  expect((await readMailbox(market.db, colleague.email)).map(({ subject }) => subject)).toEqual([
    `Request ${id}: your offer was declined`,
  ])
  expect((await give(market.asSeller, null)).body.data.assignee).toBeNull()
  expect(
    (await market.asSeller.get('/api/v1/requests', { query: { assignee: 0, search: `#${id}` } })).body.data,
  ).toHaveLength(1)
})
