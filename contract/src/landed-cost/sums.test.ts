import { expect, test } from 'vitest'
import { listSums } from './sums.ts'

const tax = { base: 0, rate: null, recoverable: true }

test.each<[string, Parameters<typeof listSums>[0], ReturnType<typeof listSums>]>([
  [
    'with a tax in it there is one sum without and one with it',
    { landed: 119, landed_excluding_tax: 100, tax: { ...tax, amount: 19 } },
    [
      { holds: 'withoutTax', amount: 100 },
      { holds: 'withTax', amount: 119 },
    ],
  ],
  [
    'without one there is one sum, which speaks of none',
    { landed: 100, landed_excluding_tax: 100, tax: { ...tax, amount: 0 } },
    [{ holds: 'all', amount: 100 }],
  ],
  [
    'where the tax is not known the sum does not say it were in it',
    { landed: null, landed_excluding_tax: null, tax: { ...tax, amount: 0 } },
    [{ holds: 'all', amount: null }],
  ],
])('%s', (_, answer, sums) => {
  expect(listSums(answer)).toEqual(sums)
})
