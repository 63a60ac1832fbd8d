import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeImage, makeIndustry, makeProduct } from '../../test/make.ts'

/** A product as this test knows it, to be filtered and sorted the plain way. */
type Known = {
  id: number
  name: string
  seller: number
  country: string
  brand: number | null
  family: number | null
  categories: number[]
  isDirect: boolean
  availability: string
  price: number | null
  createdAt: number
  /** With a picture and a category: the others stand behind. */
  isWhole: boolean
}

let test: TestApp
let known: Known[]
let ids: { categories: number[]; sellers: number[]; brands: number[]; families: number[] }

const countryNames: Record<string, string> = { PT: 'Portugal', IT: 'Italy', JP: 'Japan' }

beforeAll(async () => {
  test = await openTestApp()
  const [a, b] = [await makeCompany(test.db), await makeCompany(test.db)]
  const [x = 0, y = 0, z = 0] = await makeIndustry(test.db, 'Food', ['Oils', 'Teas', 'Salts'])
  const [other = 0] = await makeIndustry(test.db, 'Tools', ['Hammers'])
  const categorySets = [[x], [x, y], [y, z], [other], [x, y, z, other], []]
  const picture = await makeImage(test.db)
  known = []
  for (let n = 0; n < 60; n++) {
    const country = ['PT', 'IT', 'JP'][n % 3] ?? 'PT'
    const onDemand = n % 7 === 3
    const stock = n % 5 === 0 ? 0 : n
    const price = onDemand ? null : ((n * 37) % 11) + 1
    const createdAt = new Date(Date.UTC(2026, 0, 1) + ((n * 13) % 17) * 3_600_000)
    const seller = n % 4 === 0 ? a : b
    const categories = categorySets[n % categorySets.length] ?? []
    const name = `${['Élan', 'amber', 'Zinc', 'brass'][n % 4]} item ${n % 10}`
    const product = await makeProduct(test.db, seller.id, {
      name,
      country,
      categories,
      createdAt,
      images: n % 8 === 5 ? [] : [{ imageId: picture, alt: '', sourceUrl: null }],
      brand: ['Alba', 'Boreal', null][n % 3] ?? null,
      family: n % 2 ? 'Odd' : null,
      isDirect: n % 6 === 0,
      terms: [
        price === null
          ? { ...plainTerm(0), type: 'on_demand', price: null }
          : plainTerm(price, { availableQty: stock }),
      ],
    })
    const row = await test.db
      .selectFrom('products')
      .select(['brand_id', 'family_id'])
      .where('id', '=', product.id)
      .executeTakeFirstOrThrow()
    const availability = onDemand ? 'on-demand' : stock > 0 ? 'in-stock' : 'out-of-stock'
    known.push({
      id: product.id,
      name,
      seller: seller.id,
      country,
      brand: row.brand_id,
      family: row.family_id,
      categories,
      isDirect: n % 6 === 0,
      availability,
      price,
      createdAt: createdAt.getTime(),
      isWhole: n % 8 !== 5 && categories.length > 0,
    })
  }
  const distinct = (values: (number | null)[]) => [...new Set(values)].filter((value) => value !== null)
  ids = {
    categories: [x, y, z, other],
    sellers: [a.id, b.id],
    brands: distinct(known.map(({ brand }) => brand)),
    families: distinct(known.map(({ family }) => family)),
  }
})
afterAll(() => test.close())

const nameKey = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const orders: Record<string, (a: Known, b: Known) => number> = {
  sortNewest: (a, b) => Number(b.isWhole) - Number(a.isWhole) || b.createdAt - a.createdAt || b.id - a.id,
  sortOldest: (a, b) => Number(b.isWhole) - Number(a.isWhole) || a.createdAt - b.createdAt || a.id - b.id,
  sortAlphabetically: (a, b) =>
    nameKey(a.name) < nameKey(b.name) ? -1 : nameKey(a.name) > nameKey(b.name) ? 1 : a.id - b.id,
  sortLowestPrice: (a, b) => (a.price ?? 1e9) - (b.price ?? 1e9) || a.id - b.id,
  sortHighestPrice: (a, b) => (b.price ?? -1) - (a.price ?? -1) || b.id - a.id,
}

type Query = Partial<
  Record<
    | 'category'
    | 'brand'
    | 'country'
    | 'supplier'
    | 'family'
    | 'availability'
    | 'direct'
    | 'priceRange'
    | 'categoryStrict'
    | 'sort'
    | 'search',
    string
  >
>

/** What a list holds (docs/product.md#catalogue), written down as plainly as possible. */
function expectedOf(query: Query, isMember: boolean): Known[] {
  const within = (list: string | undefined, value: unknown) =>
    list === undefined || list.split(',').includes(String(value))
  const [min, max] = (query.priceRange ?? '').split(',').map(Number)
  const found = known.filter((product) => {
    const categories = query.category?.split(',').map(Number)
    const fits = (id: number) => product.categories.includes(id)
    return (
      (!categories || (query.categoryStrict ? categories.every(fits) : categories.some(fits))) &&
      within(query.brand, product.brand) &&
      within(query.country, countryNames[product.country]) &&
      within(query.supplier, product.seller) &&
      within(query.family, product.family) &&
      within(query.availability, product.availability) &&
      within(query.direct, product.isDirect) &&
      (!query.search || product.name.toLowerCase().includes(query.search)) &&
      (!isMember ||
        !query.priceRange ||
        (product.price !== null && product.price >= (min ?? 0) && product.price <= (max ?? 0)))
    )
  })
  const priced = query.sort === 'sortLowestPrice' || query.sort === 'sortHighestPrice'
  const sort = !query.sort || (priced && !isMember) ? 'sortNewest' : query.sort
  return found.sort(orders[sort])
}

async function ask(query: Query, isMember: boolean, page: number, perPage: number) {
  const { sort, ...filters } = query
  const caller = isMember ? await buyer() : test.guest
  const answer = await caller.get('/api/v1/products/all', {
    query: { ...filters, ...(sort && { [sort]: 'true' }), page, perPage },
  })
  expect(answer.status).toBe(200)
  const { data, ...rest } = answer.body.data
  return { ...rest, ids: data.map((product: { id: number }) => product.id) }
}

let caller: Awaited<ReturnType<TestApp['as']>> | undefined
async function buyer() {
  caller ??= await test.as('buyer')
  return caller
}

describe('a list of products', () => {
  it('holds what the filters say, in the order of the sort, page by page, for members and guests', async () => {
    const oneOf = (values: readonly (string | number)[]) =>
      fc.subarray(values.map(String), { minLength: 1 }).map((some) => some.join(','))
    const filters = {
      category: oneOf(ids.categories),
      brand: oneOf(ids.brands),
      country: oneOf(Object.values(countryNames)),
      supplier: oneOf(ids.sellers),
      family: oneOf(ids.families),
      availability: oneOf(['in-stock', 'on-demand', 'out-of-stock']),
      direct: oneOf(['true', 'false']),
      priceRange: fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`),
      search: fc.constantFrom('amber', 'item', 'zinc'),
    }
    // Of all filters at once nothing would be left to be wrong.
    const some = fc.subarray(Object.keys(filters) as (keyof typeof filters)[], { maxLength: 3 })
    const query: fc.Arbitrary<Query> = fc
      .tuple(
        some,
        fc.record(filters),
        fc.constantFrom(undefined, ...Object.keys(orders)),
        fc.constantFrom(undefined, undefined, 'true'),
      )
      .map(([names, values, sort, categoryStrict]) => ({
        ...Object.fromEntries(names.map((name) => [name, values[name]])),
        ...(sort && { sort }),
        ...(categoryStrict && { categoryStrict }),
      }))
    await fc.assert(
      fc.asyncProperty(
        query,
        fc.boolean(),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 30 }),
        async (query, isMember, page, perPage) => {
          const expected = expectedOf(query, isMember)
          expect(await ask(query, isMember, page, perPage)).toEqual({
            current_page: page,
            per_page: perPage,
            total: expected.length,
            ids: expected.slice((page - 1) * perPage, page * perPage).map(({ id }) => id),
          })
        },
      ),
      { numRuns: 300 },
    )
  })

  it.each([
    'category=0',
    'category=abc',
    'brand=99999',
    'country=Atlantis',
    'supplier=x',
    'family=-1',
    'availability=maybe',
    "availability=' or 1=1",
    'direct=perhaps',
    'search=%21%21',
  ])('is empty for %s, which nothing can be', async (query) => {
    const answer = await test.guest.get(`/api/v1/products/all?${query}`)
    expect(answer.body.data).toEqual({ data: [], current_page: 1, per_page: 12, total: 0 })
  })

  it.each(['category=', 'title=Anything', 'unknown=1', 'search=', 'priceRange=', 'sortNewest=false'])(
    'is whole for %s, which filters nothing',
    async (query) => {
      const answer = await test.guest.get(`/api/v1/products/all?${query}`)
      expect(answer.body.data.total).toBe(known.length)
    },
  )

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=x', 'page'],
    ['page=10001', 'page'],
    ['perPage=0', 'perPage'],
    ['perPage=101', 'perPage'],
  ])('is refused for %s, naming the field', async (query, field) => {
    const answer = await test.guest.get(`/api/v1/products/all?${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: { [field]: expect.any(String) } })
  })

  it('takes a price that is no number for 0', async () => {
    const caller = await buyer()
    expect((await caller.get('/api/v1/products/all?priceRange=x,3')).body.data.total).toBe(
      expectedOf({ priceRange: '0,3' }, true).length,
    )
    expect((await caller.get('/api/v1/products/all?priceRange=x,y')).body.data.total).toBe(0)
  })
})
