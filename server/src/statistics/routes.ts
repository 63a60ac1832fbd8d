import {
  countView,
  getBuyerFigures,
  getMarketFigures,
  getReorder,
  getSellerFigures,
} from '@fairquay/contract/statistics/endpoints.ts'
import { fillDays, isRobot } from '@fairquay/contract/statistics/rules.ts'
import { countUnsentMails, countWaiting } from '../admin/queries.ts'
import { type App, implement } from '../http.ts'
import { companyOf } from '../session.ts'
import * as queries from './queries.ts'
import { readReorder } from './reorder.ts'
import { makeViewCounter } from './view-counter.ts'
import { describeVisitor } from './visitor.ts'

export function statisticsRoutes(app: App): void {
  const counter = makeViewCounter(app.db, app.log)
  app.http.addHook('onClose', () => counter.flush())

  implement(app, countView, async ({ viewer, body, request }) => {
    const userAgent = request.headers['user-agent']
    if (!isRobot(userAgent))
      counter.count({
        kind: body.kind,
        thingId: body.id,
        viewerCompanyId: viewer?.company?.id,
        ...describeVisitor(viewer, request.ip, userAgent),
      })
    return { success: true }
  })

  implement(app, getSellerFigures, async ({ viewer }) => {
    const companyId = companyOf(viewer).id
    const [showroom, products, requests, mostViewed, waiting] = await Promise.all([
      queries.findViewsByDay(app.db, 'showroom', companyId),
      queries.findViewsByDay(app.db, 'product', companyId),
      queries.findRequestsByDay(app.db, companyId),
      queries.findMostViewed(app.db, companyId),
      queries.countOpenRequests(app.db, 'supplier_company_id', companyId),
    ])
    return {
      showroom_views: fillDays(showroom, today()),
      product_views: fillDays(products, today()),
      requests: fillDays(requests, today()),
      most_viewed: mostViewed,
      waiting_requests: waiting,
    }
  })

  implement(app, getBuyerFigures, async ({ viewer }) => {
    if (!viewer.company) return { recent: [], open_requests: 0 }
    const [recent, open] = await Promise.all([
      queries.findRecentGoods(app.db, viewer.company.id),
      queries.countOpenRequests(app.db, 'buyer_company_id', viewer.company.id),
    ])
    return { recent, open_requests: open }
  })

  implement(app, getReorder, async ({ viewer, params }) => readReorder(app.db, companyOf(viewer).id, params.id))

  implement(app, getMarketFigures, async () => {
    const [counts, requests, views, mails, waiting] = await Promise.all([
      queries.findMarketCounts(app.db),
      queries.findRequestsByDay(app.db, undefined),
      queries.findAllViewsByDay(app.db),
      countUnsentMails(app.db),
      countWaiting(app.db),
    ])
    return {
      ...counts,
      requests: fillDays(requests, today()),
      views: fillDays(views, today()),
      failing_mails: mails.failed,
      waiting_approvals: waiting,
    }
  })
}

/** The day now, UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}
