import * as endpoints from '@fairquay/contract/admin/word-endpoints.ts'
import { type App, implement } from '../http.ts'
import { changeCountry, changeWord, deleteWord, mergeWord } from './change-words.ts'
import { presentWord } from './present.ts'
import { countWords, findCountriesForDesk, findWords } from './word-queries.ts'

const defaultPerPage = 30

export function wordRoutes(app: App): void {
  implement(app, endpoints.listWords, async ({ params, query: { page = 1, perPage = defaultPerPage, ...query } }) => {
    const search = query.search?.trim() ?? ''
    const rows = await findWords(app.db, params.kind, { search, limit: perPage, offset: (page - 1) * perPage })
    const total = await countWords(app.db, params.kind, search)
    return { data: rows.map(presentWord), pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, endpoints.changeWord, async ({ viewer, params, body }) => {
    await changeWord(app, viewer, params.kind, params.id, body)
    return { success: true }
  })

  implement(app, endpoints.mergeWord, async ({ viewer, params, body }) => ({
    success: true,
    products: await mergeWord(app, viewer, params.kind, params.id, body.into),
  }))

  implement(app, endpoints.deleteWord, async ({ viewer, params }) => {
    await deleteWord(app, viewer, params.kind, params.id)
    return { success: true }
  })

  implement(app, endpoints.listDeskCountries, async () => ({ data: await findCountriesForDesk(app.db) }))

  implement(app, endpoints.changeCountry, async ({ viewer, params, body }) => {
    await changeCountry(app, viewer, params.code, body.excluded)
    return { success: true }
  })
}
