import { coveredLegs, type LegName, type LogisticOffer } from '../freight/offer.ts'
import { type Amount, readMoney, sum } from '../money.ts'
import { type ComparedPlace, type ComparisonTerms, compareOffers } from '../trade/compare.ts'
import type { FreightPrice } from './price-shapes.ts'

/** What stands first. `all_in`: what leaves out least; `cheapest`: the lowest with what is left out counted as others ask for it. */
export const freightOrders = ['cheapest', 'fastest', 'all_in'] as const
export type FreightOrder = (typeof freightOrders)[number]

/** A price beside the others. `likeForLike` is what it comes to with what it leaves out, in the currency of the comparison; null where nobody names a price for that. */
export type ComparedPrice<Price = FreightPrice> = Price & {
  place: ComparedPlace<LegName> | null
  likeForLike: Amount | null
}

type Comparable = Pick<FreightPrice, 'lane_id' | 'currency' | 'total' | 'legs' | 'transit_days'>

/** Prices in an order, like with like. What cannot be reckoned in full stands last, without a place. */
export function compareFreightPrices<Price extends Comparable>(
  prices: readonly Price[],
  terms: ComparisonTerms<LegName>,
  order: FreightOrder,
): ComparedPrice<Price>[] {
  const whole = prices.filter(({ total }) => total !== null)
  const covered = new Set(whole.flatMap((price) => coveredBy(price)))
  const compared = compareOffers(whole.map(measure), terms, 'price').map(({ price, place }) => ({
    ...price,
    place,
    likeForLike: countLikeForLike(place, covered),
  }))
  const unknown = prices
    .filter(({ total }) => total === null)
    .map((price) => ({ ...price, place: null, likeForLike: null }))
  return [...putInOrder(compared, order), ...unknown]
}

function putInOrder<Price extends ComparedPrice<Comparable>>(prices: readonly Price[], order: FreightOrder): Price[] {
  if (order === 'fastest')
    return prices.toSorted((a, b) => a.transit_days.max - b.transit_days.max || compareSums(a, b))
  return order === 'cheapest' ? prices.toSorted(compareSums) : [...prices]
}

/** Those that are known first, and among those that are not the order of before. */
function compareSums(a: ComparedPrice<Comparable>, b: ComparedPrice<Comparable>): number {
  if (a.likeForLike === null || b.likeForLike === null)
    return Number(a.likeForLike === null) - Number(b.likeForLike === null)
  return a.likeForLike - b.likeForLike
}

/** What nobody offers is missing from all of them alike, and makes no difference. */
function countLikeForLike(
  { sum: total, missing }: ComparedPlace<LegName>,
  covered: ReadonlySet<LegName>,
): Amount | null {
  const parts = missing.filter(({ leg }) => covered.has(leg)).map(({ estimate }) => estimate)
  if (total === null || parts.some((part) => part === null)) return null
  return total + sum(parts.map((part) => part ?? 0))
}

function measure<Price extends Comparable>(price: Price) {
  return {
    id: price.lane_id,
    currency: price.currency,
    total: readMoney(price.total ?? 0, price.currency),
    covered: coveredBy(price),
    prices: Object.fromEntries(
      price.legs.flatMap(({ leg, price: asked }) => (asked === null ? [] : [[leg, readMoney(asked, price.currency)]])),
    ),
    transitDays: price.transit_days.max,
    price,
  }
}

function coveredBy({ legs }: Pick<Comparable, 'legs'>): LegName[] {
  return coveredLegs({ legs } as LogisticOffer)
}
