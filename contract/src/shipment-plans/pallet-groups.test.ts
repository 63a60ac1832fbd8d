import { expect, test } from 'vitest'
import { describeContents, groupPallets, nameGroup } from './pallet-groups.ts'
import type { PlannedPallet } from './shapes.ts'

const pallet = (build: number, stop = 1): PlannedPallet => ({
  cartons: 48,
  layers: 6,
  height_mm: 1644,
  gross_kg: 601,
  contents: [
    { id: 'A', cartons: 40 },
    { id: 'B', cartons: 8 },
  ],
  stop,
  build,
})

test('equal pallets that follow each other are told once, others by themselves', () => {
  const groups = groupPallets([pallet(0), pallet(0), pallet(0), pallet(1), pallet(0), pallet(0, 2)])
  expect(groups.map(nameGroup)).toEqual(['Pallets 1–3', 'Pallet 4', 'Pallet 5', 'Pallet 6'])
  expect(groupPallets([])).toEqual([])
})

test('what stands on a pallet, in words', () => {
  const nameOf = (id: string) => ({ A: 'Olive oil', B: 'Honey' })[id] ?? id
  expect(describeContents(pallet(0), nameOf)).toBe('40 × Olive oil and 8 × Honey in 6 layers')
  expect(describeContents({ contents: [{ id: 'A', cartons: 8 }], layers: 1 }, nameOf)).toBe('8 × Olive oil in 1 layer')
})
