import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greatCircle } from './distance.ts'
import type { KnownPlace } from './known-place.ts'
import { findTown, foldPlace, searchPlaces } from './search.ts'

const at = (
  code: string,
  kind: 'port' | 'airport',
  name: string,
  lat: number,
  lng: number,
  isMain = true,
): KnownPlace => ({
  code,
  kind,
  country: code.slice(0, 2),
  name,
  isMain,
  lat,
  lng,
  access: [],
})
const places = [
  at('DEHAM', 'port', 'Hamburg', 53.551, 9.994),
  at('DEHAM', 'airport', 'Hamburg Helmut Schmidt', 53.63, 9.988),
  at('DEBRV', 'port', 'Bremerhaven', 53.54, 8.581),
  at('DEFRA', 'airport', 'Frankfurt am Main', 50.026, 8.543),
  at('DEMUC', 'airport', 'Munich', 48.354, 11.786),
  at('USHBG', 'port', 'Hamburg Landing', 40, -75, false),
  at('TRIZM', 'port', 'Izmir', 38.42, 27.15),
]

describe('distance', () => {
  test.each([
    ['Hamburg and Izmir', places[0], places[6], 2130],
    ['a place and itself', places[0], places[0], 0],
    ['over the date line', { lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 }, 111],
  ] as const)('between %s', (_, a, b, km) => {
    if (a && b) expect(Math.round(greatCircle(a, b) / 10)).toBe(Math.round(km / 10))
  })

  test('is the same both ways, and never more than half the globe', () => {
    const point = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(greatCircle(a, b)).toBeCloseTo(greatCircle(b, a), 6)
        expect(greatCircle(a, b)).toBeLessThanOrEqual(20_016)
      }),
    )
  })
})

describe('places', () => {
  const names = (asked: Parameters<typeof searchPlaces>[1]) =>
    searchPlaces(places, asked).map(({ code, kind }) => `${code} ${kind}`)
  test.each([
    ['a code', { search: 'debrv' }, ['DEBRV port']],
    ['an IATA code', { search: 'fra' }, ['DEFRA airport']],
    ['a name, main places first', { search: 'hamburg' }, ['DEHAM port', 'DEHAM airport', 'USHBG port']],
    ['letters without their marks', { search: 'İzmir' }, ['TRIZM port']],
    ['a word within', { search: 'main' }, ['DEFRA airport']],
    ['a country and a kind', { country: 'DE', kind: 'port' }, ['DEHAM port', 'DEBRV port']],
    ['nothing that is there', { search: 'atlantis' }, []],
  ] as const)('are found by %s', (_, asked, found) => {
    expect(names(asked)).toEqual(expect.arrayContaining([...found]))
    expect(names(asked)).toHaveLength(found.length)
    if ('search' in asked) expect(names(asked)[0]).toBe(found[0])
  })

  test('are found by whatever their town is called', () => {
    const copenhagen = [
      at('DKCPH', 'port', 'Kobenhavn', 55.67, 12.58),
      at('DKCPH', 'airport', 'Copenhagen Kastrup', 55.62, 12.66),
    ]
    for (const search of ['Copenhagen', 'København'])
      expect(searchPlaces([...places, ...copenhagen], { search }).map(({ code }) => code)).toEqual(['DKCPH', 'DKCPH'])
    expect(findTown(copenhagen, 'DK', 'København')?.kind).toBe('airport')
  })

  test('near a point come first', () => {
    expect(names({ kind: 'port', near: { lat: 53.5, lng: 8.5 } })[0]).toBe('DEBRV port')
  })

  test.each([
    ['Hamburg', 'DE', 'DEHAM'],
    ['München', 'DE', 'DEMUC'],
    ['Ham', 'DE', undefined],
    ['Hamburg', 'TR', undefined],
    ['', 'DE', undefined],
  ])('the town %s of %s', (town, country, code) => {
    expect(findTown(places, country, town)?.code).toBe(code)
  })

  test('folds marks of letters', () => {
    expect(['Łódź', 'Ambarlı', 'København', 'Straße'].map(foldPlace)).toEqual([
      'lodz',
      'ambarli',
      'kobenhavn',
      'strasse',
    ])
  })
})
