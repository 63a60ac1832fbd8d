import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { makeCompany, makeProduct } from './make.ts'

const upgrade = join(import.meta.dirname, '../migrations/0043_stock.sql')

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('the stock of before is kept once for each combination; the million of a file that did not count is no count', async () => {
  const { db } = market
  const seller = await makeCompany(db, { name: 'House of Before' })
  const tiers = [plainTerm(2, { maxQty: 9 }), plainTerm(1, { minQty: 10 })]
  const goods = {
    tiers: await makeProduct(db, seller.id, { name: 'Tiers', terms: tiers }),
    file: await makeProduct(db, seller.id, { name: 'From a file', importHandle: 'from-a-file', terms: tiers }),
    typed: await makeProduct(db, seller.id, { name: 'Typed', terms: tiers }),
    asked: await makeProduct(db, seller.id, {
      name: 'Asked',
      terms: [plainTerm(0, { type: 'on_demand', price: null })],
    }),
  }
  await sql`drop table stock_levels cascade`.execute(db)
  await sql`drop table stock_reservations cascade`.execute(db)
  await sql`alter table sales_terms add column available_qty integer not null default 0`.execute(db)
  const write = (id: number, low: number, high: number) =>
    sql`update sales_terms set available_qty = case when min_qty = 1 then ${low}::int else ${high}::int end where product_id = ${id}`.execute(
      db,
    )
  await write(goods.tiers.id, 100, 100)
  await write(goods.file.id, 1_000_000, 1_000_000)
  await write(goods.typed.id, 999_999, 1_000_000)
  for (const statement of (await readFile(upgrade, 'utf8')).split(/;\n/))
    if (statement.trim()) await sql.raw(statement).execute(db)
  const { rows } = await sql<{ product_id: number; variant_key: string; tracking: string; on_hand: number }>`
    select product_id, variant_key, tracking, on_hand from stock_levels where product_id = any(${Object.values(goods).map(({ id }) => id)}::int[])
    order by product_id`.execute(db)
  expect(rows).toEqual([
    { product_id: goods.tiers.id, variant_key: '', tracking: 'counted', on_hand: 100 },
    { product_id: goods.file.id, variant_key: '', tracking: 'not_counted', on_hand: 0 },
    { product_id: goods.typed.id, variant_key: '', tracking: 'counted', on_hand: 1_000_000 },
  ])
})
