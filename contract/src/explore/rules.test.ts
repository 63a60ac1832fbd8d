import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryOf, firstBrands, matchCountries, matchesName, moreCards, nextBrands, shownCountries } from './rules.ts'

const widths = fc.integer({ min: 200, max: 4000 })

describe('Load more', () => {
  test.each([
    [390, 8],
    [719, 8],
    [720, 16],
    [1439, 16],
    [1440, 18],
    [1919, 18],
    [1920, 24],
  ])('at %i px it adds %i cards', (width, count) => {
    expect(moreCards(width)).toBe(count)
  })

  test.each([
    [1, 1440, 14],
    [2, 1440, 32],
    [3, 390, 30],
  ])('on page %i at %i px, %i countries are shown', (page, width, count) => {
    expect(shownCountries(page, width)).toBe(count)
  })

  test('the brands after the first 36 begin on the page that holds the next one', () => {
    expect(nextBrands(36, 100, 390)).toEqual({ page: 5, perPage: 8 })
    expect(nextBrands(36, 100, 1440)).toEqual({ page: 3, perPage: 18 })
    expect(nextBrands(36, 36, 1440)).toBeUndefined()
  })

  test('loading more until nothing is left misses no brand, however the window is resized meanwhile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.array(widths, { minLength: 60, maxLength: 60 }),
        (total, sizes) => {
          const seen = new Set(Array.from({ length: Math.min(firstBrands, total) }, (_, place) => place))
          for (const width of sizes) {
            const next = nextBrands(seen.size, total, width)
            if (!next) break
            const before = seen.size
            for (let place = (next.page - 1) * next.perPage; place < next.page * next.perPage && place < total; place++)
              seen.add(place)
            expect(seen.size).toBeGreaterThan(before)
            expect([...seen].every((place) => place < seen.size)).toBe(true)
          }
          expect(seen.size).toBe(total)
        },
      ),
    )
  })
})

describe('the name filter', () => {
  test.each([
    ['Portugal', 'port', true],
    ['Portugal', ' GAL ', true],
    ['Portugal', '', true],
    ["Côte d'Ivoire", 'cote', true],
    ['Portugal', 'spain', false],
  ])('%s with "%s" typed: %s', (name, typed, stays) => {
    expect(matchesName(name, typed)).toBe(stays)
  })
})

test('a category leads to all of its sub-industries', () => {
  expect(categoryOf({ get_sub_industries: [{ id: 4 }, { id: 7 }, { id: 9 }] })).toBe('4,7,9')
})

test.each([
  ['', ['Portugal', 'Ghana']],
  ['an', ['Ghana']],
  ['albania', ['Albania']],
  ['atlantis', []],
])('for “%s” countries with goods are shown, those without only where no other has it', (typed, shown) => {
  const countries = [
    { name: 'Portugal', isAvailable: true },
    { name: 'Ghana', isAvailable: true },
    { name: 'Albania', isAvailable: false },
    { name: 'Andorra', isAvailable: false },
  ]
  expect(matchCountries(countries, typed).map(({ name }) => name)).toEqual(shown)
})
