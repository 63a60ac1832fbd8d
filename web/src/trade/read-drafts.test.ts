import type { CustomsOffer } from '@fairquay/contract/customs/offer.ts'
import type { LogisticOffer } from '@fairquay/contract/freight/offer.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { refuseOffer } from '@fairquay/contract/requests/offer/rules.ts'
import { describe, expect, it } from 'vitest'
import { draftOfCustoms, draftOfLogistic, draftOfPurchase, proposeLogistic, proposePurchase } from './offer-drafts.ts'
import { readCustomsDraft, readLogisticDraft, readNumber, readPurchaseDraft } from './read-drafts.ts'

const valid = { day: '2027-03-31', time_zone: 'Europe/Berlin' }
const now = new Date('2027-03-01T12:00:00Z')

describe('a number as it is typed', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    [' 1,250.50 ', 1250.5],
    ['1,250,000', 1_250_000],
    ['.5', 0.5],
    ['0', 0],
  ])('reads %j', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each(['', ' ', '12,5', '1.250,50', '-3', '1e5', '12 EUR', '1,25,000', '.', '9999999999999'])(
    'does not guess at %j',
    (text) => {
      expect(readNumber(text)).toBeUndefined()
    },
  )
})

const purchase: PurchaseOffer = {
  kind: 'purchase',
  currency: 'USD',
  lines: [
    {
      position: 0,
      included: true,
      tiers: [
        { min_quantity: 1, price: 1.2 },
        { min_quantity: 100, price: 1.1 },
      ],
      minimum_quantity: 20,
      lead_time_days: 14,
      packing: 'Cartons',
    },
    { position: 1, included: false, tiers: [], minimum_quantity: 1, lead_time_days: 0, packing: '' },
  ],
  incoterm: 'FCA',
  place: 'Porto',
  payment_terms: '30 days net',
  valid,
  note: 'Harvest',
}

const logistic: LogisticOffer = {
  kind: 'logistic',
  currency: 'EUR',
  legs: (['pick_up', 'origin', 'main_carriage', 'destination', 'customs', 'delivery', 'insurance'] as const)
    .map((leg): LogisticOffer['legs'][number] => ({ leg, state: 'priced', price: 10.05, note: '' }))
    .concat([{ leg: 'surcharges', state: 'not_included', price: null, note: 'None' }]),
  transit_days: { min: 2, max: 3 },
  routing: 'By road',
  valid,
  note: '',
}

const charge = { base: 'customs_value', unit: '', minimum: null, maximum: null, only_by: null } as const
const customs: CustomsOffer = {
  kind: 'customs',
  currency: 'USD',
  basis: 'FOB',
  transport: 'boat',
  goods_value: 45_600,
  freight: 3200,
  insurance: null,
  insurance_rate: 0.3,
  onward: 450,
  units: 4800,
  charges: [
    {
      ...charge,
      type: 'duty',
      name: 'Duty',
      method: 'percent',
      rate: 16.5,
      quantity: null,
      source: 'USITC',
      date: '2027-01-01',
    },
    {
      ...charge,
      type: 'fee',
      name: 'By weight',
      method: 'per_unit',
      rate: 0.01,
      quantity: 2400,
      unit: 'kg',
      source: 'USITC',
      date: '2027-01-01',
    },
  ],
  valid,
  note: '',
}

describe('a revision begins with the last one', () => {
  it('of a purchase, and is the same when nothing is changed', () => {
    expect(readPurchaseDraft(draftOfPurchase(purchase), 'USD')).toEqual({ offer: purchase, problems: {} })
  })
  it('of a logistic offer', () => {
    expect(readLogisticDraft(draftOfLogistic(logistic))).toEqual({ offer: logistic, problems: {} })
  })
  it('of a customs estimate', () => {
    expect(readCustomsDraft(draftOfCustoms(customs))).toEqual({ offer: customs, problems: {} })
  })
})

describe('a first answer', () => {
  it('to a purchase is wrong only where something must be said', () => {
    const draft = proposePurchase([{ quantity: 5, price_value: 2.5 }], now)
    expect(Object.keys(readPurchaseDraft(draft, 'USD').problems)).toEqual(['incoterm', 'lines.0.lead_time_days'])
    const line = { ...draft.lines[0], lead_time_days: '3' }
    const said = { ...draft, incoterm: 'FCA', place: 'Porto', payment_terms: 'Prepaid', lines: [line] } as typeof draft
    const { offer, problems } = readPurchaseDraft(said, 'USD')
    expect(problems).toEqual({})
    const asked = {
      kind: 'purchase',
      currency: 'USD',
      lines: [{ position: 0, quantity: 5, unitWeight: null }],
    } as const
    expect(refuseOffer(offer, asked, now)).toEqual({})
  })

  it('to a logistic request leaves no leg undecided', () => {
    const { problems } = readLogisticDraft(proposeLogistic('USD', now))
    expect(Object.keys(problems).filter((field) => field.startsWith('legs.'))).toHaveLength(8)
  })
})
