import type { ValueBasis } from '@fairquay/contract/customs/duty.ts'
import type { CustomsOffer, OfferCharge } from '@fairquay/contract/customs/offer.ts'
import { type LegName, type LegState, type LogisticOffer, legNames } from '@fairquay/contract/freight/offer.ts'
import type { Currency } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import type { TransportType } from '@fairquay/contract/trade/transport.ts'

/** Answers while they are typed: every number a text, so that nothing typed is lost or corrected behind somebody's back. */
type ValidityDraft = { day: string; time_zone: string }

export type TierDraft = { min_quantity: string; price: string }
export type LineDraft = {
  position: number
  included: boolean
  tiers: TierDraft[]
  minimum_quantity: string
  lead_time_days: string
  packing: string
}
export type PurchaseDraft = ValidityDraft & {
  lines: LineDraft[]
  incoterm: string
  place: string
  payment_terms: string
  note: string
}

export type LegDraft = { leg: LegName; state: LegState; price: string; note: string }
export type LogisticDraft = ValidityDraft & {
  currency: Currency
  legs: LegDraft[]
  transit_min: string
  transit_max: string
  routing: string
  note: string
}

export type ChargeDraft = Pick<OfferCharge, 'type' | 'name' | 'method' | 'base' | 'unit' | 'source' | 'date'> & {
  rate: string
  quantity: string
  minimum: string
  maximum: string
  only_by: TransportType | ''
}
export type CustomsDraft = ValidityDraft & {
  currency: Currency
  basis: ValueBasis
  transport: TransportType
  goods_value: string
  freight: string
  insured_by: 'amount' | 'rate'
  insurance: string
  insurance_rate: string
  onward: string
  units: string
  charges: ChargeDraft[]
  note: string
}

/** An offer proposed to stand for two weeks, where the person is. */
export function proposeValidity(now: Date): ValidityDraft {
  const day = new Date(now.getTime() + 14 * 86_400_000).toISOString().slice(0, 10)
  return { day, time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC' }
}

type AskedLine = { quantity: number; price_value: number }

/** The first answer: every line at the price it was asked for. */
export function proposePurchase(lines: readonly AskedLine[], now: Date): PurchaseDraft {
  return {
    lines: lines.map(({ price_value }, position) => ({
      position,
      included: true,
      tiers: [{ min_quantity: '1', price: price_value > 0 ? price_value.toFixed(2) : '' }],
      minimum_quantity: '1',
      lead_time_days: '',
      packing: '',
    })),
    incoterm: '',
    place: '',
    payment_terms: '',
    ...proposeValidity(now),
    note: '',
  }
}

export function draftOfPurchase(offer: PurchaseOffer): PurchaseDraft {
  const { lines, incoterm, place, payment_terms, valid, note } = offer
  return {
    lines: lines.map((line) => ({
      ...line,
      tiers: line.tiers.length > 0 ? line.tiers.map(draftOfTier) : [{ min_quantity: '1', price: '' }],
      minimum_quantity: String(line.minimum_quantity),
      lead_time_days: String(line.lead_time_days),
    })),
    incoterm,
    place,
    payment_terms,
    ...valid,
    note,
  }
}

function draftOfTier({ min_quantity, price }: { min_quantity: number; price: number }): TierDraft {
  return { min_quantity: String(min_quantity), price: price.toFixed(2) }
}

/** The first answer: nothing is decided about any leg, so that none is left out by mistake. */
export function proposeLogistic(currency: Currency, now: Date): LogisticDraft {
  return {
    currency,
    legs: legNames.map((leg) => ({ leg, state: 'priced', price: '', note: '' })),
    transit_min: '',
    transit_max: '',
    routing: '',
    ...proposeValidity(now),
    note: '',
  }
}

export function draftOfLogistic({ currency, legs, transit_days, routing, valid, note }: LogisticOffer): LogisticDraft {
  return {
    currency,
    legs: legs.map((leg) => ({ ...leg, price: leg.price === null ? '' : leg.price.toFixed(2) })),
    transit_min: String(transit_days.min),
    transit_max: String(transit_days.max),
    routing,
    ...valid,
    note,
  }
}

export function proposeCharge(type: OfferCharge['type'], now: Date): ChargeDraft {
  return {
    type,
    name: '',
    method: 'percent',
    rate: '',
    base: type === 'tax' ? 'delivered_value' : 'customs_value',
    quantity: '',
    unit: '',
    minimum: '',
    maximum: '',
    only_by: '',
    source: '',
    date: now.toISOString().slice(0, 10),
  }
}

type AskedGoods = { currency: Currency; basis: ValueBasis; goodsValue: number; units: number }

/** The first estimate: the goods as they were asked about, with one duty to fill in. */
export function proposeCustoms({ currency, basis, goodsValue, units }: AskedGoods, now: Date): CustomsDraft {
  return {
    currency,
    basis,
    transport: 'boat',
    goods_value: goodsValue > 0 ? goodsValue.toFixed(2) : '',
    freight: '',
    insured_by: 'rate',
    insurance: '',
    insurance_rate: '',
    onward: '0',
    units: String(units),
    charges: [{ ...proposeCharge('duty', now), name: 'Import duty' }],
    ...proposeValidity(now),
    note: '',
  }
}

export function draftOfCustoms(offer: CustomsOffer): CustomsDraft {
  const { insurance, insurance_rate, charges, valid, ...rest } = offer
  return {
    currency: rest.currency,
    basis: rest.basis,
    transport: rest.transport,
    goods_value: rest.goods_value.toFixed(2),
    freight: rest.freight.toFixed(2),
    insured_by: insurance === null ? 'rate' : 'amount',
    insurance: insurance?.toFixed(2) ?? '',
    insurance_rate: insurance_rate === null ? '' : String(insurance_rate),
    onward: rest.onward.toFixed(2),
    units: String(rest.units),
    charges: charges.map((charge) => ({
      ...charge,
      rate: String(charge.rate),
      quantity: charge.quantity === null ? '' : String(charge.quantity),
      minimum: charge.minimum?.toFixed(2) ?? '',
      maximum: charge.maximum?.toFixed(2) ?? '',
      only_by: charge.only_by ?? '',
    })),
    ...valid,
    note: rest.note,
  }
}
