import { legNames } from '../../freight/offer.ts'
import type { DealLine, DealParty } from '../../trade/deal.ts'
import type { DealSnapshot } from '../deal/snapshot.ts'

/** Deals for tests of papers. */

const party = (
  company_id: number,
  company: string,
  city: string,
  country: string,
  country_code: string,
): DealParty => ({
  company_id,
  company,
  person: 'Ada Weiss',
  email: 'ada@buyer.test',
  phone: '+49 30 1234',
  street: 'Lange Strasse 1',
  city,
  zip: '10115',
  country,
  country_code,
  registration_number: 'HRB 1',
  tax_number: 'DE123',
})

const line = (position: number, change: Partial<DealLine> = {}): DealLine => ({
  position,
  product_id: position + 1,
  name: `Olive oil ${position + 1}`,
  options: [{ name: 'Size', value: '500 ml' }],
  origin: 'Portugal',
  hts: '15092000',
  quantity: 160,
  order_measure: 'Bottle',
  unit_price: 7.25,
  price_unit: 'pc',
  unit_weight: null,
  total: 1160,
  lead_time_days: 14,
  packing: '',
  load: {
    type: 'Carton',
    units: 12,
    packs: 14,
    isLastPackPartial: true,
    width: 400,
    height: 300,
    depth: 300,
    grams_each: 11_000,
    grams: 154_000,
    litres: 504,
  },
  ...change,
})

export function dealOf(change: Partial<DealSnapshot> = {}): DealSnapshot {
  const seller = party(1, 'Quinta do Porto', 'Porto', 'Portugal', 'PT')
  const lines = change.lines ?? [
    line(0),
    line(1, {
      unit_price: 13.33,
      unit_weight: 0.75,
      price_unit: 'kg',
      total: 1599.6,
      load: null,
      packing: 'On pallets',
    }),
  ]
  const goods_total = lines.reduce((total, one) => total + one.total, 0)
  return {
    version: 2,
    request_id: 17,
    kind: 'purchase',
    revision: 2,
    requested_at: '2026-11-18T08:00:00Z',
    offered_at: '2026-11-19T08:00:00Z',
    accepted_at: null,
    currency: 'EUR',
    buyer: party(2, 'Weiss Handel', 'Berlin', 'Germany', 'DE'),
    answerer: seller,
    seller,
    addresses: { loading: null, shipping: null, billing: null },
    incoterm: 'FCA',
    place: 'Porto',
    payment_terms: '30 days net',
    valid: { day: '2026-12-31', time_zone: 'Europe/Lisbon' },
    note: '',
    lines,
    goods_total,
    goods_currency: 'EUR',
    total: goods_total,
    logistic: null,
    customs: null,
    ...change,
  }
}

export const purchaseDeal = dealOf()

const prices: Record<string, number> = { pick_up: 120, main_carriage: 900.55, insurance: 12 }
const included = ['origin', 'delivery']

export const logisticDeal = dealOf({
  kind: 'logistic',
  answerer: party(3, 'Blue Freight', 'Hamburg', 'Germany', 'DE'),
  total: 1032.55,
  logistic: {
    legs: legNames.map((leg) => ({
      leg,
      state: leg in prices ? 'priced' : included.includes(leg) ? 'included' : 'not_included',
      price: prices[leg] ?? null,
      note: '',
    })),
    transit_days: { min: 3, max: 5 },
    routing: 'Porto – Hamburg',
    shipment: {
      is_dangerous_goods: false,
      is_required_insurance: true,
      is_already_palletized: true,
      delivery_date: 'Unspecified',
      pickup_date: 'ASAP',
      incoterm: 'FCA',
      wrapper: 'pallets',
      pallet_category: 'EUR-1',
      container: 'groupage',
      extra_needs: ['none'],
      transport: { type: 'truck', condition: 'dry', temperature: { type: 'celsius', degree: null } },
    },
    goods: [],
    additional_notes: '',
  },
})

export const customsDeal = dealOf({
  kind: 'customs',
  answerer: party(4, 'Gate Brokers', 'Rotterdam', 'Netherlands', 'NL'),
  currency: 'USD',
  total: 3527.68,
  customs: {
    offer: {
      kind: 'customs',
      currency: 'USD',
      basis: 'CIF',
      transport: 'boat',
      goods_value: 10_000,
      freight: 500,
      insurance: 100,
      insurance_rate: null,
      onward: 0,
      units: 160,
      charges: [
        {
          type: 'duty',
          name: 'Third country duty',
          method: 'percent',
          rate: 12,
          base: 'customs_value',
          quantity: null,
          unit: '',
          minimum: null,
          maximum: null,
          only_by: null,
          source: 'TARIC',
          date: '2026-11-01',
        },
        {
          type: 'tax',
          name: 'Import VAT',
          method: 'percent',
          rate: 19,
          base: 'delivered_value',
          quantity: null,
          unit: '',
          minimum: null,
          maximum: null,
          only_by: null,
          source: 'UStG',
          date: '2026-01-01',
        },
      ],
      valid: { day: '2026-12-31', time_zone: 'Europe/Berlin' },
      note: '',
    },
    exporting_market: 'CN',
    importing_market: 'DE',
    origin: 'CN',
    hts: '61091000',
  },
})
