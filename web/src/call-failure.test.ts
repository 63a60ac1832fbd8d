import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { expect, test } from 'vitest'
import { readRefusal, watchRefusedTokens } from './call-failure.ts'

const refusal = { code: 'refused', message: 'Say more.', details: { name: 'Too short.' } }

test.each<[what: string, status: number, answer: unknown, code: string, message: string, isOver: boolean]>([
  ['a refusal with its sentence', 422, refusal, 'refused', 'Say more.', false],
  ['an ended session', 401, { code: 'not_signed_in', message: 'Sign in.' }, 'not_signed_in', 'Sign in.', true],
  ['an ended session, without JSON', 401, undefined, 'not_signed_in', genericNotice.sentence, true],
  ['what a proxy wrote', 502, null, 'unexpected', genericNotice.sentence, false],
])('%s is read, and whoever watches hears that the token is over', (_what, status, answer, code, message, isOver) => {
  const over: string[] = []
  watchRefusedTokens((token) => over.push(token))
  expect(readRefusal(status, answer, 'mine')).toMatchObject({ status, code, message })
  expect(over).toEqual(isOver ? ['mine'] : [])
  expect(readRefusal(status, answer, null).code).toBe(code)
  expect(over.length).toBe(isOver ? 1 : 0)
})
