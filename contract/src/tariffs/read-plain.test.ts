import { expect, test } from 'vitest'
import { tariffMessages as texts } from './messages.ts'
import { readPlain } from './read-plain.ts'

const terms = { valid_from: '2026-01-01', source: 'A table' }
const duty = { country: 'US', kind: 'duty', name: 'Duty', percent: '16.5' }

test('a column that is none of ours is told, with how many rows said something in it', () => {
  const records = [
    { row: 2, cells: { ...duty, code: '610910', Note: '' } },
    { row: 3, cells: { ...duty, name: 'Another', code: '610990', Note: 'check' } },
  ]
  const { rows, left_out } = readPlain(records, terms)
  expect(rows).toHaveLength(2)
  expect(left_out).toEqual({ [texts.unknownColumn('code')]: 2, [texts.unknownColumn('Note')]: 1 })
  expect(readPlain([{ row: 2, cells: { ...duty, HS: '6109.10' } }], terms)).toMatchObject({
    rows: [{ hs: '610910' }],
    left_out: {},
  })
})

test.each([
  ['country', 'XX'],
  ['origin', 'UK'],
])('a %s that nobody knows is a fault of its row, for its rate would never be found', (column, code) => {
  const { rows, faults } = readPlain([{ row: 2, cells: { ...duty, [column]: code } }], terms)
  expect(rows).toEqual([])
  expect(faults).toEqual([{ row: 2, column, text: code, reason: texts.badCountry }])
})

test('unions and countries are known', () => {
  const cells = { ...duty, country: 'eu', origin: 'vn' }
  expect(readPlain([{ row: 2, cells }], terms).rows).toMatchObject([{ country: 'EU', origin: 'VN' }])
})
