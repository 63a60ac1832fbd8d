import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import { type DealMarket, fileOf, offer, openDealMarket } from '../../../test/deal-market.ts'

let given: DealMarket
beforeAll(async () => {
  given = await openDealMarket()
})
afterAll(() => given.market.close())

describe('a long timeline', () => {
  const idOf = ({ entry }: { entry: { type: string; id?: number; action?: string } }) => entry.id ?? entry.action
  const earlierOf = (who: Caller, id: number, before: string) =>
    who.get(`/api/v1/requests/${id}/file/timeline`, { query: { before } })
  let purchase = 0
  let messages: number[] = []
  beforeAll(async () => {
    await given.endAll()
    const { market, oilHouse } = given
    purchase = await given.buy()
    await given.asSeller.put(`/api/v1/requests/${purchase}/seen`)
    // Half of them in one moment: their order is that of their numbers.
    await sql`
      insert into request_messages (thread_id, side, user_id, person, company, text, created_at)
      select t.id, 'answering', u.id, 'A', 'B', n::text, now() + make_interval(secs => case when n > 205 then 205 else n end)
      from request_threads t join users u on u.id = (select min(id) from users where company_id = ${oilHouse.id}), generate_series(1, 410) n
      where t.request_id = ${purchase}`.execute(market.db)
    const { rows } = await sql<{ id: number }>`
      select m.id from request_messages m join request_threads t on t.id = m.thread_id
      where t.request_id = ${purchase} order by m.created_at, m.id`.execute(market.db)
    messages = rows.map(({ id }) => id)
  })

  test('is read from the newest back to the first, each entry once', async () => {
    const file = await fileOf(given.asAnn, purchase)
    expect(file).toMatchObject({ has_more: true, earlier: expect.any(String) })
    const second = (await earlierOf(given.asAnn, purchase, file.earlier)).body
    const third = (await earlierOf(given.asAnn, purchase, second.earlier)).body
    expect([file.timeline.length, second.data.length, third.data.length]).toEqual([200, 200, 12])
    expect(third.earlier).toBeNull()
    expect([...third.data, ...second.data, ...file.timeline].map(idOf)).toEqual(['send', 'open', ...messages])
    expect(second.data[0].entry).toMatchObject({ type: 'message', files: [], is_question: false })
  })

  test('is read by the company that answers as well, and by nobody without a part in it', async () => {
    const { earlier } = await fileOf(given.asSeller, purchase)
    expect((await earlierOf(given.asSeller, purchase, earlier)).body.data).toHaveLength(200)
    expect((await earlierOf(given.asCarrier, purchase, earlier)).status).toBe(404)
    expect((await earlierOf(given.market.guest, purchase, earlier)).status).toBe(401)
    expect((await earlierOf(given.asAnn, purchase, 'yesterday')).status).toBe(400)
  })

  test('a company reads of a freight request what happened with itself', async () => {
    const freight = await given.carry()
    await offer(given.asCarrier, freight, given.carrierId, logisticOfferOf())
    const before = `${Date.now() + 60_000}-1-1`
    const actions = async (who: Caller) => (await earlierOf(who, freight, before)).body.data.map(idOf)
    expect(await actions(given.asCarrier)).toEqual(['send', 'open', 'quote', expect.any(Number)])
    expect(await actions(given.asSeller)).not.toContain('quote')
  })
})
