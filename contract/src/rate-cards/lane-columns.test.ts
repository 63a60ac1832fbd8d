import { describe, expect, test } from 'vitest'
import { readLanes, tellNoLanes, writeLane } from './lane-columns.ts'
import { laneColumns } from './lane-titles.ts'
import { laneOf } from './lanes-for-tests.ts'
import { rateMessages } from './messages.ts'
import { identityOfLane } from './refuse-lane.ts'
import { rateBases } from './shapes.ts'

const full = laneOf({
  from: { country: 'DE', zone: '20-25, 30', port: '' },
  equipment: '40HC',
  basis: 'per_container',
  minimum: 10.5,
  steps: [{ from: 2, price: 55.25 }],
  surcharges: [
    { name: 'THC', leg: 'origin', basis: 'per_container', price: 210, minimum: null },
    { name: 'Fuel', leg: 'surcharges', basis: 'pct_freight', price: 18.5, minimum: null },
    { name: 'Documents', leg: 'origin', basis: 'per_shipment', price: 45, minimum: 45 },
  ],
  note: 'Weekly',
})
const table = (...rows: (string | number)[][]) => rows.map((row) => row.map(String))

describe('a table of lanes', () => {
  test('is read again as it was written', () => {
    const lanes = [laneOf(), full]
    expect(readLanes(table([...laneColumns], ...lanes.map(writeLane)), 'EUR')).toEqual({
      lanes,
      faults: [],
      refused: [],
    })
  })

  test.each([
    ['a file with decimal commas', '0,385', '1.250', 1250, '1.000: 0,3', 1000],
    ['a file with decimal points', '0.385', '1.250', 1.25, '1.000: 0.3', 1],
    ['a file with both', '0,385', '1.250', 1.25, '1.000: 0.3', 1],
  ])('%s reads a point before three digits as the others mean it', (_name, other, price, is, steps, from) => {
    const rows = table(
      ['from_country', 'to_country', 'basis', 'price', 'steps', 'transit_max'],
      ['DE', 'FR', 'per_kg', other, steps, 3],
      ['DE', 'IT', 'per_shipment', price, '', 3],
    )
    const lanes = readLanes(rows, 'EUR')?.lanes
    expect([lanes?.[1]?.price, lanes?.[0]?.steps[0]?.from]).toEqual([is, from])
  })

  test('may have its columns in any order and spelling, with decimal commas', () => {
    const rows = table(
      ['Price', 'Basis', 'To Country', 'From-Country', 'Transit max', 'Equipment', 'Steps'],
      ['2,5', 'KG', 'de', 'cn', 5, '', '100: 2,25'],
      [],
      ['1,900', 'Per Container', 'DE', 'CN', 30, '40hc', ''],
    )
    expect(readLanes(rows, 'EUR')).toMatchObject({
      faults: [],
      lanes: [
        { basis: 'per_kg', price: 2.5, steps: [{ from: 100, price: 2.25 }], transit_min: 5, transit_max: 5 },
        { basis: 'per_container', equipment: '40HC', price: 1900 },
      ],
    })
  })

  test('names countries by their codes or as people call them', () => {
    const rows = table(
      ['price', 'basis', 'from_country', 'to_country', 'transit_max'],
      [2, 'per_kg', 'Netherlands', 'Deutschland', 3],
    )
    expect(readLanes(rows, 'EUR')).toMatchObject({
      faults: [],
      lanes: [{ from: { country: 'NL' }, to: { country: 'DE' } }],
    })
  })

  test.each<[string, Record<string, string | number>, string, string]>([
    ['a price that is none', { price: 'ask us' }, 'price', rateMessages.number],
    ['no price', { price: '' }, 'price', rateMessages.number],
    ['a country that is none', { to_country: 'Atlantis' }, 'to_country', rateMessages.country],
    ['a country there is not', { to_country: 'XX', to_port: '' }, 'to_country', rateMessages.country],
    ['a basis that is none', { basis: 'per_box' }, 'basis', rateMessages.oneOfNames(rateBases.join(', '))],
    ['postcodes that are none', { to_port: '', to_zone: '25-20' }, 'to_zone', rateMessages.zone],
    ['a port of another country', { to_port: 'NLRTM' }, 'to_port', rateMessages.portCountry],
    ['a container without its kind', { basis: 'per_container' }, 'equipment', rateMessages.equipmentMissing],
    ['steps that are none', { steps: '100 = 2' }, 'steps', rateMessages.steps],
    ['a surcharge without a price', { surcharges: 'THC | origin | per_wm' }, 'surcharges', rateMessages.surcharges],
    ['a least amount finer than its currency', { minimum: '1.005' }, 'minimum', rateMessages.tooFine],
    ['days that run backwards', { transit_min: 9, transit_max: 2 }, 'transit_max', rateMessages.transitOrder],
    ['no days', { transit_min: '', transit_max: '' }, 'transit_min', rateMessages.wholeDays],
  ])('refuses %s, and says where', (_, change, column, reason) => {
    const row = writeLane(laneOf()).map((cell, at) => change[laneColumns[at] ?? ''] ?? cell)
    const read = readLanes(table([...laneColumns], row, writeLane(full)), 'EUR')
    expect(read?.faults).toMatchObject([{ row: 2, column, reason }])
    expect(read?.lanes).toEqual([full])
  })

  test.each([
    [
      'German',
      ['Von Land', 'Nach Land', 'Einheit', 'Preis', 'Laufzeit in Tagen'],
      ['Deutschland', 'Frankreich', 'je kg', '0,385', '3'],
    ],
    ['Chinese', ['起运国', '目的国', '计费单位', '运价', '时效'], ['DE', 'FR', '公斤', '0.385', '3']],
    [
      'a forwarder’s',
      ['Origin', 'Destination', 'Per', 'Rate', 'T/T', 'Transit time'],
      ['DE', 'FR', 'KGS', '0.385', '', '3'],
    ],
    [
      'French',
      ['Pays de départ', 'Pays de destination', 'Unité', 'Prix', 'Délai'],
      ['DE', 'FR', 'par kg', '0,385', '3'],
    ],
  ])('may have %s titles', (_language, titles, row) => {
    const read = readLanes(table(titles, row), 'EUR')
    expect(read?.faults).toEqual([])
    expect(read?.lanes).toMatchObject([
      { from: { country: 'DE' }, to: { country: 'FR' }, basis: 'per_kg', price: 0.385, transit_max: 3 },
    ])
  })

  test('has what stands under a column’s own name, else under the first of its other names', () => {
    const rows = table(
      ['Origin', 'to_country', 'From Country', 'Destination', 'Basis', 'Rate', 'Amount', 'Days'],
      ['Kehl', 'FR', 'DE', 'Lyon', 'w/m', '12', '99', '5'],
    )
    expect(readLanes(rows, 'EUR')?.lanes).toMatchObject([
      { from: { country: 'DE' }, to: { country: 'FR' }, basis: 'per_wm', price: 12 },
    ])
  })

  test('takes one lane once, and is none without its columns', () => {
    const row = writeLane(laneOf())
    expect(readLanes(table([...laneColumns], row, row), 'EUR')?.faults).toMatchObject([
      { row: 3, reason: rateMessages.twice },
    ])
    expect(readLanes(table(['sku', 'price']), 'EUR')).toBeUndefined()
    expect(tellNoLanes(['Landkreis', ' Price ', ''])).toBe(
      rateMessages.noColumns('from_country, to_country, basis', 'Landkreis, Price'),
    )
    expect(tellNoLanes([])).toBe(rateMessages.noColumns('from_country, to_country, basis, price', ''))
  })

  test('numbers its rows as the file does, and says which lanes they are of', () => {
    const wrong = writeLane(laneOf()).map((cell, at) => (laneColumns[at] === 'price' ? 'ask us' : cell))
    const read = readLanes(table([...laneColumns], writeLane(full), wrong), 'EUR', [3, 4, 9])
    expect(read?.faults).toMatchObject([{ row: 9, column: 'price' }])
    expect(read?.refused).toEqual([identityOfLane(laneOf())])
  })
})
