import * as reports from '@fairquay/contract/reports/endpoints.ts'
import { inTransaction } from '../database.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { decideOnCase } from './decide-on-case.ts'
import { findCases, findOwnReports } from './find-reports.ts'
import { sendReport } from './send-report.ts'

const defaultPerPage = 20

/** What people find wrong in the marketplace, and what its operators make of it. */
export function reportRoutes(app: App): void {
  implementOnce(app, reports.sendReport, async (tx, { viewer, body }) => {
    await sendReport(tx, viewer, body, new Date())
    return { success: true }
  })

  implement(app, reports.listOwnReports, async ({ viewer, query: { page = 1, perPage = defaultPerPage } }) => {
    const { data, total } = await findOwnReports(app.db, viewer.userId, {
      limit: perPage,
      offset: (page - 1) * perPage,
    })
    return { data, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, reports.listReportCases, async ({ query: { page = 1, perPage = defaultPerPage, group = 'open' } }) => {
    const { data, total } = await findCases(app.db, group, { limit: perPage, offset: (page - 1) * perPage })
    return { data, pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, reports.decideOnCase, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => decideOnCase(tx, app, viewer, params.id, { ...body, now: new Date() }))
    return { success: true }
  })
}
