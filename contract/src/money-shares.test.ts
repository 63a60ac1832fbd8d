import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from './money.ts'
import { partOfLine, shareOf } from './money-shares.ts'

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
