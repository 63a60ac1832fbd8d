import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { expect, test } from 'vitest'
import { refuseTypedCredits } from './offered-credits.ts'
import { claimTexts } from './texts.ts'

const claim = { currency: 'EUR', lines: [{ position: 0, value: 14.36 }] }
const refused = (amount: string) => refuseTypedCredits(claim, [{ position: 0, amount }])['credits.0.amount']

test.each([
  ['14.36', undefined],
  ['1e3', claimTexts.needsNumber],
  ['all of it', claimTexts.needsNumber],
  ['14.355', claimMessages.creditUneven],
  ['14.37', claimMessages.creditTooHigh('€14.36')],
])('a credit of %s', (amount, refusal) => {
  expect(refused(amount)).toBe(refusal)
})

test('an empty box gives nothing', () => {
  expect(refuseTypedCredits(claim, [{ position: 0, amount: ' ' }])).toEqual({ credits: claimMessages.creditMissing })
})
