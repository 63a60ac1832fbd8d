import { convertAmount, type DayRate, type Exchange, findExchange } from '../currency/rates.ts'
import type { Amount } from '../money.ts'

/**
 * An offer as far as it is compared. `total` is in minor units of `currency`; `covered` are the parts (legs of a journey) it contains, priced or included;
 * `prices` what it asks for those that have a price of their own; `transitDays` the most days it may take, null where it does not say. `isOver`: it can be chosen no more, as
 * one that has run out or was declined; it stands last, and is neither the best of the others nor measured by them.
 */
export type ComparedOffer<Leg extends string = string> = {
  id: number
  currency: string
  total: Amount
  covered: readonly Leg[]
  prices: Partial<Record<Leg, Amount>>
  transitDays: number | null
  isOver?: boolean
}

/** What an offer leaves out that is needed: `estimate` is the mean of what the others ask for it, in the currency of the comparison; null where nobody names a price. */
export type MissingPart<Leg extends string = string> = { leg: Leg; estimate: Amount | null }

/**
 * How an offer stands beside the others. `sum` is its total in the currency of the comparison, null without a rate; `missing` what it leaves out. `excess` is how far it is above the cheapest of those that leave out the
 * same, 0 is the cheapest; null where no other is like it.
 */
export type ComparedPlace<Leg extends string = string> = {
  sum: Amount | null
  /** Null where there is no rate. */
  exchange: Exchange | null
  missing: readonly MissingPart<Leg>[]
  excess: Amount | null
}

export type ComparisonTerms<Leg extends string> = {
  /** What all are put into. */
  currency: string
  rates: readonly DayRate[]
  /** Parts that are needed whether or not anybody offers them, and those that are not however many do. */
  needed: readonly Leg[]
  unneeded: readonly Leg[]
}

export const comparisonOrders = ['price', 'time'] as const
export type ComparisonOrder = (typeof comparisonOrders)[number]

/**
 * Offers side by side. By price: those that leave least out first, and among those that leave out the same the cheapest by its converted sum, so that sums that are not alike
 * are never put in one order; what cannot be converted comes after. By time: fastest first, those that name no time last.
 */
export function compareOffers<Leg extends string, Offer extends ComparedOffer<Leg>>(
  offers: readonly Offer[],
  terms: ComparisonTerms<Leg>,
  order: ComparisonOrder,
): (Offer & { place: ComparedPlace<Leg> })[] {
  const needed = [...new Set([...terms.needed, ...offers.flatMap(({ covered }) => covered)])].filter(
    (leg) => !terms.unneeded.includes(leg),
  )
  const placed = offers.map((offer) => {
    const exchange = findExchange(offer.currency, terms.currency, terms.rates) ?? null
    const missing = needed
      .filter((leg) => !offer.covered.includes(leg))
      .map((leg) => ({ leg, estimate: estimatePart(leg, offers, terms) }))
    return {
      ...offer,
      place: { sum: exchange && convertAmount(offer.total, exchange), exchange, missing, excess: null },
    }
  })
  const compared = placed.map((offer) => ({ ...offer, place: { ...offer.place, excess: excessOf(offer, placed) } }))
  const byPrice = compared.toSorted(
    (a, b) => byStanding(a, b) || comparePlaces(a.place, b.place) || byTime(a, b) || a.id - b.id,
  )
  return order === 'price' ? byPrice : byPrice.toSorted((a, b) => byStanding(a, b) || byTime(a, b))
}

/** The mean of what is asked for a part where it has a price of its own, rounded half up. */
function estimatePart<Leg extends string>(
  leg: Leg,
  offers: readonly ComparedOffer<Leg>[],
  { currency, rates }: ComparisonTerms<Leg>,
): Amount | null {
  const asked = offers.flatMap((offer) => {
    const price = offer.prices[leg]
    const exchange = findExchange(offer.currency, currency, rates)
    return price === undefined || !exchange ? [] : [convertAmount(price, exchange)]
  })
  return asked.length === 0 ? null : Math.round(asked.reduce((sum, price) => sum + price, 0) / asked.length)
}

type Placed = { id: number; isOver?: boolean; place: Omit<ComparedPlace, 'excess'> }

function excessOf(offer: Placed, offers: readonly Placed[]): Amount | null {
  const { sum } = offer.place
  if (offer.isOver) return null
  const sums = offers.flatMap((other) =>
    other.id !== offer.id && !other.isOver && namesOf(other.place) === namesOf(offer.place)
      ? (other.place.sum ?? [])
      : [],
  )
  return sum === null || sums.length === 0 ? null : sum - Math.min(sum, ...sums)
}

function comparePlaces(a: Placed['place'], b: Placed['place']): number {
  const byMissing = a.missing.length - b.missing.length
  if (byMissing !== 0) return byMissing
  const [names, others] = [namesOf(a), namesOf(b)]
  if (names !== others) return names < others ? -1 : 1
  if (a.sum === null || b.sum === null) return Number(a.sum === null) - Number(b.sum === null)
  return a.sum - b.sum
}

function namesOf({ missing }: Pick<ComparedPlace, 'missing'>): string {
  return missing.map(({ leg }) => leg).join(' ')
}

function byStanding(a: Pick<ComparedOffer, 'isOver'>, b: Pick<ComparedOffer, 'isOver'>): number {
  return Number(a.isOver === true) - Number(b.isOver === true)
}

function byTime(a: ComparedOffer, b: ComparedOffer): number {
  if (a.transitDays === b.transitDays) return 0
  return (a.transitDays ?? Number.POSITIVE_INFINITY) - (b.transitDays ?? Number.POSITIVE_INFINITY)
}

/** Whether no offer takes less time and some take more; where all take the same, or only one names its time, none is told apart by it. */
export function isFastest(
  offer: Pick<ComparedOffer, 'transitDays' | 'isOver'>,
  offers: readonly Pick<ComparedOffer, 'transitDays' | 'isOver'>[],
): boolean {
  const times = offers.flatMap(({ transitDays, isOver }) => (transitDays === null || isOver ? [] : [transitDays]))
  if (offer.isOver) return false
  return offer.transitDays !== null && offer.transitDays <= Math.min(...times) && offer.transitDays < Math.max(...times)
}
