import type { CustomsOffer, OfferCharge } from '../../customs/offer.ts'
import { type LogisticOffer, legNames } from '../../freight/offer.ts'
import type { OfferLine, PurchaseOffer } from '../../purchase/offer.ts'

/** Answers of each kind for tests of all three parts. They can be made now; `change` says what is different. */

/** A day to which offers stand in tests; never in the past while they run. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const valid = () => ({ day: dayIn(30), time_zone: 'Europe/Berlin' })

/** One line at 10.00, from 100 on at 9.00. */
export function offerLineOf(change: Partial<OfferLine> = {}): OfferLine {
  return {
    position: 0,
    included: true,
    tiers: [
      { min_quantity: 1, price: 10 },
      { min_quantity: 100, price: 9 },
    ],
    minimum_quantity: 1,
    lead_time_days: 14,
    packing: 'Cartons of 12',
    ...change,
  }
}

export function purchaseOfferOf(change: Partial<PurchaseOffer> = {}): PurchaseOffer {
  return {
    kind: 'purchase',
    currency: 'USD',
    lines: [offerLineOf()],
    incoterm: 'FCA',
    place: 'Porto',
    payment_terms: '30 days net',
    valid: valid(),
    note: '',
    ...change,
  }
}

/** Main carriage at `price`, pick-up with it, everything else not. */
export function logisticOfferOf(price = 1800, change: Partial<LogisticOffer> = {}): LogisticOffer {
  return {
    kind: 'logistic',
    currency: 'USD',
    legs: legNames.map((leg) => {
      if (leg === 'main_carriage') return { leg, state: 'priced', price, note: '' }
      return { leg, state: leg === 'pick_up' ? 'included' : 'not_included', price: null, note: '' }
    }),
    transit_days: { min: 20, max: 25 },
    routing: 'Porto – Rotterdam – New York',
    valid: valid(),
    note: '',
    ...change,
  }
}

/** A duty of 16.5 %. */
export function chargeOf(change: Partial<OfferCharge> = {}): OfferCharge {
  return {
    type: 'duty',
    name: 'Duty',
    method: 'percent',
    rate: 16.5,
    base: 'customs_value',
    quantity: null,
    unit: '',
    minimum: null,
    maximum: null,
    only_by: null,
    source: 'Tariff of the importing market',
    date: '2026-01-01',
    ...change,
  }
}

/** Duty of 16.5 % and a fee on goods of 45,600.00. */
export function customsOfferOf(change: Partial<CustomsOffer> = {}): CustomsOffer {
  return {
    kind: 'customs',
    currency: 'USD',
    basis: 'FOB',
    transport: 'boat',
    goods_value: 45_600,
    freight: 3200,
    insurance: null,
    insurance_rate: 0.3,
    onward: 0,
    units: 4800,
    charges: [
      chargeOf(),
      chargeOf({ type: 'fee', name: 'Processing fee', rate: 0.3464, minimum: 33.58, maximum: 651.5 }),
    ],
    valid: valid(),
    note: '',
    ...change,
  }
}
