import { expect, test } from 'vitest'
import { findSpentWindow, writeSpent } from './sending-limits.ts'

const limits = { anHour: 60, aDay: 300 }

test.each([
  { hour: 0, day: 0, window: undefined },
  { hour: 59, day: 299, window: undefined },
  { hour: 60, day: 60, window: 'hour' },
  { hour: 75, day: 75, window: 'hour' },
  { hour: 10, day: 300, window: 'day' },
  { hour: 60, day: 300, window: 'day' },
])('after $hour in the hour and $day in the day, spent is $window', ({ hour, day, window }) => {
  const spent = { hour: { before: hour, endsIn: 600 }, day: { before: day, endsIn: 50_000 } }
  const found = findSpentWindow(limits, spent)
  expect(found?.window).toBe(window)
  if (found) expect(found.seconds).toBe(window === 'day' ? 50_000 : 600)
  expect(findSpentWindow({ anHour: 0, aDay: 0 }, spent)).toBeUndefined()
})

test('who has nothing left reads how much it was and when to come back', () => {
  expect(writeSpent('requests', { window: 'hour', most: 60, seconds: 1441 })).toBe(
    'Your company has sent 60 requests within an hour, which is the most it may. Please send this in 25 minutes.',
  )
  expect(writeSpent('messages', { window: 'day', most: 2000, seconds: 50_000 })).toContain('within a day')
  expect(writeSpent('messages', { window: 'day', most: 2000, seconds: 50_000 })).toContain('in 14 hours')
  expect(writeSpent('requests', { window: 'hour', most: 60, seconds: 1 })).toContain('in one minute')
})
