import { expect, test } from 'vitest'
import { calculateLanded } from '../../landed-cost/calculate.ts'
import { exampleLandedCost } from '../../landed-cost/example.ts'
import { presentLanded } from '../../landed-cost/present.ts'
import { readLandedInput } from '../../landed-cost/read-input.ts'
import { exampleLanded } from './costs.ts'

test('the example is what the calculation answers', () => {
  const input = readLandedInput(exampleLandedCost, { today: exampleLanded.day, rows: [], exchange: () => undefined })
  expect(presentLanded(input, calculateLanded(input), { products: [null] })).toEqual(exampleLanded)
})
