import { expect, test } from 'vitest'
import { cartonMessages } from './messages.ts'
import { findOwnPalletFaults } from './own-pallet.ts'

const pallet = { length_mm: 1219, width_mm: 1016, height_mm: 145, kg: 17, safe_load_kg: 1200 }

test('a pallet with all its measures can be planned with', () => {
  expect(findOwnPalletFaults(pallet)).toEqual({})
  expect(findOwnPalletFaults({ ...pallet, kg: 0, length_mm: 6000 })).toEqual({})
})

test.each([
  ['is missing', null, cartonMessages.numberMissing],
  ['is no number', Number.NaN, cartonMessages.numberMissing],
  ['is nothing', 0, cartonMessages.between('1', '3,000')],
  ['is below nothing', -800, cartonMessages.between('1', '3,000')],
  ['is too much', 3001, cartonMessages.between('1', '3,000')],
])('a width that %s is told at the width', (_, width, fault) => {
  expect(findOwnPalletFaults({ ...pallet, width_mm: width })).toEqual({ width_mm: fault })
})

test('each field has its own fault', () => {
  const none = { length_mm: null, width_mm: null, height_mm: null, kg: null, safe_load_kg: null }
  expect(Object.keys(findOwnPalletFaults(none))).toEqual(Object.keys(pallet))
})
