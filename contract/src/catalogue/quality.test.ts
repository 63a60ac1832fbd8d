import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { levelOfQuality, type QualityFacts, type QualityPart, qualityPoints, rateQuality } from './quality.ts'

const nothing: QualityFacts = {
  pictures: [],
  body: '',
  usp: '',
  categories: 0,
  attributes: 0,
  documents: 0,
  hasCompletePack: false,
  hasHts: false,
  hasBarcode: false,
  hasWeight: false,
  hasLeadTime: false,
}
const large = { width: 1000, height: 600 }
const everything: QualityFacts = {
  pictures: [large, large, large],
  body: `<p>${'word '.repeat(80)}</p>`,
  usp: 'Light',
  categories: 1,
  attributes: 3,
  documents: 1,
  hasCompletePack: true,
  hasHts: true,
  hasBarcode: true,
  hasWeight: true,
  hasLeadTime: true,
}

test('everything is worth 100 points, nothing none', () => {
  expect(Object.values(qualityPoints).reduce<number>((sum, points) => sum + points, 0)).toBe(100)
  expect(rateQuality(everything)).toEqual({ score: 100, missing: [] })
  expect(rateQuality(nothing).score).toBe(0)
})

describe('what is missing', () => {
  const cases: [QualityPart, Partial<QualityFacts>][] = [
    ['largePicture', { pictures: [{ width: 999, height: 400 }, large, large] }],
    ['morePictures', { pictures: [large, large] }],
    ['category', { categories: 0 }],
    ['longDescription', { body: `<p>${'<b>a </b>&amp;'.repeat(200)}</p>` }],
    ['packaging', { hasCompletePack: false }],
    ['hts', { hasHts: false }],
    ['attributes', { attributes: 2 }],
    ['weight', { hasWeight: false }],
    ['barcode', { hasBarcode: false }],
    ['usp', { usp: '  ' }],
    ['leadTime', { hasLeadTime: false }],
    ['documents', { documents: 0 }],
  ]
  test.each(cases)('%s alone costs its points', (part, change) => {
    expect(rateQuality({ ...everything, ...change })).toEqual({ score: 100 - qualityPoints[part], missing: [part] })
  })

  test('begins with what is worth most, and does not ask for a second picture before the first', () => {
    expect(rateQuality(nothing).missing.slice(0, 4)).toEqual(['pictures', 'category', 'packaging', 'description'])
    for (const part of ['largePicture', 'morePictures', 'longDescription'])
      expect(rateQuality(nothing).missing).not.toContain(part)
  })

  test('markup without a word is no description', () => {
    expect(rateQuality({ ...everything, body: '<p> <br>&nbsp;</p>' }).missing).toEqual(['description'])
  })

  test('a picture whose size is not known is not called small', () => {
    expect(rateQuality({ ...everything, pictures: [null, null, null] }).missing).toEqual([])
  })
})

test('adding something never costs points, and the score says what is missing', () => {
  const facts = fc.record({
    pictures: fc.array(fc.oneof(fc.constant(null), fc.record({ width: fc.nat(3000), height: fc.nat(3000) })), {
      maxLength: 5,
    }),
    body: fc.string({ maxLength: 400 }),
    usp: fc.string({ maxLength: 5 }),
    categories: fc.nat(3),
    attributes: fc.nat(5),
    documents: fc.nat(2),
    hasCompletePack: fc.boolean(),
    hasHts: fc.boolean(),
    hasBarcode: fc.boolean(),
    hasWeight: fc.boolean(),
    hasLeadTime: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (some) => {
      const { score, missing } = rateQuality(some)
      expect(score >= 0 && score <= 100).toBe(true)
      expect(missing.length === 0).toBe(score === 100)
      const richer = rateQuality({
        ...some,
        pictures: [...some.pictures, large],
        categories: some.categories + 1,
        documents: some.documents + 1,
        hasHts: true,
      })
      expect(richer.score).toBeGreaterThanOrEqual(score)
    }),
  )
})

test('levels', () => {
  expect([0, 49, 50, 79, 80, 100].map(levelOfQuality)).toEqual(['poor', 'poor', 'fair', 'fair', 'good', 'good'])
})
