import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminMessages } from './messages.ts'
import { hideTokens, isSameHouse, moveItem, refuseDecision, refuseName, refuseResend } from './rules.ts'

test('a refusal needs a reason, an approval does not', () => {
  expect(refuseDecision({ approved: true })).toEqual({})
  expect(refuseDecision({ approved: false, reason: 'We could not reach you.' })).toEqual({})
  expect(refuseDecision({ approved: false })).toEqual({ reason: adminMessages.reasonMissing })
  expect(refuseDecision({ approved: false, reason: '  ' })).toEqual({ reason: adminMessages.reasonMissing })
})

test('a mail is sent again while its link works and there is a mail server', () => {
  const now = new Date('2026-11-01T10:00:00Z')
  expect(refuseResend({ useless_after: null, is_emptied: false }, true, now)).toBeUndefined()
  expect(refuseResend({ useless_after: '2026-11-01T10:00:01Z', is_emptied: false }, true, now)).toBeUndefined()
  expect(refuseResend({ useless_after: '2026-11-01T10:00:00Z', is_emptied: false }, true, now)).toBe(
    adminMessages.linkEnded,
  )
  expect(refuseResend({ useless_after: null, is_emptied: false }, false, now)).toBe(adminMessages.noMailServer)
  expect(refuseResend({ useless_after: null, is_emptied: true }, true, now)).toBe(adminMessages.mailEmptied)
})

test('a token of a link is not shown, the rest of the mail is', () => {
  expect(hideTokens('Open https://a.test/#/secured/confirm?token=aB3_-x9 now.\nOr ?x=1&token=zz&y=2')).toBe(
    'Open https://a.test/#/secured/confirm?token=… now.\nOr ?x=1&token=…&y=2',
  )
  expect(hideTokens('The token of our thanks')).toBe('The token of our thanks')
})

test.each([
  ['ann@oliofirst.it', 'https://www.oliofirst.it/contatti', true],
  ['ann@mail.oliofirst.it', 'https://oliofirst.it', true],
  ['ann@freemail.test', 'https://oliofirst.it', false],
  ['ann@notoliofirst.it', 'https://oliofirst.it', false],
  ['ann@oliofirst.it', null, undefined],
  ['ann@oliofirst.it', 'no address', undefined],
])('%s and %s are of one house: %s', (email, website, expected) => {
  expect(isSameHouse(email, website)).toBe(expected)
})

test('moving an item keeps all items, and its way back leads back', () => {
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), fc.integer({ min: -5, max: 5 }), (items, from, by) => {
      const moved = moveItem(items, from, by)
      expect([...moved].sort()).toEqual([...items].sort())
      if (from < items.length && from + by >= 0 && from + by < items.length)
        expect(moveItem(moved, from + by, -by)).toEqual(items)
    }),
  )
})

test('a name has letters beside its blanks', () => {
  expect(refuseName('Tea')).toBeUndefined()
  expect(refuseName(' T ')).toBe(adminMessages.nameTooShort)
  expect(refuseName('🛑')).toBe(adminMessages.nameTooShort)
  expect(refuseName(' T ', 1)).toBeUndefined()
  expect(refuseName('   ', 1)).toBe(adminMessages.nameTooShort)
})
