import { chargeOf, customsOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { expect, it } from 'vitest'
import { draftOfCustoms, readCustomsDraft } from './offer-draft.ts'

const customs = customsOfferOf({
  onward: 450,
  charges: [
    chargeOf(),
    chargeOf({ type: 'fee', name: 'By weight', method: 'per_unit', rate: 0.01, quantity: 2400, unit: 'kg' }),
  ],
})

it('the estimate begins with the last revision, and is the same when nothing is changed', () => {
  expect(readCustomsDraft(draftOfCustoms(customs))).toEqual({ offer: customs, problems: {} })
})
