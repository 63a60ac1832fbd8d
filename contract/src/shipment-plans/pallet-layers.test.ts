import { expect, test } from 'vitest'
import { findLayers, nameLayers } from './pallet-layers.ts'

const box = (id: string, x: number, z: number, height = 10) => ({ id, x, y: 0, z, length: 10, width: 10, height })

test('equal layers are told once, with what stands in them', () => {
  const straight = (z: number) => [box('A', 0, z), box('A', 10, z)]
  const layers = findLayers([...straight(0), box('A', 5, 10), ...straight(20), ...straight(30)])
  expect(layers.map(({ numbers, contents }) => ({ numbers, contents }))).toEqual([
    { numbers: [1, 3, 4], contents: [{ id: 'A', cartons: 2 }] },
    { numbers: [2], contents: [{ id: 'A', cartons: 1 }] },
  ])
})

test('what rises from a lower level is shown in a layer, and not counted', () => {
  const [low, high] = findLayers([box('A', 0, 0, 20), box('B', 10, 0), box('B', 10, 10)])
  expect(low?.rising).toEqual([])
  expect(high?.rising.map(({ id }) => id)).toEqual(['A'])
  expect(high?.contents).toEqual([{ id: 'B', cartons: 1 }])
})

test('layers with equal places and other goods are different', () => {
  expect(findLayers([box('A', 0, 0), box('B', 0, 10)])).toHaveLength(2)
})

test.each([
  [[2], 'Layer 2'],
  [[1, 2], 'Layers 1, 2'],
  [[1, 3, 5], 'Layers 1, 3, 5'],
  [[1, 2, 3, 5], 'Layers 1–3, 5'],
])('%j → %s', (numbers, words) => {
  expect(nameLayers(numbers)).toBe(words)
})
