import { formatMoment } from '@fairquay/contract/locale.ts'
import { expect, test } from 'vitest'
import { describeNextTry, nameDelivery } from './delivery-words.ts'

const next_at = '2026-11-30T01:55:10.000Z'

test('what was called in vain waits, and says when it is called next', () => {
  const delivery = { state: 'waiting' as const, next_at, attempts: [{}] }
  expect(nameDelivery(delivery)).toBe('Not received yet')
  expect(describeNextTry(delivery)).toBe(
    `Not received. It is sent again by itself, next at ${formatMoment(next_at, 'seconds')}.`,
  )
})

test('what was not called yet is being sent, and what is over is called no more', () => {
  const first = { state: 'waiting' as const, next_at, attempts: [] }
  expect([nameDelivery(first), describeNextTry(first)]).toEqual(['Being sent', undefined])
  const over = { state: 'failed' as const, next_at: null, attempts: [{}] }
  expect([nameDelivery(over), describeNextTry(over)]).toEqual(['Failed', undefined])
})
