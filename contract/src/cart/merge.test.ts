import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine } from './endpoints.ts'
import { lineKey } from './items.ts'
import { keepWanted, mergeCarts, nextChange, placeLines } from './merge.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()
const line = (product: number, quantity: number, minute: number, options: number[] = []): CartLine => ({
  product_id: product,
  option_values: options,
  selected_price_id: null,
  quantity,
  changed_at: at(minute),
})

test('lines of both machines are there', () => {
  expect(mergeCarts([line(1, 5, 0)], [line(2, 6, 0)])).toEqual([line(1, 5, 0), line(2, 6, 0)])
})

test('of a line on both machines the later change wins, from whichever side it is seen', () => {
  expect(mergeCarts([line(1, 5, 0)], [line(1, 8, 1)])).toEqual([line(1, 8, 1)])
  expect(mergeCarts([line(1, 8, 1)], [line(1, 5, 0)])).toEqual([line(1, 8, 1)])
})

test('a later removal wins over an earlier change and stays known', () => {
  const merged = mergeCarts([line(1, 5, 0)], [line(1, 0, 1)])
  expect(merged).toEqual([line(1, 0, 1)])
  expect(keepWanted(merged)).toEqual([])
})

test('a line added again after its removal is there', () => {
  expect(keepWanted(mergeCarts([line(1, 0, 1)], [line(1, 4, 2)]))).toEqual([line(1, 4, 2)])
})

test('the same product in two combinations is two lines, whatever the order of choosing', () => {
  expect(mergeCarts([line(1, 5, 0, [3, 4])], [line(1, 6, 1, [3, 5])])).toHaveLength(2)
  expect(mergeCarts([line(1, 5, 0, [3, 4])], [line(1, 6, 1, [4, 3])])).toHaveLength(1)
})

test('lines put back stand where they stood, whatever came or went meanwhile', () => {
  const [one, two, three, four] = [line(1, 1, 0), line(2, 1, 0), line(3, 1, 0), line(4, 1, 0)]
  const order = ['1:', '2:', '3:']
  expect(placeLines([two], [one, three], order)).toEqual([one, two, three])
  expect(placeLines([three, four], [one, two], order)).toEqual([one, two, three, four])
  expect(placeLines([one, four], [two, three], order)).toEqual([one, two, three, four])
  expect(placeLines([], [one, two, three], order)).toEqual([one, two, three])
})

const anyCart = fc.array(
  fc
    .record({
      product: fc.integer({ min: 1, max: 4 }),
      quantity: fc.nat(5),
      minute: fc.nat(5),
      option: fc.subarray([7, 8]),
    })
    .map(({ product, quantity, minute, option }) => line(product, quantity, minute, option)),
)
const normal = (lines: readonly CartLine[]) =>
  lines.map((one) => `${lineKey(one)} ${one.quantity} ${one.changed_at}`).sort()

test('the result does not depend on who merges with whom, and merging again changes nothing', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (a, b, c) => {
      expect(normal(mergeCarts(a, b))).toEqual(normal(mergeCarts(b, a)))
      expect(normal(mergeCarts(mergeCarts(a, b), c))).toEqual(normal(mergeCarts(a, mergeCarts(b, c))))
      expect(normal(mergeCarts(mergeCarts(a, b), b))).toEqual(normal(mergeCarts(a, b)))
    }),
  )
})

test('a change comes after the one it follows, also on a machine whose clock is behind', () => {
  expect(nextChange(Date.parse(at(9)), { changed_at: at(3) })).toBe(at(9))
  expect(Date.parse(nextChange(Date.parse(at(3)), { changed_at: at(9) }))).toBeGreaterThan(Date.parse(at(9)))
  expect(nextChange(Date.parse(at(3)))).toBe(at(3))
})
