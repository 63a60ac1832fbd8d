import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from './money.ts'
import { allocate, partOfLine, shareOf } from './money-shares.ts'

test('however a line is invoiced or claimed in parts, they cost together what was agreed', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999_999_999),
      fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1 }),
      (total, parts) => {
        const whole = sum(parts)
        let before = 0
        const nets = parts.map((quantity) => {
          const net = partOfLine(total, whole, before, quantity)
          before += quantity
          return net
        })
        expect(sum(nets)).toBe(total)
        for (const net of nets) expect(net).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

test('a share is exact where a float is not', () => {
  expect(shareOf(999_999_999_999_999, 9999, 10_000)).toBe(999_899_999_999_999)
})

test('a share is rounded half up, that of the whole is the whole', () => {
  expect([shareOf(100, 1, 3), shareOf(100, 1, 8), shareOf(100, 3, 3)]).toEqual([33, 13, 100])
})

describe('an amount that is split by weights', () => {
  test('goes up exactly, each part within one of its share', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_00 }),
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 }),
        (amount, weights) => {
          const parts = allocate(amount, weights)
          const whole = weights.reduce((sum, weight) => sum + weight, 0)
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
          if (whole > 0)
            for (const [index, part] of parts.entries())
              expect(Math.abs(part - (amount * (weights[index] ?? 0)) / whole)).toBeLessThanOrEqual(1)
        },
      ),
    )
  })

  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [5, [0.25, 0.75], [1, 4]],
    [7, [0, 0], [4, 3]],
    [7, [0, 3], [0, 7]],
    [0, [2, 3], [0, 0]],
    [9, [], []],
  ])('%i by %j', (amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts)
  })
})
