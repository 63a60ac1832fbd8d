import { expect, test } from 'vitest'
import { type LandedAddress, readLandedAddress, readOptions } from './address.ts'

test.each<[Record<string, unknown>, LandedAddress]>([
  [{}, {}],
  [{ from: 'cart', quantity: 3 }, { from: 'cart' }],
  [{ order: '12', product: 'olive-oil' }, { order: 12 }],
  [
    { product: 'olive-oil', quantity: '24', options: '5.7' },
    { product: 'olive-oil', quantity: 24, options: '5.7' },
  ],
  [{ product: 'olive-oil', quantity: -1, options: '5;7' }, { product: 'olive-oil' }],
  [
    { product: 'olive-oil', with: 'sunflower-oil' },
    { product: 'olive-oil', with: 'sunflower-oil' },
  ],
  [{ product: 'olive-oil', with: 'olive-oil' }, { product: 'olive-oil' }],
  [{ with: 'sunflower-oil', from: 'cart' }, { from: 'cart' }],
])('%j is read as %j', (search, address) => {
  expect(readLandedAddress(search)).toEqual(address)
})

test('options are the ids of option values', () => {
  expect(readOptions({ options: '5.7' })).toEqual([5, 7])
  expect(readOptions({})).toEqual([])
})
