import * as endpoints from '@fairquay/contract/admin/endpoints.ts'
import { type App, implement } from '../http.ts'
import { decideApproval } from './decide-approval.ts'
import { presentMail, presentWaitingSeller } from './present.ts'
import { countMails, countWaitingSellers, findMails, findWaitingSellers } from './queries.ts'
import { changeSuspension } from './suspend-person.ts'

const defaultPerPage = 20

export function adminRoutes(app: App): void {
  implement(app, endpoints.listOutbox, async ({ query: { page = 1, perPage = defaultPerPage } }) => ({
    data: (await findMails(app.db, perPage, (page - 1) * perPage)).map(presentMail),
    pagination: { current_page: page, per_page: perPage, total: await countMails(app.db) },
  }))

  implement(app, endpoints.listApprovals, async ({ query: { page = 1, perPage = defaultPerPage } }) => ({
    data: (await findWaitingSellers(app.db, perPage, (page - 1) * perPage)).map(presentWaitingSeller),
    pagination: { current_page: page, per_page: perPage, total: await countWaitingSellers(app.db) },
  }))

  implement(app, endpoints.decideApproval, async ({ params, body }) => {
    await decideApproval(app, params.id, body)
    return { success: true }
  })

  implement(app, endpoints.changeSuspension, async ({ viewer, params, body }) => {
    await changeSuspension(app, viewer, params.id, body)
    return { success: true }
  })
}
