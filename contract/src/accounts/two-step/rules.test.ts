import { expect, test } from 'vitest'
import { twoStepMessages } from './messages.ts'
import { readCode, refuseCode, writeRecoveryCode } from './rules.ts'

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['0123-4567-89ab-cdef', { kind: 'recovery', code: '0123456789abcdef' }],
  ['O123 4567 89AB CDIL', { kind: 'recovery', code: '0123456789abcd11' }],
  ['0123456789abcdef', { kind: 'recovery', code: '0123456789abcdef' }],
  ['12345', undefined],
  ['1234567', undefined],
  ['١٢٣٤٥٦', undefined],
  ['0123-4567-89ab-cdeu', undefined],
  ['', undefined],
])('%j is read as %j', (typed, read) => {
  expect(readCode(typed)).toEqual(read)
})

test('what is no code at all is told before anybody is asked', () => {
  expect(refuseCode(' ')).toBe(twoStepMessages.codeMissing)
  expect(refuseCode('12 34')).toBe(twoStepMessages.codeShape)
  expect(refuseCode('123 456')).toBeUndefined()
})

test('a recovery code is written in groups, and read as it is written', () => {
  expect(writeRecoveryCode('0123456789abcdef')).toBe('0123-4567-89ab-cdef')
  expect(readCode(writeRecoveryCode('0123456789abcdef'))?.code).toBe('0123456789abcdef')
})
