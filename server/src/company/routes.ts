import {
  changeOwnCompany,
  getCompany,
  getOwnCompany,
  getReadiness,
  listCompanyLocations,
  listCompanyUnits,
  listLocations,
  listNewSellers,
  listSellers,
  uploadBanner,
} from '@fairquay/contract/company/endpoints.ts'
import { findCountryByName } from '@fairquay/contract/countries.ts'
import { readSort } from '../catalogue/read-question.ts'
import { makeWordQuery } from '../catalogue/read-words.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import { stored, storedList, writeJson } from '../json-text.ts'
import { keepAnswer } from '../kept-answers.ts'
import { companyOf } from '../session.ts'
import { changeBanner } from './change-banner.ts'
import { readCompany, saveCompany } from './edit-company.ts'
import { openCompanyPage } from './open-page.ts'
import { findHeadquarters, findSellers, findUnits, type SellerQuestion } from './queries.ts'
import { findReadiness } from './readiness-queries.ts'

const defaultPerPage = 12
const defaultNew = 8

export function companyRoutes(app: App): void {
  implement(app, listSellers, async ({ query }) => {
    const sort = readSort(query, 'guest')
    const question: SellerQuestion = {
      words: query.search?.trim() ? makeWordQuery(query.search) : undefined,
      countryCodes: query.country?.trim() ? readCountries(query.country) : undefined,
      categories: query.category?.trim() ? readCategories(query.category) : undefined,
      sort: sort === 'name' || sort === 'oldest' ? sort : 'newest',
      page: query.page ?? 1,
      perPage: query.perPage ?? defaultPerPage,
    }
    return {
      keptAnswer: await keepAnswer(app.db, 'guest', JSON.stringify(['sellers', question]), async (db) => {
        const { cards, total } = await findSellers(db, question)
        const pagination = { current_page: question.page, per_page: question.perPage, total }
        return writeJson({ data: storedList(cards), pagination })
      }),
      isForMembers: true,
    }
  })

  implement(app, listNewSellers, async ({ query }) => {
    const question = {
      words: undefined,
      countryCodes: undefined,
      categories: undefined,
      sort: 'newest',
      page: 1,
      perPage: query.limit ?? defaultNew,
    } as const
    return {
      keptAnswer: await keepAnswer(app.db, 'guest', JSON.stringify(['new sellers', question.perPage]), async (db) =>
        writeJson({ data: storedList((await findSellers(db, question)).cards) }),
      ),
      isForMembers: true,
    }
  })

  implement(app, getCompany, async ({ params }) => {
    return {
      keptAnswer: await keepAnswer(app.db, 'guest', JSON.stringify(['company', params.slug]), async (db) => {
        const { facts, rating } = await openCompanyPage(db, params.slug)
        return writeJson({ data: { company: stored(facts), seller_rating: rating } })
      }),
      isForMembers: true,
    }
  })

  implement(app, listCompanyLocations, async ({ query }) => findHeadquarters(app.db, query.company_id))
  implement(app, listCompanyUnits, async ({ query }) => findUnits(app.db, { companyId: query.company_id }))
  implement(app, listLocations, async ({ query }) => findUnits(app.db, { branchId: query.id }))

  implement(app, getOwnCompany, ({ viewer }) => readCompany(app.db, companyOf(viewer).id))
  implement(app, getReadiness, async ({ viewer }) => {
    const found = await findReadiness(app.db, companyOf(viewer).id)
    if (!found) throw new Failure('not_found')
    return found
  })
  implement(app, changeOwnCompany, ({ viewer, body }) =>
    inTransaction(app.db, async (tx) => {
      await saveCompany(tx, viewer, body)
      return readCompany(tx, companyOf(viewer).id)
    }),
  )
  implement(app, uploadBanner, async ({ viewer, body }) => ({
    success: true as const,
    data: { company: await inTransaction(app.db, (tx) => changeBanner(tx, viewer, body)) },
  }))
}

function readCountries(names: string): string[] {
  return names.split(',').flatMap((name) => findCountryByName(name)?.code ?? [])
}

function readCategories(ids: string): number[] {
  return ids.split(',').flatMap((id) => (/^\s*[1-9]\d{0,8}\s*$/.test(id) ? Number(id) : []))
}
