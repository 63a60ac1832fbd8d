import { expect, test } from 'vitest'
import { findGoods, findScene } from './scene.ts'
import type { ShipmentPlan } from './shapes.ts'

/** Two equal pallets of one carton that stands at a corner, one along and one across, the second with a third on it. */
const plan: ShipmentPlan = {
  cartons: 3,
  patterns: [],
  pallets: [1, 2, 3].map(() => ({
    cartons: 1,
    layers: 1,
    height_mm: 344,
    gross_kg: 30,
    contents: [{ id: 'A', cartons: 1 }],
    stop: 1,
    build: 0,
  })),
  units: [
    {
      type: '20DC',
      is_shared: false,
      cartons: 3,
      kg: 90,
      volume_share: 0.1,
      weight_share: 0.1,
      floor_share: 0.1,
      stacks: [
        { x_mm: 1210, y_mm: 0, length_mm: 810, width_mm: 1210, pallets: [1, 2] },
        { x_mm: 0, y_mm: 0, length_mm: 1210, width_mm: 810, pallets: [0] },
      ],
    },
  ],
  builds: [[{ id: 'A', x: 0, y: 0, z: 0, length: 400, width: 300, height: 200 }]],
  totals: { gross_kg: 90, volume_m3: 1, goods_m3: 0.1, ldm: 1, chargeable: { value: 90, unit: 'kg', rule: 'weight' } },
  warnings: [],
}

test('a pallet that lies across has its cartons turned with it, and what stands on it stands on its goods', () => {
  const { boxes, steps, step } = findScene(plan, {}, { unit: 0 })
  expect(step).toBe('pallet')
  expect(steps).toEqual([2, 4, 6])
  expect(boxes.map(({ pallet }) => pallet)).toEqual([0, 0, 1, 1, 2, 2])
  expect(boxes[1]).toMatchObject({ id: 'A', x: 5, y: 5, z: 144, length: 400, width: 300, height: 200 })
  expect(boxes[2]).toMatchObject({ kind: 'pallet', x: 1215, y: 5, z: 0, length: 800, width: 1200 })
  // Turned by a quarter the corner it stood at has come to the other end of the short side.
  expect(boxes[3]).toMatchObject({ x: 1215 + 500, y: 5, z: 144, length: 300, width: 400 })
  expect(boxes[4]).toMatchObject({ kind: 'pallet', z: 344 })
  expect(boxes[5]).toMatchObject({ z: 344 + 144 })
})

test('a pallet by itself is as large as what stands out over it', () => {
  const overhanging = { ...plan, builds: [[{ id: 'A', x: -20, y: -20, z: 0, length: 400, width: 300, height: 200 }]] }
  const { room, boxes } = findScene(overhanging, { overhang_mm: 20 }, { pallet: 0 })
  expect(room).toEqual({ length: 1240, width: 840, height: 344 })
  expect(boxes[0]).toMatchObject({ kind: 'pallet', x: 20, y: 20, length: 1200, width: 800, height: 144 })
  expect(boxes[1]).toMatchObject({ x: 0, y: 0, z: 144 })
})

test('what a plan does not have is empty', () => {
  expect(findScene(plan, {}, { unit: 7 }).boxes).toEqual([])
  expect(findScene(plan, {}, { pallet: 7 }).boxes).toEqual([])
})

test('goods are listed once, in the order of the builds', () => {
  const box = { x: 0, y: 0, z: 0, length: 1, width: 1, height: 1 }
  expect(findGoods({ builds: [['B', 'A', 'B'].map((id) => ({ id, ...box })), [{ id: 'C', ...box }]] })).toEqual([
    'B',
    'A',
    'C',
  ])
})
