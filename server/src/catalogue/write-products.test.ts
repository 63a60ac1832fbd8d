import { emptyDraft, type ProductDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { countries } from '@fairquay/contract/countries.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { cartonOf, type MadeCompany, makeCompany, makeImage, makeIndustry, makeProduct } from '../../test/make.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction } from '../database.ts'
import { changeProduct } from './change-product.ts'
import { createProduct, createProducts } from './create-product.ts'
import { indexProducts } from './index-products.ts'

let database: TestDatabase
let seller: MadeCompany
beforeAll(async () => {
  database = await openTestDatabase()
  seller = await makeCompany(database.db)
})
afterAll(() => database.close())

const tables = ['listings', 'listing_texts', 'listing_cards', 'facet_entries'] as const

async function readFacets() {
  const rows: unknown[] = []
  for (const table of tables)
    rows.push((await sql`select * from ${sql.table(table)} order by 1, 2`.execute(database.db)).rows)
  return rows
}

async function findWrongCounts() {
  const { rows } = await sql`
    select coalesce(c.facet, e.facet) as facet, c.size, e.size as true_size from
      (select facet, sum(delta)::int as size from facet_changes group by facet having sum(delta) <> 0) c
      full join (select facet, count(*)::int as size from facet_entries group by facet) e on e.facet = c.facet
    where c.size is distinct from e.size`.execute(database.db)
  return rows
}

/** What is written otherwise in the tables that listings are found by, and of the sample what does not belong there. */
async function findAstray() {
  const keys = sql`l.facets, l.created_at, l.name_key, l.price_key, l.position`
  const { rows } = await sql`
    select coalesce(f.product_id, l.product_id) as id from listings l full join listing_facets f using (product_id)
    where row(${keys}) is distinct from row(f.facets, f.created_at, f.name_key, f.price_key, f.position)
    union all
    select coalesce(s.product_id, l.product_id) from (select * from listings where is_in_sample(product_id)) l full join listing_sample s using (product_id)
    where row(${keys}, l.names, l.search) is distinct from row(s.facets, s.created_at, s.name_key, s.price_key, s.position, s.names, s.search)`.execute(
    database.db,
  )
  return rows
}

const full = (more: Partial<ProductDraft> = {}): ProductDraft => ({
  ...emptyDraft('Linen shirt', 'PT'),
  state: 'published',
  brand: 'Linho Novo',
  family: 'Shirts',
  tags: ['Organic', 'Special Deal'],
  attributes: [{ name: 'Material', value: 'Linen' }],
  options: [{ name: 'Size', values: ['S', 'L'] }],
  terms: [
    plainTerm(20, { options: { Size: 'S' }, maxQty: 9, availableQty: 5, listPrice: readUnitPrice(25) }),
    plainTerm(18, { options: { Size: 'S' }, minQty: 10, availableQty: 5 }),
    plainTerm(22, { options: { Size: 'L' }, availableQty: 5 }),
  ],
  packaging: [cartonOf(12)],
  ...more,
})

describe('storing a product', () => {
  it('refuses what breaks a rule and names the field, storing nothing', async () => {
    const before = await database.db.selectFrom('products').select('id').execute()
    const store = (draft: ProductDraft) =>
      inTransaction(database.db, (tx) => createProduct(tx, { companyId: seller.id, draft }))
    await expect(store(full({ name: '' }))).rejects.toMatchObject({
      code: 'invalid_input',
      details: { name: expect.any(String) },
    })
    await expect(store(full({ categories: [999] }))).rejects.toMatchObject({
      details: { categories: expect.any(String) },
    })
    await expect(store(full({ images: [{ imageId: 999, alt: '', sourceUrl: null }] }))).rejects.toMatchObject({
      details: { images: expect.any(String) },
    })
    await expect(store(full({ body: '<p>'.concat('x'.repeat(33_000)) }))).rejects.toMatchObject({
      details: { body: expect.any(String) },
    })
    await expect(store(full({ body: '<div>'.repeat(60) }))).rejects.toMatchObject({
      details: { body: expect.any(String) },
    })
    expect(await database.db.selectFrom('products').select('id').execute()).toEqual(before)
  })

  it('keeps of a description what is harmless', async () => {
    const body =
      '<h1 onclick="x()">Hi</h1><script>alert(1)</script><img src=x onerror=y><a href="javascript:z()">a</a><a href="https://b.example">b</a>'
    const product = await makeProduct(database.db, seller.id, { body })
    const row = await database.db
      .selectFrom('products')
      .select('body')
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(row.body).toBe(
      '<h2>Hi</h2><a rel="noopener nofollow ugc">a</a><a href="https://b.example" rel="noopener nofollow ugc">b</a>',
    )
  })

  it('gives equal names slugs that count on, also within a batch and from two transactions at once', async () => {
    const draft = full({ name: 'Same name' })
    const store = (times: number) =>
      inTransaction(database.db, (tx) =>
        createProducts(
          tx,
          Array.from({ length: times }, () => ({ companyId: seller.id, draft })),
        ),
      )
    const ids = (await Promise.all([store(3), store(12), store(1)])).flat()
    const rows = await database.db.selectFrom('products').select('slug').where('id', 'in', ids).execute()
    const expected = ['same-name', ...Array.from({ length: 15 }, (_, index) => `same-name-${index + 2}`)]
    expect(rows.map(({ slug }) => slug).sort()).toEqual(expected.sort())
  })

  it('gives goods that are renamed alike at the same moment slugs that count on, and keeps the old ones answering', async () => {
    const before = await Promise.all(
      Array.from({ length: 5 }, (_, n) => makeProduct(database.db, seller.id, { name: `Before ${n}` })),
    )
    const rename = ({ id, draft }: (typeof before)[number]) =>
      inTransaction(database.db, (tx) =>
        changeProduct(tx, { productId: id, draft: { ...draft, name: 'All renamed alike' } }),
      )
    await Promise.all(before.map(rename))
    const slugs = await database.db
      .selectFrom('products')
      .select('slug')
      .where(
        'id',
        'in',
        before.map(({ id }) => id),
      )
      .execute()
    const expected = ['all-renamed-alike', ...[2, 3, 4, 5].map((n) => `all-renamed-alike-${n}`)]
    expect(slugs.map(({ slug }) => slug).sort()).toEqual(expected)
    const old = await database.db.selectFrom('old_slugs').select('slug').where('slug', 'like', 'before-%').execute()
    expect(old.map(({ slug }) => slug).sort()).toEqual(before.map(({ slug }) => slug).sort())
  })

  it('makes brands, families, tags and attributes that are new and takes those that are there, whatever the case', async () => {
    await makeProduct(database.db, seller.id, {
      brand: 'Casa Nova',
      tags: ['Fresh'],
      attributes: [{ name: 'Roast level', value: 'Dark' }],
    })
    await makeProduct(database.db, seller.id, {
      brand: 'CASA NOVA',
      tags: ['fresh'],
      attributes: [{ name: 'roast level', value: 'Light' }],
    })
    const count = async (table: 'brands' | 'tags' | 'attributes', name: string) =>
      (await sql`select 1 from ${sql.table(table)} where lower(name) = ${name}`.execute(database.db)).rows.length
    expect([
      await count('brands', 'casa nova'),
      await count('tags', 'fresh'),
      await count('attributes', 'roast level'),
    ]).toEqual([1, 1, 1])
  })
})

describe('changing a product', () => {
  it('keeps the ids of options, values and price lines that stay, and drops the others', async () => {
    const product = await makeProduct(database.db, seller.id, full({ name: 'Changing shirt' }))
    const draft = full({
      name: 'Changing shirt',
      options: [{ name: 'Size', values: ['L', 'XL'] }],
      terms: [
        plainTerm(23, { options: { Size: 'L' }, maxQty: 19 }),
        plainTerm(21, { options: { Size: 'L' }, minQty: 20 }),
        plainTerm(26, { options: { Size: 'XL' } }),
      ],
    })
    await inTransaction(database.db, (tx) => changeProduct(tx, { productId: product.id, draft }))
    const terms = await database.db
      .selectFrom('sales_terms')
      .select(['id', 'price', 'min_qty'])
      .where('product_id', '=', product.id)
      .orderBy('position')
      .execute()
    expect(terms.map(({ price, min_qty }) => [price, min_qty])).toEqual([
      [readUnitPrice(23), 1],
      [readUnitPrice(21), 20],
      [readUnitPrice(26), 1],
    ])
    expect(terms[0]?.id).toBe(product.termIds[2])
  })

  it('lets tiers grow into each other’s quantities', async () => {
    const tiers = (...starts: number[]) =>
      starts.map((minQty, index) => {
        const next = starts[index + 1]
        return plainTerm(100 - index, { minQty, maxQty: next === undefined ? null : next - 1, availableQty: 9 })
      })
    const product = await makeProduct(database.db, seller.id, { name: 'Tiered', terms: tiers(1, 10, 100) })
    for (const starts of [[1, 50], [1, 10, 20, 30], [5, 10], [1]])
      await inTransaction(database.db, (tx) =>
        changeProduct(tx, { productId: product.id, draft: { ...product.draft, terms: tiers(...starts) } }),
      )
    const rows = await database.db
      .selectFrom('sales_terms')
      .select('min_qty')
      .where('product_id', '=', product.id)
      .execute()
    expect(rows).toEqual([{ min_qty: 1 }])
  })

  it('gives a renamed product a new slug and remembers the old one', async () => {
    const product = await makeProduct(database.db, seller.id, { name: 'Old name' })
    await inTransaction(database.db, (tx) =>
      changeProduct(tx, { productId: product.id, draft: { ...product.draft, name: 'New name' } }),
    )
    const row = await database.db
      .selectFrom('products')
      .select(['slug', 'version'])
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ slug: 'new-name', version: 2 })
    const old = await database.db.selectFrom('old_slugs').selectAll().where('slug', '=', 'old-name').execute()
    expect(old).toMatchObject([{ kind: 'product', target_id: product.id }])
  })

  it('refuses a product there is not', async () => {
    await expect(
      inTransaction(database.db, (tx) => changeProduct(tx, { productId: 999_999, draft: full() })),
    ).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the facets', () => {
  it('hold published products of open companies only', async () => {
    const shut = await makeCompany(database.db, { status: 0 })
    const hidden = await makeProduct(database.db, seller.id, { state: 'hidden' })
    const locked = await makeProduct(database.db, shut.id)
    const shown = await makeProduct(database.db, seller.id)
    const listed = await database.db
      .selectFrom('listings')
      .select('product_id')
      .where('product_id', 'in', [hidden.id, locked.id, shown.id])
      .execute()
    expect(listed).toEqual([{ product_id: shown.id }])
    await database.db.updateTable('users').set({ status: 1 }).where('id', '=', shut.owner.id).execute()
    await inTransaction(database.db, (tx) => indexCompany(tx, shut.id))
    expect(
      await database.db.selectFrom('listings').select('product_id').where('product_id', '=', locked.id).execute(),
    ).toHaveLength(1)
  })

  it('count what stands on them, through creating, changing, hiding and locking', async () => {
    const [oils = 0, teas = 0] = await makeIndustry(database.db, 'Counted', ['Oils', 'Teas'])
    const other = await makeCompany(database.db)
    const image = await makeImage(database.db)
    const products = [
      await makeProduct(
        database.db,
        other.id,
        full({ categories: [oils, teas], images: [{ imageId: image, alt: '', sourceUrl: null }] }),
      ),
      await makeProduct(database.db, other.id, full({ categories: [oils] })),
    ]
    expect(await findWrongCounts()).toEqual([])
    const [first, second] = products
    if (!first || !second) throw new Error('Two products were made.')
    await inTransaction(database.db, (tx) =>
      changeProduct(tx, { productId: first.id, draft: { ...first.draft, categories: [teas], state: 'hidden' } }),
    )
    await inTransaction(database.db, (tx) =>
      changeProduct(tx, {
        productId: second.id,
        draft: { ...second.draft, categories: [teas], brand: null, tags: [] },
      }),
    )
    expect(await findWrongCounts()).toEqual([])
    await database.db.updateTable('users').set({ status: 2 }).where('id', '=', other.owner.id).execute()
    await inTransaction(database.db, (tx) => indexCompany(tx, other.id))
    expect(await findWrongCounts()).toEqual([])
    expect(
      await database.db.selectFrom('facet_entries').select('facet').where('facet', '=', `seller:${other.id}`).execute(),
    ).toEqual([])
  })

  it('stay as they are when everything is indexed again', async () => {
    const before = await readFacets()
    const versions =
      await sql`select xmin::text, product_id from listings union all select xmin::text, product_id from facet_entries order by 1, 2`.execute(
        database.db,
      )
    const ids = await database.db.selectFrom('products').select('id').execute()
    await inTransaction(database.db, (tx) =>
      indexProducts(
        tx,
        ids.map(({ id }) => id),
      ),
    )
    expect(await readFacets()).toEqual(before)
    const after =
      await sql`select xmin::text, product_id from listings union all select xmin::text, product_id from facet_entries order by 1, 2`.execute(
        database.db,
      )
    expect(after.rows).toEqual(versions.rows)
    expect(await findWrongCounts()).toEqual([])
  })

  it('keep their counts in few rows, however often they change, with several writers at once', async () => {
    const product = await makeProduct(database.db, seller.id, { name: 'Restless' })
    const other = await makeProduct(database.db, seller.id, { name: 'Restless too' })
    const toggle = async ({ id, draft }: typeof product) => {
      for (let round = 0; round < 80; round++)
        await inTransaction(database.db, (tx) =>
          changeProduct(tx, { productId: id, draft: { ...draft, state: round % 2 ? 'published' : 'hidden' } }),
        )
    }
    await Promise.all([toggle(product), toggle(other)])
    const { rows } = await sql<{
      rows: number
    }>`select count(*)::int as rows from facet_changes where facet = 'all'`.execute(database.db)
    expect(rows[0]?.rows).toBeLessThan(140)
    expect(await findWrongCounts()).toEqual([])
  })

  it('stand where lists look for them, one in 32 in the sample, whatever happens to them', async () => {
    const many = Array.from({ length: 150 }, (_, index) => full({ name: `Towel ${index}`, categories: [], tags: [] }))
    const made = await inTransaction(database.db, (tx) =>
      createProducts(
        tx,
        many.map((draft) => ({ companyId: seller.id, draft })),
      ),
    )
    const sampled = async () => {
      const { rows } = await sql<{ id: number }>`
        select product_id as id from listing_sample where product_id = any(${made}::int[]) order by 1`.execute(
        database.db,
      )
      return rows.map(({ id }) => id)
    }
    expect(await findAstray()).toEqual([])
    const chosen = await sampled()
    expect(chosen.length).toBeGreaterThan(0)
    const [first = 0] = chosen
    await sql`update listings set price_key = 77 where product_id = any(${made}::int[])`.execute(database.db)
    await sql`update listings set search = index_words('terry'), facets = '{all}' where product_id = ${first}`.execute(
      database.db,
    )
    expect(await findAstray()).toEqual([])
    await sql`delete from listings where product_id = ${first}`.execute(database.db)
    expect(await findAstray()).toEqual([])
    expect(await sampled()).toEqual(chosen.slice(1))
  })

  it('keep their words in the row, also those of long descriptions, so that nothing else is read to look at them', async () => {
    const read = async (made: readonly number[]) => {
      const { rows } = await sql<{ aside: number; words: number }>`
        select pg_relation_size(c.reltoastrelid)::int as aside,
          (select sum(pg_column_size(l.search))::int from listings l where l.product_id = any (${made}::int[])) as words
        from pg_class c where c.oid = 'listings'::regclass`.execute(database.db)
      return rows[0] ?? { aside: 0, words: 0 }
    }
    const before = await read([])
    const many = Array.from({ length: 40 }, (_, index) => {
      const words = Array.from({ length: 250 }, (_, word) => `w${((index + word) * 7919).toString(36)}`)
      return full({ name: `Long story ${index}`, body: `<p>${words.join(' ')}</p>` })
    })
    const made = await inTransaction(database.db, (tx) =>
      createProducts(
        tx,
        many.map((draft) => ({ companyId: seller.id, draft })),
      ),
    )
    const { aside, words } = await read(made)
    expect(words).toBeGreaterThan(80_000)
    // Only what a search shows of them.
    expect(aside - before.aside).toBeLessThan(words / 2)
  })
})

describe('the countries', () => {
  it('are the same in the database and in the contract', async () => {
    const rows = await database.db
      .selectFrom('countries')
      .select(['code', 'name', 'dial_code'])
      .orderBy('code')
      .execute()
    const known = countries
      .map(({ code, name, dial }) => ({ code, name, dial_code: dial }))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
    expect(rows).toEqual(known)
  })
})
