import { toMajor } from '@fairquay/contract/money.ts'
import type { RequestDetail } from '@fairquay/contract/requests/endpoints.ts'
import * as requests from '@fairquay/contract/requests/endpoints.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import type { Viewer } from '../session.ts'
import { createPurchaseRequests } from './create-purchase-requests.ts'
import { requestDocumentRoutes } from './documents.ts'
import { countRequests, findEvents, findRequest, findRequestLines, findRequests } from './inbox.ts'
import { presentDetail, presentSummary } from './present.ts'
import { scopeOf } from './scope.ts'
import { withdrawRequest } from './withdraw-request.ts'

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
    const reader = scopeOf(viewer)
    const rows = reader ? await findRequests(app.db, reader, query, perPage, (page - 1) * perPage) : []
    const total = reader ? await countRequests(app.db, reader, query) : 0
    return {
      data: reader ? rows.map((row) => presentSummary(row, reader)) : [],
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, requests.getRequest, async ({ viewer, params }) => ({
    data: await readDetail(app, viewer, params.id),
  }))

  implement(app, requests.setRequestStatus, async ({ viewer, params }) => {
    await withdrawRequest(app, viewer, params.id)
    return { data: await readDetail(app, viewer, params.id) }
  })
}

async function readDetail({ db }: App, viewer: Viewer, id: number): Promise<RequestDetail> {
  const reader = scopeOf(viewer)
  const row = reader && (await findRequest(db, reader, id))
  if (!row) throw new Failure('not_found')
  return presentDetail(row, await findRequestLines(db, id), await findEvents(db, id), reader)
}
