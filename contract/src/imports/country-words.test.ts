import { expect, test } from 'vitest'
import { countries } from '../countries.ts'
import { readCountry } from './country-words.ts'

test.each(['DE', 'de', 'Germany', 'Deutschland', 'ALLEMAGNE', 'Alemania', 'Germania', ' Niemcy '])(
  '"%s" is Germany',
  (text) => {
    expect(readCountry(text)).toBe('DE')
  },
)

test.each([
  ['GB', 'UK, U.K., Great Britain, England, Scotland, Made in England, UNITED KINGDOM (GB)'],
  ['US', 'USA, U.S.A., U.S., United States of America, the United States'],
  ['NL', 'Holland, The Netherlands'],
  ['KR', 'Korea, Republic of Korea, Korea (South)'],
  ['KP', 'Korea (North), North Korea'],
  ['CN', 'P.R. China, PRC, Mainland China, China (Mainland), People’s Republic of China'],
  ['TR', 'Turkey, Turkiye, Türkiye'],
  ['CI', "Ivory Coast, Cote d'Ivoire"],
  ['DE', 'DE - Germany, Germany (DE), Germany/DE'],
  ['CZ', 'Czech Republic'],
  ['VN', 'Viet Nam'],
  ['IT', 'Made in Italy, Product of Italy'],
  ['ES', 'Espana, ESPAÑA'],
])('%s is what lists call %s', (code, names) => {
  for (const name of names.split(', ')) expect([name, readCountry(name)]).toEqual([name, code])
})

test('a code beside the name of another country says nothing', () => {
  expect(readCountry('Germany (FR)')).toBeUndefined()
  expect(readCountry('Europe')).toBeUndefined()
})

test('each country is known by its code and its name, and what is none is nothing', () => {
  for (const { name, code } of countries) expect([readCountry(name), readCountry(code)]).toEqual([code, code])
  expect(readCountry('Atlantis')).toBeUndefined()
})
