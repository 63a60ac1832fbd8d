import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closes, opens, whenDone, whenNoticed } from './working-hours.ts'

const hour = 3_600_000
const day = 24 * hour

const isWorking = (at: Date) => {
  const hours = (at.getTime() % day) / hour
  return at.getUTCDay() % 6 !== 0 && hours >= opens && hours <= closes
}

const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
const ages = fc.double({ min: 0, max: 90, noNaN: true })

test('what somebody did lies in working hours before now, in the order of the story', () => {
  fc.assert(
    fc.property(moments, ages, ages, (now, one, other) => {
      const [earlier, later] = [whenDone(now, Math.max(one, other)), whenDone(now, Math.min(one, other))]
      expect([isWorking(earlier), isWorking(later)]).toEqual([true, true])
      expect(earlier.getTime()).toBeLessThanOrEqual(later.getTime())
      expect(later.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(now.getTime() - earlier.getTime()).toBeLessThan((Math.max(one, other) + 3.1) * day)
    }),
  )
})

test.each([
  ['a week before a Wednesday', '2026-11-18T12:00:00Z', 7, '2026-11-11T12:00:00Z'],
  ['a moment before a Monday morning', '2026-11-23T00:15:00Z', 0, '2026-11-20T18:00:00Z'],
  ['half a day before a Monday noon', '2026-11-23T09:00:00Z', 0.7, '2026-11-20T14:00:00Z'],
  ['in a Sunday', '2026-11-22T10:00:00Z', 1.4, '2026-11-20T08:00:00Z'],
])('%s', (_, now, daysAgo, done) => {
  expect(whenDone(new Date(now), daysAgo)).toEqual(new Date(done))
})

test('what has not happened yet lies after now, whatever the day', () => {
  fc.assert(
    fc.property(moments, fc.double({ min: 0.001, max: 90, noNaN: true }), (now, days) => {
      expect(whenDone(now, -days).getTime()).toBeGreaterThanOrEqual(now.getTime())
    }),
  )
})

test.each([
  ['at night', '2026-11-18T00:01:00Z', '2026-11-18T08:00:00Z'],
  ['at noon', '2026-11-18T12:00:00Z', '2026-11-18T12:00:00Z'],
  ['on a Saturday', '2026-11-21T00:01:00Z', '2026-11-23T08:00:00Z'],
  ['on a Friday evening', '2026-11-20T20:00:00Z', '2026-11-23T08:00:00Z'],
])('what ended by itself %s is noticed at work', (_, at, noticed) => {
  expect(whenNoticed(new Date(at))).toEqual(new Date(noticed))
})
