import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../money.ts'
import { isFullCredit, refuseClaim, refuseCredits, shareAfter, shareOf } from './claim-lines.ts'
import { claimMessages } from './messages.ts'

const lines = [
  { position: 0, quantity: 100, shipped: 60, claimed: 10, total: 45_000 },
  { position: 1, quantity: 10, shipped: 0, claimed: 0, total: 1000 },
]
const claim = (position: number, quantity: number) => ({ position, quantity, reason: 'short' as const })

test.each([
  [[claim(0, 50)], undefined],
  [[claim(0, 51)], { 'lines.0.quantity': claimMessages.tooMany(50) }],
  [[claim(1, 1)], { 'lines.0.quantity': claimMessages.tooMany(0) }],
  [[claim(2, 1)], { 'lines.0.position': claimMessages.noLine }],
  [[claim(0, 1), claim(0, 1)], { 'lines.1.position': claimMessages.twice }],
  [[], { lines: claimMessages.nothing }],
])('%j', (claimed, refusal) => {
  expect(refuseClaim(lines, claimed)).toEqual(refusal)
})

test('the share of a part is rounded half up, that of the whole is the whole', () => {
  expect([shareOf({ quantity: 3, total: 100 }, 1), shareOf({ quantity: 8, total: 100 }, 1)]).toEqual([33, 13])
  expect(shareOf({ quantity: 3, total: 100 }, 3)).toBe(100)
})

test('parts of a line that are claimed one after the other come to the line, to the minor unit', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 999_999_999_999 }), (parts, total) => {
      const line = { quantity: sum(parts), total }
      let before = 0
      const shares = parts.map((part) => {
        const share = shareAfter(line, before, part)
        before += part
        return share
      })
      expect(sum(shares)).toBe(total)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    }),
  )
})

describe('credits', () => {
  const most = [
    { position: 0, most: 900 },
    { position: 1, most: 100 },
  ]
  test.each([
    [[{ position: 0, credit: 900 }], undefined],
    [[{ position: 0, credit: 901 }], { 'credits.0.amount': claimMessages.creditTooHigh('$9.00') }],
    [[{ position: 3, credit: 1 }], { 'credits.0.position': claimMessages.noLine }],
    [[{ position: 0, credit: 0 }], { credits: claimMessages.creditMissing }],
    [[], { credits: claimMessages.creditMissing }],
  ])('%j', (credits, refusal) => {
    expect(refuseCredits(most, credits, 'USD')).toEqual(refusal)
  })
  test('are full when all that was claimed is credited', () => {
    expect(isFullCredit(most, [{ position: 0, credit: 900 }])).toBe(false)
    expect(
      isFullCredit(most, [
        { position: 0, credit: 900 },
        { position: 1, credit: 100 },
      ]),
    ).toBe(true)
  })
})
