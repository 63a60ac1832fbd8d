import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'

let market: TestApp
let buyer: Caller
beforeAll(async () => {
  market = await openTestApp({ demo: true })
  buyer = await market.as('buyer')
})
afterAll(() => market.close())

type Option = { key: string; products: number }
type Select = { key: string; options: Option[] }
type Industry = { name: string; products: number; subIndustries: { id: number; products: number }[] }
type Query = Record<string, string>

const ask = async (caller: Caller, query: Query) => (await caller.get('/api/v1/filters', { query })).body
const total = async (caller: Caller, query: Query): Promise<number> =>
  (await caller.get('/api/v1/products/all', { query: { ...query, perPage: '1' } })).body.data.total

/** The sub-industries of an industry, as its link has them. */
async function industryOf(name: string): Promise<string> {
  const { categories } = await ask(buyer, {})
  const industry = (categories as Industry[]).find((one) => one.name === name)
  return (industry?.subIndustries ?? []).map(({ id }) => id).join(',')
}

test('every count is what choosing it would leave, whatever else is asked', async () => {
  const food = await industryOf('Food & Pantry')
  const questions: Query[] = [
    { category: food },
    { category: food, country: 'Portugal' },
    { search: 'olive' },
    { priceRange: '5,40', availability: 'in-stock' },
    { country: 'Italy,Portugal', direct: 'true', search: 'oil' },
  ]
  for (const query of questions) {
    const { select, categories } = (await ask(buyer, query)) as { select: Select[]; categories: Industry[] }
    for (const { key, options } of select)
      for (const option of options.slice(0, 6))
        expect([query, key, option.key, option.products]).toEqual([
          query,
          key,
          option.key,
          await total(buyer, { ...query, [key]: option.key }),
        ])
    for (const { name, products, subIndustries } of categories.slice(0, 3)) {
      const category = subIndustries.map(({ id }) => id).join(',')
      expect([query, name, products]).toEqual([query, name, await total(buyer, { ...query, category })])
    }
  }
})

test('the counts of a category are of that category', async () => {
  const category = await industryOf('Food & Pantry')
  const all = (await ask(buyer, {})).select as Select[]
  const within = (await ask(buyer, { category })).select as Select[]
  const inStock = (select: Select[]) =>
    select.find(({ key }) => key === 'availability')?.options.find(({ key }) => key === 'in-stock')?.products ?? 0
  expect(inStock(within)).toBeLessThan(inStock(all) / 2)
  expect(inStock(within)).toBeLessThanOrEqual(await total(buyer, { category }))
})

test('what is chosen and leaves nothing can still be taken away', async () => {
  const { select } = (await ask(buyer, { country: 'Portugal', search: 'zzzzqqq' })) as { select: Select[] }
  expect(select.find(({ key }) => key === 'country')?.options).toEqual([
    expect.objectContaining({ key: 'Portugal', products: 0 }),
  ])
})

test('the counts of a guest know nothing of prices', async () => {
  expect(await ask(market.guest, { priceRange: '1,2' })).toEqual(await ask(market.guest, {}))
})

test('a showroom counts its own goods within what is asked for', async () => {
  const seller = await market.db
    .selectFrom('company_listings')
    .innerJoin('products', 'products.company_id', 'company_listings.company_id')
    .select(({ fn }) => [
      'company_listings.company_id as id',
      'company_listings.slug',
      fn.countAll<number>().as('goods'),
    ])
    .groupBy(['company_listings.company_id', 'company_listings.slug'])
    .orderBy('goods', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  type Choice = { id: number; products: number }
  type Filters = { brands: Choice[]; categories: { industries: Choice[] }[] }
  const filters = async (query: Query): Promise<Filters> =>
    (await market.guest.get(`/api/showroom/filters/${seller.id}`, { query })).body
  const shown = async (query: Query): Promise<number> =>
    (await market.guest.get(`/api/v1/marketplace/showroom/${seller.slug}`, { query })).body.data.products.total
  const categories = (await filters({})).categories.flatMap(({ industries }) => industries)
  const category = String(categories[0]?.id)
  expect(categories[0]?.products).toBe(await shown({ category }))
  for (const brand of (await filters({ category })).brands)
    expect([brand.id, brand.products]).toEqual([brand.id, await shown({ category, brand: String(brand.id) })])
})
