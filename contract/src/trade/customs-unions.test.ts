import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '../countries.ts'
import { isOneUnion, needsClearance } from './customs-unions.ts'

test.each([
  ['PT', 'NL', false],
  ['FR', 'MC', false],
  ['DE', 'DE', false],
  ['CH', 'LI', false],
  ['RU', 'KZ', false],
  ['ZA', 'NA', false],
  ['AE', 'SA', false],
  ['PT', 'GB', true],
  ['IE', 'GB', true],
  ['DE', 'TR', true],
  ['DE', 'CH', true],
  ['NO', 'SE', true],
  ['RU', 'DE', true],
  ['CN', 'US', true],
  ['', 'DE', true],
  ['', '', true],
])('from %s to %s goods are cleared: %s', (from, to, isCleared) => {
  expect(needsClearance(from, to)).toBe(isCleared)
})

test('it is the same both ways, and a country is in one union at most', () => {
  const code = fc.constantFrom(...countries.map((country) => country.code))
  fc.assert(
    fc.property(code, code, code, (one, other, third) => {
      expect(needsClearance(one, other)).toBe(needsClearance(other, one))
      if (isOneUnion(one, other) && isOneUnion(other, third)) expect(one === third || isOneUnion(one, third)).toBe(true)
    }),
  )
})
