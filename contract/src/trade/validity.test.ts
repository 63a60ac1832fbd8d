import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTimeZone } from '../time-zone.ts'
import { dayIn, endOfDay } from './validity.ts'

describe('the end of a day', () => {
  test.each([
    ['Europe/Berlin', '2027-01-31', '2027-01-31T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-31', '2027-03-31T22:00:00.000Z'],
    // The clocks go forward in the night to the 28th, and back in the night to the 31st of October.
    ['Europe/Berlin', '2027-03-27', '2027-03-27T23:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28', '2027-03-28T22:00:00.000Z'],
    ['Europe/Berlin', '2027-10-31', '2027-10-31T23:00:00.000Z'],
    ['America/Los_Angeles', '2026-12-31', '2027-01-01T08:00:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01', '2027-01-01T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2027-01-01', '2027-01-02T11:00:00.000Z'],
    ['Asia/Kathmandu', '2027-02-28', '2027-02-28T18:15:00.000Z'],
    ['Etc/GMT+12', '2027-02-28', '2027-03-01T12:00:00.000Z'],
    ['UTC', '2028-02-28', '2028-02-29T00:00:00.000Z'],
    // A day that has no midnight begins at one.
    ['Africa/Cairo', '2027-04-29', '2027-04-29T22:00:00.000Z'],
  ])('in %s of %s', (time_zone, day, end) => {
    expect(endOfDay({ day, time_zone }).toISOString()).toBe(end)
  })

  test('is the first moment of another day, everywhere', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 3650 }), (time_zone, days) => {
        const day = new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10)
        const end = endOfDay({ day, time_zone })
        expect(dayIn(time_zone, end) > day).toBe(true)
        expect(dayIn(time_zone, new Date(end.getTime() - 1)) <= day).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['+02:00', false],
  ['', false],
])('%s names a time zone: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known)
})
