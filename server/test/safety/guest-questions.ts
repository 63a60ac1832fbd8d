import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import fc from 'fast-check'
import type { ListedRoute } from '../../src/route-list.ts'
import type { TestApp } from '../app.ts'

/** Something a guest sends: a whole address with its query, and how. */
export type GuestQuestion = { method: 'GET' | 'HEAD'; url: string; headers: Record<string, string> }

/** Names and numbers of a marketplace that questions can be about. */
type Subjects = Record<
  'productSlugs' | 'companySlugs' | 'ids' | 'words' | 'brands' | 'families' | 'categories' | 'countries' | 'files',
  string[]
>

async function findSubjects({ db }: TestApp): Promise<Subjects> {
  const texts = async (table: 'listings' | 'company_listings' | 'old_slugs') =>
    (await db.selectFrom(table).select('slug').orderBy('slug').execute()).map(({ slug }) => slug)
  const ids = async (table: 'companies' | 'brands' | 'families' | 'sub_industries' | 'branches') =>
    (await db.selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => String(id))
  const names = await db.selectFrom('products').select('name').orderBy('id').execute()
  const countries = await db.selectFrom('countries').select('name').orderBy('name').execute()
  const files = await db.selectFrom('images').select(['name', 'format']).orderBy('id').limit(20).execute()
  return {
    productSlugs: [...(await texts('listings')), ...(await texts('old_slugs')), 'never-was'],
    companySlugs: [...(await texts('company_listings')), 'never-was'],
    ids: [...(await ids('companies')), ...(await ids('branches')), '0', '2000000000'],
    words: [...new Set(names.flatMap(({ name }) => name.split(/\W+/)))].filter((word) => word.length > 2),
    brands: await ids('brands'),
    families: await ids('families'),
    categories: await ids('sub_industries'),
    countries: countries.map(({ name }) => name),
    files: files.map(({ name, format }) => `${name}.${format}`),
  }
}

const prices = fc.oneof(
  fc.tuple(fc.nat(3000), fc.nat(3000)).map(([low, more]) => `${low},${low + more}`),
  fc.tuple(fc.nat(300), fc.nat(99)).map(([whole, part]) => `${whole}.${part},`),
  fc.constantFrom('0,0', ',', '5', '-1,1', 'a,b', '1e3,1e9', '0.01,0.02'),
)

/** Values for a query parameter by its name: mostly such as find something, some that make no sense. */
function valuesFor(name: string, subjects: Subjects): fc.Arbitrary<string> {
  const some = (values: readonly string[]) =>
    fc.subarray([...values], { minLength: 1, maxLength: 3 }).map((list) => list.join(','))
  if (/^sort/.test(name)) return fc.constantFrom('true', 'true', 'false', '1')
  const known: Record<string, fc.Arbitrary<string>> = {
    page: fc.constantFrom('1', '1', '2', '3', '30', '0', '10001', 'x'),
    perPage: fc.constantFrom('1', '5', '12', '100', '101'),
    limit: fc.constantFrom('1', '8', '40', '41'),
    category: some(subjects.categories),
    brand: some(subjects.brands),
    family: some(subjects.families),
    country: some(subjects.countries),
    supplier: fc.constantFrom(...subjects.ids),
    company_id: fc.constantFrom(...subjects.ids),
    id: fc.constantFrom(...subjects.ids),
    availability: fc.constantFrom('in-stock', 'on-demand', 'out-of-stock', 'in-stock,on-demand'),
    direct: fc.constantFrom('true', 'false'),
    available: fc.constantFrom('true', 'false'),
    priceRange: prices,
    search: fc.oneof(
      fc.constantFrom(...subjects.words),
      fc.constantFrom(...subjects.words).map((word) => word.slice(0, 3)),
      fc.constantFrom('12.50', 'price', 'special deal', 'cheap', 'USD', '-oil', '"', ''),
    ),
    target: fc.constantFrom('all', 'products', 'sellers', 'brands', 'prices'),
  }
  return known[name] ?? fc.constantFrom('true', '1', 'x')
}

/** Parameters that no call declares, but somebody might try. */
const undeclared = ['sort', 'orderBy', 'price', 'minPrice', 'fields', 'include', 'order[price]', 'sortDiscount']

const headers = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { authorization: 'Bearer x' },
  { authorization: `Bearer ${'A'.repeat(43)}` },
  { accept: 'text/html' },
  { 'accept-encoding': 'gzip' },
  { 'x-http-method-override': 'PUT' },
)

/** Questions to every address that a guest may read, and to some that do not exist. */
export async function makeQuestions(market: TestApp): Promise<fc.Arbitrary<GuestQuestion>> {
  const subjects = await findSubjects(market)
  const readable = market.app.http.routeList.filter(
    ({ method, url }) => method === 'GET' && !/^\/(docs|ready)/.test(url),
  )
  const open = readable.filter(({ endpoint }) => !endpoint || endpoint.access === 'anyone')
  const closed = readable.filter((route) => !open.includes(route))
  const ask = (routes: readonly ListedRoute[]) => fc.oneof(...routes.map((route) => askRoute(route, subjects)))
  // These have the most ways to ask, and cards in their answers.
  const rich = open.filter(({ url }) => /products\/all|showroom\/:slug|product\/:slug|shop\/:slug|search$/.test(url))
  const strange = fc.constantFrom(
    '/',
    '/p',
    '/api',
    '/api/v1/products',
    '/api/v1/prices',
    '/api/v1/products/all/1',
    '/sitemaps/prices-1.xml',
  )
  return fc.oneof(
    { weight: 16, arbitrary: ask(rich) },
    { weight: 12, arbitrary: ask(open) },
    { weight: 2, arbitrary: ask(closed) },
    { weight: 1, arbitrary: fc.record({ method: fc.constant('GET' as const), url: strange, headers }) },
  )
}

function askRoute({ url, endpoint }: ListedRoute, subjects: Subjects): fc.Arbitrary<GuestQuestion> {
  const path = [...url.matchAll(/:(\w+)/g)].reduce<fc.Arbitrary<string>>(
    (before, [, name = '']) =>
      fc.tuple(before, paramOf(url, name, subjects)).map(([text, value]) => text.replace(`:${name}`, value)),
    fc.constant(url),
  )
  const method = fc.constantFrom('GET' as const, 'GET' as const, 'GET' as const, 'HEAD' as const)
  return fc
    .record({ method, path, query: askQuery(endpoint, subjects), headers })
    .map(({ path, query, ...more }) => ({ ...more, url: query === '' ? path : `${path}?${query}` }))
}

function paramOf(url: string, name: string, subjects: Subjects): fc.Arbitrary<string> {
  if (name === 'slug')
    return fc.constantFrom(...(/company|showroom|shop|\/s\//.test(url) ? subjects.companySlugs : subjects.productSlugs))
  if (name === 'name') return fc.constantFrom(...subjects.files)
  if (name === 'file') return fc.constantFrom('products-1.xml', 'sellers-1.xml', 'products-9.xml', 'x')
  return fc.constantFrom(...subjects.ids)
}

function askQuery(endpoint: Endpoint | undefined, subjects: Subjects): fc.Arbitrary<string> {
  const declared = Object.keys((endpoint?.query as { properties?: object } | undefined)?.properties ?? {})
  const pair = (names: readonly string[]) =>
    fc
      .constantFrom(...names)
      .chain((name) => valuesFor(name, subjects).map((value) => [name, value] as [string, string]))
  const pairs =
    declared.length === 0 ? fc.array(pair(undeclared), { maxLength: 1 }) : fc.array(pair(declared), { maxLength: 5 })
  const more = fc.array(pair(undeclared), { maxLength: 1 })
  const search = declared.includes('search')
    ? valuesFor('search', subjects).map((value) => [['search', value] as [string, string]])
    : fc.constant([])
  return fc
    .tuple(search, pairs, more)
    .map((lists) => new URLSearchParams(Object.entries(Object.fromEntries(lists.flat()))).toString())
}
