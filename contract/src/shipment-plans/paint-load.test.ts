import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinBoxes } from './join-boxes.ts'
import { findPositions } from './loading-steps.ts'
import { findPalletShapes, paintBoxes, paintPallets } from './paint-load.ts'
import { palletParts } from './pallet-parts.ts'
import type { SceneBox } from './scene.ts'

const box = (x: number, y: number, z: number, id = 'A', given: Partial<SceneBox> = {}): SceneBox => ({
  id,
  x: x * 10,
  y: y * 10,
  z: z * 10,
  length: 10,
  width: 10,
  height: 10,
  kind: 'carton',
  ...given,
})

const cells = fc.uniqueArray(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.constantFrom('A', 'B')), {
  selector: ([x, y, z]) => `${x}${y}${z}`,
  maxLength: 64,
})

describe('joining equal boxes', () => {
  test('a full block becomes one', () => {
    const all = [0, 1, 2, 3].flatMap((x) => [0, 1, 2].flatMap((y) => [0, 1].map((z) => box(x, y, z))))
    expect(joinBoxes(all)).toMatchObject([
      { x: 0, y: 0, z: 0, length: 40, width: 30, height: 20, counts: { x: 4, y: 3, z: 2 } },
    ])
  })

  test('blocks hold the very boxes they were made of', () => {
    fc.assert(
      fc.property(cells, (given) => {
        const boxes = given.map(([x, y, z, id]) => box(x, y, z, id))
        const split = joinBoxes(boxes).flatMap(({ counts, ...block }) =>
          Array.from({ length: counts.x * counts.y * counts.z }, (_, at) =>
            box(
              block.x / 10 + (at % counts.x),
              block.y / 10 + (Math.floor(at / counts.x) % counts.y),
              block.z / 10 + Math.floor(at / counts.x / counts.y),
              block.id,
            ),
          ),
        )
        const sort = (list: SceneBox[]) => list.map((one) => JSON.stringify(one)).sort()
        expect(sort(split)).toEqual(sort(boxes))
      }),
    )
  })
})

test('thousands of boxes are painted as few faces, with the lines between them', () => {
  const many = Array.from({ length: 20 }, (_, x) =>
    Array.from({ length: 20 }, (_, y) => Array.from({ length: 20 }, (_, z) => box(x, y, z))),
  ).flat(2)
  const [shape] = paintBoxes(many).shapes
  expect(shape?.faces).toHaveLength(3)
  expect(shape?.faces.map(({ lines }) => lines.match(/M/g)?.length)).toEqual([38, 38, 38])
})

test('pallets that are loaded alike share one shape, wherever they stand', () => {
  const pallet = (x: number, number: number, id: string) => [
    { ...box(x, 0, 0, ''), kind: 'pallet' as const, pallet: number },
    { ...box(x, 0, 1, id), pallet: number },
  ]
  const found = findPalletShapes([...pallet(0, 0, 'A'), ...pallet(2, 1, 'A'), ...pallet(4, 2, 'B')])
  expect(found.map(({ key }) => key)).toEqual(['pallet-0', 'pallet-0', 'pallet-1'])
  const { shapes, places } = paintPallets(found.slice(0, 2))
  expect(shapes).toHaveLength(1)
  expect(places).toHaveLength(2)
})

test('a pallet is a deck on nine blocks, inside its outline', () => {
  const whole = { ...box(0, 0, 0, ''), length: 1200, width: 800, height: 144 }
  const parts = palletParts(whole)
  expect(parts).toHaveLength(10)
  for (const { x, y, z, length, width, height } of parts) {
    expect(Math.min(x, y, z)).toBeGreaterThanOrEqual(0)
    expect(x + length).toBeLessThanOrEqual(1200 + 1e-9)
    expect(y + width).toBeLessThanOrEqual(800 + 1e-9)
    expect(z + height).toBeLessThanOrEqual(144 + 1e-9)
  }
})

test.each([
  [0, { jump: 1, positions: 0 }],
  [12, { jump: 1, positions: 12 }],
  [100, { jump: 1, positions: 100 }],
  [401, { jump: 5, positions: 81 }],
  [20_000, { jump: 200, positions: 100 }],
])('%i are loaded in steps', (count, expected) => {
  expect(findPositions(count)).toEqual(expected)
})
