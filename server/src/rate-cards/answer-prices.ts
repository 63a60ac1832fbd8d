import { findExchange } from '@fairquay/contract/currency/rates.ts'
import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import type { QuoteGoods } from '@fairquay/contract/freight/shapes.ts'
import { type Currency, currencies, writeMoney } from '@fairquay/contract/money.ts'
import { compareFreightPrices } from '@fairquay/contract/rate-cards/compare-prices.ts'
import { type FreightEnd, matchLanes } from '@fairquay/contract/rate-cards/match-lanes.ts'
import { rateMessages as texts } from '@fairquay/contract/rate-cards/messages.ts'
import { findNeededLegs } from '@fairquay/contract/rate-cards/needed-legs.ts'
import { presentPrice } from '@fairquay/contract/rate-cards/present-price.ts'
import type { findFreightPrices } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import { priceLane } from '@fairquay/contract/rate-cards/price-lane.ts'
import type { FreightPrice } from '@fairquay/contract/rate-cards/price-shapes.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import { findRates } from '../currency/queries.ts'
import type { Database } from '../database.ts'
import { Failure } from '../failure.ts'
import { findLogos } from '../find-logos.ts'
import type { Viewer } from '../session.ts'
import { findLanes, type HeldLane, hasZonedLanes } from './find-lanes.ts'
import { planLoads } from './plan-loads.ts'
import { findSellersPlace, readAskedGoods } from './priced-goods.ts'

type Body = BodyOf<typeof findFreightPrices>
type Answer = AnswerOf<typeof findFreightPrices>

/** Prices that one answer holds. */
const mostPrices = 100

/** Whoever buys, and the operator, may see what providers ask; those who carry goods or clear them would see what their rivals do. */
export function refuseRivals({ role }: Viewer): void {
  if (role === 'provider' || role === 'broker') throw new Failure('not_allowed', undefined, texts.notForRivals)
}

/** Prices of cards for what is asked, compared in each order. */
export async function answerPrices(db: Database, viewer: Viewer, body: Body): Promise<Answer> {
  refuseRivals(viewer)
  const asked = await readAskedGoods(db, viewer, body)
  const from = body.from ? readEnd(body.from) : await findSellersPlace(db, asked.sellerId ?? 0)
  if (from.country === '') throw new Failure('refused', { from: texts.fromMissing }, texts.fromMissing)
  const to = readEnd(body.to)
  const found = matchLanes(await findLanes(db, { from, to, mode: body.mode }), from, to)
  const needs = { ...needsOf(asked.goods), ...readNeeds(body) }
  const lanes = found.filter(({ terms }) => takes(terms, needs))
  const { wrapper = 'pallets', pallet_category = 'EUR-1', is_stackable = false } = body
  const [rates, loadOf] = [
    await findRates(db),
    await planLoads(lanes, asked, { wrapper, pallet_category, is_stackable }),
  ]
  const isCleared = needsClearance(from.country, to.country)
  const prices = lanes.map((held) => {
    const exchange = (currency: string) => findExchange(currency, held.terms.currency, rates)
    const price = priceLane(held.lane, held.terms, loadOf(held.terms.mode), exchange)
    return presentPrice({ ...held, price, isCleared })
  })
  const currency = body.currency ?? currencies.find((one) => one === asked.value?.currency) ?? 'EUR'
  const terms = { currency, rates, ...findNeededLegs(body.incoterm, from.country, to.country) }
  const ordered = putInOrders(prices, terms, currency)
  return {
    currency,
    from: { ...from },
    to: { ...to },
    ...ordered,
    logos: await findLogos(
      db,
      ordered.prices.map(({ provider }) => provider.id),
    ),
    notes: [
      ...listNotes(found, lanes, needs),
      ...((await hasZonedLanes(db, from, to)) ? [{ code: 'POSTCODE_MISSING', message: texts.zipNeeded }] : []),
    ],
  }
}

function putInOrders(
  prices: readonly FreightPrice[],
  terms: Parameters<typeof compareFreightPrices>[1],
  currency: Currency,
): Pick<Answer, 'prices' | 'orders'> {
  const allIn = compareFreightPrices(prices, terms, 'all_in').slice(0, mostPrices)
  const write = (amount: number | null) => (amount === null ? null : writeMoney(amount, currency))
  const idsBy = (order: 'cheapest' | 'fastest') =>
    compareFreightPrices(allIn, terms, order).map(({ lane_id }) => lane_id)
  return {
    prices: allIn.map(({ place, likeForLike, ...price }) => ({
      ...price,
      compared: place && {
        sum: write(place.sum),
        like_for_like: write(likeForLike),
        missing: place.missing.map(({ leg, estimate }) => ({ leg, estimate: write(estimate) })),
      },
    })),
    orders: { all_in: allIn.map(({ lane_id }) => lane_id), cheapest: idsBy('cheapest'), fastest: idsBy('fastest') },
  }
}

/** A place without what is not known of it. */
export function readEnd({
  country,
  zip = '',
  port = '',
}: {
  country: string
  zip?: string
  port?: string
}): FreightEnd {
  return { country, zip, port }
}

type Needs = { isDangerous: boolean; isCooled: boolean }

/** What goods say of themselves. */
export function needsOf(goods: readonly Pick<QuoteGoods, 'pack'>[]): Needs {
  return {
    isDangerous: goods.some(({ pack }) => pack.travel?.dangerousGoodsClass !== undefined),
    isCooled: goods.some(({ pack }) => pack.travel?.temperature !== undefined),
  }
}

/** What is said beside them; it does not take away what they say. */
function readNeeds({ is_dangerous, is_cooled }: Body): Partial<Needs> {
  return { ...(is_dangerous && { isDangerous: true }), ...(is_cooled && { isCooled: true }) }
}

/** Whether a card is for goods of these needs. */
export function takes({ takes_dangerous, takes_cooled }: HeldLane['terms'], needs: Needs): boolean {
  return (takes_dangerous || !needs.isDangerous) && (takes_cooled || !needs.isCooled)
}

function listNotes(found: readonly HeldLane[], lanes: readonly HeldLane[], needs: Needs): Answer['notes'] {
  if (found.length === lanes.length) return []
  return [
    ...(needs.isDangerous ? [{ code: 'DANGEROUS_LEFT_OUT', message: texts.dangerousLeft }] : []),
    ...(needs.isCooled ? [{ code: 'COOLED_LEFT_OUT', message: texts.cooledLeft }] : []),
  ]
}
