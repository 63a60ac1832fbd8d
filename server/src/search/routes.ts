import { autocomplete, search } from '@fairquay/contract/search/endpoints.ts'
import { type App, implement } from '../http.ts'
import { findResults, suggest } from './find-results.ts'

const mostSuggestions = 8
const defaultPerPage = 16

export function searchRoutes(app: App): void {
  implement(app, autocomplete, async ({ query }) => ({
    jsonText: `{"data":{"data":[${await suggest(app.db, query.search, query.target ?? 'all', mostSuggestions)}]}}`,
  }))

  implement(app, search, async ({ query }) => {
    const [page, perPage] = [query.page ?? 1, query.perPage ?? defaultPerPage]
    const { hits, total } = await findResults(app.db, {
      typed: query.search,
      target: query.target ?? 'all',
      page,
      perPage,
    })
    return {
      jsonText: `{"data":[${hits}],"pagination":{"current_page":${page},"per_page":${perPage},"total":${total}}}`,
    }
  })
}
