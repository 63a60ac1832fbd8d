import { describe, expect, test } from 'vitest'
import { homeCategories, homeCountries } from './rules.ts'

describe('what the home page shows by width', () => {
  test.each([
    [390, 6],
    [1023, 6],
    [1024, 5],
    [1920, 5],
  ])('at %i px it shows %i categories', (width, count) => {
    expect(homeCategories(width)).toBe(count)
  })

  test.each([
    [390, 4],
    [719, 4],
    [720, 3],
    [1023, 3],
    [1024, 5],
    [1920, 5],
  ])('at %i px it shows %i countries', (width, count) => {
    expect(homeCountries(width)).toBe(count)
  })
})
