import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayIn, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPurchaseMarket, type PurchaseMarket } from './purchase-market.ts'

let market: PurchaseMarket
beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

async function upgrade(name: string): Promise<void> {
  const text = await readFile(join(import.meta.dirname, '../migrations', name), 'utf8')
  for (const statement of text.split(/;$/m)) if (statement.trim()) await sql.raw(statement).execute(market.db)
}

test('a counter-proposal of before ends with its own day where that comes first, and stands no longer than was said', async () => {
  const until = (days: number) => purchaseOfferOf({ valid: { day: dayIn(days), time_zone: 'UTC' } })
  const endOf = (days: number) => `${dayIn(days + 1)}T00:00:00.000Z`
  const [shorter, longer, answered] = [await market.ask(), await market.ask(), await market.ask()]
  for (const id of [shorter, longer, answered]) await market.offer(id, 0, until(20))
  await market.counter(shorter, 1, until(5))
  await market.counter(longer, 1, until(40))
  await market.counter(answered, 1, until(5))
  await market.offer(answered, 2, until(30))
  // Until then what the seller had said was the end of all.
  await sql`update request_threads set valid_until = ${endOf(20)} where status = 'countered'`.execute(market.db)
  await upgrade('0031_agreement.sql')
  const ends = [shorter, longer, answered].map(
    async (id) => (await market.read(market.asBuyer, id)).threads[0].valid_until,
  )
  expect(await Promise.all(ends)).toEqual([endOf(5), endOf(20), endOf(30)])
})

test('who was approved before stays approved and shows no seal, wherever the company is shown', async () => {
  const { db, guest, house } = market
  const find = async () => {
    const { rows } = await sql<Record<string, string>>`
      select supplier, card, facts from company_listings where company_id = ${house.id}`.execute(db)
    return rows[0] ?? {}
  }
  await sql`update companies set verified_at = now() where id = ${house.id}`.execute(db)
  const written = await find()
  for (const text of Object.values(written)) expect(text).toContain('"is_verified":false,"checks":[]')
  // As it stood there before: approved was verified, and a company may call itself whatever it likes.
  const cheeky = (text: string) => text.replace('Oil House', String.raw`Oil \"is_verified\":true House`)
  const before = (text = '') => cheeky(text.replace('"is_verified":false,"checks":[]', '"is_verified":true'))
  await sql`update company_listings set supplier = ${before(written.supplier)}, card = ${before(written.card)},
    facts = ${before(written.facts)} where company_id = ${house.id}`.execute(db)
  await sql`drop table company_checks`.execute(db)
  await upgrade('0039_company_checks.sql')
  expect(await find()).toEqual(Object.fromEntries(Object.entries(written).map(([name, text]) => [name, cheeky(text)])))
  const facts = await guest.get(`/api/v1/marketplace/company/${house.slug}`)
  expect(facts.text).toContain('"is_verified":false')
  const { rows } = await sql`select 1 from companies where id = ${house.id} and verified_at is not null`.execute(db)
  expect(rows).toHaveLength(1)
})
