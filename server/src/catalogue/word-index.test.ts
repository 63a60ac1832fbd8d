import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { inTransaction } from '../database.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('words are read alike where no name is looked up, as while a backup is restored', async () => {
  await inTransaction(market.db, async (tx) => {
    const read = async () =>
      (await sql<{ words: string }>`select public.index_words('Olive-oil 5L, pressed')::text as words`.execute(tx))
        .rows[0]?.words
    const usual = await read()
    await sql`set local search_path = ''`.execute(tx)
    expect(await read()).toBe(usual)
    expect(usual).toContain("'press'")
  })
})
