import { laneOf, termsOf } from '@fairquay/contract/rate-cards/lanes-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../test/make.ts'
import { openQuoteMarket, type QuoteMarket } from '../../test/quote-market.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { findCard, insertCard } from './card-queries.ts'
import { findLanes, hasZonedLanes, lockLane } from './find-lanes.ts'
import { findLane, insertChange, insertLanes, isBuiltOn, listLanes, readLanesByIdentity } from './lane-queries.ts'

let at: QuoteMarket
let card = { id: 0, company: 0, lane: 0, change: 0 }

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const countries = Array.from({ length: 20 }, (_, index) => `${letters[index]}${letters[(index * 7) % 26]}`)

/** 10,000 lanes on twenty cards: of 400 ways, a postcode each. */
beforeAll(async () => {
  at = await openQuoteMarket()
  const { db } = at.market
  const today = new Date().toISOString().slice(0, 10)
  const { id: company, owner } = await makeCompany(db, { kind: 'provider', name: 'Many Ways', verifiedAt: new Date() })
  await inTransaction(db, async (tx) => {
    for (let place = 0; place < 20; place++) {
      const id = await insertCard(tx, company, termsOf({ valid_from: today, valid_until: today }))
      const change = await insertChange(tx, { cardId: id, what: 'file', title: 'many', madeBy: owner.id })
      const lanes = Array.from({ length: 500 }, (_, index) =>
        laneOf({
          from: { country: countries[index % 20] ?? '', zone: '', port: '' },
          to: { country: countries[place] ?? '', zone: String(10 + Math.floor(index / 20)), port: '' },
        }),
      )
      const [lane = 0] = await insertLanes(tx, id, change, lanes)
      card = { id, company, lane, change }
    }
  })
  await sql`analyze rate_lanes, rate_cards, rate_card_changes, companies`.execute(db)
}, 60_000)
afterAll(() => at.market.close())

const end = (country = '', zip = '') => ({ country, zip, port: '' })

test.each<[string, (tx: Queryable) => Promise<unknown>]>([
  ['prices between two places', (tx) => findLanes(tx, { from: end('AA'), to: end('BH', '1234'), mode: undefined })],
  ['whether postcodes are needed', (tx) => hasZonedLanes(tx, end('AA'), end('BH'))],
  ['a price that is taken', (tx) => lockLane(tx, card.lane)],
  ['a page of lanes', (tx) => listLanes(tx, card.id, { limit: 50, offset: 100 })],
  ['one lane', (tx) => findLane(tx, card.id, card.lane)],
  ['a card with how many lanes it has', (tx) => findCard(tx, card.company, card.id)],
  ['what a file is compared with', (tx) => readLanesByIdentity(tx, card.id)],
  ['whether a change can be undone', (tx) => isBuiltOn(tx, card.change)],
])('%s: of 10,000 lanes only those that are asked for are read', async (_, ask) => {
  const scans = await inTransaction(at.market.db, async (tx) => {
    const found = await ask(tx)
    expect(found).not.toEqual([])
    // What this very transaction has done, whatever runs beside it.
    const { rows } = await sql<{ whole: number; indexed: number }>`
      select seq_scan::int as whole, idx_scan::int as indexed from pg_stat_xact_user_tables where relname = 'rate_lanes'`.execute(
      tx,
    )
    return rows[0]
  })
  expect(scans).toMatchObject({ whole: 0 })
  expect(scans?.indexed).toBeGreaterThan(0)
})
