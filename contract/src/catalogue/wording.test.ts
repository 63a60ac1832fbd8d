import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cutCompanyName,
  cutProductName,
  cutResultTitle,
  cutSuggestion,
  holdSizes,
  isNew,
  newForMs,
  truncate,
  writeDimensions,
} from './wording.ts'

const letters = (count: number) => 'x'.repeat(count)

describe('the New badge', () => {
  const created = '2026-11-01T00:00:00.000Z'
  it.each([
    [0, true],
    [newForMs - 1, true],
    [newForMs, false],
    [newForMs * 2, false],
  ])('%i ms after its creation a product is new: %s', (age, expected) => {
    expect(isNew(created, Date.parse(created) + age)).toBe(expected)
  })
})

it.each([
  ['Moura Extra Virgin Olive Oil, 5 l Tin', 'Moura Extra Virgin Olive Oil, 5~l Tin'],
  ['Washed Linen Napkin, 45 × 45 cm', 'Washed Linen Napkin, 45~×~45~cm'],
  ['Cacao Nibs, Roasted, 10 kg', 'Cacao Nibs, Roasted, 10~kg'],
  ['Coffee Drip Bags, Box of 12', 'Coffee Drip Bags, Box of 12'],
  ['Cork and Beech Serving Board', 'Cork and Beech Serving Board'],
])('the size in “%s” stays on one line', (name, held) => {
  expect(holdSizes(name)).toBe(held.replaceAll('~', '\u00a0'))
})

describe('cut texts', () => {
  it.each([
    ['a product name', cutProductName(letters(43), false), 43],
    ['a longer product name', cutProductName(letters(44), false), 44],
    ['a product name on a phone', cutProductName(letters(30), true), 30],
    ['a longer product name on a phone', cutProductName(letters(44), true), 31],
    ['a company name of 18', cutCompanyName(letters(18)), 18],
    ['a company name of 19', cutCompanyName(letters(19)), 19],
    ['a company name of 30', cutCompanyName(letters(30)), 19],
    ['a suggestion', cutSuggestion(letters(66), 576), 66],
    ['a longer suggestion', cutSuggestion(letters(80), 576), 67],
    ['a suggestion on a phone', cutSuggestion(letters(80), 575), 40],
    ['a result title', cutResultTitle(letters(37)), 37],
    ['a longer result title', cutResultTitle(letters(38)), 31],
  ])('%s', (_what, text, length) => {
    expect(text).toHaveLength(length)
  })

  it('counts letters, not the two halves of an emoji', () => {
    expect(truncate('🫒🫒🫒', 2)).toBe('🫒🫒…')
  })

  it('leaves no space before the ellipsis', () => {
    expect(truncate('olive oil', 6)).toBe('olive…')
  })

  it.each([
    ['Kraft Stand-up Pouch with Zip and Window, 12 × 18 cm', 43, 'Kraft Stand-up Pouch with Zip…, 12 × 18 cm'],
    ['Kraft Stand-up Pouch with Zip and Window, 12 × 18 cm', 30, 'Kraft Stand-up…, 12 × 18 cm'],
    ['Hexagon Bolt Galvanised Full Thread, M8 x 40', 30, 'Hexagon Bolt…, M8 x 40'],
    ['Cold-pressed Extra Virgin Olive Oil, 5 l', 30, 'Cold-pressed Extra Virgin…, 5 l'],
    ['Pouch 12 × 18 cm with Zip and a Window of Cellulose', 10, 'Pouch…'],
    ['Hand-thrown Stoneware Dinner Plate', 30, 'Hand-thrown Stoneware Dinner…'],
    ['Internationalisierungsgesellschaft', 18, 'Internationalisier…'],
    ['12 × 18 × 2400 mm Beech Dowels, bundle of many', 8, '12 × 18…'],
    ['Kalamata Olive Groves', 18, 'Kalamata Olive…'],
  ])('cuts %s to %i between words and around sizes', (name, longest, shown) => {
    expect(truncate(name, longest)).toBe(shown)
  })

  it('is never longer than what is counted and an ellipsis, nor loses half of it for a word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.integer({ min: 5, max: 60 }), (name, longest) => {
        const shown = [...truncate(name, longest)]
        return [...name].length <= longest ? shown.join('') === name : shown.length <= longest + 1
      }),
    )
  })
})

it.each([
  [[20, 30, 12.5], '20 × 30 × 12.5 cm'],
  [[20, null, 12.5], undefined],
])('sides %j are written %s', (sides, text) => {
  expect(writeDimensions(sides, 'cm')).toBe(text)
})
