import { listDeskCompanies, listPeople } from '@fairquay/contract/admin/people-endpoints.ts'
import { type App, implement } from '../http.ts'
import { findCompaniesForDesk, findPeople } from './people-queries.ts'

const defaultPerPage = 30

export function peopleRoutes(app: App): void {
  implement(app, listPeople, async ({ query }) => {
    const { page = 1, perPage = defaultPerPage } = query
    const { rows, total } = await findPeople(app.db, query, perPage, (page - 1) * perPage)
    return {
      data: rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        seen_at: row.seen_at?.toISOString() ?? null,
      })),
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, listDeskCompanies, async ({ query }) => {
    const { page = 1, perPage = defaultPerPage } = query
    const { rows, total } = await findCompaniesForDesk(app.db, query, perPage, (page - 1) * perPage)
    return {
      data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      pagination: { current_page: page, per_page: perPage, total },
    }
  })
}
