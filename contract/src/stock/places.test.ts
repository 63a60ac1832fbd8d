import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePlaces, findUnplaced, movePlaces } from '../catalogue/stock-places.ts'
import { addAll, findPlace, setAtPlace } from './places.ts'

const [rotterdam, faro, riga] = [3, 5, 8]
const counts = [
  { placeId: rotterdam, onHand: 60 },
  { placeId: faro, onHand: 30 },
]
const level = { tracking: 'counted', onHand: 100, reserved: 40 } as const

test.each([
  ['what leaves comes off what lies at no place first', [], 92, counts],
  ['then off the place that has most', [], 80, [{ placeId: rotterdam, onHand: 50 }, counts[1]]],
  [
    'of two that have as many off the first',
    [{ placeId: faro, by: 30 }],
    110,
    [
      { placeId: rotterdam, onHand: 50 },
      { placeId: faro, onHand: 60 },
    ],
  ],
  ['a place that is named gives first', [{ placeId: faro, by: -20 }], 80, [counts[0], { placeId: faro, onHand: 10 }]],
  ['and never more than it has', [{ placeId: faro, by: -40 }], 60, [counts[0]]],
  ['what comes without a place lies at none', [], 140, counts],
  ['what comes to a place lies there', [{ placeId: riga, by: 5 }], 105, [...counts, { placeId: riga, onHand: 5 }]],
  ['nothing is anywhere when nobody counts', [], 0, []],
])('%s', (_, moves, onHand, after) => {
  expect(movePlaces(counts, moves, { onHand })).toEqual(after)
})

const set = (wish: object, route: { place: number | null; from?: number | null }) =>
  setAtPlace(level, counts, route, wish)

test.each([
  [{ on_hand: 50 }, { place: rotterdam }, { after: { onHand: 90 }, moves: [{ placeId: rotterdam, by: -10 }] }],
  [{ on_hand: 7 }, { place: riga }, { after: { onHand: 107 }, moves: [{ placeId: riga, by: 7 }] }],
  [{ by: 5 }, { place: faro }, { after: { onHand: 105 }, moves: [{ placeId: faro, by: 5 }] }],
  [{ on_hand: 0 }, { place: null }, { after: { onHand: 90 }, moves: [] }],
  [{ by: 10 }, { place: faro, from: null }, { after: level, moves: [{ placeId: faro, by: 10 }] }],
  [{ by: 11 }, { place: faro, from: null }, { code: 'not_possible', field: 'by' }],
  [{ by: 60 }, { place: null, from: rotterdam }, { after: level, moves: [{ placeId: rotterdam, by: -60 }] }],
  [{ by: 0 }, { place: faro, from: rotterdam }, { code: 'unclear', field: 'by' }],
  [{ by: 1 }, { place: faro, from: faro }, { code: 'unclear', field: 'from' }],
  [{ on_hand: 1 }, { place: faro, from: rotterdam }, { code: 'unclear', field: 'on_hand' }],
  [{ by: -31 }, { place: faro }, { code: 'not_possible', field: 'by' }],
  [{ by: 1, on_hand: 1 }, { place: faro }, { code: 'unclear', field: 'on_hand' }],
  [{}, { place: faro }, { code: 'unclear', field: 'on_hand' }],
  [{ available: 3 }, { place: faro }, { code: 'unclear', field: 'available' }],
  [{ tracking: 'not_counted' }, { place: faro }, { code: 'unclear', field: 'tracking' }],
  [{ by: 1_000_000_000 }, { place: faro }, { code: 'not_possible', field: 'by' }],
])('a hundred of which sixty are in Rotterdam and thirty in Faro, set to %j at %j', (wish, route, after) => {
  expect(set(wish, route)).toMatchObject(after)
})

test('orders reserve of the sum: a place alone may fall below it, all together not', () => {
  const busy = { ...level, reserved: 95 }
  expect(setAtPlace(busy, counts, { place: faro }, { on_hand: 24 })).toMatchObject({ code: 'below_reserved' })
  expect(setAtPlace(busy, counts, { place: faro }, { on_hand: 25 })).toMatchObject({ after: { onHand: 95 } })
  const uncounted = { tracking: 'not_counted', onHand: 0, reserved: 4 } as const
  expect(setAtPlace(uncounted, [], { place: faro }, { by: 4 })).toMatchObject({ code: 'not_counted' })
  expect(setAtPlace(uncounted, [], { place: faro }, { on_hand: 3 })).toMatchObject({ code: 'below_reserved' })
  expect(setAtPlace(uncounted, [], { place: faro }, { on_hand: 4 })).toMatchObject({
    after: { tracking: 'counted', onHand: 4 },
  })
})

test('places counted together may exchange what orders wait for', () => {
  const busy = { ...level, reserved: 100 }
  const move = [
    { placeId: rotterdam, by: -60 },
    { placeId: faro, by: 60 },
  ]
  expect(addAll(busy, counts, move)).toMatchObject({ after: { onHand: 100 }, moves: move })
  expect(addAll(busy, counts, [{ placeId: faro, by: -1 }])).toMatchObject({ index: 0 })
  expect(
    addAll(level, counts, [
      { placeId: faro, by: 1 },
      { placeId: null, by: -11 },
    ]),
  ).toMatchObject({ index: 1 })
  expect(
    addAll(level, counts, [
      { placeId: faro, by: 1 },
      { placeId: faro, by: 1 },
    ]),
  ).toMatchObject({ index: 1 })
})

test('a place is called by its code or else its name, and by nothing that two have', () => {
  const places = [
    { id: 1, name: 'Warehouse Rotterdam', code: 'RTM' },
    { id: 2, name: 'rtm', code: '' },
    { id: 3, name: 'Hall', code: 'H1' },
    { id: 4, name: 'Hall', code: 'H2' },
  ]
  expect(findPlace(places, ' rtm', 'place')).toEqual({ id: 1 })
  expect(findPlace(places, 'warehouse ROTTERDAM', 'place')).toEqual({ id: 1 })
  expect(findPlace(places, '', 'from')).toEqual({ id: null })
  expect(findPlace(places, 'hall', 'from')).toMatchObject({ code: 'ambiguous_place', field: 'from' })
  expect(findPlace(places, 'Hull', 'place')).toMatchObject({
    code: 'unknown_place',
    message: expect.stringContaining('Hull'),
  })
})

test('whatever moves, no place holds less than nothing, all no more than is there, and nothing appears that was not moved', () => {
  const place = fc.integer({ min: 1, max: 4 })
  const held = fc.uniqueArray(fc.record({ placeId: place, onHand: fc.integer({ min: 1, max: 50 }) }), {
    selector: ({ placeId }) => placeId,
  })
  const moves = fc.array(fc.record({ placeId: place, by: fc.integer({ min: -60, max: 60 }) }), { maxLength: 4 })
  fc.assert(
    fc.property(held, moves, fc.nat(250), (before, moved, onHand) => {
      const after = movePlaces(before, moved, { onHand })
      expect(findUnplaced({ onHand }, after)).toBeGreaterThanOrEqual(0)
      expect(after.every((count) => count.onHand > 0)).toBe(true)
      for (const { placeId, by } of comparePlaces(before, after).filter(({ by }) => by > 0))
        expect(by).toBeLessThanOrEqual(
          moved.filter((one) => one.placeId === placeId && one.by > 0).reduce((sum, one) => sum + one.by, 0),
        )
    }),
  )
})
