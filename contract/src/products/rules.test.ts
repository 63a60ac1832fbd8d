import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDraft, type ProductDraft, plainTerm } from '../catalogue/draft.ts'
import { findDraftFaults } from '../catalogue/draft-rules.ts'
import { readUnitPrice, type UnitPrice } from '../money.ts'
import { toProductDraft, toProductForm } from './form.ts'
import { applyBulkAction } from './rules.ts'

const draft: ProductDraft = {
  ...emptyDraft('Olive oil', 'PT'),
  tags: ['Organic', 'Vegan'],
  options: [{ name: 'Size', values: ['L'] }],
  importHandle: 'oil-1',
  images: [{ imageId: 4, alt: 'Bottle', sourceUrl: 'https://a.example/1.png' }],
  terms: [
    plainTerm(10, { listPrice: readUnitPrice(12.5), maxQty: 9, availableQty: 5 }),
    plainTerm(9, { minQty: 10 }),
    plainTerm(0, { type: 'on_demand', price: null, options: { Size: 'L' } }),
  ],
}
const pricesOf = ({ terms }: ProductDraft) => terms.map(({ price, listPrice }) => [price, listPrice])

describe('doing the same to many products', () => {
  it('moves prices by a percentage, the price before with them, and leaves lines on demand alone', () => {
    expect(pricesOf(applyBulkAction(draft, { type: 'price', percent: 10 }))).toEqual([
      [readUnitPrice(11), readUnitPrice(13.75)],
      [readUnitPrice(9.9), null],
      [null, null],
    ])
  })

  it('never makes a price before that is not higher than the price now', () => {
    const percent = fc.double({ min: -90, max: 900, noNaN: true })
    const terms = fc
      .tuple(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 1, max: 5_000_000 }))
      .map(([price, more]) => [plainTerm(0, { price: price as UnitPrice, listPrice: (price + more) as UnitPrice })])
    fc.assert(
      fc.property(terms, percent, (lines, by) => {
        const changed = applyBulkAction({ ...draft, terms: lines }, { type: 'price', percent: by })
        expect(findDraftFaults(changed)).toEqual({})
      }),
    )
  })

  it('sets the stock of lines with a price, and says none when there is none', () => {
    const terms = applyBulkAction(draft, { type: 'stock', quantity: 0 }).terms
    expect(terms.map(({ availableQty, isAvailable }) => [availableQty, isAvailable])).toEqual([
      [0, false],
      [0, false],
      [0, true],
    ])
  })

  it('adds and removes tags whatever their case, none twice', () => {
    expect(applyBulkAction(draft, { type: 'addTags', tags: ['vegan', ' New '] }).tags).toEqual([
      'Organic',
      'Vegan',
      'New',
    ])
    expect(applyBulkAction(draft, { type: 'removeTags', tags: ['VEGAN'] }).tags).toEqual(['Organic'])
  })
})

describe('the form of a product', () => {
  it('makes the draft again, with what only imports know', () => {
    expect(toProductDraft(toProductForm(draft), draft)).toEqual(draft)
  })

  it('refuses measures of nearly nothing instead of storing nothing', () => {
    const form = toProductForm({ ...draft, data: { ...draft.data, width: 1e-9 } })
    expect(Object.keys(findDraftFaults(toProductDraft(form)))).toEqual(['data.width'])
  })
})
