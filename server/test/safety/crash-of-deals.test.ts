import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeCompany, type MadeProduct, makeCompany, makePerson, makeProduct, type Person } from '../make.ts'
import { type CrashingServer, openCrashingServer, waitUntil } from './crashing-server.ts'
import { noteFigures } from './note-figures.ts'

/** DEALS=1000 makes as many; a run of the tests does fewer. */
const deals = Number(process.env.DEALS ?? 40)
const people = 10
/** Every step but the opening is mailed to the other side, each in words of its own. */
const told = 7

type Deal = { buyer: Person; price: number; id?: number; steps: number; attempts: number; end: 'accepted' | 'declined' }

let server: CrashingServer
let house: MadeCompany
let goods: MadeProduct
let buyers: Person[]

beforeAll(async () => {
  server = await openCrashingServer()
  await server.withDatabase(async (db) => {
    house = await makeCompany(db)
    goods = await makeProduct(db, house.id, { terms: [plainTerm(1.25, { availableQty: 1_000_000 })] })
    buyers = []
    for (let n = 0; n < people; n++) buyers.push(await makePerson(db, { email: `buyer-${n}@deals.test` }))
  })
})
afterAll(() => server.close())

/** From the request to the deal, each step sent until it is answered; a step that was answered is never sent again under another key. */
async function makeDeal(deal: Deal): Promise<void> {
  const { buyer, price } = deal
  const send = async (path: string, token: string, body: object) => {
    const { text, attempts } = await server.sendUntilAnswered({ path, token, key: randomUUID(), body })
    deal.attempts += attempts
    deal.steps += 1
    return JSON.parse(text)
  }
  const lines = [{ product_id: goods.id, quantity: 4, selected_price_id: goods.termIds[0] }]
  const id: number = (await send('/api/v1/purchase-requests', buyer.token, { lines })).requests[0].id
  deal.id = id
  const path = (what: string) => `/api/v1/requests/${id}/threads/${house.id}/${what}`
  const offer = (cents: number) =>
    purchaseOfferOf({ lines: [offerLineOf({ tiers: [{ min_quantity: 1, price: writeMoney(cents, 'USD') }] })] })
  const seller = house.owner.token
  await send(path('messages'), seller, { text: 'To which port?', is_question: true })
  await send(path('messages'), buyer.token, { text: 'Hamburg.' })
  await send(path('offers'), seller, { base: 0, offer: offer(price + 200) })
  await send(path('offers'), buyer.token, { base: 1, offer: offer(price - 100) })
  await send(path('offers'), seller, { base: 2, offer: offer(price) })
  if (deal.end === 'accepted') await send(path('acceptance'), buyer.token, { number: 3 })
  else await send(path('decline'), buyer.token, { reason: 'Too dear' })
}

type Stored = {
  id: number
  status: string
  thread: string
  actions: string[]
  totals: number[]
  deal: number | null
  mails: string[]
}

async function readStored(): Promise<Stored[]> {
  return server.withDatabase(async (db) => {
    const { rows } = await sql<Stored>`
      with told as (select m.id, m.subject, substring(m.subject from 'equest ([0-9]+)')::int as request_id from mails m)
      select r.id, r.status, t.status as thread,
        array(select e.action from request_events e where e.request_id = r.id order by e.id) as actions,
        array(select o.total::int from request_offers o where o.thread_id = t.id order by o.number) as totals,
        (select (d.snapshot ->> 'total')::int from request_deals d where d.request_id = r.id) as deal,
        array(select m.subject from told m where m.request_id = r.id order by m.id) as mails
      from requests r join request_threads t on t.request_id = r.id order by r.id`.execute(db)
    return rows
  })
}

/** What is wrong between what the two sides were told and what is stored. */
function findFaults(made: readonly Deal[], stored: readonly Stored[]): string[] {
  const byId = new Map(made.map((deal) => [deal.id, deal]))
  const lost = made.filter(({ id }) => !stored.some((row) => row.id === id)).map(({ id }) => `lost: ${id}`)
  const wrong = stored.flatMap((row) => {
    const deal = byId.get(row.id)
    if (!deal) return [`doubled or unknown: ${row.id}`]
    const isAccepted = deal.end === 'accepted'
    const expected: Omit<Stored, 'id' | 'mails'> = {
      status: deal.end,
      thread: deal.end,
      actions: ['send', 'open', 'ask', 'reply', 'quote', 'counter', 'revise', isAccepted ? 'accept' : 'decline'],
      totals: [4 * (deal.price + 200), 4 * (deal.price - 100), 4 * deal.price],
      deal: isAccepted ? 4 * deal.price : null,
    }
    const { id, mails, ...found } = row
    const isWhole = isDeepStrictEqual(found, expected) && mails.length === told && new Set(mails).size === told
    return isWhole ? [] : [`half done or done twice: ${JSON.stringify(row)}`]
  })
  return [...lost, ...wrong]
}

test('from the question to the deal, through a killed server and a killed database: no step is lost, none is done twice, each is mailed once', async () => {
  const made: Deal[] = Array.from({ length: deals }, (_, n) => ({
    buyer: buyers[n % people] as Person,
    price: 1000 + n,
    steps: 0,
    attempts: 0,
    end: n % 4 === 3 ? 'declined' : 'accepted',
  }))
  const steps = () => made.reduce((all, deal) => all + deal.steps, 0)
  // Each waits a little, so that something is under way whenever something dies.
  const dealing = Promise.all(made.map((deal, n) => pause(n * 30).then(() => makeDeal(deal))))
  dealing.catch(() => {})
  const part = (share: number) => Math.floor(deals * 7 * share)
  await waitUntil(steps, part(0.1))
  await server.killServer()
  await waitUntil(steps, part(0.35))
  await server.killDatabase()
  await waitUntil(steps, part(0.6))
  await server.killDatabase()
  await server.killServer()
  await dealing

  const stored = await readStored()
  expect(findFaults(made, stored)).toEqual([])
  expect(stored).toHaveLength(deals)
  // Without retries nothing would have been in the balance.
  expect(made.reduce((all, { attempts }) => all + attempts, 0)).toBeGreaterThan(deals * 7 + 10)

  await noteFigures({ deals: stored.length, steps: steps() })

  // The comparison counts only when it finds what is taken away, doubled or left half done.
  const [first, ...rest] = stored
  if (!first) throw new Error('Nothing was stored')
  expect(findFaults(made, rest)).toHaveLength(1)
  expect(findFaults(made, [...stored, { ...first, id: 0 }])).toHaveLength(1)
  expect(findFaults(made, [{ ...first, totals: first.totals.slice(1) }, ...rest])).toHaveLength(1)
  expect(findFaults(made, [{ ...first, actions: [...first.actions, 'accept'] }, ...rest])).toHaveLength(1)
  expect(findFaults(made, [{ ...first, mails: [...first.mails, first.mails[0] ?? ''] }, ...rest])).toHaveLength(1)
  expect(findFaults(made, [{ ...first, deal: 1 }, ...rest])).toHaveLength(1)
}, 3_600_000)
