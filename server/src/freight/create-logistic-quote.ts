import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { describeWay } from '@fairquay/contract/freight/asked.ts'
import { writeQuoteReview } from '@fairquay/contract/freight/convert.ts'
import type { createLogisticQuote as endpoint } from '@fairquay/contract/freight/endpoints.ts'
import { freight } from '@fairquay/contract/freight/kind.ts'
import { type QuoteLetter, writeQuoteSubject, writeQuoteText } from '@fairquay/contract/freight/letter.ts'
import { quoteMessages } from '@fairquay/contract/freight/messages.ts'
import { rateFreightReadiness, readKnownGoods } from '@fairquay/contract/freight/readiness.ts'
import { refuseQuoteRequest } from '@fairquay/contract/freight/refuse-request.ts'
import type { QuoteGoods, QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findContacts } from '../trade/contacts.ts'
import { type Desk, findDesks } from '../trade/desks.ts'
import { type RequestToStore, readCheckedLine } from '../trade/lines-to-store.ts'
import { insertRequestDocument } from '../trade/request-documents.ts'
import { storeRequests } from '../trade/store-requests.ts'
import { checkGoods } from './check-goods.ts'
import { planFreight } from './plan-freight.ts'
import { insertQuote } from './queries.ts'
import { writeReviewDocument } from './write-review.ts'

/**
 * Asks for a logistic quote for goods of the market. The cart stays as it is: a quote is a question about the goods, not an order of them.
 */
export async function createLogisticQuote(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { file_id: fileId, ...body }: BodyOf<typeof endpoint>,
  now: Date,
): Promise<number> {
  const company = companyOf(viewer, quoteMessages.noCompany)
  refuseFaults(body, now)
  const { order, goods } = await checkGoods(tx, body.order_data.products, company.id)
  const lines = order.lines.map(readCheckedLine)
  const products = body.order_data.products.map((product, index) => ({
    ...product,
    total_price: writeMoney(lines[index]?.total ?? 0, order.currency),
  }))
  const priced = { ...body, order_data: { products } }
  return sendQuote(tx, app, viewer, priced, { order: { ...order, lines }, goods, fileId }, now)
}

/** What a quote is about, at the prices of the marketplace or of a deal instead of the browser's: goods with their packs, and the trade file it is asked from. */
export type QuotedGoods = {
  order: RequestToStore
  goods: readonly QuoteGoods[]
  fileId: number | undefined
  /** The one provider that is asked; all of them when left out. */
  onlyId?: number
}

/**
 * Stores a quote and tells everybody: request, lines, both shapes, document and mails are written in the caller's transaction, all or nothing (docs/safety.md#g1, docs/safety.md#g2).
 */
export async function sendQuote(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  body: QuoteRequest,
  { order, goods, fileId, onlyId }: QuotedGoods,
  now: Date,
): Promise<number> {
  const company = companyOf(viewer, quoteMessages.noCompany)
  refuseFaults(body, now)
  if (order.companyId !== body.seller_data.supplier_id)
    throw new Failure('refused', { 'seller_data.supplier_id': quoteMessages.otherSeller })
  // Whoever is signed in asks, whatever the browser says.
  const request = { ...body, buyer_data: { ...body.buyer_data, user_id: viewer.userId } }
  const plan = await planFreight(request.shipment_data, goods)
  const [stored] = await storeRequests(tx, app, freight, viewer.userId, company.id, [order], {
    fileId,
    way: describeWay(request, goods, plan),
    readiness: rateFreightReadiness(request, goods.map(readKnownGoods)),
    onlyId,
  })
  if (!stored) throw new Error('The request was not stored')
  await insertQuote(tx, stored.id, request, goods, plan)
  const { name } = app.config.settings
  const data = writeReviewDocument({
    review: writeQuoteReview(request),
    goods,
    plan,
    requestId: stored.id,
    day: now.toISOString().slice(0, 10),
    value: order,
    marketplace: name,
  })
  await insertRequestDocument(tx, stored.id, { template: 'logistic-quote', data })
  const { currency, total } = order
  const link = `${app.config.publicUrl}/#/requests/${stored.id}`
  await mailAll(
    tx,
    app,
    { buyerId: company.id, sellerId: order.companyId, onlyId },
    {
      requestId: stored.id,
      request,
      goods,
      currency,
      total,
      link,
      marketplace: name,
    },
  )
  return stored.id
}

function refuseFaults(body: QuoteRequest, now: Date): void {
  const refusal = refuseQuoteRequest(body, now)
  if (refusal) throw new Failure('refused', refusal.details, refusal.message)
}

type Letter = Omit<QuoteLetter, 'recipient' | 'role'>

async function mailAll(
  tx: Queryable,
  app: Pick<App, 'config'>,
  { buyerId, sellerId, onlyId }: { buyerId: number; sellerId: number; onlyId: number | undefined },
  letter: Letter,
): Promise<void> {
  const contact = (await findContacts(tx, [sellerId])).get(sellerId)
  // Goods are only on the market while the seller's first person is active.
  if (!contact) throw new Error(`Company ${sellerId} has nobody to write to`)
  const seller = { name: `${contact.first_name} ${contact.last_name}`, email: contact.email }
  await mailTo(tx, app, buyerId, seller, { ...letter, role: 'seller', recipient: seller.name })
  for (const desk of await findDesks(tx, app.config, 'provider', onlyId ?? null))
    await mailTo(tx, app, buyerId, desk, { ...letter, role: 'provider', recipient: desk.name })
}

async function mailTo(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  companyId: number,
  desk: Desk,
  letter: QuoteLetter,
): Promise<void> {
  await postMail(tx, config, {
    toName: desk.name,
    toAddress: desk.email,
    subject: writeQuoteSubject(letter),
    text: writeQuoteText(letter),
    companyId,
  })
}
