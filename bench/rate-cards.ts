import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { findFreightPrices } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import type { RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'
import { answerPrices } from '../server/src/rate-cards/answer-prices.ts'
import { insertCard } from '../server/src/rate-cards/card-queries.ts'
import { insertChange, insertLanes } from '../server/src/rate-cards/lane-queries.ts'
import type { Viewer } from '../server/src/session.ts'
import { type Marketplace, using } from './marketplace.ts'
import { median, type Result } from './results.ts'

/** Milliseconds an answer may take, and so many times longer than counting all lanes; the load is given, planning one is another matter. */
const [mostMilliseconds, mostTimes] = [50, 20]
const rounds = 60
const cardsOfAll = 20

/** Prices among so many lanes: of ways all over the world, and all of them of one way by its postcodes. */
export async function measureRateCards(marketplace: Marketplace, lanes: number): Promise<Result[]> {
  const results: Result[] = []
  for (const spread of ['all over the world', 'one way by postcodes'] as const)
    results.push(
      await using(await marketplace.copy(), async (db) => {
        await fillCards(db, lanes, spread === 'all over the world' ? worldLane : zonedLane)
        return measureAnswer(db, spread)
      }),
    )
  return results
}

async function measureAnswer(db: Database, spread: string): Promise<Result> {
  const body: BodyOf<typeof findFreightPrices> = {
    load: { gross_kg: 2525, volume_m3: 6.69, ldm: 2, pallets: 5 },
    from: { country: 'CN' },
    to: { country: 'DE', zip: '20457' },
    currency: 'EUR',
  }
  const [bare, took] = await timeInTurn(
    () => sql`select count(*) from rate_lanes where dropped_by is null`.execute(db),
    () => answerPrices(db, buyer, body),
  )
  const { prices } = await answerPrices(db, buyer, body)
  const isFast = took <= mostMilliseconds && took / bare <= mostTimes
  return {
    name: `freight prices: ${spread}`,
    what: 'answer / all lanes counted',
    value: `${(took / bare).toFixed(1)} ×`,
    target: `≤ ${mostTimes} ×, ≤ ${mostMilliseconds} ms`,
    verdict: isFast && prices.length > 0 ? 'ok' : 'MISSED',
    note: `${prices.length} prices in ${took.toFixed(1)} ms, counted in ${bare.toFixed(1)} ms`,
  }
}

const buyer: Viewer = {
  userId: 1,
  email: 'buyer@bench.test',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'buyer',
  company: undefined,
  isWaiting: false,
  hasSecondStep: true,
  accepted: { terms: 0, privacy: 0 },
  visit: undefined,
}

async function timeInTurn(bare: () => Promise<unknown>, work: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []]
  for (let round = -10; round < rounds; round++)
    for (const [index, ask] of [bare, work].entries()) {
      const start = performance.now()
      await ask()
      if (round >= 0) times[index as 0 | 1].push(performance.now() - start)
    }
  return [median(times[0]), median(times[1])]
}

async function fillCards(db: Database, lanes: number, laneAt: (at: number) => RateLane): Promise<void> {
  const { rows } = await sql<{ company: number; person: number }>`
    select distinct on (c.id) c.id as company, u.id as person from companies c join users u on u.company_id = c.id
    where c.kind = 'provider' and c.verified_at is not null and u.status = 1 order by c.id, u.id`.execute(db)
  const today = new Date().toISOString().slice(0, 10)
  const each = Math.ceil(lanes / cardsOfAll)
  for (let card = 0; card < cardsOfAll; card++) {
    const { company, person } = rows[card % rows.length] ?? { company: 0, person: 0 }
    const cardId = await insertCard(db, company, {
      name: `Card ${card}`,
      currency: 'EUR',
      mode: 'boat',
      valid_from: today,
      valid_until: today,
      included: [],
      never: '',
      free_days: null,
      takes_dangerous: false,
      takes_cooled: false,
      notes: '',
    })
    const change = await insertChange(db, { cardId, what: 'file', title: 'bench.csv', madeBy: person })
    const own = Array.from({ length: each }, (_, at) => laneAt(at))
    await insertLanes(db, cardId, change, own)
  }
  await sql`vacuum analyze rate_lanes`.execute(db)
}

const plain: RateLane = {
  from: { country: 'CN', zone: '', port: '' },
  to: { country: 'DE', zone: '', port: '' },
  equipment: null,
  basis: 'per_wm',
  price: 60,
  minimum: 60,
  steps: [{ from: 10, price: 55 }],
  surcharges: [{ name: 'THC', leg: 'origin', basis: 'per_wm', price: 12, minimum: null }],
  transit_min: 30,
  transit_max: 38,
  note: '',
}

/** Some five hundred ways between countries; one of them is asked for. */
function worldLane(at: number): RateLane {
  const letter = (number: number) => String.fromCharCode(65 + (number % 26))
  if (at === 0) return plain
  return {
    ...plain,
    from: { country: `X${letter(at)}`, zone: '', port: '' },
    to: { country: `Y${letter(Math.floor(at / 26))}`, zone: '', port: '' },
  }
}

/** Every card has its own price for each beginning of three digits. */
function zonedLane(at: number): RateLane {
  return { ...plain, price: 60 + at, to: { country: 'DE', zone: String(100 + ((104 + at) % 900)), port: '' } }
}
