import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { laneOf } from './lanes-for-tests.ts'
import { matchLanes } from './match-lanes.ts'
import { beginningsOf, matchZone, readZone } from './zones.ts'

describe('a zone', () => {
  test.each([
    ['', []],
    ['20-25, 30', ['20', '21', '22', '23', '24', '25', '30']],
    ['10000-19999', ['1']],
    ['09-11', ['09', '10', '11']],
    ['2, 20, 21-22', ['2']],
    ['00000-99999', [...'0123456789']],
    ['BT0-BT9', ['BT']],
    ['SW1; bt1-BT3', ['BT1', 'BT2', 'BT3', 'SW1']],
  ])('%s names the beginnings %j', (zone, beginnings) => expect(readZone(zone)).toEqual(beginnings))

  test.each(['25-20', '1-20', 'A1-B2', '-', '*', '00001-99998, 0'])(
    '%s cannot be read unless it is few beginnings',
    (zone) => expect(readZone(zone)?.length ?? 0).toBeLessThan(100),
  )

  test('of a range holds the numbers between its ends and no others', () => {
    const number = fc.integer({ min: 0, max: 99_999 })
    fc.assert(
      fc.property(number, number, number, (a, b, code) => {
        const write = (value: number) => String(value).padStart(5, '0')
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const zone = readZone(`${write(low)}-${write(high)}`) ?? []
        expect(matchZone(zone, write(code)) !== undefined && zone.length > 0).toBe(low <= code && code <= high)
        expect(beginningsOf(write(code)).some((one) => zone.includes(one))).toBe(low <= code && code <= high)
      }),
      { examples: [[99_999, 0, 0]] },
    )
  })
})

const from = { country: 'CN', zip: '', port: '' }
const hamburg = { country: 'DE', zip: '20457', port: '' }
const to = (zone: string, port = '') => ({ country: 'DE', zone, port })
const lanes = [
  { id: 1, card: 7, lane: laneOf({ to: to('') }) },
  { id: 2, card: 7, lane: laneOf({ to: to('20-25') }) },
  { id: 3, card: 7, lane: laneOf({ to: to('', 'DEHAM') }) },
  { id: 4, card: 8, lane: laneOf({ to: to('8') }) },
  { id: 5, card: 8, lane: laneOf({ to: { country: 'AT', zone: '', port: '' } }) },
  { id: 6, card: 7, lane: laneOf({ to: to('2'), basis: 'per_kg' }) },
]
const found = (end: typeof hamburg) => matchLanes(lanes, from, end).map(({ id }) => id)

test('the most exact lane of a card is taken, and a port beside it', () => {
  expect(found(hamburg)).toEqual([2, 3, 6])
  expect(found({ ...hamburg, zip: '80331' })).toEqual([1, 3, 4])
  expect(found({ ...hamburg, zip: '' })).toEqual([1, 3])
  expect(found({ ...hamburg, port: 'DEBRV' })).toEqual([2, 6])
  expect(found({ country: 'AT', zip: '', port: '' })).toEqual([5])
  expect(matchLanes(lanes, { ...from, country: 'VN' }, hamburg)).toEqual([])
})

test('the order of lanes never matters', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(lanes, { minLength: lanes.length }), (shuffled) => {
      expect(matchLanes(shuffled, from, hamburg).map(({ id }) => id)).toEqual(found(hamburg))
    }),
  )
})
