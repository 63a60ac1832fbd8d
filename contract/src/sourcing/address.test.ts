import { expect, test } from 'vitest'
import { readNewRfqAddress } from './address.ts'

test('an address names a product and how many; what is impossible is left out', () => {
  expect(readNewRfqAddress({ product: 'olive-oil-5-l', quantity: '40' })).toEqual({
    product: 'olive-oil-5-l',
    quantity: 40,
  })
  expect(readNewRfqAddress({ product: '../admin', quantity: 0.5 })).toEqual({})
  expect(readNewRfqAddress({ product: 7, quantity: 'many', more: 1 })).toEqual({ product: '7' })
})
