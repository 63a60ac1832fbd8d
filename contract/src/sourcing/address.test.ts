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

test('an address names goods in words, counted in what, and by when', () => {
  const said = { goods: 'cotton tote bags, printed', quantity: '2000', unit: 'boxes', day: '2027-03-01' }
  expect(readNewRfqAddress(said)).toEqual({ ...said, quantity: 2000 })
  expect(readNewRfqAddress({ goods: 'x'.repeat(201), unit: ' ', day: '2027-02-30' })).toEqual({})
})
