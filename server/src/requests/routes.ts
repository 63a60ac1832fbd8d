import * as deal from '@fairquay/contract/requests/deal/endpoints.ts'
import * as file from '@fairquay/contract/requests/file/endpoints.ts'
import * as requests from '@fairquay/contract/requests/inbox/endpoints.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { scopeOf } from '../trade/scope.ts'
import { showRequestsBy } from '../trade/show-request.ts'
import { askForDuties, askForFreight } from './deal/ask-from-deal.ts'
import { readEarlier, readFile } from './file/read-file.ts'
import { shareOffers } from './file/share-offers.ts'
import { countRequests, findRequests } from './inbox/find-requests.ts'
import { presentSummary } from './inbox/present.ts'
import { readDetail, showToCompany } from './inbox/read-detail.ts'
import { requestDocumentRoutes } from './papers/pdf-route.ts'
import { messageRoutes } from './thread/message-routes.ts'
import { threadRoutes } from './thread/thread-routes.ts'
import { withdrawRequest } from './thread/withdraw-request.ts'

const defaultPerPage = 20

export function requestRoutes(app: App): void {
  showRequestsBy(showToCompany)
  requestDocumentRoutes(app)
  threadRoutes(app)
  messageRoutes(app)

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

  implement(app, file.getRequestFile, async ({ viewer, params }) => ({
    data: await readFile(app.db, viewer, params.id),
  }))

  implement(app, file.getFileTimeline, async ({ viewer, params, query }) => {
    const { entries, earlier } = await readEarlier(app.db, viewer, params.id, query.before)
    return { data: entries, earlier }
  })

  implement(app, file.shareOffers, async ({ viewer, params, body }) => {
    await shareOffers(app, viewer, params.id, body.with_seller)
    return { data: await readDetail(app.db, viewer, params.id) }
  })

  implementOnce(app, deal.askFreightOfDeal, async (tx, { viewer, params, body }) => ({
    id: await askForFreight(tx, app, viewer, params.id, body, new Date()),
  }))

  implementOnce(app, deal.askDutiesOfDeal, async (tx, { viewer, params, body }) => ({
    id: await askForDuties(tx, app, viewer, params.id, body, new Date()),
  }))

  implement(app, requests.setRequestStatus, async ({ viewer, params }) => {
    await withdrawRequest(app, viewer, params.id)
    return { data: await readDetail(app.db, viewer, params.id) }
  })
}
