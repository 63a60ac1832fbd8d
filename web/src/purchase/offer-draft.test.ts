import type { StartingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import { purchase as purchaseKind } from '@fairquay/contract/purchase/kind.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { refuseOffer } from '@fairquay/contract/trade/offer-rules.ts'
import { describe, expect, it } from 'vitest'
import { refuseDraft } from '../trade/refuse-draft.ts'
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

  it('begins with the terms the buyer wishes, and where none were named with those last given', () => {
    const last = { incoterm: 'FCA', place: 'Porto', payment_terms: '60 days net' } as const
    const begin = (asked?: StartingTerms['asked']) => {
      const { incoterm, place, payment_terms } = proposePurchase([], 'USD', now, {
        lines: [],
        crosses_border: true,
        last,
        ...(asked && { asked }),
      })
      return [incoterm, place, payment_terms]
    }
    expect(begin()).toEqual(['FCA', 'Porto', '60 days net'])
    expect(begin({ incoterm: 'DAP', place: 'Hamburg', payment_terms: '' })).toEqual(['DAP', 'Hamburg', '60 days net'])
    expect(begin({ incoterm: 'DAP', place: '', payment_terms: '30 days' })).toEqual(['DAP', '', '30 days'])
    expect(begin({ incoterm: 'FCA', place: '', payment_terms: '' })).toEqual(['FCA', 'Porto', '60 days net'])
    expect(begin({ incoterm: null, place: '', payment_terms: '30 days' })).toEqual(['FCA', 'Porto', '30 days'])
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

  it('does not measure what is typed by what cannot be read', () => {
    const draft = draftOfPurchase(purchase, asked)
    const [first, ...others] = draft.lines
    const lines = [
      { ...first, minimum_quantity: 'some', tiers: [{ min_quantity: '20', price: '9' }] },
      ...others,
    ] as typeof draft.lines
    const told = refuseDraft(
      purchaseKind,
      readPurchaseDraft({ ...draft, lines, place: '' }, asked, 'USD'),
      { currency: 'USD', lines: asked.map((line) => ({ ...line, unitWeight: null })) },
      new Date(`${draft.day}T00:00:00Z`),
    )
    expect(Object.keys(told)).toEqual(['lines.0.minimum_quantity', 'place'])
  })
})
