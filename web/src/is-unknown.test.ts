import { failures } from '@fairquay/contract/errors.ts'
import { expect, test } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { isUnknown } from './is-unknown.ts'

const failureOf = (code: keyof typeof failures) => new CallFailure(failures[code].status, code, failures[code].message)

test('a name that is nothing’s and one that can be nobody’s are unknown; a server that stumbled says nothing of it', () => {
  expect(isUnknown(failureOf('not_found'))).toBe(true)
  expect(isUnknown(failureOf('invalid_input'))).toBe(true)
  expect(isUnknown(failureOf('unexpected'))).toBe(false)
  expect(isUnknown(new CallFailure(0, 'unreachable', ''))).toBe(false)
  expect(isUnknown(null)).toBe(false)
})
