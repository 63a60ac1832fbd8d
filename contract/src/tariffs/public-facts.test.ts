import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { isOneUnion } from '../trade/customs-unions.ts'
import { publicFacts, valueBasisOf } from './public-facts.ts'
import { tariffRow } from './shapes.ts'

test('every fact is a row of a tariff with its source, none of them is a duty', () => {
  for (const row of publicFacts) expect([...Value.Errors(tariffRow, row)]).toEqual([])
  expect(publicFacts.filter(({ kind }) => kind === 'duty' || kind === 'additional_duty')).toEqual([])
})

test('all of the European Union has a value added tax, and one each', () => {
  const members = publicFacts.filter(({ country }) => country === 'DE' || isOneUnion('DE', country))
  expect(members).toHaveLength(27)
  expect(new Set(members.map(({ country }) => country)).size).toBe(27)
})

test.each([
  ['US', 'FOB'],
  ['CA', 'FOB'],
  ['AU', 'FOB'],
  ['ZA', 'FOB'],
  ['DE', 'CIF'],
  ['GB', 'CIF'],
  ['CN', 'CIF'],
  ['JP', 'CIF'],
])('customs value in %s is %s', (country, basis) => {
  expect(valueBasisOf(country)).toBe(basis)
})
