import { customs as customsKind } from '@fairquay/contract/customs/kind.ts'
import { chargeOf, customsOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { expect, it } from 'vitest'
import { refuseDraft } from '../trade/refuse-draft.ts'
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

it('what cannot be read of it is told beside what the rules refuse of the rest', () => {
  const draft = draftOfCustoms(customsOfferOf({ charges: [chargeOf({ goods_part: 500 })] }))
  const now = new Date(`${draft.day}T00:00:00Z`)
  const told = (change: Partial<typeof draft>) =>
    Object.keys(
      refuseDraft(customsKind, readCustomsDraft({ ...draft, ...change }), { currency: 'EUR', lines: [] }, now),
    )
  expect(told({})).toEqual([])
  expect(told({ units: '' })).toEqual(['units'])
  expect(told({ goods_value: 'a lot', freight: '1.005', units: '' })).toEqual(['goods_value', 'freight', 'units'])
})
