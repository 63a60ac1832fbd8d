import { convertAmount, type Exchange } from '../currency/rates.ts'
import { percentOf } from '../customs/duty.ts'
import { type LegName, legNames } from '../freight/offer.ts'
import { type Amount, readMoney, readUnitPrice, sum, totalOf } from '../money.ts'
import { type FreightLoad, quantityOf } from './load.ts'
import type { RateCardTerms, RateLane, RateStep, RateSurcharge, SurchargeBasis } from './shapes.ts'

/** One line of a price. `amount` is in minor units of the card's currency, null where something it counts is not known. */
export type PricedLine = {
  leg: LegName
  /** Of a surcharge; null of the lane itself. */
  name: string | null
  basis: SurchargeBasis
  /** What was counted; null where it is not known. More than the load where the next step costs less. */
  quantity: number | null
  /** For one, or percent; of the step that holds. */
  price: number
  /** Whether the least that is asked for decided. */
  isLeast: boolean
  amount: Amount | null
}

/** A lane's price for a load. `total` is null where a line of it is. */
export type LanePrice = { lines: PricedLine[]; total: Amount | null }

type PricedOne = Omit<PricedLine, 'leg' | 'name'>
type Priced = Pick<RateLane, 'basis' | 'price' | 'minimum'> & { steps: readonly RateStep[] }

/**
 * What a lane and its surcharges come to. Each line is rounded half up by itself, so that lines add up to the total. `exchange` is the way from a currency into the card's, for percentages of the
 * value of goods; those of the freight are of the lane's own line.
 */
export function priceLane(
  lane: RateLane,
  { currency }: Pick<RateCardTerms, 'currency'>,
  load: FreightLoad,
  exchange: (from: string) => Exchange | undefined,
): LanePrice {
  const main = { leg: 'main_carriage' as const, name: null, ...priceOne(lane, lane, currency, load, exchange) }
  const others = lane.surcharges.map((one) => ({
    leg: one.leg,
    name: one.name,
    ...(one.basis === 'pct_freight'
      ? priceShare({ ...one, basis: one.basis }, main.amount, currency)
      : priceOne({ ...one, basis: one.basis, steps: [] }, lane, currency, load, exchange)),
  }))
  const lines = [main, ...others].sort((a, b) => legNames.indexOf(a.leg) - legNames.indexOf(b.leg))
  const amounts = lines.map(({ amount }) => amount)
  return { lines, total: amounts.some((amount) => amount === null) ? null : sum(amounts.map((amount) => amount ?? 0)) }
}

function priceOne(
  rate: Priced,
  { equipment }: Pick<RateLane, 'equipment'>,
  currency: string,
  load: FreightLoad,
  exchange: (from: string) => Exchange | undefined,
): PricedOne {
  const { basis, minimum } = rate
  const known = quantityOf(basis, load, equipment)
  if (known === null) return { basis, quantity: null, price: rate.price, isLeast: false, amount: null }
  const { quantity, price } = basis === 'pct_value' ? { quantity: 1, price: rate.price } : findStep(rate, known)
  const raw =
    basis === 'pct_value' ? shareOfValue(load, price, exchange) : totalOf(readUnitPrice(price), 1, currency, quantity)
  if (raw === null) return { basis, quantity: null, price, isLeast: false, amount: null }
  return { basis, quantity, price, ...atLeast(raw, minimum, currency) }
}

/** A percentage of the freight as it is charged, its minimum included; it is not known where that is not. */
function priceShare(
  { basis, price, minimum }: Pick<RateSurcharge, 'price' | 'minimum'> & { basis: 'pct_freight' },
  freight: Amount | null,
  currency: string,
): PricedOne {
  if (freight === null) return { basis, quantity: null, price, isLeast: false, amount: null }
  return { basis, quantity: 1, price, ...atLeast(percentOf(freight, price), minimum, currency) }
}

function atLeast(amount: Amount, minimum: number | null, currency: string): Pick<PricedLine, 'isLeast' | 'amount'> {
  const least = minimum === null ? 0 : readMoney(minimum, currency)
  return { isLeast: amount < least, amount: Math.max(amount, least) }
}

/** The step that a quantity has reached, or the next where being charged for that much more costs less, as carriers do: more goods never cost less than fewer. */
function findStep({ price, steps }: Priced, quantity: number): { quantity: number; price: number } {
  const rising = steps.toSorted((a, b) => a.from - b.from)
  const reached = rising.findLast(({ from }) => from <= quantity)
  const own = { quantity, price: reached?.price ?? price }
  const further = rising
    .filter(({ from }) => from > quantity)
    .map((step) => ({ quantity: step.from, price: step.price }))
  return further.reduce((best, one) => (one.quantity * one.price < best.quantity * best.price ? one : best), own)
}

function shareOfValue(
  { value }: FreightLoad,
  percent: number,
  exchange: (from: string) => Exchange | undefined,
): Amount | null {
  const way = value && exchange(value.currency)
  return value && way ? percentOf(convertAmount(value.amount, way), percent) : null
}

/** Whether a lane or something on top of it counts containers or trailers. */
export function countsContainers({ basis, surcharges }: Pick<RateLane, 'basis' | 'surcharges'>): boolean {
  return basis === 'per_container' || surcharges.some((one) => one.basis === 'per_container')
}
