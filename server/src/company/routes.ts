import {
  getCompany,
  listCompanyLocations,
  listCompanyUnits,
  listLocations,
  listNewSellers,
  listSellers,
} from '@fairquay/contract/company/endpoints.ts'
import { findCountryByName } from '@fairquay/contract/countries.ts'
import { readSort } from '../catalogue/read-question.ts'
import { makeWordQuery } from '../catalogue/read-words.ts'
import { type App, implement } from '../http.ts'
import { openCompanyPage } from './open-page.ts'
import { findHeadquarters, findSellers, findUnits, type SellerQuestion } from './queries.ts'

const defaultPerPage = 12
const defaultNew = 8

export function companyRoutes(app: App): void {
  implement(app, listSellers, async ({ query }) => {
    const sort = readSort(query, 'guest')
    const question: SellerQuestion = {
      words: query.search?.trim() ? makeWordQuery(query.search) : undefined,
      countryCodes: query.country?.trim() ? readCountries(query.country) : undefined,
      sort: sort === 'name' || sort === 'oldest' ? sort : 'newest',
      page: query.page ?? 1,
      perPage: query.perPage ?? defaultPerPage,
    }
    const { cards, total } = await findSellers(app.db, question)
    return {
      jsonText: `{"data":[${cards}],"pagination":{"current_page":${question.page},"per_page":${question.perPage},"total":${total}}}`,
    }
  })

  implement(app, listNewSellers, async ({ query }) => {
    const question = {
      words: undefined,
      countryCodes: undefined,
      sort: 'newest',
      page: 1,
      perPage: query.limit ?? defaultNew,
    } as const
    return { jsonText: `{"data":[${(await findSellers(app.db, question)).cards}]}` }
  })

  implement(app, getCompany, async ({ params }) => {
    const { facts } = await openCompanyPage(app.db, params.slug)
    return { jsonText: `{"data":{"company":${facts}}}` }
  })

  implement(app, listCompanyLocations, async ({ query }) => findHeadquarters(app.db, query.company_id))
  implement(app, listCompanyUnits, async ({ query }) => findUnits(app.db, { companyId: query.company_id }))
  implement(app, listLocations, async ({ query }) => findUnits(app.db, { branchId: query.id }))
}

function readCountries(names: string): string[] {
  return names.split(',').flatMap((name) => findCountryByName(name)?.code ?? [])
}
