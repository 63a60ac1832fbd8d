import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isTimeZone } from '../time-zone.ts'
import { findNextDigest } from './digest.ts'

describe('the next digest', () => {
  test.each([
    ['later today', '2026-11-20T05:10:00Z', 8, 'UTC', '2026-11-20T08:00:00.000Z'],
    ['tomorrow, when the hour has begun', '2026-11-20T08:00:00Z', 8, 'UTC', '2026-11-21T08:00:00.000Z'],
    ['by the clock of the person', '2026-11-20T05:10:00Z', 8, 'Asia/Kathmandu', '2026-11-21T02:15:00.000Z'],
    ['at midnight', '2026-11-20T23:10:00Z', 0, 'Europe/Lisbon', '2026-11-21T00:00:00.000Z'],
    [
      'after the hour that is skipped in spring',
      '2027-03-28T00:10:00Z',
      2,
      'Europe/Berlin',
      '2027-03-28T01:00:00.000Z',
    ],
    ['once when the clocks go back', '2026-10-25T00:10:00Z', 2, 'Europe/Berlin', '2026-10-26T01:00:00.000Z'],
  ])('is %s', (_name, now, hour, zone, due) => {
    expect(findNextDigest(new Date(now), hour, zone).toISOString()).toBe(due)
  })

  test('is never in the past, never more than 26 hours away, and shows the hour or the one after a skipped one', () => {
    const zones = [
      'UTC',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'Pacific/Apia',
      'America/Sao_Paulo',
    ]
    const moments = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.nat(23), fc.constantFrom(...zones), (now, hour, zone) => {
        const due = findNextDigest(now, hour, zone)
        const wait = due.getTime() - now.getTime()
        const shown = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(
          due,
        )
        return wait > 0 && wait <= 26 * 3_600_000 && [hour, (hour + 1) % 24].includes(Number(shown))
      }),
      { numRuns: 300 },
    )
  })
})

test.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected))
