import { expect, test } from 'vitest'
import { readNewNeedAddress } from './address.ts'

test('an address names a product and how many; what is impossible is left out', () => {
  expect(readNewNeedAddress({ product: 'olive-oil-5-l', quantity: '40' })).toEqual({
    product: 'olive-oil-5-l',
    quantity: 40,
  })
  expect(readNewNeedAddress({ product: '../admin', quantity: 0.5 })).toEqual({})
  expect(readNewNeedAddress({ product: 7, quantity: 'many', more: 1 })).toEqual({ product: '7' })
})
