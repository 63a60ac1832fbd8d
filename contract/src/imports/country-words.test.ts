import { expect, test } from 'vitest'
import { countries } from '../countries.ts'
import { readCountry } from './country-words.ts'

test.each(['DE', 'de', 'Germany', 'Deutschland', 'ALLEMAGNE', 'Alemania', 'Germania', ' Niemcy '])(
  '"%s" is Germany',
  (text) => {
    expect(readCountry(text)).toBe('DE')
  },
)

test('each country is known by its code and its name, and what is none is nothing', () => {
  for (const { name, code } of countries) expect([readCountry(name), readCountry(code)]).toEqual([code, code])
  expect(readCountry('Atlantis')).toBeUndefined()
})
