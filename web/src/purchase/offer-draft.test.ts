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

const asked = [120, 3].map((quantity, position) => ({ position, quantity, price_value: 2.5 }))

describe('the answer to a purchase request', () => {
  it('begins with the last revision, and is the same when nothing is changed', () => {
    expect(readPurchaseDraft(draftOfPurchase(purchase, asked), asked, 'USD')).toEqual({ offer: purchase, problems: {} })
  })

  it('is for another quantity than was asked for only where that is typed', () => {
    const draft = draftOfPurchase(purchase, asked)
    const [first, ...others] = draft.lines
    const fewer = { ...draft, lines: [{ ...first, quantity: '80' }, ...others] } as typeof draft
    expect(readPurchaseDraft(fewer, asked, 'USD').offer.lines[0]).toMatchObject({ quantity: 80 })
    expect(readPurchaseDraft(draft, asked, 'USD').offer.lines[0]).not.toHaveProperty('quantity')
  })

  it('is first wrong only where something must be said', () => {
    const lines = [{ position: 0, quantity: 5, price_value: 2.5 }]
    const draft = proposePurchase(lines, 'USD', now)
    expect(Object.keys(readPurchaseDraft(draft, lines, 'USD').problems)).toEqual(['incoterm', 'lines.0.lead_time_days'])
    const line = { ...draft.lines[0], lead_time_days: '3' }
    const said = { ...draft, incoterm: 'FCA', place: 'Porto', payment_terms: 'Prepaid', lines: [line] } as typeof draft
    const { offer, problems } = readPurchaseDraft(said, lines, 'USD')
    expect(problems).toEqual({})
    const question = {
      currency: 'USD',
      lines: [{ position: 0, quantity: 5, unitWeight: null }],
    } as const
    expect(refuseOffer(purchaseKind, offer, question, now)).toEqual({})
  })
})
