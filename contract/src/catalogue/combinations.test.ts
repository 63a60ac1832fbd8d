import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOffered, listCombinations } from './combinations.ts'
import { priceLine } from './prices.ts'
import type { SalesTerm } from './shapes.ts'
import { readTerm } from './term.ts'

const option = (...ids: number[]) => ({ values: ids.map((id) => ({ id, value: `${id}` })) })
const [sizes, colours] = [option(1, 2), option(8, 9)]

test.each([
  ['without options', [], [[]], undefined],
  ['without a price list', [sizes], [], undefined],
  ['where one line is for all', [sizes], [[1], []], undefined],
  [
    'where every combination has its line',
    [sizes, colours],
    [
      [1, 8],
      [1, 9],
      [2, 8],
      [9, 2],
      [2, 9],
    ],
    undefined,
  ],
  [
    'where one is missing',
    [sizes, colours],
    [
      [1, 8],
      [1, 8],
      [2, 8],
      [2, 9],
    ],
    [
      [1, 8],
      [2, 8],
      [2, 9],
    ],
  ],
  ['where a line is for one option of two', [sizes, colours], [[1], [2, 9]], [[1], [2, 9]]],
])('which values go together is told %s as it must be', (_where, options, lines, told) => {
  expect(listCombinations(options, lines)).toEqual(told)
})

const term: SalesTerm = {
  id: 1,
  type: 'by_qty',
  price_value: 5,
  discount: 0,
  discount_percentage: 0,
  currency: 'EUR',
  is_available: true,
  available_qty: 10,
  min_qty: 1,
  max_qty: null,
  order_measure: 'Piece',
  measuring_unit: 'pc',
  measuring_unit_type: 'quantity',
  option_values: [],
}

test('a guest is told that nothing is offered exactly where a buyer is', () => {
  const line = fc
    .tuple(fc.constantFrom<number[]>([], [1], [2]), fc.constantFrom<number[]>([], [8], [9]))
    .map(([size, colour]) => [...size, ...colour])
  const lines = fc.array(line, { minLength: 1, maxLength: 6 })
  const chosen = fc.tuple(fc.constantFrom(1, 2), fc.constantFrom(8, 9))
  fc.assert(
    fc.property(lines, chosen, (ids, values) => {
      const terms = ids.map((option_values, id) => readTerm({ ...term, id, option_values }))
      const priced = priceLine({
        terms,
        optionValueIds: values,
        quantity: 1,
        weight: { value: null, unit: 'kg' },
        currency: 'EUR',
      })
      const isSaid = 'problem' in priced && priced.problem === 'No product found with the selected attributes.'
      expect(isOffered({ combinations: listCombinations([sizes, colours], ids) }, values)).toBe(!isSaid)
    }),
  )
})
