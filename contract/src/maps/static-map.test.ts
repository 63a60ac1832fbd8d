import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readStaticMap, type StaticMap, writeStaticMapAddress } from './static-map.ts'

const porto: StaticMap = {
  center: { lat: 41.15, lng: -8.61 },
  zoom: 12,
  width: 300,
  height: 300,
  markers: [{ lat: 41.15, lng: -8.61, label: 'Porto' }],
  isDark: false,
}

function readAddress(address: string) {
  const { zoom, ...query } = Object.fromEntries(new URLSearchParams(address.slice(address.indexOf('?') + 1)))
  return readStaticMap({ center: '', ...query, zoom: Number(zoom) })
}

describe('the address of a static map', () => {
  test('is short and readable', () => {
    expect(decodeURIComponent(writeStaticMapAddress(porto))).toBe(
      '/static-map?center=41.15,-8.61&zoom=12&size=300x300&markers=41.15,-8.61,Porto',
    )
  })

  test('says what was written into it', () => {
    const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6 + 0)
    const point = fc.record({ lat: degrees(90), lng: degrees(180) })
    const label = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
      .map((text) => text.replaceAll('|', '').trim())
    const marker = fc.tuple(point, label).map(([place, text]) => (text ? { ...place, label: text } : place))
    const map = fc.record({
      center: point,
      zoom: fc.integer({ min: 1, max: 18 }),
      width: fc.integer({ min: 60, max: 640 }),
      height: fc.integer({ min: 60, max: 640 }),
      markers: fc.array(marker, { maxLength: 20 }),
      isDark: fc.boolean(),
    })
    fc.assert(
      fc.property(map, (given) => {
        expect(readAddress(writeStaticMapAddress(given))).toEqual({ map: given })
      }),
    )
  })

  test.each([
    ['center', { center: 'Porto' }],
    ['center', { center: '91,0' }],
    ['center', { center: '1,2,3' }],
    ['center', { center: '1e1,2' }],
    ['size', { center: '1,2', size: '10x10' }],
    ['size', { center: '1,2', size: '641x300' }],
    ['size', { center: '1,2', size: '300' }],
    ['markers', { center: '1,2', markers: 'here' }],
    ['markers', { center: '1,2', markers: '1,200' }],
    ['markers', { center: '1,2', markers: Array.from({ length: 21 }, () => '1,2').join('|') }],
  ])('names %s where it cannot be read: %o', (name, query) => {
    const answer = readStaticMap(query)
    expect(Object.keys('faults' in answer ? answer.faults : {})).toEqual([name])
  })

  test('without more than a centre is the contact map', () => {
    expect(readStaticMap({ center: '41.15, -8.61' })).toEqual({ map: { ...porto, markers: [] } })
  })
})
