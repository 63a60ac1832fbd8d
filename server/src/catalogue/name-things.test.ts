import { emptyDraft } from '@fairquay/contract/catalogue/draft.ts'
import { foldName } from '@fairquay/contract/same-name.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { makeCompany } from '../../test/make.ts'
import { inTransaction } from '../database.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { nameThings } from './name-things.ts'
import { findRecords } from './queries.ts'
import { toDraft } from './record-draft.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Every letter that has another case, in any of the ways there are. */
const letters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
  .filter((letter) => letter.toLowerCase() !== letter || letter.toUpperCase() !== letter)

test('what a database takes for one name is one here too, for every letter and in every locale', async () => {
  const { rows: locales } = await sql<{ name: string }>`
    select quote_ident(collname) as name from pg_collation
    where collprovider in ('b', 'i', 'c') and (collname in ('C', 'pg_c_utf8', 'unicode', 'C.utf8', 'en_US.utf8') or collname like 'tr%-TR-x-icu' or collname = 'el-x-icu')
      and collencoding in (-1, pg_char_to_encoding('UTF8'))`.execute(database.db)
  const wrong: string[] = []
  for (const { name } of [{ name: '"default"' }, ...locales]) {
    const { rows } = await sql<{ letter: string; lower: string }>`
      select letter, lower(letter collate ${sql.raw(name)}) as lower from unnest(${letters}::text[]) as t(letter)`.execute(
      database.db,
    )
    wrong.push(
      ...rows
        .filter(({ letter, lower }) => foldName(letter) !== foldName(lower))
        .map(({ letter }) => `${name} ${letter}`),
    )
  }
  expect(wrong).toEqual([])
  expect(letters.length).toBeGreaterThan(2500)
})

test('folding a name twice is folding it once', () => {
  expect(letters.filter((letter) => foldName(foldName(letter)) !== foldName(letter))).toEqual([])
})

const oddName = fc
  .array(fc.constantFrom(...letters, ...'aΣσςiİıI'), { minLength: 2, maxLength: 12 })
  .map((parts) => parts.join('').trim())
  .filter((name) => name.length >= 2 && name.length <= 20)

test('every name has its id, whatever its letters, and the same again in another case', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(oddName, { minLength: 1, maxLength: 6 }), async (names) => {
      const spellings = names.flatMap((name) => [name, name.toUpperCase(), name.toLowerCase()])
      const drafts = spellings.map((name) => ({
        ...emptyDraft('A thing', 'PT'),
        brand: name,
        family: name,
        tags: [name],
        attributes: [{ name, value: 'x' }],
      }))
      const first = await inTransaction(database.db, (tx) => nameThings(tx, drafts))
      const again = await inTransaction(database.db, (tx) => nameThings(tx, drafts.toReversed()))
      for (const kind of ['brandId', 'familyId', 'tagId', 'attributeId'] as const)
        expect(spellings.map(again[kind])).toEqual(spellings.map(first[kind]))
    }),
    { numRuns: 40 },
  )
})

test('a product with a dotted capital I and a final sigma is stored, changed and keeps its names', async () => {
  const { id: companyId } = await makeCompany(database.db)
  const draft = {
    ...emptyDraft('Scarf', 'TR'),
    brand: 'İPEK ΜΕΤΑΞΑΣ',
    family: 'ΔΕΣΜΟΣ',
    tags: ['İpekli', 'ΚΑΛΟΣ'],
    attributes: [{ name: 'RENK İ', value: 'mavi' }],
  }
  const id = await inTransaction(database.db, (tx) => createProduct(tx, { companyId, draft }))
  await inTransaction(database.db, (tx) =>
    changeProduct(tx, { productId: id, draft: { ...draft, name: 'Silk scarf' } }),
  )
  const [record] = await findRecords(database.db, [id])
  expect(record && toDraft(record)).toMatchObject({
    name: 'Silk scarf',
    brand: draft.brand,
    family: draft.family,
    tags: draft.tags,
    attributes: draft.attributes,
  })
})
