import { priceMessages } from '@fairquay/contract/catalogue/price-messages.ts'
import { findTerm, readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { createCustomsRequest as endpoint } from '@fairquay/contract/customs/endpoints.ts'
import { type Choice, describeGoods } from '@fairquay/contract/customs/goods.ts'
import { customs } from '@fairquay/contract/customs/kind.ts'
import {
  type CustomsLetter,
  describeCustoms,
  writeCustomsSubject,
  writeCustomsText,
} from '@fairquay/contract/customs/letter.ts'
import { customsMessages } from '@fairquay/contract/customs/messages.ts'
import { rateCustomsReadiness } from '@fairquay/contract/customs/readiness.ts'
import { readMarket, refuseCustomsForm } from '@fairquay/contract/customs/rules.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import type { Goods, SellerRequest } from '@fairquay/contract/trade/check-lines.ts'
import { requestDocumentTexts, requestMessages } from '@fairquay/contract/trade/messages.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { companyOf, type Viewer } from '../session.ts'
import { describeBuyer, getBuyer } from '../trade/contacts.ts'
import { findDesks } from '../trade/desks.ts'
import { findProducts } from '../trade/find-products.ts'
import { type RequestToStore, readCheckedLine } from '../trade/lines-to-store.ts'
import { lockGoods } from '../trade/lock-goods.ts'
import { insertRequestDocument, type RequestDocument } from '../trade/request-documents.ts'
import { storeRequests } from '../trade/store-requests.ts'
import { describeLines, writeTradeRequest } from '../trade/write-document.ts'
import {
  findCartChoices,
  findDealChoices,
  findProductFacts,
  insertCustomsRequest,
  type ProductFacts,
} from './queries.ts'
import { completeLine, readClearedGoods } from './read-cleared-goods.ts'

type Body = BodyOf<typeof endpoint>

/** Asks the brokers what importing a product costs. */
export async function createCustomsRequest(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  body: Body,
  now: Date,
): Promise<number> {
  const company = companyOf(viewer, buyerMessages.noCompany)
  const markets = readMarkets(body)
  const { order, facts } = await readGoods(tx, viewer, company.id, body)
  const asked: AskedImport = {
    ...markets,
    broker: body.broker,
    seller: { company: facts.seller, place: facts.seller_place },
    product: { name: facts.name, hts: facts.hts, origin: facts.origin },
    order: { ...order, lines: order.lines.map(readCheckedLine) },
    terms: null,
    fileId: body.file_id,
  }
  return sendCustomsRequest(tx, app, viewer, asked, now)
}

/** What is to be imported. `terms` are those of the deal it is asked from, with the freight agreed so far in minor units. */
export type AskedImport = {
  exporting: string
  importing: string
  broker: string
  seller: CustomsLetter['seller']
  product: CustomsLetter['product']
  order: RequestToStore
  terms: CustomsLetter['terms']
  fileId: number | undefined
}

/**
 * Stores what is asked and tells every broker: request, goods, document and mails are written in the caller's transaction, all or nothing
 * (docs/safety.md#g1, docs/safety.md#g2). The PDF is made from the document whenever somebody asks for it, so it can fail no request.
 */
export async function sendCustomsRequest(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { exporting, importing, broker, seller, product, order: asked, terms, fileId }: AskedImport,
  now: Date,
): Promise<number> {
  const company = companyOf(viewer, buyerMessages.noCompany)
  const cards = await findProducts(
    tx,
    asked.lines.flatMap(({ productId }) => productId ?? []),
  )
  const order = { ...asked, lines: asked.lines.map((line) => completeLine(line, cards)) }
  const [stored] = await storeRequests(tx, app, customs, viewer.userId, company.id, [order], {
    fileId,
    way: { from: { country: exporting, place: '' }, to: { country: importing, place: '' } },
    readiness: rateCustomsReadiness(
      { exporting_market: exporting, importing_market: importing },
      order.lines.map((line) => readClearedGoods(line, cards)),
      terms && { hasFreight: terms.freight !== null },
    ),
  })
  if (!stored) throw new Error('The request was not stored')
  await insertCustomsRequest(tx, {
    requestId: stored.id,
    exportingMarket: exporting,
    importingMarket: importing,
    broker,
    hts: product?.hts ?? null,
    origin: product?.origin ?? order.lines[0]?.codes.origin_code ?? exporting,
    terms,
  })
  const letter: Omit<CustomsLetter, 'recipient'> = {
    requestId: stored.id,
    buyer: describeBuyer(await getBuyer(tx, viewer.userId)),
    seller,
    product,
    exportingMarket: exporting,
    importingMarket: importing,
    lines: order.lines,
    terms,
    currency: order.currency,
    total: order.total,
    link: `${app.config.publicUrl}/#/requests/${stored.id}`,
    marketplace: app.config.settings.name,
  }
  const desks = await findDesks(tx, app.config, 'broker')
  await insertRequestDocument(tx, stored.id, writeDocument(letter, order, desks[0]?.name ?? '', now))
  for (const desk of desks) {
    const full = { ...letter, recipient: desk.name }
    await postMail(tx, app.config, {
      toName: desk.name,
      toAddress: desk.email,
      subject: writeCustomsSubject(full),
      text: writeCustomsText(full),
      companyId: company.id,
    })
  }
  return stored.id
}

export function readMarkets(body: Pick<Body, 'exporting_market' | 'importing_market'>): {
  exporting: string
  importing: string
} {
  const refusals = refuseCustomsForm(body)
  const exporting = readMarket(body.exporting_market)
  const importing = readMarket(body.importing_market)
  if (!exporting || !importing) throw new Failure('refused', refusals)
  return { exporting: exporting.code, importing: importing.code }
}

/** The product as the marketplace has it: the ids of both companies are checked, nothing else is taken from the browser. */
async function readGoods(
  tx: Queryable,
  viewer: Viewer,
  companyId: number,
  body: Body,
): Promise<{ order: SellerRequest; facts: ProductFacts }> {
  if (body.buyer_company_id !== companyId)
    throw new Failure('refused', { buyer_company_id: customsMessages.otherBuyer })
  const goods = (await lockGoods(tx, [body.product_id])).get(body.product_id)
  const facts = goods && (await findProductFacts(tx, goods.productId))
  if (!goods || !facts) throw new Failure('refused', { product_id: requestMessages.productGone })
  if (goods.companyId !== body.seller_company_id)
    throw new Failure('refused', { seller_company_id: customsMessages.otherSeller })
  // Of the cart what is sold no more is passed over; what is named is not.
  if (body.lines?.some((line) => !findTerm(goods.terms, line.option_values, line.quantity)))
    throw new Failure('refused', { lines: priceMessages.noSuchCombination })
  const order = describeGoods(goods, await findChoices(tx, viewer, companyId, body, goods), companyId)
  if ('refusal' in order) throw new Failure('refused', { product_id: order.refusal })
  return { order, facts }
}

/** How much is asked about: what is named, else what the deal is about where it is asked from one, else what lies in the cart. */
async function findChoices(
  tx: Queryable,
  viewer: Viewer,
  companyId: number,
  { file_id: fileId, lines }: Body,
  goods: Goods,
): Promise<Choice[]> {
  if (lines) return lines.map(({ option_values, quantity }) => ({ optionValueIds: option_values, quantity }))
  if (fileId === undefined) {
    const choices = await findCartChoices(tx, viewer.userId, goods.productId)
    return choices.map(({ variant_key, quantity }) => ({ optionValueIds: readVariantKey(variant_key), quantity }))
  }
  const choices = await findDealChoices(tx, companyId, fileId, goods.productId)
  return choices.map(({ options, quantity }) => ({
    optionValueIds: goods.options.flatMap(({ name, values }) =>
      values.filter(({ value }) => options.some((one) => one.name === name && one.value === value)).map(({ id }) => id),
    ),
    quantity,
  }))
}

function writeDocument(
  letter: Omit<CustomsLetter, 'recipient'>,
  order: RequestToStore,
  desk: string,
  now: Date,
): RequestDocument {
  const { buyer, seller, requestId, currency, total, marketplace } = letter
  return writeTradeRequest({
    requestId,
    title: requestDocumentTexts.customsTitle,
    day: now.toISOString().slice(0, 10),
    parties: [
      {
        title: requestDocumentTexts.buyer,
        name: buyer.company,
        lines: [buyer.person, buyer.place, buyer.email, buyer.phone],
      },
      { title: requestDocumentTexts.seller, name: seller.company, lines: [seller.place] },
      { title: requestDocumentTexts.broker, name: desk, lines: [] },
    ],
    factsTitle: requestDocumentTexts.customs,
    facts: describeCustoms(letter),
    lines: describeLines(order),
    currency,
    total,
    note: requestDocumentTexts.customsNote,
    marketplace,
  })
}
