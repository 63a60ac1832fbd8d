import { randomUUID } from 'node:crypto'
import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { statusOver } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { cartonOf, type MadeCompany, type MadeProduct, makeCompany, makeProduct } from '../../test/make.ts'
import { quoteOf } from '../../test/safety/world.ts'
import { expireThread } from './offer/expire-offer.ts'

/** SEQUENCES=1000 tries as many; a run of the tests does fewer. */
const runs = Number(process.env.SEQUENCES ?? 12)

let market: TestApp
let house: MadeCompany
let goods: MadeProduct
let carriers: MadeCompany[]
let asBuyer: Caller
let asCarriers: Caller[]

beforeAll(async () => {
  market = await openTestApp()
  const { db } = market
  house = await makeCompany(db)
  goods = await makeProduct(db, house.id, { packaging: [cartonOf(12)] })
  carriers = [
    await makeCompany(db, { kind: 'provider', verifiedAt: new Date() }),
    await makeCompany(db, { kind: 'provider', verifiedAt: new Date() }),
  ]
  asCarriers = await Promise.all(carriers.map(({ owner }) => market.as(owner)))
  asBuyer = await market.as((await makeCompany(db, { kind: 'buyer' })).owner)
})
afterAll(() => market.close())

const deeds = [
  'open',
  'offer',
  'offer',
  'counter',
  'accept',
  'agree',
  'decline',
  'refuse',
  'ask',
  'reply',
  'expire',
  'withdraw',
] as const
/** Something one of the three does; `isLate`: knowing only the revision before the newest. */
type Deed = { deed: (typeof deeds)[number]; carrier: 0 | 1; isLate: boolean }
const deed: fc.Arbitrary<Deed> = fc.record({
  deed: fc.constantFrom(...deeds),
  carrier: fc.constantFrom(0 as const, 1 as const),
  isLate: fc.boolean(),
})

type State = {
  request: RequestStatus
  threads: { id: number; company_id: number; status: RequestStatus; revision: number }[]
  offers: { key: string; body: string }[]
  deals: number
}

async function readState(requestId: number): Promise<State> {
  const { rows } = await sql<State>`
    select r.status as request,
      (select coalesce(json_agg(json_build_object('id', t.id, 'company_id', t.company_id, 'status', t.status, 'revision', t.revision) order by t.id), '[]')
       from request_threads t where t.request_id = r.id) as threads,
      (select coalesce(json_agg(json_build_object('key', o.thread_id || '/' || o.number, 'body', o.body::text) order by o.thread_id, o.number), '[]')
       from request_offers o join request_threads t on t.id = o.thread_id where t.request_id = r.id) as offers,
      (select count(*) from request_deals d where d.request_id = r.id) as deals
    from requests r where r.id = ${requestId}`.execute(market.db)
  const [state] = rows
  if (!state) throw new Error('The request is gone')
  return state
}

async function act(requestId: number, { deed, carrier, isLate }: Deed, state: State): Promise<Answer | undefined> {
  const company = carriers[carrier]
  const asCarrier = asCarriers[carrier]
  if (!company || !asCarrier) throw new Error('No such carrier')
  const thread = state.threads.find(({ company_id }) => company_id === company.id)
  const number = Math.max(0, (thread?.revision ?? 0) - (isLate ? 1 : 0))
  const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
  const path = (what: string) => `/api/v1/requests/${requestId}/threads/${company.id}/${what}`
  const offer = logisticOfferOf(1000 + number)
  switch (deed) {
    case 'open':
      return asCarrier.put(`/api/v1/requests/${requestId}/seen`)
    case 'offer':
      return asCarrier.post(path('offers'), once({ base: number, offer }))
    case 'counter':
      return asBuyer.post(path('offers'), once({ base: number, offer }))
    case 'accept':
      return asBuyer.post(path('acceptance'), once({ number: Math.max(1, number) }))
    case 'agree':
      return asCarrier.post(path('agreement'), once({ number: Math.max(1, number) }))
    case 'decline':
      return asBuyer.post(path('decline'), once({ reason: 'No' }))
    case 'refuse':
      return asCarrier.post(path('decline'), once({ reason: 'No' }))
    case 'ask':
      return asCarrier.post(path('messages'), once({ text: 'Why?', is_question: true }))
    case 'reply':
      return asBuyer.post(path('messages'), once({ text: 'So.' }))
    case 'withdraw':
      return asBuyer.put(`/api/v1/requests/${requestId}/status`, { body: { status: 'withdrawn' } })
    case 'expire':
      if (thread) {
        await sql`update request_threads set valid_until = least(valid_until, now()) where id = ${thread.id}`.execute(
          market.db,
        )
        await expireThread(market.app, requestId, thread.id, new Date())
      }
      return undefined
  }
}

const over = ['accepted', 'declined', 'withdrawn']

/** What must hold whatever happened, compared with how it was before. */
function check(before: State, after: State): void {
  const kept = after.offers.slice()
  for (const offer of before.offers) expect(kept).toContainEqual(offer)
  for (const { id, revision } of after.threads) {
    const numbers = after.offers
      .filter(({ key }) => key.startsWith(`${id}/`))
      .map(({ key }) => Number(key.split('/')[1]))
    expect(numbers).toEqual(Array.from({ length: revision }, (_, index) => index + 1))
  }
  const accepted = after.threads.filter(({ status }) => status === 'accepted')
  expect(accepted.length).toBeLessThanOrEqual(1)
  expect(after.deals).toBe(accepted.length)
  if (accepted.length > 0) expect(after.threads.every(({ status }) => over.includes(status))).toBe(true)
  for (const thread of before.threads.filter(({ status }) => over.includes(status)))
    expect(after.threads.find(({ id }) => id === thread.id)?.status).toBe(thread.status)
  if (after.request !== 'withdrawn')
    expect(after.request).toBe(
      statusOver(
        after.threads.map(({ status }) => status),
        false,
      ),
    )
}

test('whatever three companies do, one after another or at once: no offer is lost or changed, and at most one is accepted', async () => {
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 12 }),
      async (steps) => {
        const ask = { body: quoteOf(house, goods), headers: { 'idempotency-key': randomUUID() } }
        const requestId: number = (await asBuyer.post('/api/v1/logistic-quotes', ask)).body.id
        let state = await readState(requestId)
        for (const step of steps) {
          const answers = await Promise.all(step.map((one) => act(requestId, one, state)))
          for (const answer of answers) if (answer) expect([200, 201, 404, 409, 503]).toContain(answer.status)
          const next = await readState(requestId)
          check(state, next)
          // Who was refused is told the state, and it is one that there was.
          for (const answer of answers)
            if (answer?.status === 409) expect(answer.body.details.status).toEqual(expect.any(String))
          for (const { status } of next.threads) reached.add(status)
          state = next
        }
      },
    ),
    { numRuns: runs, endOnFailure: true },
  )
  // Otherwise little was looked at.
  expect([...reached]).toEqual(expect.arrayContaining(['quoted', 'declined']))
}, 600_000)
