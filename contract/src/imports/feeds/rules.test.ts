import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type FeedResult,
  feedRhythms,
  findNextFetch,
  findRetry,
  isTooMuchMissing,
  isWorthTelling,
  mostFailures,
} from './rules.ts'

const schedule = { rhythm: 'daily', hour: 3, weekday: 1, timeZone: 'Europe/Berlin' } as const

describe('the next fetch', () => {
  test.each([
    ['an hour later', '2026-11-20T05:10:00Z', { ...schedule, rhythm: 'hourly' as const }, '2026-11-20T06:10:00.000Z'],
    [
      'six hours later',
      '2026-11-20T05:10:00Z',
      { ...schedule, rhythm: 'six-hourly' as const },
      '2026-11-20T11:10:00.000Z',
    ],
    ['by the clock of the company', '2026-11-20T05:10:00Z', schedule, '2026-11-21T02:00:00.000Z'],
    [
      'on its day, here a Monday',
      '2026-11-20T05:10:00Z',
      { ...schedule, rhythm: 'weekly' as const },
      '2026-11-23T02:00:00.000Z',
    ],
    [
      'a week later when its hour has begun',
      '2026-11-23T02:00:00Z',
      { ...schedule, rhythm: 'weekly' as const },
      '2026-11-30T02:00:00.000Z',
    ],
  ])('is %s', (_name, now, given, next) => {
    expect(findNextFetch(new Date(now), given).toISOString()).toBe(next)
  })

  test('is after now and at most 8 days away', () => {
    const moments = fc.date({ min: new Date('2024-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Apia')
    fc.assert(
      fc.property(
        moments,
        fc.constantFrom(...feedRhythms),
        fc.nat(23),
        fc.integer({ min: 1, max: 7 }),
        zones,
        (now, rhythm, hour, weekday, timeZone) => {
          const wait = findNextFetch(now, { rhythm, hour, weekday, timeZone }).getTime() - now.getTime()
          return wait > 0 && wait <= 8 * 24 * 3_600_000
        },
      ),
      { numRuns: 200 },
    )
  })
})

test('what failed is tried again ever later, never later than by its schedule, and given up at last', () => {
  const now = new Date('2026-11-20T05:00:00Z')
  const minutes = (failures: number) => {
    const retry = findRetry(now, failures, schedule)
    return retry && (retry.getTime() - now.getTime()) / 60_000
  }
  expect([1, 2, 3, 4].map(minutes)).toEqual([15, 30, 60, 120])
  expect(minutes(11)).toBe(21 * 60)
  expect(findRetry(now, 3, { ...schedule, rhythm: 'hourly' })?.toISOString()).toBe('2026-11-20T06:00:00.000Z')
  expect(findRetry(now, mostFailures, schedule)).toBeUndefined()
})

test.each([
  [5, 5, 20, false],
  [6, 6, 20, true],
  [20, 100, 20, false],
  [21, 100, 20, true],
  [100, 100, 100, false],
])('%i of %i missing, at most %i percent: held %s', (missing, known, percent, held) => {
  expect(isTooMuchMissing(missing, known, percent)).toBe(held)
})

const applied: FeedResult = { state: 'applied', create: 0, change: 3, refuse: 0, takenOut: 0, broughtBack: 0 }
test.each<[string, Parameters<typeof isWorthTelling>, boolean]>([
  ['a change, to who wants changes', ['changes', applied, undefined], true],
  ['a change, to who wants problems', ['problems', applied, undefined], false],
  ['refused rows', ['problems', { ...applied, refuse: 2 }, applied], true],
  [
    'the same number of refused rows as the last time',
    ['problems', { ...applied, refuse: 2 }, { state: 'applied', refuse: 2 }],
    false,
  ],
  ['a failure', ['problems', { ...applied, state: 'failed' }, applied], true],
  ['a failure after a failure', ['problems', { ...applied, state: 'failed' }, { state: 'failed', refuse: 0 }], false],
  ['a held one', ['changes', { ...applied, state: 'held' }, applied], true],
  ['nothing, to who wants nothing', ['never', { ...applied, state: 'failed' }, applied], false],
  ['a file as it was', ['changes', { ...applied, state: 'unchanged', change: 0 }, applied], false],
])('told: %s', (_name, given, told) => {
  expect(isWorthTelling(...given)).toBe(told)
})
