import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { makeCompany, makeProduct } from './make.ts'
import { findWholeProducts } from './whole-products.ts'

const upgrade = join(import.meta.dirname, '../migrations/0037_minimum_order.sql')

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('listings of before are given the minimum order they would be written with, guests are told and learn no price', async () => {
  const { db, guest } = market
  const seller = await makeCompany(db, { name: 'Upgraded House' })
  const terms = [
    [plainTerm(2, { minQty: 24, availableQty: 100, orderMeasure: 'Stück "groß"' })],
    [
      plainTerm(2, { maxQty: 5, isAvailable: false, availableQty: 50 }),
      plainTerm(1, { minQty: 6, availableQty: 50, orderMeasure: 'Box' }),
    ],
    [plainTerm(1, { type: 'on_demand', price: null, minQty: 10 })],
  ]
  for (const [n, one] of terms.entries()) await makeProduct(db, seller.id, { name: `Minimum ${n}`, terms: one })
  const find = () => findWholeProducts(guest, seller.id)
  const written = await find()
  expect(written.map(({ minimum_order }) => minimum_order)).toEqual([
    { quantity: 24, unit: 'Stück "groß"' },
    { quantity: 6, unit: 'Box' },
    { quantity: 10, unit: 'Unit' },
  ])
  await sql`update listing_texts set shared = regexp_replace(shared, ',"minimum_order":.*$', '')`.execute(db)
  expect((await find()).filter((product) => 'minimum_order' in product)).toEqual([])
  // The table as it was then: every line said the stock of its combination (0043_stock.sql).
  await sql`alter table sales_terms add column available_qty integer not null default 0`.execute(db)
  await sql`update sales_terms t set available_qty = s.on_hand from stock_levels s where s.product_id = t.product_id and s.variant_key = t.variant_key`.execute(
    db,
  )
  await sql.raw(await readFile(upgrade, 'utf8')).execute(db)
  await sql`alter table sales_terms drop column available_qty`.execute(db)
  // What later upgrades add stands behind it.
  const later = [
    'lead_time_days',
    'order_step',
    'temperature_min',
    'temperature_max',
    'dangerous_goods_class',
    'un_number',
  ]
  const then = written.map((one) => Object.fromEntries(Object.entries(one).filter(([field]) => !later.includes(field))))
  expect(await find()).toEqual(then)
})
