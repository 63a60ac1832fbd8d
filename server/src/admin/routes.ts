import { listOutbox } from '@fairquay/contract/admin/endpoints.ts'
import { type App, implement } from '../http.ts'
import { countMails, findMails } from './queries.ts'

const defaultPerPage = 20

export function adminRoutes(app: App): void {
  implement(app, listOutbox, async ({ query: { page = 1, perPage = defaultPerPage } }) => {
    const rows = await findMails(app.db, perPage, (page - 1) * perPage)
    return {
      data: rows.map((row) => ({
        id: row.id,
        to: row.to_address,
        subject: row.subject,
        text: row.text,
        created_at: row.created_at.toISOString(),
        sent_at: row.sent_at?.toISOString() ?? null,
      })),
      pagination: { current_page: page, per_page: perPage, total: await countMails(app.db) },
    }
  })
}
