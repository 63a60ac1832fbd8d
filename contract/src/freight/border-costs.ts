import { convertAmount, type DayRate, findExchange } from '../currency/rates.ts'
import { type Amount, readMoney, sum, writeMoney } from '../money.ts'
import type { TransportType } from '../trade/transport.ts'
import type { LegName, OfferLeg } from './offer.ts'

/** Legs up to the border of the destination: what they cost is freight. What a carrier adds to all legs is part of it. */
const untilBorder: readonly LegName[] = ['pick_up', 'origin', 'main_carriage', 'surcharges']
/** What happens after it until the goods are at the door. */
const afterBorder: readonly LegName[] = ['destination', 'customs', 'delivery']

/**
 * What a freight offer costs until the border of the destination and from there to the door, and its insurance; minor units. A leg that is in the price of another is
 * part of that one. Null is not known: something that has to be done is not in the offer. Of what comes before the ship only the main carriage has to be: the rest may be the seller's to pay.
 */
export type BorderCosts = { freight: Amount | null; onward: Amount | null; insurance: Amount | null }

/** Tells the legs of an offer apart by the border. `read` turns the price of a leg into minor units. A truck that goes through has no terminal at its destination that could be missing. */
export function readBorderCosts(
  legs: readonly OfferLeg[],
  mode: TransportType,
  read: (price: number) => Amount,
): BorderCosts {
  const priceOf = (names: readonly LegName[]) =>
    sum(legs.flatMap(({ leg, state, price }) => (names.includes(leg) && state === 'priced' ? [read(price ?? 0)] : [])))
  const isIn = (name: LegName) => legs.some(({ leg, state }) => leg === name && state !== 'not_included')
  return {
    freight: isIn('main_carriage') ? priceOf(untilBorder) : null,
    onward: afterBorder.every((leg) => isIn(leg) || (leg === 'destination' && mode === 'truck'))
      ? priceOf(afterBorder)
      : null,
    insurance: isIn('insurance') ? priceOf(['insurance']) : null,
  }
}

/** The same as decimals of another currency, `to`; all null where no rate leads there. */
export function convertBorderCosts(
  { legs, mode, currency }: { legs: readonly OfferLeg[]; mode: TransportType; currency: string },
  to: string,
  rates: readonly DayRate[],
): Record<keyof BorderCosts, number | null> {
  const exchange = findExchange(currency, to, rates)
  const costs = readBorderCosts(legs, mode, (price) => readMoney(price, currency))
  const convert = (amount: Amount | null) =>
    amount === null || !exchange ? null : writeMoney(convertAmount(amount, exchange), to)
  return { freight: convert(costs.freight), onward: convert(costs.onward), insurance: convert(costs.insurance) }
}
