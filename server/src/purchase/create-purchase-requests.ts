import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { describePromise, writePromise } from '@fairquay/contract/order-value/promised.ts'
import { refuseAskedTerms } from '@fairquay/contract/purchase/asked-terms.ts'
import type { createPurchaseRequests as endpoint } from '@fairquay/contract/purchase/endpoints.ts'
import { purchase } from '@fairquay/contract/purchase/kind.ts'
import { type PurchaseLetter, writePurchaseSubject, writePurchaseText } from '@fairquay/contract/purchase/letter.ts'
import { askedTermsLabels } from '@fairquay/contract/purchase/messages.ts'
import { promiseValue } from '@fairquay/contract/purchase/promise-value.ts'
import { describeWishes, readWishes, type Wishes } from '@fairquay/contract/purchase/wishes.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { checkPurchase } from '@fairquay/contract/trade/check-lines.ts'
import { readEarliestToday } from '@fairquay/contract/trade/dates.ts'
import { requestDocumentTexts } from '@fairquay/contract/trade/messages.ts'
import { removeCartLines } from '../cart/queries.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { lockOrderValues } from '../order-value/queries.ts'
import { companyOf, type Viewer } from '../session.ts'
import { type Buyer, type Contact, describeBuyer, findContacts, getBuyer, nameOf } from '../trade/contacts.ts'
import { lockGoods } from '../trade/lock-goods.ts'
import { insertRequestDocument, type RequestDocument } from '../trade/request-documents.ts'
import { type StoredRequest, storeRequests } from '../trade/store-requests.ts'
import { describeLines, writeTradeRequest } from '../trade/write-document.ts'
import { attachFiles } from './attach-files.ts'
import { insertWishes } from './insert-wishes.ts'

/**
 * Sends purchase requests, one to each seller among the lines: price snapshot, mail to the seller and the emptied cart lines are written in the caller's
 * transaction, all or nothing (docs/safety.md#g1, docs/safety.md#g2). What is wrong is told by line and field.
 */
export async function createPurchaseRequests(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { lines, asked = {}, attachments = [], file_id: fileId }: BodyOf<typeof endpoint>,
  now: Date,
): Promise<StoredRequest[]> {
  const company = companyOf(viewer, buyerMessages.noCompany)
  const refusals = refuseAskedTerms(asked, lines, readEarliestToday(now))
  if (Object.keys(refusals).length > 0) throw new Failure('refused', refusals)
  const goods = await lockGoods(
    tx,
    lines.map((line) => line.product_id),
  )
  const checked = checkPurchase(lines, goods, company.id)
  if ('details' in checked) throw new Failure('refused', checked.details)
  const values = await lockOrderValues(
    tx,
    checked.requests.map(({ companyId }) => companyId),
  )
  const promised = checked.requests.map((request) => promiseValue(request, values.get(request.companyId)))
  const requests = await storeRequests(tx, app, purchase, viewer.userId, company.id, promised, { fileId })
  const wishes = readWishes(asked)
  const messages = await insertWishes(tx, viewer, company, requests, wishes, attachments.length > 0)
  await attachFiles(tx, company.id, messages, attachments)
  await notifySellers(tx, app, company.id, await getBuyer(tx, viewer.userId), requests, wishes)
  await removeCartLines(
    tx,
    viewer.userId,
    requests.flatMap((request) => request.lines.map((line) => ({ ...line, productId: line.goods.productId }))),
  )
  return requests
}

/** The mail to each seller, and what the document of the request says. */
async function notifySellers(
  tx: Queryable,
  { config }: Pick<App, 'config'>,
  buyerCompanyId: number,
  buyer: Buyer,
  requests: readonly StoredRequest[],
  wishes: Wishes,
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
    const letter = makeLetter(request, contact, buyer, wishes, config)
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
  const { buyer, seller, recipient, wishes } = letter
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
    factsTitle: askedTermsLabels.title,
    facts: describeWishes(wishes),
    message: wishes.message,
    note: letter.promise ? `${letter.promise} ${requestDocumentTexts.purchaseNote}` : requestDocumentTexts.purchaseNote,
  })
}

function makeLetter(
  request: StoredRequest,
  contact: Contact,
  buyer: Buyer,
  wishes: Wishes,
  config: App['config'],
): PurchaseLetter {
  return {
    requestId: request.id,
    recipient: nameOf(contact),
    seller: contact.company,
    buyer: describeBuyer(buyer),
    lines: describeLines(request),
    currency: request.currency,
    total: request.total,
    promise: request.promised
      ? describePromise(writePromise(request.promised, request.currency), request.currency)
      : '',
    wishes,
    link: `${config.publicUrl}/#/requests/${request.id}`,
    marketplace: config.settings.name,
  }
}
