import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/app.ts'
import { findRecords } from './catalogue/queries.ts'
import { inTransaction } from './database.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('what is asked for one product after another is not planned anew each time', async () => {
  // PostgreSQL plans a statement five times for what it is asked, then keeps the plan that holds for all, unless those for one thing look cheaper.
  await inTransaction(market.db, async (tx) => {
    for (let id = 1; id <= 12; id++) await findRecords(tx, [id])
    const { rows } = await sql<{ kept: number; anew: number }>`
      select generic_plans as kept, custom_plans as anew from pg_prepared_statements 
      where statement like '%json_agg(r)%product_documents%' and statement not like '%pg_prepared_statements%'`.execute(
      tx,
    )
    expect(rows).toEqual([{ kept: 7, anew: 5 }])
  })
})
