import { writeMoney } from '../money.ts'
import { legsOfPrice } from './freight-price.ts'
import type { LanePrice } from './price-lane.ts'
import type { FreightPrice } from './price-shapes.ts'
import type { RateCardTerms, RateLane } from './shapes.ts'

/** A lane with what it is of, as prices are made of it. */
export type PricedLane = {
  id: number
  card: number
  lane: RateLane
  terms: RateCardTerms
  provider: FreightPrice['provider']
  price: LanePrice
  isCleared: boolean
}

/** A price as it is answered: money in decimals. */
export function presentPrice({ id, card, lane, terms, provider, price, isCleared }: PricedLane): FreightPrice {
  const { currency } = terms
  const write = (amount: number | null) => (amount === null ? null : writeMoney(amount, currency))
  return {
    lane_id: id,
    card: { id: card, name: terms.name },
    provider,
    mode: terms.mode,
    equipment: lane.equipment,
    from: lane.from,
    to: lane.to,
    currency,
    total: write(price.total),
    legs: legsOfPrice({ terms, price, isCleared }),
    lines: price.lines.map(({ isLeast, amount, ...line }) => ({ ...line, is_least: isLeast, amount: write(amount) })),
    transit_days: { min: lane.transit_min, max: lane.transit_max },
    valid_until: terms.valid_until,
    never: terms.never,
    free_days: terms.free_days,
    notes: [terms.notes, lane.note].filter(Boolean).join('\n'),
  }
}
