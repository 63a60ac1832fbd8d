import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '../../demo/load.ts'
import { openDemoDatabase, openTestDatabase, type TestDatabase } from './database.ts'

let demo: TestDatabase
beforeAll(async () => {
  demo = await openDemoDatabase()
})
afterAll(() => demo.close())

const noFiles = { write: async () => {}, read: async () => undefined, remove: async () => {} }
const noLog = { info: () => {} }

async function ask<T>(text: string, { db } = demo): Promise<T[]> {
  return (await sql<T>`${sql.raw(text)}`.execute(db)).rows
}

async function countOf(text: string): Promise<number> {
  return (await ask<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n ?? 0
}

describe('the demo marketplace', () => {
  it('is as large as promised', async () => {
    expect(await countOf("companies where kind = 'seller'")).toBeGreaterThanOrEqual(24)
    expect(
      await countOf("(select distinct country_code from companies where kind = 'seller') c"),
    ).toBeGreaterThanOrEqual(20)
    expect(await countOf('industries')).toBeGreaterThanOrEqual(12)
    expect(await countOf('(select industry_id from sub_industries group by 1 having count(*) < 5) few')).toBe(0)
    expect(await countOf('brands')).toBeGreaterThanOrEqual(40)
    expect(await countOf('listings')).toBeGreaterThanOrEqual(400)
  })

  it.each([
    ['on demand', "facet_entries where facet = 'availability:on-demand'"],
    ['out of stock', "facet_entries where facet = 'availability:out-of-stock'"],
    ['new', "listings where created_at > now() - interval '13 days'"],
    ['discounted', "facet_entries where facet = 'deal'"],
    ['with options', 'product_options'],
    ['with tiers', 'sales_terms where min_qty > 1 and price is not null'],
    [
      'without packaging data',
      'products p where not exists (select 1 from packaging_variants v where v.product_id = p.id)',
    ],
    ['with packaging that was not measured', 'packaging_variants where width is null'],
    ['priced by weight', "sales_terms where measuring_unit_type = 'weight'"],
    ['called a special deal', "facet_entries where facet = 'offer'"],
  ])('has products %s', async (_state, from) => {
    expect(await countOf(from)).toBeGreaterThan(2)
  })

  it('has a page of every view size', async () => {
    const sizes = await ask<{ n: number }>(
      "select distinct sum(delta)::int as n from facet_changes where facet ~ '^(category|brand|family|seller|country):' group by facet",
    )
    expect(sizes.map(({ n }) => n)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7]))
  })

  it('gives every listed product a description, pictures, a category and a customs code', async () => {
    const lacking =
      await ask(`select l.slug from listings l join products p on p.id = l.product_id join product_data d on d.product_id = p.id where p.body = '' or d.hts is null
      or (select count(*) from product_images i where i.product_id = p.id) < 3 or not exists (select 1 from product_sub_industries s where s.product_id = p.id)`)
    expect(lacking).toEqual([])
  })

  it('has the accounts the README names, and one company whose door is locked', async () => {
    const accounts = await ask<{ email: string; role: string; status: number }>(
      "select email, role, status from users where email like '%@demo.test' order by email",
    )
    expect(accounts).toEqual(
      expect.arrayContaining(
        ['admin', 'buyer', 'provider', 'seller'].map((name) => ({ email: `${name}@demo.test`, role: name, status: 1 })),
      ),
    )
    expect(accounts.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['buyer2@demo.test', 'seller2@demo.test']),
    )
    const seller = await ask(
      "select 1 from users u join companies c on c.id = u.company_id join listings l on l.company_id = c.id where u.email = 'seller@demo.test' and c.verified_at is not null",
    )
    expect(seller.length).toBeGreaterThan(5)
    expect(
      await countOf("users u join companies c on c.id = u.company_id where u.status = 0 and c.kind = 'seller'"),
    ).toBe(1)
    expect(await countOf('listings l join users u on u.company_id = l.company_id where u.status <> 1')).toBe(0)
  })

  it('is the same on every machine but for its dates', async () => {
    const other = await openTestDatabase()
    try {
      await loadDemo({ db: other.db, files: noFiles, log: noLog })
      const texts = (database: TestDatabase) =>
        ask<{ text: string }>(
          'select product_id || regexp_replace(shared, \'"created_at":"[^"]*"\', \'\') || guest_end || member_end as text from listing_texts order by product_id',
          database,
        )
      expect(await texts(other)).toEqual(await texts(demo))
      const people = (database: TestDatabase) =>
        ask(
          'select u.id, u.email, c.id as company, c.slug from users u left join companies c on c.id = u.company_id order by u.id',
          database,
        )
      expect(await people(other)).toEqual(await people(demo))
    } finally {
      await other.close()
    }
  }, 120_000)

  it('leaves a database alone in which there is anybody', async () => {
    const before = await countOf('products')
    await loadDemo({ db: demo.db, files: noFiles, log: noLog })
    expect(await countOf('products')).toBe(before)
  })
})
