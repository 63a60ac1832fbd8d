/**
 * An offer as far as it is compared. `total` is in minor units of `currency`; `covered` are the parts (legs of a journey) it contains, priced or included, and
 * `transitDays` the most days it may take, null where it does not say.
 */
export type ComparedOffer<Leg extends string = string> = {
  id: number
  currency: string
  total: number
  covered: readonly Leg[]
  transitDays: number | null
}

/** Why two totals cannot be put side by side: another currency, or legs only one of them contains. */
export type Obstacle<Leg extends string = string> =
  | { reason: 'currency'; currencies: readonly [string, string] }
  | { reason: 'legs'; onlyFirst: readonly Leg[]; onlySecond: readonly Leg[] }

/** What stands against comparing the totals of two offers; nothing when they are like for like: the same currency and the same set of covered legs. */
export function findObstacles<Leg extends string>(
  first: ComparedOffer<Leg>,
  second: ComparedOffer<Leg>,
): Obstacle<Leg>[] {
  const obstacles: Obstacle<Leg>[] = []
  if (first.currency !== second.currency)
    obstacles.push({ reason: 'currency', currencies: [first.currency, second.currency] })
  const onlyFirst = first.covered.filter((leg) => !second.covered.includes(leg))
  const onlySecond = second.covered.filter((leg) => !first.covered.includes(leg))
  if (onlyFirst.length + onlySecond.length > 0) obstacles.push({ reason: 'legs', onlyFirst, onlySecond })
  return obstacles
}

/** Offers whose totals may be compared with each other, each group the cheapest first; the group that covers most is the first, then the larger one. */
export function groupAlike<Leg extends string, Offer extends ComparedOffer<Leg>>(offers: readonly Offer[]): Offer[][] {
  const groups: Offer[][] = []
  for (const offer of offers) {
    const alike = groups.find(([one]) => one && findObstacles(one, offer).length === 0)
    if (alike) alike.push(offer)
    else groups.push([offer])
  }
  return groups
    .map((group) => group.toSorted((a, b) => a.total - b.total || byTime(a, b) || a.id - b.id))
    .sort((a, b) => coverage(b) - coverage(a) || b.length - a.length || (a[0]?.id ?? 0) - (b[0]?.id ?? 0))
}

function coverage(group: readonly ComparedOffer[]): number {
  return group[0]?.covered.length ?? 0
}

export const comparisonOrders = ['price', 'time'] as const
export type ComparisonOrder = (typeof comparisonOrders)[number]

/** By price: cheapest first among those that are alike, never across. By time: fastest first, those that name no time last. */
export function orderOffers<Leg extends string, Offer extends ComparedOffer<Leg>>(
  offers: readonly Offer[],
  order: ComparisonOrder,
): Offer[] {
  const byPrice = groupAlike<Leg, Offer>(offers).flat()
  return order === 'price' ? byPrice : byPrice.toSorted(byTime)
}

function byTime(a: ComparedOffer, b: ComparedOffer): number {
  if (a.transitDays === b.transitDays) return 0
  return (a.transitDays ?? Number.POSITIVE_INFINITY) - (b.transitDays ?? Number.POSITIVE_INFINITY)
}

/** How far an offer is above the cheapest of those it can be compared with, minor units; 0 is the cheapest. Null: nothing is like it. */
export function excessOf<Leg extends string>(
  offer: ComparedOffer<Leg>,
  offers: readonly ComparedOffer<Leg>[],
): number | null {
  const others = offers.filter((other) => other.id !== offer.id && findObstacles(offer, other).length === 0)
  return others.length === 0 ? null : offer.total - Math.min(offer.total, ...others.map(({ total }) => total))
}

/** Whether no offer takes less time; where only one names its time there is nothing to compare. */
export function isFastest(offer: ComparedOffer, offers: readonly ComparedOffer[]): boolean {
  const times = offers.flatMap(({ transitDays }) => (transitDays === null ? [] : [transitDays]))
  return offer.transitDays !== null && times.length > 1 && offer.transitDays <= Math.min(...times)
}
