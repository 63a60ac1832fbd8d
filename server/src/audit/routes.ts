import { listAudit, listAuditPeople } from '@fairquay/contract/audit/endpoints.ts'
import { type App, implement } from '../http.ts'
import { findAudit, findAuditPeople } from './queries.ts'

const defaultPerPage = 50

export function auditRoutes(app: App): void {
  implement(app, listAudit, async ({ query }) => {
    const perPage = query.perPage ?? defaultPerPage
    const rows = await findAudit(app.db, query, perPage + 1)
    const shown = rows.slice(0, perPage)
    return {
      data: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
      next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null,
    }
  })

  implement(app, listAuditPeople, async () => ({ data: await findAuditPeople(app.db) }))
}
