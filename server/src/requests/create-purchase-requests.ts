import type { PurchaseLine } from '@fairquay/contract/requests/endpoints.ts'
import {
  type PurchaseLetter,
  requestDocumentTexts,
  requestMessages,
  writePurchaseSubject,
  writePurchaseText,
} from '@fairquay/contract/requests/messages.ts'
import { checkPurchase, type SellerRequest } from '@fairquay/contract/requests/purchase.ts'
import type { RequestKind } from '@fairquay/contract/requests/rules.ts'
import { removeCartLines } from '../cart/queries.ts'
import { countSending } from '../count-sending.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { insertRows, takeIds } from '../insert-rows.ts'
import { postMail } from '../mail.ts'
import type { Viewer } from '../session.ts'
import { insertRequestDocument, type RequestDocument } from './documents.ts'
import { type Buyer, type Contact, findContacts, getBuyer, lockGoods } from './queries.ts'
import { recordEvent } from './record-event.ts'
import { insertThread } from './threads.ts'
import { writeTradeRequest } from './write-document.ts'

export type StoredRequest = SellerRequest & { id: number }

/**
 * Sends purchase requests, one to each seller among the lines: price snapshot, mail to the seller and the emptied cart lines are written in the caller's
 * transaction, all or nothing (safety.md G1, G2). What is wrong is told by line and field.
 */
export async function createPurchaseRequests(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  lines: readonly PurchaseLine[],
): Promise<StoredRequest[]> {
  if (!viewer.company) throw new Failure('not_allowed', undefined, requestMessages.noCompany)
  const goods = await lockGoods(
    tx,
    lines.map((line) => line.product_id),
  )
  const checked = checkPurchase(lines, goods, viewer.company.id)
  if ('details' in checked) throw new Failure('refused', checked.details)
  const requests = await storeRequests(tx, app, 'purchase', viewer.userId, viewer.company.id, checked.requests)
  await tellSellers(tx, app, viewer.company.id, await getBuyer(tx, viewer.userId), requests)
  await removeCartLines(
    tx,
    viewer.userId,
    requests.flatMap((request) => request.lines.map((line) => ({ ...line, productId: line.goods.productId }))),
  )
  return requests
}

/** Writes down requests with their lines and the prices of this moment; a purchase has its seller's thread from the start. */
export async function storeRequests(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  kind: RequestKind,
  userId: number,
  companyId: number,
  requests: readonly SellerRequest[],
): Promise<StoredRequest[]> {
  await countSending(tx, app.config, companyId, 'requests', requests.length)
  const ids = await takeIds(tx, 'requests', requests.length)
  const stored = requests.flatMap((request, index) => {
    const id = ids[index]
    return id === undefined ? [] : [{ ...request, id }]
  })
  await insertRows(
    tx,
    'requests',
    {
      id: 'integer',
      kind: 'text',
      buyer_user_id: 'integer',
      buyer_company_id: 'integer',
      supplier_company_id: 'integer',
      currency: 'text',
      total_price: 'bigint',
    },
    stored.map((request) => ({
      id: request.id,
      kind,
      buyer_user_id: userId,
      buyer_company_id: companyId,
      supplier_company_id: request.companyId,
      currency: request.currency,
      total_price: request.total,
    })),
  )
  await insertRows(tx, 'request_lines', lineColumns, stored.flatMap(rowsOf))
  for (const { id, companyId: sellerId } of stored)
    await recordEvent(tx, app, {
      action: 'send',
      requestId: id,
      kind,
      buyerCompanyId: companyId,
      thread: kind === 'purchase' ? await insertThread(tx, id, sellerId) : undefined,
      by: { userId, companyId },
    })
  return stored
}

const lineColumns = {
  request_id: 'integer',
  position: 'integer',
  product_id: 'integer',
  product_name: 'text',
  options: 'jsonb',
  sales_term_id: 'integer',
  quantity: 'integer',
  order_measure: 'text',
  unit_price: 'integer',
  original_unit_price: 'integer',
  price_unit: 'text',
  unit_weight: 'numeric',
  line_total: 'bigint',
}

function rowsOf({ id, lines }: StoredRequest): object[] {
  return lines.map(({ goods, options, price }, position) => ({
    request_id: id,
    position,
    product_id: goods.productId,
    product_name: goods.name,
    options,
    sales_term_id: price.term.id,
    quantity: price.quantity,
    order_measure: price.term.orderMeasure,
    unit_price: price.unitPrice,
    original_unit_price: price.originalUnitPrice,
    price_unit: price.term.priceUnit,
    unit_weight: price.unitWeight,
    line_total: price.total,
  }))
}

/** The mail to each seller, and what the document of the request says. */
async function tellSellers(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  buyerCompanyId: number,
  buyer: Buyer,
  requests: readonly StoredRequest[],
): Promise<void> {
  const contacts = await findContacts(
    tx,
    requests.map((request) => request.companyId),
  )
  for (const request of requests) {
    const contact = contacts.get(request.companyId)
    // Goods are only on the market while the seller's first person is active.
    if (!contact) throw new Error(`Company ${request.companyId} has nobody to write to`)
    const toName = nameOf(contact)
    const letter = makeLetter(request, contact, buyer, config)
    await postMail(tx, config, {
      toName,
      toAddress: contact.email,
      subject: writePurchaseSubject(letter),
      text: writePurchaseText(letter),
      companyId: buyerCompanyId,
    })
    await insertRequestDocument(tx, request.id, writePurchaseDocument(letter, new Date()))
  }
}

function writePurchaseDocument(letter: PurchaseLetter, now: Date): RequestDocument {
  const { buyer, seller, recipient } = letter
  return writeTradeRequest({
    ...letter,
    title: requestDocumentTexts.purchaseTitle,
    day: now.toISOString().slice(0, 10),
    parties: [
      { title: requestDocumentTexts.seller, name: seller, lines: [recipient] },
      {
        title: requestDocumentTexts.buyer,
        name: buyer.company,
        lines: [buyer.person, buyer.place, buyer.email, buyer.phone],
      },
    ],
    facts: [],
    note: requestDocumentTexts.purchaseNote,
  })
}

function makeLetter(request: StoredRequest, contact: Contact, buyer: Buyer, config: App['config']): PurchaseLetter {
  return {
    requestId: request.id,
    recipient: nameOf(contact),
    seller: contact.company,
    buyer: describeBuyer(buyer),
    lines: request.lines.map(({ goods, options, price }) => ({
      name: goods.name,
      options,
      quantity: price.quantity,
      orderMeasure: price.term.orderMeasure,
      unitPrice: price.unitPrice,
      priceUnit: price.term.priceUnit,
      unitWeight: price.unitWeight,
      total: price.total,
    })),
    currency: request.currency,
    total: request.total,
    link: `${config.publicUrl}/#/requests/${request.id}`,
    marketplace: config.settings.name,
  }
}

/** The asking person and company as letters name them. */
export function describeBuyer(buyer: Buyer): PurchaseLetter['buyer'] {
  return {
    company: buyer.company,
    person: nameOf(buyer),
    email: buyer.email,
    phone: [buyer.phone_code, buyer.phone].filter((part) => part !== '').join(' '),
    place: [buyer.city, buyer.country].filter((part) => part !== '').join(', '),
  }
}

function nameOf(person: Pick<Contact, 'first_name' | 'last_name'>): string {
  return `${person.first_name} ${person.last_name}`
}
