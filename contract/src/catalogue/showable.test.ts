import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLacking, firstOfComplete, placeByAge } from './showable.ts'

describe('what a product lacks', () => {
  test.each([
    [1, 1, []],
    [0, 1, ['pictures']],
    [3, 0, ['category']],
    [0, 0, ['pictures', 'category']],
  ])('with %i pictures and %i categories', (pictures, categories, lacking) => {
    expect(findLacking({ pictures, categories })).toEqual(lacking)
  })
})

describe('the order by age', () => {
  const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })

  test('has everything that lacks a part behind everything that lacks none', () => {
    fc.assert(
      fc.property(moment, moment, (whole, lacking) => {
        expect(placeByAge(lacking, ['pictures']).getTime()).toBeLessThan(firstOfComplete.getTime())
        expect(placeByAge(whole, []).getTime()).toBeGreaterThan(firstOfComplete.getTime())
      }),
    )
  })

  test('stays that of their making among those that lack one', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [first, second] = [placeByAge(one, ['category']), placeByAge(other, ['pictures'])]
        expect(Math.sign(first.getTime() - second.getTime())).toBe(Math.sign(one.getTime() - other.getTime()))
      }),
    )
  })
})
