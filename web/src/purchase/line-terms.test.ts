import type { OfferTier, PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { expect, test } from 'vitest'
import type { AskedRequest } from '../trade/kind-view.ts'
import { listPurchaseLineTerms } from './line-terms.ts'

const tiers = [
  { min_quantity: 12, price: 8.9 },
  { min_quantity: 60, price: 8.15 },
  { min_quantity: 300, price: 7.6 },
]

function listTerms(quantity: number, minimum_quantity: number, offered: OfferTier[] = tiers): string[] {
  const line = { position: 0, included: true, tiers: offered, minimum_quantity, lead_time_days: 14, packing: '' }
  const offer: PurchaseOffer = {
    kind: 'purchase',
    currency: 'EUR',
    lines: [line],
    incoterm: 'FOB',
    place: 'Porto',
    payment_terms: '30 days net',
    valid: { day: '2027-01-31', time_zone: 'Europe/Lisbon' },
    note: '',
  }
  const asked = { position: 0, product_name: 'Oil', options: [], quantity, order_measure: 'Bottle' }
  const request: AskedRequest = {
    id: 1,
    currency: 'EUR',
    total_price: null,
    lines: [{ ...asked, price_value: null, target_price: null, weight_value: null }],
  }
  return listPurchaseLineTerms(offer, 0, request)
}

test('says every price beside the one for the quantity asked for, once each, also those for less', () => {
  expect(listTerms(60, 12)).toEqual([
    '€8.90 from 12',
    '€7.60 from 300',
    'Minimum quantity: 12 bottles',
    'Lead time: 14 days',
  ])
  expect(listTerms(12, 12).slice(0, 2)).toEqual(['€8.15 from 60', '€7.60 from 300'])
})

test('says no price that only quantities below the least would have, and lets none begin below it', () => {
  expect(listTerms(400, 60)).toEqual(['€8.15 from 60', 'Minimum quantity: 60 bottles', 'Lead time: 14 days'])
  expect(listTerms(60, 24)[0]).toBe('€8.90 from 24')
})

test('one price needs no second word', () => {
  expect(listTerms(60, 1, [{ min_quantity: 1, price: 8 }])).toEqual(['Lead time: 14 days'])
})
