import {
  listBrands,
  listCountries,
  listIndustryCategories,
  listNewArrivals,
  listSpecialPrices,
} from '@fairquay/contract/explore/endpoints.ts'
import { listProducts } from '../catalogue/list-products.ts'
import { shelfOf } from '../catalogue/shelves.ts'
import { type App, implement, type JsonText } from '../http.ts'
import { storedList, writeJson } from '../json-text.ts'
import { type Audience, audienceOf } from '../session.ts'
import { findBrands, findCountries, findIndustries } from './queries.ts'

const defaultBrands = 36
const defaultSpecial = 12

export function exploreRoutes(app: App): void {
  implement(app, listIndustryCategories, async ({ query }) => ({
    success: true as const,
    data: { industries: await findIndustries(app.db, query.available === 'true') },
  }))

  implement(app, listBrands, async ({ query }) => {
    const [page, perPage] = [query.page ?? 1, query.perPage ?? defaultBrands]
    const { brands, total } = await findBrands(app.db, page, perPage)
    return { data: { brands: { data: brands, current_page: page, per_page: perPage, total } } }
  })

  implement(app, listCountries, async () => ({ countries: await findCountries(app.db) }))

  implement(app, listNewArrivals, async ({ query, viewer }) =>
    listShelf(app, shelfOf.all, query.limit, audienceOf(viewer)),
  )

  implement(app, listSpecialPrices, async ({ query, viewer }) =>
    listShelf(app, viewer ? shelfOf.deal : shelfOf.offer, query.limit, audienceOf(viewer)),
  )
}

async function listShelf(
  app: App,
  shelf: string,
  limit = defaultSpecial,
  audience: Audience = 'guest',
): Promise<JsonText> {
  const sets = [{ shelves: [shelf], every: false, mayOverlap: false }]
  const question = { sets, price: undefined, words: undefined, sort: 'newest', page: 1, perPage: limit } as const
  const { cards } = await listProducts(app.db, question, audience)
  return { jsonText: writeJson(storedList(cards)) }
}
