import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { incotermCodes } from '../trade/incoterms.ts'
import { checkNamedPlace, type NamedFor } from './check-named-place.ts'
import type { KnownPlace } from './known-place.ts'

const at = (code: string, kind: 'port' | 'airport', name: string, lat = 0, lng = 0, isMain = true): KnownPlace => ({
  ...{ code, kind, country: code.slice(0, 2), name, isMain, lat, lng, access: [] },
})
const places = [
  at('DEHAM', 'port', 'Hamburg', 53.551, 9.994),
  at('DEHAM', 'airport', 'Hamburg Helmut Schmidt', 53.63, 9.988),
  at('DEFRA', 'airport', 'Frankfurt am Main', 50.026, 8.543),
  at('NLRTM', 'port', 'Rotterdam', 51.9, 4.4),
  at('BEANR', 'port', 'Antwerpen', 51.2, 4.4),
  at('USPDX', 'port', 'Portland', 45.5, -122.6),
  at('GBPTL', 'port', 'Portland', 50.5, -2.4, false),
  at('PTLEI', 'port', 'Leixoes', 41.2, -8.7),
  at('PTLIS', 'port', 'Lisboa', 38.7, -9.1),
  at('DKCPH', 'port', 'Kobenhavn', 55.7, 12.6),
  at('DKCPH', 'airport', 'Copenhagen Kastrup', 55.6, 12.7),
  at('FIHEL', 'port', 'Helsingfors (Helsinki)', 60.2, 24.9),
]
const check = (asked: NamedFor) => {
  const found = checkNamedPlace(places, asked)
  return found && [found.level, ...found.likely.map(({ code }) => code)]
}

describe('a named place', () => {
  test.each<[NamedFor['incoterm'], string, string[] | undefined]>([
    ['FOB', 'Hamburg', ['fact']],
    ['FOB', 'Hamburg (DEHAM)', ['fact']],
    ['FOB', 'Port of Hamburg, pier 7', ['fact']],
    ['CIF', 'Antwerp', ['fact']],
    ['CIF', 'Copenhagen', ['fact']],
    ['CIF', 'København, Denmark', ['fact']],
    ['FOB', 'Lisboa', ['fact']],
    ['FOB', 'Port of Lisbon', ['fact']],
    ['CIF', 'Helsinki', ['fact']],
    ['FOB', 'Leixões', ['fact']],
    ['FOB', 'Hamburk', ['warning', 'DEHAM']],
    ['CIF', 'Roterdam', ['warning', 'NLRTM']],
    ['CIF', 'Hambrug (DEXXX)', ['warning', 'DEHAM']],
    // An airport inland: the ports near it.
    ['FOB', 'Frankfurt', ['warning', 'DEHAM', 'NLRTM', 'BEANR']],
    ['FOB', 'Frankfurt am Main (DEFRA)', ['warning', 'DEHAM', 'NLRTM', 'BEANR']],
    ['FOB', 'our yard', ['warning']],
    ['FOB', 'Portland', ['note', 'USPDX', 'GBPTL']],
    ['FOB', 'Portland, United Kingdom', ['fact']],
    // Of addresses on land nothing is known.
    ['EXW', 'our yard', undefined],
    ['DAP', 'Roterdam', undefined],
    ['FOB', ' ', undefined],
  ])('%s %s', (incoterm, named, said) => {
    expect(check({ incoterm, named })?.sort()).toEqual(said?.sort())
  })

  test('by air an airport is proposed, and never asked for', () => {
    expect(check({ incoterm: 'FCA', named: 'Frankfurt', mode: 'air' })).toEqual(['note', 'DEFRA'])
    expect(check({ incoterm: 'FCA', named: 'Gate 3, our yard', mode: 'air' })).toBeUndefined()
    expect(check({ incoterm: 'FCA', named: 'Frankfurt', mode: 'truck' })).toBeUndefined()
  })

  test('a proposal that is taken takes its finding away, whatever was typed', () => {
    const typed = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('Frankfurt', 'Hamburk', 'portland', 'Roterdm'))
    fc.assert(
      fc.property(fc.constantFrom(...incotermCodes), typed, (incoterm, named) => {
        const found = checkNamedPlace(places, { incoterm, named })
        for (const { name, code } of found?.likely ?? [])
          expect(check({ incoterm, named: `${name} (${code})` })).toEqual(['fact'])
      }),
    )
  })
})
