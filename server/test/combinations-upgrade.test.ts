import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from './app.ts'
import { makeCompany, makeProduct } from './make.ts'
import { findWholeProducts } from './whole-products.ts'

const upgrade = join(import.meta.dirname, '../migrations/0042_combinations.sql')
const size = { name: 'Size', values: ['S', 'L'] }
const colour = { name: 'Colour', values: ['Red', 'Blue'] }
const lines = (...options: Record<string, string>[]) =>
  options.map((one) => plainTerm(2, { options: one, availableQty: 100, maxQty: null }))

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('guests are told which options are offered together where not all are; members, who see the price list, are not; listings of before are told the same', async () => {
  const { db, guest } = market
  const seller = await makeCompany(db, { name: 'Gappy House' })
  const made = [
    {
      name: 'Gap',
      options: [size, colour],
      terms: lines({ Size: 'L', Colour: 'Blue' }, { Size: 'S', Colour: 'Red' }, { Size: 'S', Colour: 'Blue' }),
    },
    { name: 'Partly', options: [size, colour], terms: lines({ Colour: 'Red' }) },
    { name: 'Whole', options: [size], terms: lines({ Size: 'S' }, { Size: 'L' }) },
    { name: 'For all', options: [size], terms: lines({}, { Size: 'L' }) },
    { name: 'Plain', terms: lines({}) },
  ]
  for (const one of made) await makeProduct(db, seller.id, one)
  const find = (reader = guest) => findWholeProducts(reader, seller.id)
  const written = await find()
  const told = written.map(({ combinations, options }) => {
    const names = new Map(options.flatMap(({ values }) => values.map(({ id, value }) => [id, value])))
    return combinations?.map((ids) => ids.map((id) => names.get(id)).join(' '))
  })
  expect(told).toEqual([['L Blue', 'S Red', 'S Blue'], ['Red'], undefined, undefined, undefined])
  const member = await find(await market.as('buyer'))
  expect(member.filter((product) => 'combinations' in product)).toEqual([])

  await sql`update listing_texts set guest_end = regexp_replace(guest_end, ',"combinations":.*$', '}')`.execute(db)
  expect((await find()).filter((product) => 'combinations' in product)).toEqual([])
  await sql.raw(await readFile(upgrade, 'utf8')).execute(db)
  expect(await find()).toEqual(written)
})
