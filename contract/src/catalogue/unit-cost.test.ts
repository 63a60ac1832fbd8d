import { expect, test } from 'vitest'
import { readUnitPrice } from '../money.ts'
import { describeUnitCost } from './unit-cost.ts'

test('says what one costs only where the price is for another unit', () => {
  const price = { unitPrice: readUnitPrice(6.49), term: { orderMeasure: 'Bag', priceUnit: 'kg' } }
  expect(describeUnitCost({ ...price, unitWeight: 30 }, 'USD')).toBe('One bag weighs 30 kg and costs $194.70')
  expect(describeUnitCost({ ...price, unitWeight: null }, 'USD')).toBeUndefined()
})
