import { findSeaRoute } from '@fairquay/contract/transit/sea-route.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { loadPlaces } from './load-places.ts'

const { all, net } = loadPlaces()
const portOf = (code: string) => all.find((place) => place.code === code && place.kind === 'port')

describe('the places that ship', () => {
  test('every port is joined to every other by sea, and has its country', () => {
    const ports = all.filter(({ kind }) => kind === 'port')
    expect(ports.length).toBeGreaterThan(1400)
    expect(all.length - ports.length).toBeGreaterThan(2500)
    const hamburg = portOf('DEHAM')?.access ?? []
    expect(ports.filter(({ access }) => !findSeaRoute(net, access, hamburg)).map(({ code }) => code)).toEqual([])
    expect(new Set(all.map(({ code, kind }) => `${code} ${kind}`)).size).toBe(all.length)
  })

  /** Kilometres as tables of distances between ports have them. */
  test.each([
    ['CNSHA', 'NLRTM', 19_500],
    ['CNSHA', 'USLAX', 10_560],
    ['SGSIN', 'NLRTM', 15_350],
    ['INNSA', 'NLRTM', 11_720],
    ['BRSSZ', 'NLRTM', 10_060],
    ['USNYC', 'NLRTM', 6190],
    ['ZADUR', 'NLRTM', 12_760],
    ['CLVAP', 'CNSHA', 18_800],
    ['JPTYO', 'USLAX', 8960],
    ['AUMEL', 'USLAX', 13_000],
    ['TRIZM', 'DEHAM', 6100],
    ['NGLOS', 'NLRTM', 7800],
  ])('from %s to %s it is about %i km', (from, to, km) => {
    const found = findSeaRoute(net, portOf(from)?.access ?? [], portOf(to)?.access ?? [])
    expect(Math.abs((found?.km ?? 0) / km - 1)).toBeLessThan(0.07)
  })
})

describe('calls', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp()
  })
  afterAll(() => app.close())

  test('a guest finds a port by its name and an airport by its code', async () => {
    const { status, body: answer } = await app.guest.get('/api/v1/places', { query: { search: 'hambu', kind: 'port' } })
    expect(status).toBe(200)
    expect(answer.data[0]).toEqual({
      code: 'DEHAM',
      kind: 'port',
      name: 'Hamburg',
      country: 'DE',
      lat: 53.551,
      lng: 9.994,
      is_main: true,
    })
    const airports = await app.guest.get('/api/v1/places', { query: { search: 'FRA', limit: 1 } })
    expect(airports.body.data).toMatchObject([{ code: 'DEFRA', kind: 'airport' }])
  })

  test('the nearest come first', async () => {
    const { body: answer } = await app.guest.get('/api/v1/places', {
      query: { lat: 41.15, lng: -8.61, kind: 'port', main: true, limit: 2 },
    })
    expect(answer.data.map(({ code }: { code: string }) => code)).toEqual(['PTLEI', 'PTLIS'])
  })

  test.each([
    ['FOB', 'Hamburg, berth 7', 'fact', []],
    ['CIF', 'Roterdam', 'warning', ['Rotterdam (NLRTM)']],
    ['FOB', 'Antwerp', 'fact', []],
    ['FOB', 'Qwertzuiop', 'warning', []],
  ])('%s %s: %s', async (incoterm, named, level, likely) => {
    const { body: answer } = await app.guest.get('/api/v1/places/named', { query: { incoterm, named } })
    expect(answer.data.level).toBe(level)
    expect(answer.data.likely.map((one: { named: string }) => one.named).slice(0, 1)).toEqual(likely)
  })

  test('of an address on land nothing is said', async () => {
    const query = { incoterm: 'DAP', named: 'Our yard, gate 3' }
    expect((await app.guest.get('/api/v1/places/named', { query })).body).toEqual({ data: null })
  })

  test('half a point is refused', async () => {
    expect((await app.guest.get('/api/v1/places', { query: { lat: 41.15 } })).status).toBe(400)
  })

  test('a guest learns how long two tonnes from Shanghai to Hamburg take, and their CO₂e', async () => {
    const body = {
      from: { country: 'CN', place: 'Shanghai' },
      to: { country: 'DE', place: 'Hamburg' },
      gross_kg: 2000,
      modes: ['boat', 'air'],
    }
    const { status, body: answer } = await app.guest.post('/api/v1/transit-estimates', { body })
    expect(status).toBe(200)
    const [boat, air] = answer.estimates
    expect(boat.days.min).toBeGreaterThan(25)
    expect(boat.days.max).toBeLessThan(50)
    expect(boat.co2e_kg).toBeGreaterThan(700)
    expect(air.co2e_kg).toBeGreaterThan(8 * boat.co2e_kg)
    expect(answer.sources.length).toBeGreaterThan(2)
  })
})
