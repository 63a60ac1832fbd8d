import type { Logger } from 'pino'
import { accountRoutes } from './accounts/routes.ts'
import { reindexJob, reindexThings } from './admin/reindex.ts'
import { adminRoutes } from './admin/routes.ts'
import { announcementRoutes } from './announcements/routes.ts'
import { auditRoutes } from './audit/routes.ts'
import { remindOverdueHandler, remindOverdueJob } from './billing/remind.ts'
import { billingRoutes } from './billing/routes.ts'
import { settleOrderMoney } from './billing/settle-money.ts'
import { cartRoutes } from './cart/routes.ts'
import { rekeyPrices, rekeyPricesJob } from './catalogue/price-keys.ts'
import { rateProductsJob, rateUnrated } from './catalogue/rate-products.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { sweepClaimFile, sweepClaimFileJob } from './claims/claim-files.ts'
import { claimRoutes } from './claims/routes.ts'
import { companyRoutes } from './company/routes.ts'
import type { Config } from './config.ts'
import { currencyRoutes } from './currency/routes.ts'
import { customsRoutes } from './customs/routes.ts'
import { documentationRoutes } from './documentation/routes.ts'
import { exploreRoutes } from './explore/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { fileRoutes } from './file-routes.ts'
import { freightRoutes } from './freight/routes.ts'
import { hsCodeRoutes } from './hs-codes/routes.ts'
import type { App } from './http.ts'
import { fetchFeedHandler } from './imports/feeds/fetch-feed.ts'
import { feedRoutes } from './imports/feeds/routes.ts'
import { fetchFeedJob, startDueFeedsHandler, startDueFeedsJob } from './imports/feeds/start-run.ts'
import { inspectImportJob, workOnImportJob } from './imports/import-jobs.ts'
import { retryPicturesHandler, retryPicturesJob } from './imports/pictures/retry-pictures.ts'
import { importRoutes } from './imports/routes.ts'
import { importHandlers } from './imports/run-in-worker.ts'
import type { JobHandler, JobKind } from './jobs.ts'
import { answerKnown } from './known-answers.ts'
import { landedCostRoutes } from './landed-cost/routes.ts'
import { legalRoutes } from './legal/routes.ts'
import { tellOfVersionHandler, tellOfVersionJob } from './legal/tell-of-version.ts'
import { limitRoutes } from './limits/routes.ts'
import { readReturnsHandler, readReturnsJob } from './mail-returns/read-mailbox.ts'
import { mailReturnRoutes } from './mail-returns/routes.ts'
import { mapRoutes } from './maps/routes.ts'
import { memberRoutes } from './members/routes.ts'
import { reportRoutes } from './moderation/routes.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { digestHandler, sendDigestJob } from './notifications/send-digest.ts'
import {
  makeBackupHandler,
  makeBackupJob,
  startDueBackupHandler,
  startDueBackupJob,
} from './operations/make-backups.ts'
import { operationRoutes } from './operations/routes.ts'
import type { Traces } from './operations/traces.ts'
import { orderValueRoutes } from './order-value/routes.ts'
import { completeOrdersHandler, completeOrdersJob } from './orders/complete-orders.ts'
import { orderRoutes } from './orders/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { applyPlansHandler, applyPlansJob } from './products/apply-plans.ts'
import { purgeProducts, purgeProductsJob } from './products/delete-products.ts'
import { productRoutes } from './products/routes.ts'
import { tellEndingHandler, tellEndingJob } from './products/tell-ending.ts'
import { tellNews } from './products/tell-news.ts'
import { purchaseRoutes } from './purchase/routes.ts'
import { rateCardRoutes } from './rate-cards/routes.ts'
import { readinessRoutes } from './readiness/routes.ts'
import { tellGivenHandler, tellGivenJob } from './readiness/tell-given.ts'
import { expireOffer, expireOfferJob } from './requests/offer/expire-offer.ts'
import { paperRoutes } from './requests/papers/paper-routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { sweepMessageFile, sweepMessageFileJob } from './requests/thread/store-message-file.ts'
import { sweepDaily, sweepDailyJob } from './retention/sweep-daily.ts'
import { askForReviewsHandler, askForReviewsJob } from './reviews/ask-for-reviews.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { keepRouteList } from './route-list.ts'
import { searchRoutes } from './search/routes.ts'
import { makeServer } from './server.ts'
import { writeFirstLink } from './setup/first-link.ts'
import { setupRoutes } from './setup/routes.ts'
import { shareRoutes } from './share/routes.ts'
import { shipmentPlanRoutes } from './shipment-plans/routes.ts'
import { shipmentRoutes } from './shipments/routes.ts'
import { tellOfDelaysHandler, tellOfDelaysJob } from './shipments/tell-of-delays.ts'
import { showroomRoutes } from './showroom/routes.ts'
import { sourcingRoutes } from './sourcing/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { indexRestocked, indexRestockedJob } from './stock/index-restocked.ts'
import { stockRoutes } from './stock/routes.ts'
import { supportAccessRoutes } from './support-access/routes.ts'
import { takeoutRoutes } from './takeout/routes.ts'
import { tariffRoutes } from './tariffs/routes.ts'
import { tokenRoutes } from './tokens/routes.ts'
import { transitRoutes } from './transit/routes.ts'
import { uploadRoutes } from './uploads/routes.ts'
import { sweepUpload, sweepUploadJob } from './uploads/store-upload.ts'
import { makeVisitCounter, type VisitCounter } from './visits/visit-counter.ts'
import { webhookRoutes } from './webhooks/routes.ts'
import { makeWebhookSender, type WebhookSender } from './webhooks/send-webhooks.ts'

/** The capabilities of the product, each hanging its routes on the server. */
const capabilities: ((app: App, visits: VisitCounter) => void)[] = [
  accountRoutes,
  takeoutRoutes,
  cartRoutes,
  requestRoutes,
  paperRoutes,
  purchaseRoutes,
  freightRoutes,
  customsRoutes,
  newsletterRoutes,
  adminRoutes,
  setupRoutes,
  operationRoutes,
  currencyRoutes,
  auditRoutes,
  statisticsRoutes,
  reportRoutes,
  figureRoutes,
  catalogueRoutes,
  companyRoutes,
  memberRoutes,
  exploreRoutes,
  searchRoutes,
  showroomRoutes,
  mapRoutes,
  shareRoutes,
  uploadRoutes,
  productRoutes,
  stockRoutes,
  orderValueRoutes,
  readinessRoutes,
  importRoutes,
  feedRoutes,
  sourcingRoutes,
  (app) => orderRoutes(app, settleOrderMoney),
  shipmentRoutes,
  shipmentPlanRoutes,
  hsCodeRoutes,
  landedCostRoutes,
  placeRoutes,
  transitRoutes,
  tariffRoutes,
  rateCardRoutes,
  claimRoutes,
  reviewRoutes,
  notificationRoutes,
  mailReturnRoutes,
  limitRoutes,
  supportAccessRoutes,
  legalRoutes,
  announcementRoutes,
  webhookRoutes,
  tokenRoutes,
  billingRoutes,
]

/** Everything that is done after the answer. */
export function jobHandlers(app: Omit<App, 'http'>): JobHandler[] {
  return [
    sweepUpload(app),
    purgeProducts(app),
    ...importHandlers(app),
    fetchFeedHandler(app),
    startDueFeedsHandler(app),
    retryPicturesHandler(app),
    expireOffer(app),
    sweepMessageFile(app),
    sweepClaimFile(app),
    reindexThings(app),
    digestHandler(app),
    sweepDaily(app),
    rekeyPrices(app),
    completeOrdersHandler(app),
    tellOfDelaysHandler(app),
    remindOverdueHandler(app),
    indexRestocked(app),
    rateUnrated(app),
    tellEndingHandler(app),
    tellGivenHandler(app),
    applyPlansHandler(app),
    makeBackupHandler(app),
    startDueBackupHandler(app),
    readReturnsHandler(app),
    tellOfVersionHandler(app),
    askForReviewsHandler(app),
  ]
}

/** Every kind of job there is, so that its queue exists before the first one is stored. */
export const jobKinds: JobKind<object>[] = [
  sweepUploadJob as JobKind<object>,
  purgeProductsJob as JobKind<object>,
  inspectImportJob as JobKind<object>,
  workOnImportJob as JobKind<object>,
  fetchFeedJob as JobKind<object>,
  retryPicturesJob,
  startDueFeedsJob as JobKind<object>,
  expireOfferJob as JobKind<object>,
  sweepMessageFileJob as JobKind<object>,
  sweepClaimFileJob as JobKind<object>,
  reindexJob as JobKind<object>,
  sendDigestJob as JobKind<object>,
  sweepDailyJob as JobKind<object>,
  rekeyPricesJob as JobKind<object>,
  completeOrdersJob as JobKind<object>,
  tellOfDelaysJob as JobKind<object>,
  remindOverdueJob as JobKind<object>,
  indexRestockedJob as JobKind<object>,
  rateProductsJob as JobKind<object>,
  tellEndingJob as JobKind<object>,
  tellGivenJob as JobKind<object>,
  applyPlansJob as JobKind<object>,
  askForReviewsJob as JobKind<object>,
  makeBackupJob as JobKind<object>,
  startDueBackupJob,
  readReturnsJob,
  tellOfVersionJob as JobKind<object>,
]

/** What calls the programs that are told by webhook; like mails they queue in a table of their own. */
export function makeCaller(app: Omit<App, 'http'>): WebhookSender {
  return makeWebhookSender(app, undefined, () => tellNews(app))
}

/** What a server sees to when it starts: prices are compared in the currency and by the rates of now, and what no version before has rated is rated. */
export async function catchUp({ db, jobs }: Pick<App, 'db' | 'jobs'>): Promise<void> {
  await jobs.enqueue(db, rekeyPricesJob, {})
  await jobs.enqueue(db, rateProductsJob, {})
}

/** The whole product but for the built web: `main.ts` adds that and listens, tests inject calls. */
export async function buildApp(parts: Omit<App, 'http'>): Promise<App> {
  const app: App = { ...parts, http: await makeServer(parts.config, parts.log, answerKnown(parts)) }
  keepRouteList(app.http)
  await documentationRoutes(app)
  await fileRoutes(app)
  const visits = makeVisitCounter(app.db, app.log)
  app.http.addHook('onClose', () => visits.flush())
  for (const addTo of capabilities) addTo(app, visits)
  return app
}

/** Where the first operator comes in, while nobody runs the marketplace. */
export function makeFirstLink({ db, config }: Pick<App, 'db' | 'config'>): Promise<string | undefined> {
  return writeFirstLink(db, config)
}

/** Tells a collector of calls, where there is one. */
export async function startTraces({ traces }: Config, log: Logger): Promise<Traces | undefined> {
  if (traces.to === undefined) return undefined
  const { openTraces } = await import('./operations/traces.ts')
  return openTraces(traces, log)
}

/** Answers what an operator's monitoring reads. */
export async function startMetrics(app: App): Promise<{ stop(): Promise<void> }> {
  const { openMetrics } = await import('./operations/metrics.ts')
  return openMetrics(app)
}
