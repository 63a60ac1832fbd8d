import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import { type LegName, type LogisticOffer, legNames } from '@fairquay/contract/freight/offer.ts'
import { type Currency, changeByPercent, decimalsOf, type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import type { Validity } from '@fairquay/contract/trade/validity.ts'

type Line = { position: number; quantity: number; unit_price: UnitPrice; leadTimeDays: number | null }

/** Valid for so many whole days from then on. */
export function openFor(now: Date, days: number): Validity {
  return { day: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10), time_zone: 'UTC' }
}

/** What was asked, so many percent below the listed price, with a second tier at twice the quantity. */
export function offerGoods(
  lines: readonly Line[],
  currency: Currency,
  place: string,
  off: number,
  valid: Validity,
  note: string,
): PurchaseOffer {
  return {
    kind: 'purchase',
    currency,
    lines: lines.map(({ position, quantity, unit_price, leadTimeDays }) => ({
      position,
      included: true,
      tiers: [
        {
          min_quantity: Math.max(1, Math.floor(quantity / 2)),
          price: writeUnitPrice(changeByPercent(unit_price, -off, currency)),
        },
        { min_quantity: quantity * 2, price: writeUnitPrice(changeByPercent(unit_price, -off - 3, currency)) },
      ],
      minimum_quantity: Math.max(1, Math.floor(quantity / 2)),
      lead_time_days: leadTimeDays ?? 12 + ((position * 5) % 14),
      packing: 'Export cartons on EUR pallets',
    })),
    incoterm: 'FCA',
    place,
    payment_terms: '30 % in advance, the rest within 30 days',
    valid,
    note,
  }
}

/** A share of the freight for each leg; insurance is not part of it, and customs only where a border is crossed. */
const shares: Partial<Record<LegName, number>> = {
  pick_up: 0.14,
  origin: 0.08,
  main_carriage: 0.5,
  destination: 0.1,
  delivery: 0.18,
}

/** Freight by weight: a base and so much a kilogram, to whole currency units. */
export function offerFreight(
  kilograms: number,
  currency: Currency,
  off: number,
  valid: Validity,
  hasBorder: boolean,
  note: string,
): LogisticOffer {
  const whole = (280 + kilograms * 0.62) * (1 - off / 100)
  const round = (value: number) => Number(value.toFixed(decimalsOf(currency) === 0 ? 0 : 2))
  return {
    kind: 'logistic',
    currency,
    legs: legNames.map((leg) => {
      const share = leg === 'customs' && hasBorder ? 0.09 : shares[leg]
      return share === undefined
        ? {
            leg,
            state: leg === 'surcharges' ? ('included' as const) : ('not_included' as const),
            price: null,
            note: '',
          }
        : { leg, state: 'priced' as const, price: round(whole * share), note: '' }
    }),
    transit_days: hasBorder ? { min: 18, max: 26 } : { min: 5, max: 8 },
    routing: hasBorder ? 'By sea in groupage, weekly sailing' : 'By road, direct',
    valid,
    note,
  }
}

/** A broker's estimate; its rates are examples of the demo, which its note says, but for the VAT: `vat` is what the country of the goods' destination charges, percent. */
export function offerDuty(
  goodsValue: number,
  currency: Currency,
  units: number,
  vat: number,
  valid: Validity,
  now: Date,
): CustomsOffer {
  const date = now.toISOString().slice(0, 10)
  const source = 'Example rate of the demo marketplace'
  const charge = {
    method: 'percent' as const,
    quantity: null,
    unit: '',
    minimum: null,
    maximum: null,
    only_by: null,
    source,
    date,
  }
  return {
    kind: 'customs',
    currency,
    basis: 'CIF',
    transport: 'boat',
    goods_value: goodsValue,
    freight: Number((goodsValue * 0.08).toFixed(2)),
    insurance: null,
    insurance_rate: 0.3,
    onward: 120,
    units,
    charges: [
      { ...charge, type: 'duty', name: 'Import duty', rate: 4.5, base: 'customs_value' },
      { ...charge, type: 'fee', method: 'fixed', name: 'Clearance', rate: 65, base: 'customs_value' },
      { ...charge, type: 'tax', name: 'Import VAT', rate: vat, base: 'delivered_value' },
    ],
    valid,
    note: 'An estimate with example rates, not a ruling.',
  }
}
