import { exampleOrder } from '@fairquay/contract/orders/example.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { describe, expect, test } from 'vitest'
import { type ClaimsOfOrder, claimsOfOrder, type OpenClaim } from './claims-of-order.ts'
import { describeNext } from './describe-next.ts'

const order = (change: Partial<OrderDetail>): OrderDetail => ({ ...exampleOrder, is_cancel_asked: false, ...change })
const claimed = (status: OpenClaim['status'], waits_for: OpenClaim['waits_for']): ClaimsOfOrder => ({
  open: [{ status, waits_for }],
  unclaimed: { damaged: 0, short: 0 },
})
const [line] = exampleOrder.lines
const cameFaulty = line ? [{ ...line, shipped: 100, received: 97, damaged: 2, short: 1 }] : []

describe('what comes next in an order', () => {
  test.each([
    ['buyer', 'open', 'seller', false, /answers the claim$/],
    ['buyer', 'credit_due', 'seller', false, /gives the credit that was agreed$/],
    ['buyer', 'replacing', 'seller', false, /ships the replacement$/],
    ['buyer', 'returning', 'seller', false, /confirms what was sent back$/],
    ['seller', 'open', 'seller', true, /^A claim waits for you$/],
    ['buyer', 'offered', 'buyer', true, /^A claim waits for you$/],
    ['seller', 'offered', 'buyer', false, /^A claim is open$/],
    ['admin', 'open', 'seller', false, /answers the claim$/],
  ] as const)('to the %s, while a claim that is %s waits for the %s', (party, status, waits, isYours, sentence) => {
    for (const stands of ['delivered', 'completed'] as const) {
      const given = order({ party, status: stands, open_claims: 1, to_review: false })
      const next = describeNext(given, claimed(status, waits))
      expect(next.isYours).toBe(isYours)
      expect(next.sentence).toMatch(sentence)
    }
  })

  test('when not all of it came well: to claim that, and once it is in a claim that is over, to complete', () => {
    const given = order({ party: 'buyer', status: 'delivered', open_claims: 0, lines: cameFaulty })
    const next = describeNext(given, claimsOfOrder(given.lines, undefined))
    expect(next).toMatchObject({ isYours: true, isToClaim: true })
    expect(next.sentence).toBe(
      'Not everything arrived as it should: 2 damaged, 1 missing. Claim it, or complete the order',
    )
    const over = describeNext(given, claimsOfOrder(given.lines, { data: [], to_claim: [] }))
    expect(over).toMatchObject({ isYours: true, isToClaim: false })
    expect(over.sentence).toBe('What was claimed is dealt with. Complete the order')
    const other = { ...given, party: 'seller' as const }
    expect(describeNext(other, claimsOfOrder(given.lines, { data: [], to_claim: [] })).sentence).toMatch(
      /completes the order$/,
    )
  })

  test('when all of it came well: to complete it', () => {
    const given = order({ party: 'buyer', status: 'delivered', open_claims: 0 })
    expect(describeNext(given)).toMatchObject({
      isToClaim: false,
      sentence: 'Everything has arrived. Complete the order',
    })
  })

  test.each([
    ['seller', 'due', true],
    ['seller', 'none', false],
    ['buyer', 'due', false],
  ] as const)('when it was cancelled: %s, %s', (party, payment, isYours) => {
    const next = describeNext(order({ party, payment, status: 'cancelled', open_claims: 0 }))
    expect(next.isYours).toBe(isYours)
  })

  test('while a part is still to be sent: to the buyer, to confirm what has come; to the seller, to send the rest', () => {
    for (const status of ['part_shipped', 'part_delivered'] as const) {
      const given = order({ status, open_claims: 0 })
      const buyer = { ...given, party: 'buyer' as const }
      expect(describeNext(buyer)).toMatchObject({ isYours: false, sentence: 'The goods are on their way' })
      expect(describeNext(buyer, undefined, true)).toMatchObject({
        isYours: true,
        sentence: 'Confirm what has arrived',
      })
      const seller = { ...given, party: 'seller' as const }
      expect(describeNext(seller, undefined, true)).toMatchObject({ isYours: true, sentence: 'Ship what is ready' })
    }
  })

  test('when all of it was sent and a part received: the buyer confirms the rest, and the seller has nothing to ship', () => {
    const lines = line ? [{ ...line, shipped: line.quantity, received: 60 }] : []
    const given = order({ status: 'part_delivered', open_claims: 0, lines })
    const next = (party: 'buyer' | 'seller') => describeNext({ ...given, party })
    expect(next('buyer')).toMatchObject({ isYours: true, sentence: 'Confirm what has arrived' })
    expect(next('seller').isYours).toBe(false)
    expect(next('seller').sentence).toMatch(/confirms what has arrived$/)
  })

  test('who is asked to cancel answers that first', () => {
    const asked = order({ party: 'seller', status: 'in_preparation', open_claims: 1, is_cancel_asked: true })
    expect(describeNext(asked, claimed('open', 'seller')).sentence).toMatch(/asks to cancel/)
  })
})
