import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { type PackContainer, packContainer } from './pack-container.ts'
import type { Boxes } from './packing/kinds.ts'

const twentyFoot = { length: 5898, width: 2350, height: 2392 }
const usual = { milliseconds: 5, seed: 1, support: 'full' } as const

const edge = fc.integer({ min: 80, max: 900 })
const boxes: fc.Arbitrary<Boxes[]> = fc
  .array(
    fc.record({
      length: edge,
      width: edge,
      height: edge,
      quantity: fc.integer({ min: 1, max: 25 }),
      upright: fc.option(fc.tuple(fc.boolean(), fc.boolean(), fc.constant(true)), { nil: undefined }),
      weight: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
      maxTopLoad: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.map((box, index) => ({ id: String(index), ...box })))
const container = fc.record({
  length: fc.integer({ min: 100, max: 3000 }),
  width: fc.integer({ min: 100, max: 2400 }),
  height: fc.integer({ min: 100, max: 2400 }),
  payload: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
})

describe('whatever is to be loaded', () => {
  const input: fc.Arbitrary<PackContainer> = fc.record({
    container,
    boxes,
    milliseconds: fc.constantFrom(0, 1),
    seed: fc.constant(1),
    support: fc.constantFrom('full', 'none'),
  })

  test('nothing overlaps, leaves the container, hangs in the air, is turned as it may not be, crushed or too much', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(findFaults(given, packContainer(given).placements)).toEqual([])
      }),
    )
  })

  test('what is placed and what is not make up what was given', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { placements, unplaced } = packContainer(given)
        for (const { id, quantity } of given.boxes)
          expect(
            placements.filter((placed) => placed.id === id).length +
              (unplaced.find((missing) => missing.id === id)?.quantity ?? 0),
          ).toBe(quantity)
      }),
    )
  })

  test('the same input gives the same load', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(packContainer(given)).toEqual(packContainer(given))
      }),
      {
        numRuns: 30,
      },
    )
  })

  test('something is placed when anything fits', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { length, width, height, payload = Infinity } = given.container
        const isRoom = given.boxes.some(
          (box) =>
            (box.weight ?? 0) <= payload &&
            box.height <= height &&
            Math.min(box.length, box.width) <= Math.min(length, width) &&
            Math.max(box.length, box.width) <= Math.max(length, width),
        )
        if (isRoom) expect(packContainer(given).placements).not.toEqual([])
      }),
    )
  })
})

test('equal cartons fill a 20 foot container as layer upon layer would', () => {
  const carton = { id: 'A', length: 400, width: 300, height: 250, quantity: 1200 }
  const { placements, volumeShare, unplaced } = packContainer({ container: twentyFoot, boxes: [carton], ...usual })
  expect(placements.length).toBeGreaterThanOrEqual(999)
  expect(volumeShare).toBeGreaterThan(0.9)
  expect(unplaced).toEqual([{ id: 'A', quantity: 1200 - placements.length }])
})

test.each([
  ['this side up is what holds when nothing is said', undefined, 0],
  ['it may lie on its side', [false, true, true] as const, 2],
])('%s', (_, upright, expected) => {
  const tall = { id: 'tall', length: 300, width: 300, height: 900, quantity: 2, upright }
  const low = { length: 1000, width: 1000, height: 400 }
  expect(packContainer({ container: low, boxes: [tall], ...usual }).placements).toHaveLength(expected)
})

test('nothing stands on what bears nothing, not even what weighs nothing', () => {
  const glass = { id: 'glass', length: 500, width: 500, height: 500, quantity: 1, maxTopLoad: 0 }
  const paper = { id: 'paper', length: 500, width: 500, height: 500, quantity: 1 }
  const shaft = { length: 500, width: 500, height: 1000 }
  const both = packContainer({ container: shaft, boxes: [glass, paper], ...usual })
  // The glass goes on top.
  expect(both.placements.map(({ id, z }) => [id, z])).toEqual([
    ['paper', 0],
    ['glass', 500],
  ])
  expect(packContainer({ container: shaft, boxes: [{ ...glass, quantity: 2 }], ...usual }).placements).toHaveLength(1)
})

test('a stack is as high as its lowest box bears', () => {
  const box = { id: 'box', length: 400, width: 300, height: 100, quantity: 20, weight: 10, maxTopLoad: 35 }
  const shaft = { length: 400, width: 300, height: 2000 }
  expect(packContainer({ container: shaft, boxes: [box], ...usual }).placements).toHaveLength(4)
})

test('what stands across two boxes asks no more of either than it bears', () => {
  const half = { length: 500, width: 500, height: 500, quantity: 1 }
  const given = (weight: number): PackContainer => ({
    container: { length: 1000, width: 500, height: 1000 },
    boxes: [
      { ...half, id: 'weak', maxTopLoad: 5 },
      { ...half, id: 'strong' },
      { ...half, id: 'across', length: 1000, weight, maxTopLoad: 0 },
    ],
    ...usual,
  })
  expect(packContainer(given(10)).unplaced).toEqual([])
  expect(packContainer(given(11)).unplaced).not.toEqual([])
})

test('another seed may find another load, which is as good a load', () => {
  const given = {
    container: twentyFoot,
    boxes: [700, 610, 450, 380].map((edge, index) => {
      return { id: String(index), length: edge, width: edge - 90, height: edge - 140, quantity: 60 }
    }),
    ...usual,
  }
  const loads = [0, 1, 2].map((seed) => packContainer({ ...given, seed }))
  for (const { placements } of loads) expect(findFaults(given, placements)).toEqual([])
  expect(new Set(loads.map(({ placements }) => JSON.stringify(placements))).size).toBeGreaterThan(1)
})

test('nothing more is looked for once everything is placed', () => {
  const boxes = Array.from({ length: 6 }, (_, index) => {
    return { id: String(index), length: 300 + index, width: 200, height: 150, quantity: 3 }
  })
  // More than the test may take, were it spent.
  expect(packContainer({ container: twentyFoot, boxes, ...usual, milliseconds: 120_000 }).unplaced).toEqual([])
})

test('the payload is kept', () => {
  const box = { id: 'box', length: 400, width: 300, height: 100, quantity: 100, weight: 10 }
  const inside = { ...twentyFoot, payload: 305 }
  expect(packContainer({ container: inside, boxes: [box], ...usual }).placements).toHaveLength(30)
})

test('what is too large for the container leaves the rest in peace', () => {
  const large = { id: 'large', length: 7000, width: 300, height: 300, quantity: 1 }
  const small = { id: 'small', length: 700, width: 300, height: 300, quantity: 1 }
  const { placements, unplaced } = packContainer({ container: twentyFoot, boxes: [large, small], ...usual })
  expect(placements.map(({ id }) => id)).toEqual(['small'])
  expect(unplaced).toEqual([{ id: 'large', quantity: 1 }])
})

test('parts of a millimetre are rounded so that it fits in fact', () => {
  const box = { id: 'box', length: 100.2, width: 100, height: 100, quantity: 9 }
  const inside = { length: 300.9, width: 100, height: 100 }
  expect(packContainer({ container: inside, boxes: [box], ...usual }).placements).toHaveLength(2)
})
