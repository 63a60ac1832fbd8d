import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyDraft } from '@fairquay/contract/catalogue/draft.ts'
import { completeVariant } from '@fairquay/contract/catalogue/variants.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../src/database.ts'
import { openTestApp, type TestApp } from './app.ts'
import { cartonOf, makeCompany, makeProduct } from './make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

/** What the upgrade adds, taken away again. */
const without = (text: string) =>
  text.replace(
    /,?"(innerPack(ThisSideUp|Stackable|MaxStackLayers|MaxTopLoad)|thisSideUp|stackable|maxStackLayers|maxTopLoad|temperatureM(in|ax)|dangerousGoodsClass|unNumber)":(true|null)/g,
    '',
  )

test('an upgrade says of goods and packs of before that nobody has said anything, and changes no other word of them', async () => {
  const { db } = market
  const seller = await makeCompany(db, { name: 'Upgraded House' })
  // A name that looks like the field it stands before.
  const odd = cartonOf(6, { type: '"innerPackDimensionsType":"cm"' })
  const options = [{ name: 'Size', values: ['S', 'L'] }]
  const variants = [completeVariant({ options: { Size: 'L' }, packaging: [odd, cartonOf(3)] })]
  const packaging = [odd, cartonOf(12, { level: 'outer' })]
  const packed = await makeProduct(db, seller.id, { packaging, options, variants })
  const bare = await makeProduct(db, seller.id, { packaging: [] })
  const findTexts = async () =>
    (
      await sql<{ shared: string; guest_end: string; member_end: string }>`
        select shared, guest_end, member_end from listing_texts where product_id in (${packed.id}, ${bare.id}) order by product_id`.execute(
        db,
      )
    ).rows
  const written = await findTexts()
  // As it stood before the upgrade.
  const draft = { ...emptyDraft('Paint', 'PT'), packaging, variants }
  const row = await db
    .insertInto('imports')
    .values({ company_id: seller.id, file_name: 'a.csv', size: 1, state: 'applied' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [id, before] of [
    [packed.id, draft],
    [bare.id, emptyDraft('Bare', 'PT')],
  ] as const)
    await sql`insert into import_changes (import_id, product_id, before, version) values (${row.id}, ${id}, ${without(JSON.stringify(before))}, 1)`.execute(
      db,
    )
  await sql`alter table packaging_variants drop column this_side_up, drop column stackable, drop column max_stack_layers, drop column max_top_load`.execute(
    db,
  )
  await sql`alter table products drop column temperature_min, drop column temperature_max, drop column dangerous_goods_class, drop column un_number`.execute(
    db,
  )
  await sql`update listing_texts set shared = regexp_replace(shared, ',"temperature_min":.*$', '')`.execute(db)
  for (const [index, { product_id }] of [{ product_id: packed.id }, { product_id: bare.id }].entries())
    await sql`update listing_texts set guest_end = ${without(written[index]?.guest_end ?? '')}, member_end = ${without(written[index]?.member_end ?? '')}
      where product_id = ${product_id}`.execute(db)
  expect(JSON.stringify(await findTexts())).not.toContain('innerPackStackable')

  const upgrade = await readFile(join(import.meta.dirname, '../migrations/0137_what_packs_bear.sql'), 'utf8')
  await inTransaction(db, async (tx) => {
    for (const statement of upgrade.replace(/^--.*$/gm, '').split(/;\n/))
      if (statement.trim() !== '') await sql.raw(statement).execute(tx)
  })
  expect(await findTexts()).toEqual(written)
  const { rows } = await sql<{ before: object }>`select before from import_changes order by product_id`.execute(db)
  expect(rows.map(({ before }) => before)).toEqual([draft, emptyDraft('Bare', 'PT')])
})
