import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, openTestApp, type TestApp } from '../../test/app.ts'
import { listEndpoints } from '../../test/endpoints.ts'
import { cartonOf, makeCompany, makeIndustry, makeProduct } from '../../test/make.ts'

/** Two marketplaces that are the same but for their prices. */
let cheap: TestApp
let dear: TestApp
beforeAll(async () => {
  cheap = await openTestApp()
  dear = await openTestApp()
  await fill(cheap, (n) => ((n * 7) % 13) * 100 + 50)
  await fill(dear, (n) => ((n * 5) % 11) * 90_000 + 7)
})
afterAll(() => Promise.all([cheap.close(), dear.close()]))

const day = (n: number) => new Date(Date.UTC(2026, 2, 1 + n))

/** Differs in nothing but what `priceOf` says, discounts and prices of packs included. */
async function fill({ db }: TestApp, priceOf: (n: number) => number): Promise<void> {
  const categories = await makeIndustry(db, 'Food', ['Oils', 'Teas'])
  for (const [place, country] of ['PT', 'JP'].entries()) {
    const seller = await makeCompany(db, { name: `House of ${country}`, country, createdAt: day(place) })
    for (let n = 0; n < 14; n++) {
      const price = priceOf(n + place)
      const discounted = price % 2 ? { listPrice: readUnitPrice(price * 2) } : {}
      await makeProduct(db, seller.id, {
        name: `Good ${n}`,
        country,
        createdAt: day(n),
        categories: [categories[n % 2] ?? 0],
        brand: n % 3 ? 'Alba' : 'Boreal',
        tags: n % 4 ? ['Organic'] : ['Special Deal'],
        options: [{ name: 'Size', values: ['S', 'L'] }],
        terms: [
          plainTerm(price, { options: { Size: 'S' }, maxQty: 9, availableQty: n, ...discounted }),
          plainTerm(Math.round(price / 2), { options: { Size: 'S' }, minQty: 10, availableQty: n }),
          plainTerm(priceOf(n + 5), { options: { Size: 'L' }, availableQty: n }),
        ],
        packaging: [cartonOf(6, { packPrice: readUnitPrice(price * 6) })],
      })
    }
  }
}

const forbidden = /price|discount|get_prices|sales_?term|minMax/i
/** The name of a filter, not a price: what the panel offers. */
const harmless = new Set(['priceRange'])

function findPriceKeys(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => findPriceKeys(inner, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(forbidden.test(key) && !harmless.has(key) ? [`${path}.${key}`] : []),
    ...findPriceKeys(inner, `${path}.${key}`),
  ])
}

/** A call of an endpoint that finds something, made from what its path and query ask for. */
function fillIn({ path }: Endpoint): string {
  const isCompany = /company|showroom|shop|sellers?\b/i.test(path)
  return path.replace(':slug', isCompany ? 'house-of-pt' : 'good-3').replace(/:(\w*)/g, '1')
}

const query = 'search=good&target=all&company_id=1&id=1&sortLowestPrice=true&priceRange=1,100'

describe('a guest', () => {
  it('is told of no price by any call there is', async () => {
    const open = (await listEndpoints()).filter(
      ({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'anyone',
    )
    expect(open.length).toBeGreaterThan(15)
    const answered: string[] = []
    for (const { name, endpoint } of open) {
      const { status, body } = await cheap.guest.get(`${fillIn(endpoint)}?${query}`)
      expect(findPriceKeys(body), name).toEqual([])
      if (status === 200) answered.push(name)
    }
    expect(answered).toEqual(
      expect.arrayContaining([
        'listProducts',
        'getProduct',
        'getFilters',
        'getShowroom',
        'search',
        'listSpecialPrices',
      ]),
    )
  })

  it('is told of prices by the same walk once signed in, so that the walk can find them', async () => {
    const buyer = await cheap.as('buyer')
    expect(findPriceKeys((await buyer.get('/api/v1/products/all')).body)).toContain('.data.data[0].shown_price.price')
    expect(findPriceKeys((await buyer.get('/api/v1/filters')).body)).toContain('.minMaxPrice')
  })

  it('gets the same bytes from two marketplaces that differ in prices only, whatever is asked', async () => {
    const open = (await listEndpoints()).filter(
      ({ endpoint }) => endpoint.method === 'GET' && endpoint.access === 'anyone',
    )
    const sorts = ['sortNewest', 'sortOldest', 'sortAlphabetically', 'sortLowestPrice', 'sortHighestPrice']
    const parameters = {
      page: fc.integer({ min: 0, max: 4 }),
      perPage: fc.integer({ min: 1, max: 12 }),
      category: fc.constantFrom('1', '2', '1,2'),
      brand: fc.constantFrom('1', '2'),
      country: fc.constantFrom('Portugal', 'Japan', 'Portugal,Japan'),
      availability: fc.constantFrom('in-stock', 'out-of-stock'),
      priceRange: fc.tuple(fc.nat(2000), fc.nat(2000)).map((ends) => ends.join(',')),
      search: fc.constantFrom('good', 'alba', 'special deal', '12.50'),
      target: fc.constantFrom('all', 'products', 'sellers', 'brands'),
    }
    const some = fc.subarray(Object.keys(parameters) as (keyof typeof parameters)[], { maxLength: 3 })
    const question = fc
      .tuple(some, fc.record(parameters), fc.constantFrom(undefined, ...sorts))
      .map(([names, values, sort]) => ({
        ...Object.fromEntries(names.map((name) => [name, values[name]])),
        ...(sort && { [sort]: 'true' }),
      }))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...open.map(({ endpoint }) => fillIn(endpoint))),
        question,
        async (path, asked) => {
          const ask = { query: { company_id: 1, id: 1, search: 'good', ...asked } }
          const [one, other] = [await cheap.guest.get(path, ask), await dear.guest.get(path, ask)]
          expect(comparable(one)).toEqual(comparable(other))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('gets other bytes where a price shows, so that the comparison can find one', async () => {
    const [one, other] = [await cheap.as('buyer'), await dear.as('buyer')]
    expect((await one.get('/api/v1/products/all')).text).not.toBe((await other.get('/api/v1/products/all')).text)
  })
})

function comparable({ status, headers, text }: Answer) {
  return { status, length: headers['content-length'], text }
}
