import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findMisfit, learnColumns } from './cell-kinds.ts'

const rows = [
  ['Tea', 'T-1', '4.50', 'https://x.test/a.jpg', 'TRUE'],
  ['Cup', '12', '1,200', '', 'FALSE'],
  ['Mug', '', '12 EUR', 'http://x.test/b c.jpg', ''],
  ['Jar', '', '', '', 'false'],
]

test('a column is of the kind that all its cells are of', () => {
  const { kinds, isUsual } = learnColumns([...rows, ['only', 'two']], 5)
  expect(kinds).toEqual(['any', 'any', 'number', 'address', 'yes-no'])
  expect(isUsual).toEqual([true, true, true, true, true])
})

test('one cell says nothing of its column, and a column that is mostly empty is not usual', () => {
  const sparse = [['a', '5'], ['b', ''], ['c', '']] // biome-ignore format: a table
  expect(learnColumns(sparse, 2)).toEqual({ kinds: ['any', 'any'], isUsual: [true, false] })
})

test.each([
  [['Tea', 'T-1', '4.50'], undefined],
  [['Tea', '', '', ''], undefined],
  // Without the article number the price stands in its place, and the address in that of the price.
  [['Tea', '4.50', 'https://x.test/a.jpg', 'TRUE'], 2],
  [['Tea', 'T-1', '4.50', 'TRUE'], 3],
])('%j', (cells, misfit) => {
  expect(findMisfit(cells, learnColumns(rows, 5).kinds)).toBe(misfit)
})

test('the records that were learned from fit', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string(), { minLength: 3, maxLength: 3 })), (records) => {
      const { kinds } = learnColumns(records, 3)
      expect(records.map((cells) => findMisfit(cells, kinds))).toEqual(records.map(() => undefined))
    }),
  )
})
