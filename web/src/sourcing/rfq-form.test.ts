import { expect, test } from 'vitest'
import { emptyRfq, readRfqForm } from './rfq-form.ts'

const read = (quantity: string, targetPrice: string) => {
  const { quantity: asked, target_price } = readRfqForm({ ...emptyRfq, quantity, targetPrice }, null, 'UTC')
  return [asked, target_price]
}

test('quantity and target price are what people write for them', () => {
  expect(read('1,500', '1,20')).toEqual([1500, 1.2])
  expect(read('1.500', '1,234.50')).toEqual([1500, 1234.5])
  expect(read('1500', '')).toEqual([1500, null])
})

test('what is no number is sent as one that the rules refuse', () => {
  expect(read('some', 'cheap')).toEqual([Number.NaN, 0])
})
