import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KnownPlace } from '../places/known-place.ts'
import { transportTypes } from '../trade/transport.ts'
import { estimateTransit, type TransitFacts } from './estimate.ts'
import { emissionFactors } from './factors.ts'
import { findSeaRoute, type SeaNet } from './sea-route.ts'
import type { TransitInput } from './shapes.ts'

const at = (
  code: string,
  kind: 'port' | 'airport',
  name: string,
  lat: number,
  lng: number,
  point = '',
  km = 0,
): KnownPlace => ({
  code,
  kind,
  country: code.slice(0, 2),
  name,
  isMain: true,
  lat,
  lng,
  access: point === '' ? [] : [{ point, km }],
})
const net: SeaNet = {
  points: new Map(),
  ways: new Map(
    Object.entries({
      elbe: [
        { to: 'suez', km: 7000 },
        { to: 'cape', km: 12_000 },
      ],
      suez: [
        { to: 'elbe', km: 7000 },
        { to: 'shanghai', km: 12_800 },
      ],
      cape: [
        { to: 'elbe', km: 12_000 },
        { to: 'shanghai', km: 15_000 },
      ],
      shanghai: [
        { to: 'suez', km: 12_800 },
        { to: 'cape', km: 15_000 },
      ],
    }),
  ),
}
const places = [
  at('DEHAM', 'port', 'Hamburg', 53.551, 9.994, 'elbe', 100),
  at('DEHAM', 'airport', 'Hamburg Helmut Schmidt', 53.63, 9.988),
  at('CNSHA', 'port', 'Shanghai', 31.23, 121.474, 'shanghai', 100),
  at('CNPVG', 'airport', 'Shanghai Pudong', 31.143, 121.805),
  at('ISREY', 'port', 'Reykjavik', 64.15, -21.95),
]
const facts: TransitFacts = { places, net, day: '2026-11-25' }
const toHamburg: TransitInput = {
  from: { country: 'CN', place: 'Shanghai' },
  to: { country: 'DE', place: 'Hamburg' },
  gross_kg: 2000,
}
const ask = (input: Partial<TransitInput>) => {
  const { estimates } = estimateTransit({ ...toHamburg, ...input }, facts)
  return Object.fromEntries(estimates.map((estimate) => [estimate.mode, estimate]))
}

test('the shortest way by sea is found, with the points it passes', () => {
  const [hamburg, , shanghai] = places
  expect(findSeaRoute(net, shanghai?.access ?? [], hamburg?.access ?? [])).toEqual({
    km: 20_000,
    points: ['shanghai', 'suez', 'elbe'],
  })
  expect(findSeaRoute(net, shanghai?.access ?? [], [])).toBeUndefined()
})

describe('from Shanghai to Hamburg', () => {
  test('by sea: the way over Suez and 15 percent, days, and CO₂e of the weight', () => {
    expect(ask({}).boat).toMatchObject({
      scope: 'door',
      km: 23_000,
      // 23,000 km at 800 and 622 km a day, with 2 to 5 days of handling.
      days: { min: 31, max: 42 },
      hub_days: { min: 31, max: 42 },
      co2e_kg: 909.4,
      gaps: [],
    })
    expect(ask({}).boat?.legs[0]).toMatchObject({ from: 'Shanghai (CNSHA)', to: 'Hamburg (DEHAM)', by: ['Suez Canal'] })
  })

  test('by air: about nine times the CO₂e, with the lorry at either end', () => {
    const { air, boat } = ask({})
    expect(air?.legs.map(({ mode }) => mode)).toEqual(['truck', 'air', 'truck'])
    expect((air?.co2e_kg ?? 0) / (boat?.co2e_kg ?? 1)).toBeGreaterThan(9)
    expect(air?.days?.max).toBeLessThan(8)
  })

  test('names where each figure is from', () => {
    const { sources, note } = estimateTransit(toHamburg, facts)
    expect(sources.map(({ source }) => source).join()).toContain('UK Government GHG Conversion Factors')
    expect(note).toContain('estimate')
  })
})

describe('what is not known is not reckoned as nothing', () => {
  test('without a weight there is no CO₂e', () => {
    for (const estimate of Object.values(ask({ gross_kg: null }))) {
      expect(estimate.co2e_kg).toBeNull()
      expect(estimate.gaps.map(({ code }) => code)).toContain('NO_WEIGHT')
    }
  })

  test('without a town it is told from port to port, and on land from the middle of the country', () => {
    const { boat, truck } = ask({ from: { country: 'CN' }, to: { country: 'DE', place: 'Xanten' } })
    expect(boat).toMatchObject({ scope: 'hub', days: null, hub_days: { min: 31, max: 42 } })
    expect(boat?.gaps.map(({ code }) => code)).toEqual(['COUNTRY_FROM', 'TOWN_TO'])
    expect(truck?.gaps.map(({ code }) => code)).toEqual(['WHOLE_FROM', 'MIDDLE_TO'])
  })

  test.each([
    ['an island', { from: { country: 'IS' } }, 'truck', 'NO_WAY'],
    ['no airport', { from: { country: 'IS' } }, 'air', 'NO_AIRPORT'],
    ['no way by sea', { from: { country: 'IS' } }, 'boat', 'SAME_PORT'],
    ['one country', { from: { country: 'DE' } }, 'boat', 'SAME_PLACE'],
    ['one town', { from: { country: 'DE', place: 'Hamburg' } }, 'truck', 'SAME_PLACE'],
    ['a code nobody knows', { from: { country: 'CN', code: 'CNXXX' } }, 'boat', 'UNKNOWN_CODE'],
  ] as const)('%s', (_, change, mode, code) => {
    const estimate = ask(change)[mode]
    expect(estimate?.gaps.map((gap) => gap.code)).toContain(code)
    if (code !== 'UNKNOWN_CODE') expect(estimate).toMatchObject({ km: null, days: null, co2e_kg: null })
  })

  test('whatever is asked, nothing is 0', () => {
    const end = fc.record(
      {
        country: fc.constantFrom('DE', 'CN', 'IS', 'AQ'),
        place: fc.constantFrom('Hamburg', 'Shanghai', 'Nowhere', ''),
      },
      { requiredKeys: ['country'] },
    )
    fc.assert(
      fc.property(end, end, fc.option(fc.double({ min: 1, max: 1e6, noNaN: true })), (from, to, kg) => {
        for (const { co2e_kg, km, days, legs } of estimateTransit({ from, to, gross_kg: kg }, facts).estimates) {
          expect([co2e_kg, km, days?.min]).not.toContain(0)
          expect(legs.reduce((sum, leg) => sum + leg.km, 0)).toBe(km ?? 0)
        }
      }),
    )
  })
})

test('twice the weight is twice the CO₂e', () => {
  expect(ask({ gross_kg: 4000 }).boat?.co2e_kg).toBeCloseTo(2 * (ask({}).boat?.co2e_kg ?? 0), 0)
})

test('every way of transport has a factor with its source, the largest that of air', () => {
  for (const { value } of transportTypes)
    expect(emissionFactors.some(({ mode, source }) => mode === value && source !== '')).toBe(true)
  const largest = emissionFactors.toSorted((a, b) => b.kg_per_tonne_km - a.kg_per_tonne_km)[0]
  expect(largest?.mode).toBe('air')
})
