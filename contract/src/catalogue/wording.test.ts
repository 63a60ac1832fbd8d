import { describe, expect, it } from 'vitest'
import {
  cutCompanyName,
  cutProductName,
  cutResultTitle,
  cutSuggestion,
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
})

it.each([
  [[20, 30, 12.5], '20 × 30 × 12.5 cm'],
  [[20, null, 12.5], undefined],
])('sides %j are written %s', (sides, text) => {
  expect(writeDimensions(sides, 'cm')).toBe(text)
})
