import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findLoadingOrder } from './loading-order.ts'

type Box = { x: number; y: number; z: number; length: number; width: number; height: number }

const overlap = (from: number, extent: number, other: number, otherExtent: number) =>
  from < other + otherExtent && other < from + extent
const isBelow = (a: Box, b: Box) =>
  a.z + a.height <= b.z && overlap(a.x, a.length, b.x, b.length) && overlap(a.y, a.width, b.y, b.width)
const isBehind = (a: Box, b: Box) =>
  a.x + a.length <= b.x && overlap(a.y, a.width, b.y, b.width) && overlap(a.z, a.height, b.z, b.height)

/** Boxes in cells of 400 mm of a room, somewhat smaller or as large: no two overlap. */
const apart = fc
  .uniqueArray(
    fc.record({
      cell: fc.tuple(fc.nat(4), fc.nat(4), fc.nat(4)),
      size: fc.tuple(fc.integer({ min: 50, max: 400 }), fc.integer({ min: 50, max: 400 }), fc.constant(400)),
    }),
    { selector: ({ cell }) => cell.join(), maxLength: 60 },
  )
  .map((cells) =>
    cells.map(
      ({ cell: [x, y, z], size: [length, width, height] }): Box => ({
        x: x * 400,
        y: y * 400,
        z: z * 400,
        length,
        width,
        height,
      }),
    ),
  )

test('each box comes once, after what lies below it and behind it', () => {
  fc.assert(
    fc.property(apart, (boxes) => {
      const order = findLoadingOrder(boxes)
      expect([...order].sort((a, b) => a - b)).toEqual(boxes.map((_, index) => index))
      const loaded = order.flatMap((index) => boxes[index] ?? [])
      loaded.forEach((box, at) => {
        for (const later of loaded.slice(at + 1)) {
          expect(isBelow(later, box)).toBe(false)
          expect(isBehind(later, box)).toBe(false)
        }
      })
    }),
  )
})

test('a wall is built up before the next is begun', () => {
  const boxes = [1, 0].flatMap((x) =>
    [1, 0].map((z) => ({ x: x * 10, y: 0, z: z * 10, length: 10, width: 10, height: 10 })),
  )
  expect(findLoadingOrder(boxes)).toEqual([3, 2, 1, 0])
})

test('of a ring in which each waits for another, nothing is loaded into the air', () => {
  // Below, in front, on top, behind: a stands before b, b under c, c under d, d behind a.
  const a = { x: 10, y: 0, z: 0, length: 10, width: 10, height: 100 }
  const b = { x: 20, y: 0, z: 0, length: 10, width: 30, height: 10 }
  const c = { x: -100, y: 20, z: 10, length: 130, width: 10, height: 10 }
  const d = { x: -100, y: 0, z: 20, length: 110, width: 30, height: 10 }
  const boxes = [a, b, c, d]
  const order = findLoadingOrder(boxes)
  expect(order).toHaveLength(4)
  expect(order.indexOf(1)).toBeLessThan(order.indexOf(2))
  expect(order.indexOf(2)).toBeLessThan(order.indexOf(3))
})
