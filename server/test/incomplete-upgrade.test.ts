import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/database.ts'
import { openTestApp, type TestApp } from './app.ts'
import { makeCompany, makeImage, makeIndustry, makeProduct } from './make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('an upgrade moves what lacks a part to where the indexing would put it', async () => {
  const { db } = market
  const { id } = await makeCompany(db)
  const [category = 0] = await makeIndustry(db, 'Food', ['Oils'])
  const images = [{ imageId: await makeImage(db), alt: '', sourceUrl: null }]
  const createdAt = new Date('2026-03-29T01:30:00Z')
  for (const change of [{ images, categories: [category] }, { images }, { categories: [category] }, {}])
    await makeProduct(db, id, { ...change, createdAt, position: 7 })
  const read = async () =>
    (
      await sql<{ place: string }>`
        select facet || ' ' || product_id || ' ' || created_at || ' ' || position as place from facet_entries
        union all select product_id || ' ' || created_at || ' ' || position from listings order by 1`.execute(db)
    ).rows
  const indexed = await read()
  expect(new Set(indexed.map(({ place }) => place.split(' ').at(-1)))).toEqual(new Set(['7', '1000000007']))
  // As it stood before the upgrade.
  for (const table of ['facet_entries', 'listings'])
    await sql`update ${sql.table(table)} set created_at = ${createdAt}, position = 7`.execute(db)
  const upgrade = await readFile(join(import.meta.dirname, '../migrations/0038_incomplete_last.sql'), 'utf8')
  const statements = upgrade.replace(/^--.*$/gm, '').split(/;\n/)
  await inTransaction(db, async (tx) => {
    for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(tx)
  })
  expect(await read()).toEqual(indexed)
})
