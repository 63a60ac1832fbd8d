import { dayIn, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailbox } from '../../../test/mailbox.ts'
import type { MadeCompany } from '../../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../../test/purchase-market.ts'
import { expireThread } from './expire-offer.ts'

let market: PurchaseMarket

beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

const subjects = async (company: MadeCompany) =>
  (await readMailbox(market.db, company.owner.email)).map(({ subject }) => subject)

/** Makes the offer one whose day has ended, as time does. */
const letPass = (id: number) =>
  sql`update request_threads set valid_until = now() - interval '1 second' where request_id = ${id}`.execute(market.db)

test('an expired offer cannot be accepted, whether or not the job has run; it can be made anew', async () => {
  const id = await market.ask()
  await market.offer(id, 0, purchaseOfferOf())
  await letPass(id)
  expect(await market.read(market.asBuyer, id)).toMatchObject({ status: 'expired', threads: [{ status: 'expired' }] })
  const late = await market.accept(id, 1)
  expect(late).toMatchObject({ status: 409, body: { code: 'conflict', details: { status: 'expired' } } })
  expect(late.body.message).toBe(requestMessages.alreadyIs.expired)
  expect((await market.offer(id, 1, purchaseOfferOf())).body.data).toMatchObject({
    status: 'revised',
    number: 2,
  })
  expect((await market.accept(id, 2)).status).toBe(201)
})

test('the job writes it down once, and leaves alone what went on', async () => {
  const id = await market.ask()
  await market.offer(id, 0, purchaseOfferOf())
  const { rows } = await sql<{ id: number }>`select id from request_threads where request_id = ${id}`.execute(market.db)
  const expire = (now: Date) => expireThread(market.app, id, rows[0]?.id ?? 0, now)
  const end = new Date((await market.read(market.asBuyer, id)).threads[0].valid_until)
  await expire(new Date(end.getTime() - 1))
  expect((await market.read(market.asBuyer, id)).status).toBe('quoted')
  await expire(end)
  await expire(end)
  const detail = await market.read(market.asBuyer, id)
  expect(detail.status).toBe('expired')
  expect(detail.events.filter(({ action }: { action: string }) => action === 'expire')).toHaveLength(1)
  expect(await subjects(market.house)).toContain(`Request ${id}: the offer has expired`)
  expect(await subjects(market.buyers)).toContain(`Request ${id}: the offer has expired`)
  await market.offer(id, 1, purchaseOfferOf())
  await market.accept(id, 2)
  await expire(new Date(end.getTime() + 1e9))
  expect((await market.read(market.asBuyer, id)).status).toBe('accepted')
})

test('it holds to the end of its day in its own time zone', async () => {
  const id = await market.ask()
  const day = dayIn(10)
  await market.offer(id, 0, purchaseOfferOf({ valid: { day, time_zone: 'Pacific/Pago_Pago' } }))
  const end = new Date(`${day}T00:00:00Z`).getTime() + 35 * 3_600_000
  expect((await market.read(market.asBuyer, id)).threads[0].valid_until).toBe(new Date(end).toISOString())
})
