import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDraft } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/database.ts'
import { openTestApp, type TestApp } from './app.ts'
import { makeCompany, makeProduct } from './make.ts'
import { findWholeProducts } from './whole-products.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

/** An attribute of a product, and the days an upgrade reads out of it. */
const told = [
  ['Lead time', '14 days', 14],
  ['Production time', '10 to 14 Days', 14],
  ['Delivery time (days)', '10–21', 21],
  ['lead time', '1 day', 1],
  ['Lead time', '0', 0],
  ['Lead time', '2000', null],
  ['Lead time', 'on request', null],
  ['Lead time in weeks', '3', null],
  ['Leading times', '14 days', null],
  ['Material', '14', null],
] as const

test('an upgrade reads lead times out of attributes that say nothing else, and guests are told', async () => {
  const { db, guest } = market
  const seller = await makeCompany(db, { name: 'Upgraded House' })
  const ids: number[] = []
  for (const [n, [name, value]] of told.entries())
    ids.push((await makeProduct(db, seller.id, { name: `Timed ${n}`, attributes: [{ name, value }] })).id)
  const find = () => findWholeProducts(guest, seller.id)
  // As it stood before the upgrade.
  await sql`alter table products drop column lead_time_days`.execute(db)
  await sql`update listing_texts set shared = regexp_replace(shared, ',"lead_time_days":.*$', '')`.execute(db)
  const { leadTimeDays: _, ...before } = emptyDraft('Timed 0', 'PT')
  const row = await db
    .insertInto('imports')
    .values({ company_id: seller.id, file_name: 'a.csv', size: 1, state: 'applied' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into import_changes (import_id, product_id, before, version) values (${row.id}, ${ids[0]}, ${JSON.stringify(before)}, 1)`.execute(
    db,
  )
  expect((await find()).filter((product) => 'lead_time_days' in product)).toEqual([])

  const upgrade = await readFile(join(import.meta.dirname, '../migrations/0040_lead_time.sql'), 'utf8')
  await inTransaction(db, async (tx) => {
    for (const statement of upgrade.replace(/^--.*$/gm, '').split(/;\n/))
      if (statement.trim() !== '') await sql.raw(statement).execute(tx)
  })
  const found = await find()
  expect(found.map(({ lead_time_days }) => lead_time_days)).toEqual(told.map(([, , days]) => days))
  expect(found.map(({ get_product_attributes }) => get_product_attributes[0]?.value)).toEqual(
    told.map(([, value]) => value),
  )
  const { rows } = await sql<{
    days: number
  }>`select (before->'leadTimeDays')::int as days from import_changes`.execute(db)
  expect(rows).toEqual([{ days: 14 }])
})
