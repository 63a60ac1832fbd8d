import { toMajor } from '@fairquay/contract/money.ts'
import * as requests from '@fairquay/contract/requests/endpoints.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { createPurchaseRequests } from './create-purchase-requests.ts'
import { requestDocumentRoutes } from './documents.ts'
import { countRequests, findRequests } from './inbox.ts'
import { messageRoutes } from './message-routes.ts'
import { presentSummary } from './present.ts'
import { readDetail } from './read-detail.ts'
import { scopeOf } from './scope.ts'
import { threadRoutes } from './thread-routes.ts'
import { withdrawRequest } from './withdraw-request.ts'

const defaultPerPage = 20

export function requestRoutes(app: App): void {
  requestDocumentRoutes(app)
  threadRoutes(app)
  messageRoutes(app)

  implementOnce(app, requests.createPurchaseRequests, async (tx, { viewer, body }) => {
    const stored = await createPurchaseRequests(tx, app, viewer, body.lines)
    return {
      requests: stored.map(({ id, companyId, total }) => ({ id, supplier_id: companyId, total_price: toMajor(total) })),
    }
  })

  implement(app, requests.listRequests, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage } = query
    const reader = scopeOf(viewer)
    const rows = reader ? await findRequests(app.db, reader, query, perPage, (page - 1) * perPage) : []
    const total = reader ? await countRequests(app.db, reader, query) : 0
    const now = new Date()
    return {
      data: reader ? rows.map((row) => presentSummary(row, reader, now)) : [],
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, requests.getRequest, async ({ viewer, params }) => ({
    data: await readDetail(app.db, viewer, params.id),
  }))

  implement(app, requests.setRequestStatus, async ({ viewer, params }) => {
    await withdrawRequest(app, viewer, params.id)
    return { data: await readDetail(app.db, viewer, params.id) }
  })
}
