import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planLayer, type Rectangle } from './layer.ts'

describe('cartons on a pallet', () => {
  test.each([
    [1200, 800, 400, 300, 8],
    [1200, 800, 600, 400, 4],
    [1200, 800, 350, 250, 10],
    [1200, 800, 310, 220, 12],
    [1200, 800, 430, 290, 6],
    [1200, 800, 390, 260, 9],
    [1200, 800, 300, 200, 16],
    [1200, 1000, 400, 300, 10],
    [1200, 1000, 380, 280, 10],
    [1200, 1000, 350, 250, 13],
    [800, 600, 400, 300, 4],
    [800, 600, 300, 200, 8],
    [800, 600, 350, 250, 5],
  ])('on %i × %i mm of %i × %i mm lie %#: %i', (length, width, a, b, count) => {
    expect(planLayer(length, width, a, b)).toHaveLength(count)
  })
})

describe('pallets on a floor', () => {
  const eur1 = [1200, 800] as const
  const eur3 = [1000, 1200] as const
  const eur6 = [800, 600] as const
  test.each([
    ['a 20 foot container', 5898, 2350, { eur1: [11, 11], eur3: [10, 10], eur6: [undefined, 26] }],
    ['a 40 foot container', 12032, 2350, { eur1: [25, 24], eur3: [22, 21], eur6: [undefined, 53] }],
    ['a 45 foot container', 13560, 2350, { eur1: [27, 27], eur3: [24, 24], eur6: [undefined, 60] }],
    ['a pallet-wide 45 foot container', 13556, 2438, { eur1: [33, 33] }],
    ['a 20 foot reefer', 5450, 2280, { eur1: [10, 10], eur3: [9, 9], eur6: [undefined, 23] }],
    ['a 40 foot reefer', 11583, 2286, { eur1: [23, 23], eur3: [20, 20], eur6: [undefined, 51] }],
    ['a trailer', 13600, 2450, { eur1: [34, 33], eur3: [26, 26], eur6: [undefined, 67] }],
    ['a mega trailer', 13600, 2480, { eur1: [34, 33] }],
    ['an air cargo pallet', 3080, 2340, { eur1: [5, undefined], eur3: [5, undefined] }],
  ] as const)('in %s', (_, length, width, expected: Partial<Record<string, readonly (number | undefined)[]>>) => {
    for (const [name, [a, b]] of Object.entries({ eur1, eur3, eur6 }))
      expected[name]?.forEach((count, index) => {
        // Without room between them, and with 10 mm more for each.
        const clearance = index * 10
        if (count !== undefined) expect(planLayer(length, width, a + clearance, b + clearance)).toHaveLength(count)
      })
  })
})

describe('cartons no larger than crumbs', () => {
  test('are drawn as far as a plan may have cartons', () => {
    expect(planLayer(12_032, 2350, 1, 2)).toHaveLength(20_000)
    expect(planLayer(20_000, 20_000, 1, 1)).toHaveLength(20_000)
  })

  test('lie as rows, and those a little larger waste next to nothing', () => {
    expect(planLayer(20_000, 3, 1, 2)).toHaveLength(20_000)
    for (const [a, b] of [
      [24, 25],
      [25, 26],
      [17, 49],
    ] as const) {
      const most = (12_032 * 2350) / (a * b)
      expect(planLayer(12_032, 2350, a, b).length).toBeGreaterThan(Math.min(20_000, 0.98 * most) - 1)
    }
  })
})

describe('whatever lies on whatever', () => {
  const size = fc.integer({ min: 0, max: 2500 })
  const small = fc.integer({ min: 90, max: 1300 })

  test('all lies on it, along or across, and nothing overlaps', () => {
    fc.assert(
      fc.property(size, size, small, small, (length, width, a, b) => {
        const layer = planLayer(length, width, a, b)
        const isTurn = (one: Rectangle) =>
          (one.length === a && one.width === b) || (one.length === b && one.width === a)
        const isInside = (one: Rectangle) =>
          one.x >= 0 && one.y >= 0 && one.x + one.length <= length && one.y + one.width <= width
        const overlap = (one: Rectangle, other: Rectangle) =>
          one.x < other.x + other.length &&
          other.x < one.x + one.length &&
          one.y < other.y + other.width &&
          other.y < one.y + one.width
        expect(layer.every(isTurn)).toBe(true)
        expect(layer.every(isInside)).toBe(true)
        expect(layer.some((one, index) => layer.some((other, at) => at > index && overlap(one, other)))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  test('rows of one turn are the least, the area the most', () => {
    fc.assert(
      fc.property(size, size, small, small, (length, width, a, b) => {
        const { length: count } = planLayer(length, width, a, b)
        const rows = Math.max(
          Math.floor(length / a) * Math.floor(width / b),
          Math.floor(length / b) * Math.floor(width / a),
        )
        expect(count).toBeGreaterThanOrEqual(rows)
        expect(count * a * b).toBeLessThanOrEqual(length * width)
      }),
      { numRuns: 60 },
    )
  })

  test('a turned floor holds as many', () => {
    fc.assert(
      fc.property(size, size, small, small, (length, width, a, b) => {
        expect(planLayer(width, length, a, b)).toHaveLength(planLayer(length, width, b, a).length)
      }),
      { numRuns: 30 },
    )
  })
})

test('nothing of no size lies anywhere', () => {
  expect(planLayer(1200, 800, 0, 300)).toEqual([])
})
