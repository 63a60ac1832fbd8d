import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../trade/dates.ts'
import { changeOf, countDays, type Period, periodBefore, periodNamed, splitPeriod } from './period.ts'

describe('a period by its name', () => {
  test.each([
    ['7', '2027-03-03', '2027-02-25', '2027-03-03'],
    ['30', '2027-03-01', '2027-01-31', '2027-03-01'],
    ['90', '2027-03-31', '2027-01-01', '2027-03-31'],
    ['month', '2027-03-01', '2027-03-01', '2027-03-01'],
    ['month', '2027-03-17', '2027-03-01', '2027-03-17'],
    ['last-month', '2028-03-17', '2028-02-01', '2028-02-29'],
    ['last-month', '2027-01-05', '2026-12-01', '2026-12-31'],
    ['year', '2027-03-17', '2026-03-18', '2027-03-17'],
  ] as const)('%s on %s', (name, today, from, to) => {
    expect(periodNamed(name, today)).toEqual({ from, to })
  })
})

describe('what a period is compared with', () => {
  test.each([
    ['days: as many before', '2027-03-05', '2027-03-11', '2027-02-26', '2027-03-04'],
    ['one day', '2027-03-05', '2027-03-05', '2027-03-04', '2027-03-04'],
    ['a month so far: its days of the month before', '2027-03-01', '2027-03-17', '2027-02-01', '2027-02-17'],
    ['which may have fewer', '2027-03-01', '2027-03-30', '2027-02-01', '2027-02-28'],
    ['a month: the month before', '2027-02-01', '2027-02-28', '2027-01-01', '2027-01-31'],
    ['a quarter: the quarter before', '2027-01-01', '2027-03-31', '2026-10-01', '2026-12-31'],
    ['a month and some days: as many days', '2027-01-01', '2027-02-10', '2026-11-21', '2026-12-31'],
  ])('%s', (_, from, to, start, end) => {
    expect(periodBefore({ from, to })).toEqual({ from: start, to: end })
  })

  test.each([
    [12, 8, 0.5],
    [4, 8, -0.5],
    [8, 8, 0],
    [3, 0, null],
    [3, null, null],
  ])('%d after %d has changed by %d', (now, before, change) => {
    expect(changeOf(now, before)).toBe(change)
  })
})

const periods = fc
  .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 1100 }))
  .map(([start, length]): Period => {
    const from = addDays('2024-01-01', start)
    return { from, to: addDays(from, length) }
  })

function* daysOf({ from, to }: Period) {
  for (let day = from; day <= to; day = addDays(day, 1)) yield day
}

test('whatever the period, what it is compared with ends before it begins and is as long to four days', () => {
  fc.assert(
    fc.property(periods, (period) => {
      const before = periodBefore(period)
      expect(before.from <= before.to && before.to < period.from).toBe(true)
      // As many months differ by up to three days, and by a leap day.
      expect(Math.abs(countDays(before) - countDays(period))).toBeLessThanOrEqual(4)
    }),
  )
})

test('the parts of a period have each of its days once, and none besides', () => {
  fc.assert(
    fc.property(periods, (period) => {
      const { months, days } = splitPeriod(period)
      const inMonths = months
        ? [...daysOf({ from: months.from, to: addDays(months.to, 27) })].filter((day) => day.endsWith('-01'))
        : []
      const lengths = inMonths.map((month) => {
        const [year = 0, number = 0] = month.split('-').map(Number)
        return new Date(Date.UTC(year, number, 0)).getUTCDate()
      })
      const covered = [
        ...days.flatMap((part) => [...daysOf(part)]),
        ...inMonths.flatMap((month, at) => [...daysOf({ from: month, to: addDays(month, (lengths[at] ?? 0) - 1) })]),
      ].sort()
      expect(covered).toEqual([...daysOf(period)])
      expect(days.reduce((sum, part) => sum + countDays(part), 0)).toBeLessThanOrEqual(
        months ? 60 : daysBetween(period.from, period.to) + 1,
      )
    }),
    { numRuns: 60 },
  )
})
