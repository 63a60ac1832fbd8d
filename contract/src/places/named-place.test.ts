import { describe, expect, test } from 'vitest'
import { incotermCodes, incoterms } from '../trade/incoterms.ts'
import { judgeNamedPlace, readPlaceCode, writeNamedPlace } from './named-place.ts'

test.each([
  ['Hamburg (DEHAM)', 'DEHAM'],
  ['DEHAM', 'DEHAM'],
  ['Hamburg', undefined],
  ['PORTO', undefined],
  ['Our warehouse (gate 3)', undefined],
  ['', undefined],
])('the code of %s is %s', (named, code) => {
  expect(readPlaceCode(named)).toBe(code)
})

test('what is written is read again', () => {
  const written = writeNamedPlace({ name: 'A very long name '.repeat(20), code: 'DEHAM' })
  expect(written.length).toBeLessThanOrEqual(120)
  expect(readPlaceCode(written)).toBe('DEHAM')
})

describe('a named place', () => {
  const hamburg = [
    { code: 'DEHAM', name: 'Hamburg', kind: 'port' as const, country: 'DE' },
    { code: 'DEHAM', name: 'Hamburg Helmut Schmidt', kind: 'airport' as const, country: 'DE' },
  ]
  const frankfurt = [{ code: 'DEFRA', name: 'Frankfurt am Main', kind: 'airport' as const, country: 'DE' }]

  test('that is known says its name and country', () => {
    expect(judgeNamedPlace('FOB', 'Hamburg (DEHAM)', hamburg)).toEqual({
      level: 'fact',
      sentence: 'Hamburg, Germany: port and airport',
    })
  })

  test.each(incotermCodes)('of %s is a port where the rule is made for ships', (code) => {
    expect(judgeNamedPlace(code, 'Frankfurt am Main (DEFRA)', frankfurt)?.level).toBe(
      incoterms[code].isForWaterOnly ? 'warning' : 'fact',
    )
  })

  test('that nobody knows is said, and of words nothing', () => {
    expect(judgeNamedPlace('FOB', 'Nowhere (DEXXX)', [])?.level).toBe('warning')
    expect(judgeNamedPlace('FOB', 'Hamburg, pier 7', [])).toBeUndefined()
  })
})
