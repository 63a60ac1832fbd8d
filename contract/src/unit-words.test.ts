import { describe, expect, it } from 'vitest'
import { countUnits, nameUnit } from './unit-words.ts'

describe('so many of a unit', () => {
  it.each([
    [24, 'Piece', '24 pieces'],
    [1, 'Piece', '1 piece'],
    [0, 'Unit', '0 units'],
    [12345, 'bottle', '12,345 bottles'],
    [2, 'Box of 12', '2 boxes of 12'],
    [1, 'Box of 12', '1 box of 12'],
    [3, 'Pack of 10 skeins', '3 packs of 10 skeins'],
    [5, 'Half wheel', '5 half wheels'],
    [40, 'Square metre', '40 square metres'],
    [6, 'Pouch', '6 pouches'],
    [3, 'Loaf', '3 loaves'],
    [2, 'Dozen', '2 dozen'],
    [7, 'Pieces', '7 pieces'],
    [1, 'Boxes', '1 box'],
    [4, 'Bag (25 kg)', '4 bags (25 kg)'],
    [24, 'kg', '24 kg'],
    [1200, '', '1,200'],
  ])('%i of %s is %s', (quantity, unit, text) => {
    expect(countUnits(quantity, unit)).toBe(text)
  })

  it.each([
    [24, 'Ballen', '24 × Ballen'],
    [1000, 'Stück à 5 kg', '1,000 × Stück à 5 kg'],
    [2, 'EUR-1', '2 × EUR-1'],
  ])('%i of %s, whose plural nobody knows, is %s', (quantity, unit, text) => {
    expect(countUnits(quantity, unit)).toBe(text)
  })
})

it.each([
  ['Piece', 'piece'],
  ['Set of 6', 'set of 6'],
  ['Ballen', 'Ballen'],
])('one %s is called %s', (unit, name) => {
  expect(nameUnit(unit)).toBe(name)
})
