import { readSearchWords } from '@fairquay/contract/search/words.ts'
import {
  countView,
  getBuyerFigures,
  getMarketFigures,
  getReorder,
  getSellerFigures,
} from '@fairquay/contract/statistics/endpoints.ts'
import { fillDays, isRobot } from '@fairquay/contract/statistics/rules.ts'
import { countWaitingDomains } from '../accounts/company-sign-in/domain-queries.ts'
import { countUnsentMails, countWaiting } from '../admin/queries.ts'
import { type App, implement } from '../http.ts'
import { countOpenCases } from '../moderation/find-reports.ts'
import { listWanted } from '../readiness/list-wanted.ts'
import { countRequests } from '../requests/inbox/find-requests.ts'
import { companyOf, type Viewer } from '../session.ts'
import { countOffers } from '../support-access/queries.ts'
import { scopeOf } from '../trade/scope.ts'
import type { VisitCounter } from '../visits/visit-counter.ts'
import { describeVisitor } from '../visits/visitor.ts'
import * as queries from './queries.ts'
import { readReorder } from './reorder.ts'

export function statisticsRoutes(app: App, counter: VisitCounter): void {
  implement(app, countView, async ({ viewer, body, request }) => {
    const userAgent = request.headers['user-agent']
    if (!isRobot(userAgent))
      counter.count({
        kind: body.kind,
        thingId: body.id,
        viewerCompanyId: viewer?.company?.id,
        words: app.config.countSearches && body.search !== undefined ? readSearchWords(body.search) : undefined,
        ...describeVisitor(viewer, request.ip, userAgent),
      })
    return { success: true }
  })

  /** What waits for the viewer's company, by the rule of its inbox. */
  const countWaitingFor = async (viewer: Viewer): Promise<number> => {
    const reader = scopeOf(viewer)
    return reader ? countRequests(app.db, reader, { waiting: 'true' }) : 0
  }

  implement(app, getSellerFigures, async ({ viewer }) => {
    const companyId = companyOf(viewer).id
    const [showroom, products, requests, mostViewed, waiting, wanted, quality] = await Promise.all([
      queries.findViewsByDay(app.db, 'showroom', companyId),
      queries.findViewsByDay(app.db, 'product', companyId),
      queries.findRequestsByDay(app.db, companyId),
      queries.findMostViewed(app.db, companyId),
      countWaitingFor(viewer),
      listWanted(app.db, companyId),
      queries.findAverageQuality(app.db, companyId),
    ])
    return {
      showroom_views: fillDays(showroom, today()),
      product_views: fillDays(products, today()),
      requests: fillDays(requests, today()),
      most_viewed: mostViewed,
      waiting_requests: waiting,
      asked_products: wanted.length,
      average_quality: quality,
    }
  })

  implement(app, getBuyerFigures, async ({ viewer }) => {
    if (!viewer.company) return { recent: [], open_requests: 0, waiting_requests: 0 }
    const [recent, open, waiting] = await Promise.all([
      queries.findRecentGoods(app.db, viewer.company.id),
      queries.countOpenRequests(app.db, viewer.company.id),
      countWaitingFor(viewer),
    ])
    return { recent, open_requests: open, waiting_requests: waiting }
  })

  implement(app, getReorder, async ({ viewer, params }) => readReorder(app.db, companyOf(viewer).id, params.id))

  implement(app, getMarketFigures, async () => {
    const [counts, requests, views, mails, waiting, reported, domains, offers] = await Promise.all([
      queries.findMarketCounts(app.db),
      queries.findRequestsByDay(app.db, undefined),
      queries.findAllViewsByDay(app.db),
      countUnsentMails(app.db),
      countWaiting(app.db),
      countOpenCases(app.db),
      countWaitingDomains(app.db),
      countOffers(app.db, new Date()),
    ])
    return {
      ...counts,
      requests: fillDays(requests, today()),
      views: fillDays(views, today()),
      failing_mails: mails.failed,
      waiting_mails: mails.waiting,
      kept_mails: mails.kept,
      waiting_approvals: waiting,
      waiting_reports: reported.cases,
      waiting_reviews: reported.reviews,
      waiting_domains: domains,
      waiting_visits: offers,
    }
  })
}

/** The day now, UTC. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}
