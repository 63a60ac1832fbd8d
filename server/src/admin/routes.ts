import * as endpoints from '@fairquay/contract/admin/endpoints.ts'
import { findChecks } from '../company/record-checks.ts'
import { inTransaction } from '../database.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { findServerFailure } from '../mail-queue.ts'
import { categoryRoutes } from './category-routes.ts'
import { changeChecks } from './change-checks.ts'
import { decideApproval } from './decide-approval.ts'
import { peopleRoutes } from './people-routes.ts'
import { presentDecision, presentMail, presentServerFailure, presentWaiting } from './present.ts'
import {
  countDecisions,
  countUnsentMails,
  countWaiting,
  findDecisions,
  findMails,
  findWaiting,
  getCompanyForDecision,
} from './queries.ts'
import { rateRoutes } from './rate-routes.ts'
import { resendFailedMails, resendMail } from './resend-mail.ts'
import { settingRoutes } from './setting-routes.ts'
import { changeSuspension, suspendCompany } from './suspend-person.ts'
import { wordRoutes } from './word-routes.ts'

const defaultPerPage = 20

export function adminRoutes(app: App): void {
  implement(app, endpoints.listOutbox, async ({ query: { page = 1, perPage = defaultPerPage, state, search } }) => {
    const question = { state, search: search?.trim() ?? '' }
    const { mails, total } = await findMails(app.db, question, perPage, (page - 1) * perPage)
    const { waiting, failed } = await countUnsentMails(app.db)
    const failure = app.config.smtpUrl ? await findServerFailure(app.db) : undefined
    return {
      data: mails.map(presentMail),
      pagination: { current_page: page, per_page: perPage, total },
      failing: failed,
      waiting,
      away: failure ? presentServerFailure(failure) : null,
      has_mail_server: app.config.smtpUrl !== undefined,
    }
  })

  implementOnce(app, endpoints.resendFailedMails, (tx, { viewer }) => resendFailedMails(tx, app, viewer))

  implementOnce(app, endpoints.resendMail, async (tx, { viewer, params }) => {
    await resendMail(tx, app, viewer, params.id)
    return { success: true }
  })

  implement(app, endpoints.listApprovals, async ({ query: { page = 1, perPage = defaultPerPage } }) => ({
    data: (await findWaiting(app.db, perPage, (page - 1) * perPage)).map(presentWaiting),
    pagination: { current_page: page, per_page: perPage, total: await countWaiting(app.db) },
  }))

  implement(app, endpoints.listDecisions, async ({ query: { page = 1, perPage = defaultPerPage } }) => ({
    data: (await findDecisions(app.db, perPage, (page - 1) * perPage)).map(presentDecision),
    pagination: { current_page: page, per_page: perPage, total: await countDecisions(app.db) },
  }))

  implement(app, endpoints.decideApproval, async ({ viewer, params, body }) => {
    await decideApproval(app, viewer, params.id, body)
    return { success: true }
  })

  implement(app, endpoints.getChecks, async ({ params }) => {
    await getCompanyForDecision(app.db, params.id)
    const checks = await findChecks(app.db, params.id)
    return { data: checks.map(({ recorded_at, ...check }) => ({ ...check, recorded_at: recorded_at.toISOString() })) }
  })

  implement(app, endpoints.changeChecks, async ({ viewer, params, body }) => {
    await changeChecks(app, viewer, params.id, body.checks)
    return { success: true }
  })

  implement(app, endpoints.changeSuspension, async ({ viewer, params, body }) => {
    await changeSuspension(app, viewer, params.id, body)
    return { success: true }
  })

  implement(app, endpoints.suspendCompany, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => suspendCompany(tx, app, viewer, params.id, body))
    return { success: true }
  })

  peopleRoutes(app)
  categoryRoutes(app)
  wordRoutes(app)
  rateRoutes(app)
  settingRoutes(app)
}
