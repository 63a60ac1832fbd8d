import { findCountryByName } from '@fairquay/contract/countries.ts'
import { findExchange } from '@fairquay/contract/currency/rates.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { QuoteGoods, QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { readAskedWay } from '@fairquay/contract/rate-cards/asked-way.ts'
import { offerOfPrice } from '@fairquay/contract/rate-cards/freight-price.ts'
import { fitsPlace } from '@fairquay/contract/rate-cards/match-lanes.ts'
import { rateMessages as texts } from '@fairquay/contract/rate-cards/messages.ts'
import type { takeFreightPrice } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import { countsContainers, priceLane } from '@fairquay/contract/rate-cards/price-lane.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import { findRates } from '../currency/queries.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { checkGoods } from '../freight/check-goods.ts'
import { sendQuote } from '../freight/create-logistic-quote.ts'
import type { App } from '../http.ts'
import { listProducts } from '../requests/deal/ask-from-deal.ts'
import { lockAgreed } from '../requests/deal/find-agreed.ts'
import { packAgreed } from '../requests/deal/pack-agreed.ts'
import { acceptOffer } from '../requests/offer/accept-offer.ts'
import { placeOffer } from '../requests/offer/make-offer.ts'
import { companyOf, type Viewer } from '../session.ts'
import { type RequestToStore, readCheckedLine } from '../trade/lines-to-store.ts'
import { needsOf, refuseRivals, takes } from './answer-prices.ts'
import { type HeldLane, lockLane } from './find-lanes.ts'
import { findSpeaker } from './find-speaker.ts'
import { planLoads } from './plan-loads.ts'

type Body = BodyOf<typeof takeFreightPrice>
type Goods = {
  order: RequestToStore
  goods: readonly QuoteGoods[]
  fileId: number | undefined
  products: QuoteRequest['order_data']['products']
}

/**
 * Takes a price as it stands: asked of its provider alone, answered by the card, accepted, in the caller's transaction. The price is reckoned from the goods and the lane as they are now; what it was when the buyer
 * looked must be what it is.
 */
export async function takePrice(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  laneId: number,
  body: Body,
  now: Date,
): Promise<number> {
  refuseRivals(viewer)
  companyOf(viewer, texts.noBuyer)
  const lane = await lockLane(tx, laneId)
  if (!lane) throw new Failure('conflict', undefined, texts.priceGone)
  const asked = await readGoods(tx, viewer, body)
  const quote = followLane({ ...body.quote, order_data: { products: asked.products } }, lane)
  refuseOtherWay(quote, lane)
  const needs = needsOf(asked.goods)
  const { is_dangerous_goods, transport } = quote.shipment_data
  const isCooled = needs.isCooled || transport.condition === 'reefer'
  if (!takes(lane.terms, { isDangerous: needs.isDangerous || is_dangerous_goods, isCooled }))
    throw new Failure('refused', { lane: texts.notTaken }, texts.notTaken)
  const offer = await reckonOffer(tx, lane, quote, asked, body.expected)
  const { provider } = lane
  const id = await sendQuote(
    tx,
    app,
    viewer,
    quote,
    {
      order: asked.order,
      goods: asked.goods,
      fileId: asked.fileId,
      onlyId: provider.id,
    },
    now,
  )
  const address = { id, company: provider.id }
  await placeOffer(tx, app, await findSpeaker(tx, provider.id), address, { base: 0, offer }, now)
  await acceptOffer(tx, app, viewer, address, { number: 1 }, now)
  return id
}

/** The goods of the quote as the marketplace sells them, or those of a deal. */
async function readGoods(tx: Queryable, viewer: Viewer, { quote, request_id, file_id }: Body): Promise<Goods> {
  if (request_id !== undefined) {
    const { deal, fileId, order } = await lockAgreed(tx, viewer, request_id)
    return { order, goods: await packAgreed(tx, deal.lines), fileId, products: listProducts(order) }
  }
  const products = quote.order_data?.products
  if (!products) throw new Failure('refused', { 'quote.order_data': texts.goodsMissing }, texts.goodsMissing)
  const { order, goods } = await checkGoods(tx, products, companyOf(viewer).id)
  const lines = order.lines.map(readCheckedLine)
  return {
    order: { ...order, lines },
    goods,
    fileId: file_id,
    products: products.map((product, index) => ({
      ...product,
      total_price: writeMoney(lines[index]?.total ?? 0, order.currency),
    })),
  }
}

/** The quote as the lane carries it, whatever it says. */
function followLane(quote: QuoteRequest, { terms, lane }: HeldLane): QuoteRequest {
  const { shipment_data: shipment } = quote
  return {
    ...quote,
    shipment_data: {
      ...shipment,
      container: countsContainers(lane) ? 'full-load' : 'groupage',
      transport: { ...shipment.transport, type: terms.mode },
    },
  }
}

function refuseOtherWay(quote: QuoteRequest, { lane }: HeldLane): void {
  const { from, to } = readAskedWay(quote, (name) => findCountryByName(name)?.code ?? '')
  const isThere = fitsPlace(lane.from, from) !== undefined && fitsPlace(lane.to, to) !== undefined
  if (!isThere) throw new Failure('conflict', undefined, texts.wrongWay)
}

async function reckonOffer(
  tx: Queryable,
  held: HeldLane,
  quote: QuoteRequest,
  { order, goods }: Goods,
  expected: Body['expected'],
) {
  const { lane, terms } = held
  const { wrapper, pallet_category, is_stackable = false } = quote.shipment_data
  const value = { amount: order.total, currency: order.currency }
  const loadOf = await planLoads([held], { goods, given: null, value }, { wrapper, pallet_category, is_stackable })
  const rates = await findRates(tx)
  const exchange = (currency: string) => findExchange(currency, terms.currency, rates)
  const price = priceLane(lane, terms, loadOf(terms.mode), exchange)
  if (price.total === null) throw new Failure('conflict', undefined, texts.priceUnknown)
  const total = writeMoney(price.total, terms.currency)
  if (total !== expected.total || terms.currency !== expected.currency)
    throw new Failure('conflict', { total: String(total), currency: terms.currency }, texts.priceChanged)
  const isCleared = needsClearance(lane.from.country, lane.to.country)
  return offerOfPrice({ terms, lane, price, isCleared })
}
