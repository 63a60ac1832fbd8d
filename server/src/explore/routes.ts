import {
  listBrands,
  listCountries,
  listIndustryCategories,
  listNewArrivals,
  listSpecialPrices,
} from '@fairquay/contract/explore/endpoints.ts'
import { facetOf } from '../catalogue/facets.ts'
import { listProducts } from '../catalogue/list-products.ts'
import type { Database } from '../database.ts'
import { type App, implement } from '../http.ts'
import { storedList, writeJson } from '../json-text.ts'
import { keepAnswer } from '../kept-answers.ts'
import type { Kept } from '../known-answers.ts'
import { type Audience, audienceOf } from '../session.ts'
import { findBrands, findCountries, findIndustries } from './queries.ts'

const defaultBrands = 36
const defaultSpecial = 12

export function exploreRoutes(app: App): void {
  /** The same for everybody, without a price: made once, and again after the market has changed. */
  async function keep(key: unknown[], find: (db: Database) => Promise<object>): Promise<Kept> {
    return {
      keptAnswer: await keepAnswer(app.db, 'guest', JSON.stringify(key), async (db) => JSON.stringify(await find(db))),
      isForMembers: true,
    }
  }

  implement(app, listIndustryCategories, ({ query }) => {
    const onlyAvailable = query.available === 'true'
    return keep(['industries', onlyAvailable], async (db) => ({
      success: true,
      data: { industries: await findIndustries(db, onlyAvailable) },
    }))
  })

  implement(app, listBrands, ({ query }) => {
    const [page, perPage] = [query.page ?? 1, query.perPage ?? defaultBrands]
    return keep(['brands', page, perPage], async (db) => {
      const { brands, total } = await findBrands(db, page, perPage)
      return { data: { brands: { data: brands, current_page: page, per_page: perPage, total } } }
    })
  })

  implement(app, listCountries, () => keep(['countries'], async (db) => ({ countries: await findCountries(db) })))

  implement(app, listNewArrivals, async ({ query, viewer }) =>
    listFacet(app, facetOf.all, query.limit, audienceOf(viewer)),
  )

  implement(app, listSpecialPrices, async ({ query, viewer }) =>
    listFacet(app, viewer ? facetOf.deal : facetOf.offer, query.limit, audienceOf(viewer)),
  )
}

async function listFacet(app: App, facet: string, limit = defaultSpecial, audience: Audience = 'guest'): Promise<Kept> {
  const sets = [{ facets: [facet], every: false, mayOverlap: false }]
  // The front of the market: what has no picture, or nobody would find, is left out.
  const page = { page: 1, perPage: limit }
  const question = { sets, price: undefined, words: undefined, sort: 'newest', isWhole: true, ...page } as const
  return {
    keptAnswer: await keepAnswer(app.db, audience, JSON.stringify(['front', facet, limit, audience]), async (db) =>
      writeJson(storedList((await listProducts(db, question, audience)).cards)),
    ),
    isForMembers: true,
  }
}
