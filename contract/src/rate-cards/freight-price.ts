import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import { clearanceLeg, type LegName, type LogisticOffer, legNames, offerLeg } from '../freight/offer.ts'
import { legTitles } from '../freight/offer-messages.ts'
import { type Amount, sum, writeMoney } from '../money.ts'
import { rateMessages } from './messages.ts'
import type { LanePrice } from './price-lane.ts'
import { lanePlace, type RateCardTerms, type RateLane, rateBases, rateCardTerms, rateLane } from './shapes.ts'

/** A price that a provider's card has for a load, as it is answered: money is decimal. `total` is null where something it counts is not known; such a price cannot be taken. */
export const freightPrice = Type.Object({
  lane_id: Type.Integer(),
  card: Type.Object({ id: Type.Integer(), name: Type.String() }),
  provider: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
  mode: rateCardTerms.properties.mode,
  equipment: rateLane.properties.equipment,
  from: lanePlace,
  to: lanePlace,
  currency: Type.String(),
  total: nullable(Type.Number()),
  /** Every leg once, as an offer says them. */
  legs: Type.Array(offerLeg),
  /** What was counted, line by line. */
  lines: Type.Array(
    Type.Object({
      leg: offerLeg.properties.leg,
      name: nullable(Type.String()),
      basis: Type.Enum(rateBases),
      quantity: nullable(Type.Number()),
      price: Type.Number(),
      is_least: Type.Boolean(),
      amount: nullable(Type.Number()),
    }),
  ),
  transit_days: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  valid_until: Type.String(),
  never: Type.String(),
  free_days: nullable(Type.Integer()),
  notes: Type.String(),
})
export type FreightPrice = Type.Static<typeof freightPrice>

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
