import { randomUUID } from 'node:crypto'
import { laneOf, termsOf } from '@fairquay/contract/rate-cards/lanes-for-tests.ts'
import { insertCard } from '../../src/rate-cards/card-queries.ts'
import { insertChange, insertLanes } from '../../src/rate-cards/lane-queries.ts'
import type { Row } from './row.ts'
import { missingId, quoteOf, type World } from './world.ts'

/** Rate cards are their provider's alone; what they come to is shown to whoever buys, and to no one who carries or clears goods. */

const path = '/api/v1/rate-cards'
const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const terms = () => termsOf({ mode: 'truck', takes_cooled: true, valid_from: dayIn(-3), valid_until: dayIn(30) })
let count = 0
/** A lane such as no other is. */
const lane = () =>
  laneOf({
    from: { country: 'PT', zone: '', port: '' },
    to: { country: 'DE', zone: String(10_000 + ++count), port: '' },
    basis: 'per_shipment',
    price: 500,
  })

/** A lane on which the goods of the world go as their quote asks. */
export const laneOfQuote = () => {
  const end = { country: 'IT', zone: '', port: '' }
  return laneOf({ from: end, to: end, basis: 'per_shipment', price: 500 })
}

/** Of `provider`, with one lane. */
export async function makeCard(
  { market, people }: World,
  of = lane(),
): Promise<{ id: number; lane: number; change: number }> {
  const { db } = market
  const id = await insertCard(db, people.provider.companyId ?? 0, terms())
  const change = await insertChange(db, { cardId: id, what: 'hand', title: 'A lane', madeBy: people.provider.id })
  const [laneId = missingId] = await insertLanes(db, id, change, [of])
  return { id, lane: laneId, change }
}

/** An operator acts for no company. */
const providers = { guest: 401, members: 403, newProvider: 200, provider: 200, admin: 404 }
const made = { ...providers, newProvider: 201, provider: 201 }
/** Another provider meets nothing. */
const own = { ...providers, newProvider: 404 }
const missing = { ...providers, newProvider: 404, provider: 404 }

const ofCard = (method: string, rest: string, more: object = {}, answers: Row['answers'] = own): Row[] => [
  {
    endpoint: `${method} ${path}/:id${rest}`,
    of: 'own',
    ask: async (world) => ({ params: { id: (await makeCard(world)).id }, ...more }),
    answers,
  },
  {
    endpoint: `${method} ${path}/:id${rest}`,
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...more }),
    answers: missing,
  },
]

const ofLane = (method: string, more: () => object, gone = 404): Row[] => [
  {
    endpoint: `${method} ${path}/:id/lanes/:lane`,
    of: 'own',
    ask: async (world) => {
      const card = await makeCard(world)
      return { params: { id: card.id, lane: card.lane }, ...more() }
    },
    answers: own,
  },
  {
    endpoint: `${method} ${path}/:id/lanes/:lane`,
    of: 'missing',
    ask: async (world) => ({ params: { id: (await makeCard(world)).id, lane: missingId }, ...more() }),
    answers: { ...missing, provider: gone },
  },
]

const file = () => ({
  query: { name: 'lanes.csv' },
  body: Buffer.from('from_country,to_country,basis,price,transit_max\nPT,FR,per_kg,1,3\n'),
  headers: { 'content-type': 'application/octet-stream' },
})

/** Who carries or clears goods is refused what buyers are shown. */
const buyers = { guest: 401, members: 200, provider: 403, newProvider: 403, broker: 403 }

export const rateCardRows: readonly Row[] = [
  { endpoint: `GET ${path}`, of: 'call', answers: providers },
  { endpoint: `POST ${path}`, of: 'call', ask: () => once(terms()), answers: made },
  ...ofCard('GET', ''),
  ...ofCard('PUT', '', { body: terms() }),
  ...ofCard('DELETE', ''),
  ...ofCard('GET', '/lanes'),
  ...ofCard('POST', '/lanes', { body: lane() }, { ...own, provider: 201 }),
  ...ofLane('PUT', () => ({ body: lane() }), 409),
  ...ofLane('DELETE', () => ({})),
  ...ofCard('GET', '/lanes/export', { query: { format: 'csv' } }),
  ...ofCard('GET', '/changes'),
  ...ofCard('POST', '/changes', file()),
  {
    endpoint: `POST ${path}/:id/changes/:change/undo`,
    of: 'own',
    ask: async (world) => {
      const { id, change } = await makeCard(world)
      return { params: { id, change } }
    },
    answers: own,
  },
  {
    endpoint: `POST ${path}/:id/changes/:change/undo`,
    of: 'missing',
    ask: async (world) => ({ params: { id: (await makeCard(world)).id, change: missingId } }),
    answers: missing,
  },
  {
    endpoint: 'POST /api/v1/freight-prices',
    of: 'call',
    ask: () => ({ body: { load: { gross_kg: 100 }, from: { country: 'PT' }, to: { country: 'DE' } } }),
    answers: buyers,
  },
  {
    endpoint: 'POST /api/v1/freight-prices/:lane/acceptance',
    of: 'missing',
    ask: ({ house, goods }) => ({
      params: { lane: missingId },
      ...once({ expected: { total: 500, currency: 'EUR' }, quote: quoteOf(house, goods) }),
    }),
    answers: { guest: 401, members: 409, provider: 403, newProvider: 403, broker: 403, admin: 403 },
  },
]
