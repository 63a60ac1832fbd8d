import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrawnBox, drawBoxes, type Face, frameOf, type Point, project } from './draw-boxes.ts'

const box = (x: number, y: number, z: number, size: [number, number, number] = [1, 1, 1]): DrawnBox => ({
  id: `${x}${y}${z}`,
  x,
  y,
  z,
  length: size[0],
  width: size[1],
  height: size[2],
})

test('a box alone shows its top and the two sides that look at us', () => {
  expect(drawBoxes([box(0, 0, 0)]).map(({ side }) => side)).toEqual(['top', 'side', 'door'])
})

test('faces covered by what touches them are left out, those covered in part are not', () => {
  const faces = drawBoxes([box(0, 0, 0), box(1, 0, 0, [1, 0.5, 1])])
  expect(faces.filter(({ box: index }) => index === 0).map(({ side }) => side)).toEqual(['top', 'side', 'door'])
  const covered = drawBoxes([box(0, 0, 0), box(1, 0, 0, [1, 2, 1])])
  expect(covered.filter(({ box: index }) => index === 0).map(({ side }) => side)).toEqual(['top', 'side'])
})

test('of a block of 4 × 3 × 2 no box inside is painted', () => {
  const boxes = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].flatMap((y) => [0, 1].map((z) => box(x, y, z))))
  expect(drawBoxes(boxes)).toHaveLength(4 * 3 + 4 * 2 + 3 * 2)
})

/** Boxes on a grid that do not overlap: each cell is of one size, and holds one box that fills it in part. */
const scattered = fc
  .uniqueArray(
    fc.record({
      cell: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
      size: fc.tuple(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 }), fc.integer({ min: 2, max: 8 })),
    }),
    { selector: ({ cell }) => cell.join(), minLength: 1, maxLength: 20 },
  )
  .map((cells) => cells.map(({ cell: [x, y, z], size }) => box(x * 8, y * 8, z * 8, size)))

describe('painted one after the other', () => {
  test('what is nearest is on top, at each point of the drawing', () => {
    fc.assert(
      fc.property(
        scattered,
        fc.double({ min: -30, max: 30, noNaN: true }),
        fc.double({ min: -35, max: 35, noNaN: true }),
        (boxes, u, v) => {
          const [last] = drawBoxes(boxes)
            .filter(({ points }) => isInside([u, v], points))
            .slice(-1)
          const nearest = findNearest(boxes, [u, v])
          // At an edge either may be right.
          if (last && nearest && !isNearEdge([u, v], last)) expect(boxes[last.box]?.id).toBe(nearest.id)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('everything lies in the frame of its room', () => {
    fc.assert(
      fc.property(scattered, (boxes) => {
        const frame = frameOf({ length: 32, width: 32, height: 32 })
        for (const { points } of drawBoxes(boxes))
          for (const [x, y] of points) {
            expect(x).toBeGreaterThanOrEqual(frame.left - 1e-9)
            expect(x).toBeLessThanOrEqual(frame.left + frame.width + 1e-9)
            expect(y).toBeGreaterThanOrEqual(frame.top - 1e-9)
            expect(y).toBeLessThanOrEqual(frame.top + frame.height + 1e-9)
          }
      }),
    )
  })
})

/** The box a line of sight meets first: it runs along (1, 1, 1), towards who looks. */
function findNearest(boxes: readonly DrawnBox[], [u, v]: Point): DrawnBox | undefined {
  // A point of the drawing is a line (x + t, y + t, z + t); this is where it meets z = 0.
  const difference = u / Math.cos(Math.PI / 6)
  const sum = v / 0.5
  const [x, y] = [(sum + difference) / 2, (sum - difference) / 2]
  let best: { at: number; box: DrawnBox } | undefined
  for (const one of boxes) {
    const from = Math.max(one.x - x, one.y - y, one.z)
    const to = Math.min(one.x + one.length - x, one.y + one.width - y, one.z + one.height)
    if (from < to && (!best || to > best.at)) best = { at: to, box: one }
  }
  return best?.box
}

function isInside([u, v]: Point, points: readonly Point[]): boolean {
  return signs([u, v], points).every((sign) => sign >= 0) || signs([u, v], points).every((sign) => sign <= 0)
}

function signs([u, v]: Point, points: readonly Point[]): number[] {
  return points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
    return Math.sign((nextX - x) * (v - y) - (nextY - y) * (u - x))
  })
}

function isNearEdge([u, v]: Point, { points }: Face): boolean {
  return points.some(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0]
    const length = Math.hypot(nextX - x, nextY - y)
    return Math.abs((nextX - x) * (v - y) - (nextY - y) * (u - x)) / length < 1e-6
  })
}

test('a point above another is drawn above it', () => {
  const [left, low] = project(3, 5, 0)
  const [same, high] = project(3, 5, 2)
  expect(same).toBe(left)
  expect(high).toBe(low - 2)
})
