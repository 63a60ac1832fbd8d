import { exampleOrder } from '@fairquay/contract/orders/example.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { describe, expect, test } from 'vitest'
import { describeNext } from './describe-next.ts'

const order = (change: Partial<OrderDetail>): OrderDetail => ({ ...exampleOrder, ...change })

describe('what comes next in an order', () => {
  test.each([
    ['buyer', 'seller', false, /answers the claim$/],
    ['seller', 'seller', true, /^A claim waits for you$/],
    ['buyer', 'buyer', true, /^A claim waits for you$/],
    ['seller', 'buyer', false, /^A claim is open$/],
    ['admin', 'seller', false, /answers the claim$/],
  ] as const)('to the %s, while a claim waits for the %s', (party, waits, isYours, sentence) => {
    const next = describeNext(order({ party, status: 'delivered', open_claims: 1, is_cancel_asked: false }), [waits])
    expect(next.isYours).toBe(isYours)
    expect(next.sentence).toMatch(sentence)
  })

  test.each([
    ['seller', 'due', true],
    ['seller', 'none', false],
    ['buyer', 'due', false],
  ] as const)('when it was cancelled: %s, %s', (party, payment, isYours) => {
    const next = describeNext(order({ party, payment, status: 'cancelled', open_claims: 0, is_cancel_asked: false }))
    expect(next.isYours).toBe(isYours)
  })

  test('who is asked to cancel answers that first', () => {
    const asked = order({ party: 'seller', status: 'in_preparation', open_claims: 1, is_cancel_asked: true })
    expect(describeNext(asked, ['seller']).sentence).toMatch(/asks to cancel/)
  })
})
