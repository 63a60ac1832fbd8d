import { clearanceLeg, type LegName, type LogisticOffer, legNames } from '../freight/offer.ts'
import { legTitles } from '../freight/offer-messages.ts'
import { type Amount, sum, writeMoney } from '../money.ts'
import { rateMessages } from './messages.ts'
import type { LanePrice } from './price-lane.ts'
import type { RateCardTerms, RateLane } from './shapes.ts'

type Carded = { terms: RateCardTerms; lane: RateLane; price: LanePrice; isCleared: boolean }

/** The legs of a price: what it asks for each, what its card includes, and what the buyer must see to. A leg whose amount is not known is not in it. */
export function legsOfPrice({ terms, price, isCleared }: Omit<Carded, 'lane'>): LogisticOffer['legs'] {
  return legNames.map((leg) => {
    const own = price.lines.filter((line) => line.leg === leg)
    const amounts = own.flatMap(({ amount }) => (amount === null ? [] : [amount]))
    const note = own
      .flatMap(({ name }) => name ?? [])
      .join(', ')
      .slice(0, 200)
    if (own.length > 0 && amounts.length === own.length) return pricedLeg(leg, sum(amounts), terms.currency, note)
    if (own.length === 0 && leg === clearanceLeg && !isCleared)
      return { leg, state: 'not_needed' as const, price: null, note }
    const state = own.length === 0 && terms.included.includes(leg) ? ('included' as const) : ('not_included' as const)
    return { leg, state, price: null, note }
  })
}

function pricedLeg(leg: LegName, amount: Amount, currency: string, note: string): LogisticOffer['legs'][number] {
  return { leg, state: 'priced', price: writeMoney(amount, currency), note }
}

/** The offer that a price is when it is taken as it stands. Only of a price that is known in full. */
export function offerOfPrice(carded: Carded): LogisticOffer {
  const { terms, lane } = carded
  return {
    kind: 'logistic',
    currency: terms.currency,
    legs: legsOfPrice(carded),
    transit_days: { min: lane.transit_min, max: lane.transit_max },
    routing: describeWay(lane),
    valid: { day: terms.valid_until, time_zone: 'UTC' },
    note: describeCard(terms).slice(0, 2000),
  }
}

/** 'CNSHA → DEHAM', 'DE 20-25 → AT'. */
export function describeWay({ from, to }: Pick<RateLane, 'from' | 'to'>): string {
  return `${describePlace(from)} → ${describePlace(to)}`.slice(0, 300)
}

export function describePlace({ country, zone, port }: RateLane['from']): string {
  return [port || country, zone].filter(Boolean).join(' ')
}

function describeCard({ name, never, free_days, notes }: RateCardTerms): string {
  return [
    rateMessages.fromCard(name),
    free_days === null ? '' : rateMessages.freeDays(free_days),
    never && rateMessages.neverIn(never),
    notes,
  ]
    .filter(Boolean)
    .join('\n')
}

/** What a leg of a price is of, in words: 'Origin charges: THC, documents'. */
export function nameLeg({ leg, note }: LogisticOffer['legs'][number]): string {
  return note === '' ? legTitles[leg] : rateMessages.legWith(legTitles[leg], note)
}
