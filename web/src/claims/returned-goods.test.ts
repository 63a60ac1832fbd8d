import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { expect, test } from 'vitest'
import { readReturn, refuseTypedReturn, startReturn } from './returned-goods.ts'
import { claimTexts } from './texts.ts'

const lines = [
  {
    position: 0,
    quantity: 6,
    reasons: [
      { reason: 'short' as const, quantity: 2 },
      { reason: 'damaged' as const, quantity: 4 },
    ],
  },
  { position: 1, quantity: 3, reasons: [{ reason: 'short' as const, quantity: 3 }] },
]
const typed = (quantity: string, to_stock = '') => [{ position: 0, quantity, to_stock }]

test('what is proposed as come back is what had arrived', () => {
  expect(startReturn(lines)).toEqual(typed('4'))
})

test('an empty box is nought, and one that cannot be read is asked about', () => {
  expect(typed('').map(readReturn)).toEqual([{ position: 0, quantity: 0, to_stock: 0 }])
  expect(refuseTypedReturn(lines, typed('4', '3'))).toEqual({})
  expect(refuseTypedReturn(lines, typed('four', 'x'))).toEqual({
    'lines.0.quantity': claimTexts.needsNumber,
    'lines.0.to_stock': claimTexts.needsNumber,
  })
  expect(refuseTypedReturn(lines, typed('6'))).toEqual({ 'lines.0.quantity': claimMessages.tooManyBack(4) })
})
