import { toMajor } from '@fairquay/contract/money.ts'
import * as requests from '@fairquay/contract/requests/endpoints.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { createPurchaseRequests } from './create-purchase-requests.ts'
import { requestDocumentRoutes } from './documents.ts'
import { countRequests, findRequest, findRequestLines, findRequests } from './inbox.ts'
import { presentDetail, presentSummary } from './present.ts'
import { scopeOf } from './scope.ts'

const defaultPerPage = 20

export function requestRoutes(app: App): void {
  requestDocumentRoutes(app)

  implementOnce(app, requests.createPurchaseRequests, async (tx, { viewer, body }) => {
    const stored = await createPurchaseRequests(tx, app, viewer, body.lines)
    return {
      requests: stored.map(({ id, companyId, total }) => ({ id, supplier_id: companyId, total_price: toMajor(total) })),
    }
  })

  implement(app, requests.listRequests, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage } = query
    const scope = scopeOf(viewer)
    const rows = scope ? await findRequests(app.db, scope, query, perPage, (page - 1) * perPage) : []
    const total = scope ? await countRequests(app.db, scope, query) : 0
    return { data: rows.map(presentSummary), pagination: { current_page: page, per_page: perPage, total } }
  })

  implement(app, requests.getRequest, async ({ viewer, params }) => {
    const scope = scopeOf(viewer)
    const row = scope && (await findRequest(app.db, scope, params.id))
    if (!row) throw new Failure('not_found')
    return { data: presentDetail(row, await findRequestLines(app.db, row.id)) }
  })
}
