import { expect, test } from 'vitest'
import { CallFailure } from '../../call-failure.ts'
import { describeRefusal, isOvertaken } from './tell-refusal.ts'

test('goods that cannot be had are told as they are, not as somebody else having been first', () => {
  const sentence = 'Cups: only 3 can be had at present.'
  const short = new CallFailure(409, 'conflict', sentence, { 'lines.0.quantity': sentence })
  expect([isOvertaken(short), describeRefusal(short)]).toEqual([false, sentence])
  const first = new CallFailure(409, 'conflict', 'This offer has expired.', { status: 'expired' })
  expect([isOvertaken(first), describeRefusal(first)]).toEqual([true, 'This offer has expired.'])
})
