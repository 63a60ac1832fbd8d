import { purchase as purchaseKind } from '@fairquay/contract/purchase/kind.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { refuseOffer } from '@fairquay/contract/trade/offer-rules.ts'
import { describe, expect, it } from 'vitest'
import { draftOfPurchase, proposePurchase, readPurchaseDraft } from './offer-draft.ts'

const now = new Date('2027-03-01T12:00:00Z')

const purchase = purchaseOfferOf({
  lines: [
    offerLineOf({ minimum_quantity: 20 }),
    offerLineOf({ position: 1, included: false, tiers: [], minimum_quantity: 1, lead_time_days: 0, packing: '' }),
  ],
  note: 'Harvest',
})

describe('the answer to a purchase request', () => {
  it('begins with the last revision, and is the same when nothing is changed', () => {
    expect(readPurchaseDraft(draftOfPurchase(purchase), 'USD')).toEqual({ offer: purchase, problems: {} })
  })

  it('is first wrong only where something must be said', () => {
    const draft = proposePurchase([{ quantity: 5, price_value: 2.5 }], 'USD', now)
    expect(Object.keys(readPurchaseDraft(draft, 'USD').problems)).toEqual(['incoterm', 'lines.0.lead_time_days'])
    const line = { ...draft.lines[0], lead_time_days: '3' }
    const said = { ...draft, incoterm: 'FCA', place: 'Porto', payment_terms: 'Prepaid', lines: [line] } as typeof draft
    const { offer, problems } = readPurchaseDraft(said, 'USD')
    expect(problems).toEqual({})
    const asked = {
      currency: 'USD',
      lines: [{ position: 0, quantity: 5, unitWeight: null }],
    } as const
    expect(refuseOffer(purchaseKind, offer, asked, now)).toEqual({})
  })
})
