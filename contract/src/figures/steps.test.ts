import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../trade/dates.ts'
import { periodOf, readFiguresAddress, withFiguresPart } from './address.ts'
import { funnelOf, groupDays, shareWithinDay, usualStep } from './steps.ts'

const daysFrom = (start: string, counts: readonly number[]) =>
  counts.map((count, at) => ({ day: addDays(start, at), count }))

describe('the points of a chart', () => {
  test('are days, or weeks that end with the last day', () => {
    const days = daysFrom('2027-03-01', [9, 1, 1, 1, 1, 1, 1, 1])
    expect(groupDays(days, 'day')[0]).toEqual({ day: '2027-03-01', to: '2027-03-01', count: 9 })
    expect(groupDays(days, 'week')).toEqual([
      { day: '2027-03-01', to: '2027-03-01', count: 9 },
      { day: '2027-03-02', to: '2027-03-08', count: 7 },
    ])
    expect([usualStep(92), usualStep(93)]).toEqual(['day', 'week'])
  })

  test('have each day once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 400 }), (counts) => {
        const weeks = groupDays(daysFrom('2026-01-01', counts), 'week')
        expect(weeks.reduce((sum, { count }) => sum + count, 0)).toBe(counts.reduce((sum, count) => sum + count, 0))
        expect(weeks).toHaveLength(Math.ceil(counts.length / 7))
        for (const [at, { to }] of weeks.entries()) if (weeks[at + 1]) expect(weeks[at + 1]?.day).toBe(addDays(to, 1))
      }),
    )
  })
})

describe('the way to an order', () => {
  test('tells which part of each step went on, where it can be told', () => {
    const steps = funnelOf([
      { name: 'showroom_views', sum: 900 },
      { name: 'views', sum: 200 },
      { name: 'adds', sum: 20 },
      { name: 'requests', sum: 30 },
      { name: 'offers', sum: 15 },
      { name: 'orders', sum: 0 },
    ])
    expect(steps.map(({ name, share, width }) => [name, share, width])).toEqual([
      ['views', null, 1],
      ['adds', 0.1, 0.1],
      ['requests', null, 0.15],
      ['offers', 0.5, 0.075],
      ['orders', 0, 0],
    ])
    expect(funnelOf([]).every(({ sum, width, share }) => sum === 0 && width === 0 && share === null)).toBe(true)
  })

  test.each([
    [{ requests: 4, within_day: 3, pending: 0 }, 0.75],
    [{ requests: 5, within_day: 3, pending: 1 }, 0.75],
    [{ requests: 1, within_day: 0, pending: 1 }, null],
    [{ requests: 0, within_day: 0, pending: 0 }, null],
  ])('of %j, %s was answered within a day', (answers, share) => {
    expect(shareWithinDay(answers)).toBe(share)
  })
})

describe('an address of figures', () => {
  test('keeps what is possible and not usual', () => {
    expect(
      readFiguresAddress({ period: 7, from: '2027-01-01', figure: 'orders', step: 'week', sort: 'views', page: 0 }),
    ).toEqual({ period: '7', figure: 'orders', step: 'week' })
    expect(readFiguresAddress({ period: 'own', from: '2027-01-01', to: '2027-13-01', figure: 'views' })).toEqual({
      period: 'own',
      from: '2027-01-01',
    })
    expect(readFiguresAddress({ view: 'nowhere', period: '31', order: 'up', search: ' ' })).toEqual({})
  })

  test('changed in a part begins at the first page', () => {
    expect(withFiguresPart({ view: 'products', page: 3, search: 'oil' }, { sort: 'name' })).toEqual({
      view: 'products',
      search: 'oil',
      sort: 'name',
    })
    expect(withFiguresPart({ view: 'products' }, { page: 2 })).toEqual({ view: 'products', page: 2 })
    expect(periodOf({ period: 'own', to: '2027-01-31' }, '2027-03-01')).toEqual({
      from: '2027-01-02',
      to: '2027-01-31',
    })
  })
})
