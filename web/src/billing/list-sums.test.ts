import { expect, test } from 'vitest'
import { listSums } from './list-sums.ts'

test('what is open over the money of an order is what is listed as open below it, with the deposit', () => {
  const money = { total: 100_000, invoiced: 20_000, paid: 5_000, in_advance: 0 }
  const sums = listSums({ ...money, owed: [{ open: 44_383 }, { open: 15_000 }] })
  expect(sums.at(-1)).toEqual({ name: 'Open', value: 59_383 })
})
