import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeNameKey, makeSlug, numberSlug } from './slugs.ts'

describe('slugs', () => {
  it.each([
    ['Café São João', 'cafe-sao-joao'],
    ['Salt & Pepper 50%', 'salt-and-pepper-50-percent'],
    ['Straße Łódź Ærø Đà Nẵng', 'strasse-lodz-aero-da-nang'],
    ['Чай чёрный', 'chai-chernyi'],
    ['Ελαιόλαδο', 'elaiolado'],
    ["Farmer's  —  Choice!", 'farmers-choice'],
    ['日本', 'product'],
    ['', 'product'],
  ])('%s becomes %s', (name, slug) => {
    expect(makeSlug(name, 'product')).toBe(slug)
  })

  it('is always what the database takes: short lower-case words joined by single hyphens', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = makeSlug(name, 'product')
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(makeSlug(slug, 'product')).toBe(slug)
      }),
    )
  })

  it('counts on from 2 where a slug is taken', () => {
    expect([1, 2, 3].map((number) => numberSlug('oil', number))).toEqual(['oil', 'oil-2', 'oil-3'])
  })
})

describe('sorting by name', () => {
  it('knows no case, accents or punctuation, and keeps names of other scripts', () => {
    expect(makeNameKey('“Élan” Vase')).toBe('elan vase')
    expect(makeNameKey('élan vase')).toBe(makeNameKey('ELAN VASE'))
    expect(makeNameKey('日本')).toBe('日本')
  })
})
