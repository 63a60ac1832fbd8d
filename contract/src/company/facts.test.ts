import { describe, expect, test } from 'vitest'
import { countCertificateSlides, readExportCountries, writeTurnover } from './facts.ts'
import { writeDate } from './write-date.ts'

describe('the export countries', () => {
  test('are read from JSON text, by name, with the map’s constant value', () => {
    expect(
      readExportCountries('{"exportCountries":[{"shortCode":"FR"},{"shortCode":"ca"},{"shortCode":"FR"}]}'),
    ).toEqual([
      { code: 'CA', name: 'Canada', value: 999 },
      { code: 'FR', name: 'France', value: 999 },
    ])
  })

  test.each([
    '',
    'null',
    '[]',
    '{"exportCountries":null}',
    '{"exportCountries":[null,4,{"code":"FR"},{"shortCode":7},{"shortCode":"ZZ"}]}',
    '{"exportCountries":',
  ])('are none where the text says nothing: %s', (json) => {
    expect(readExportCountries(json)).toEqual([])
  })
})

test('a turnover has thousands separators and no cents', () => {
  expect([writeTurnover(0), writeTurnover(12_500_000)]).toEqual(['$0', '$12,500,000'])
})

test('a date is the same day everywhere', () => {
  expect([writeDate('1987-05-01'), writeDate('1900-12-31T00:00:00.000Z'), writeDate('long ago')]).toEqual([
    'May 1, 1987',
    'Dec 31, 1900',
    'long ago',
  ])
})

test.each([
  [1, 1],
  [5, 5],
  [9, 5],
])('%i certificates stand in rows of %i', (count, slides) => {
  expect(countCertificateSlides(count)).toBe(slides)
})
