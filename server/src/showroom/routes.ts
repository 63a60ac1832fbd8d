import { writeOrderValue } from '@fairquay/contract/order-value/form.ts'
import { getShop, getShowroom, getShowroomFilters } from '@fairquay/contract/showroom/endpoints.ts'
import { padPageSize } from '@fairquay/contract/showroom/order-pad.ts'
import { facetOf } from '../catalogue/facets.ts'
import { joinPage, listProducts } from '../catalogue/list-products.ts'
import { type FacetSet, type Question, readSets, readSort } from '../catalogue/read-question.ts'
import { openCompanyPage } from '../company/open-page.ts'
import type { Database } from '../database.ts'
import { type App, type Call, implement } from '../http.ts'
import { stored, writeJson } from '../json-text.ts'
import { keepAnswer } from '../kept-answers.ts'
import { findOrderValues } from '../order-value/queries.ts'
import { audienceOf } from '../session.ts'
import { findPadRows, findShowroomFilters } from './queries.ts'

const defaultPerPage = 20

export function showroomRoutes(app: App): void {
  async function writeShowroom(db: Database, { params, query, viewer }: Call<typeof getShowroom>): Promise<string> {
    const audience = audienceOf(viewer)
    const company = await openCompanyPage(db, params.slug)
    const question: Question = {
      sets: readShowroomSets(company.id, query),
      price: undefined,
      words: undefined,
      sort: readSort(query, audience) ?? 'position',
      page: query.page ?? 1,
      perPage: query.perPage ?? defaultPerPage,
    }
    const products = joinPage(await listProducts(db, question, audience), question)
    // Amounts tell prices, and guests see none.
    const value = viewer && (await findOrderValues(db, [company.id])).get(company.id)
    const order_value = value ? writeOrderValue(value) : null
    const data = { company: stored(company.facts), seller_rating: company.rating, order_value, products }
    return writeJson({ data })
  }

  implement(app, getShowroom, async (call) => {
    const { params, query, viewer } = call
    const audience = audienceOf(viewer)
    const key = JSON.stringify(['showroom', audience, params.slug, query])
    return { keptAnswer: await keepAnswer(app.db, audience, key, (db) => writeShowroom(db, call)), isForMembers: true }
  })

  implement(app, getShowroomFilters, async ({ params, query }) => {
    const sets = readShowroomSets(params.supplierId, query)
    const key = JSON.stringify(['showroom filters', params.supplierId, sets])
    const find = async (db: Database) => JSON.stringify(await findShowroomFilters(db, params.supplierId, sets))
    return { keptAnswer: await keepAnswer(app.db, 'guest', key, find), isForMembers: true }
  })

  implement(app, getShop, async ({ params, query, viewer }) => {
    const audience = audienceOf(viewer)
    const place = { page: query.page ?? 1, perPage: padPageSize }
    const key = JSON.stringify(['shop', params.slug, place, audience])
    return {
      keptAnswer: await keepAnswer(app.db, audience, key, async (db) => {
        const company = await openCompanyPage(db, params.slug)
        const { supplier, cards, total } = await findPadRows(db, company.id, place, audience)
        return writeJson({ data: { company: stored(supplier), products: joinPage({ cards, total }, place) } })
      }),
      isForMembers: true,
    }
  })
}

/** The seller comes first: its own order is walked along. */
function readShowroomSets(companyId: number, { brand, category, family }: ShowroomQuery): FacetSet[] {
  return [
    { facets: [facetOf.seller(companyId)], every: false, mayOverlap: false },
    ...readSets({ brand, category, family }),
  ]
}

type ShowroomQuery = { brand?: string; category?: string; family?: string }
