import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../catalogue/draft.ts'
import { findDraftFaults } from '../catalogue/draft-rules.ts'
import { type ProductForm, toProductDraft, toProductForm } from './form.ts'
import {
  addMissingLines,
  addTier,
  countCombinations,
  emptyLine,
  groupLines,
  listCombinations,
  type PriceLine,
  putSku,
  removeLine,
} from './price-lines.ts'

const size = { name: 'Size', values: ['S', 'L'] }
const colour = { name: 'Colour', values: ['Red', 'Blue', 'Green'] }
const line = (more: Partial<PriceLine> = {}): PriceLine => ({ ...emptyLine(), price: 10, ...more })
const faultsOf = (part: Pick<ProductForm, 'options' | 'terms'>) =>
  findDraftFaults(toProductDraft({ ...toProductForm(emptyDraft('Olive oil', 'PT')), ...part }))

describe('the combinations of options', () => {
  it('are every value with every other', () => {
    expect(listCombinations([size, colour])).toHaveLength(6)
    expect(listCombinations([size, colour])[1]).toEqual({ Size: 'S', Colour: 'Blue' })
    expect([countCombinations([size, colour]), countCombinations([])]).toEqual([6, 1])
  })

  it('leave out an option that has no value yet', () => {
    expect(listCombinations([size, { name: 'Scent', values: [] }])).toEqual([{ Size: 'S' }, { Size: 'L' }])
  })

  it('never make more lines than a price list holds', () => {
    const many = Array.from({ length: 4 }, (_, at) => ({
      name: `Option ${at}`,
      values: Array.from({ length: 20 }, (_, n) => `v${n}`),
    }))
    expect(addMissingLines({ options: many, terms: [] })).toHaveLength(3000)
  })

  it('get the lines they lack, at the price of the first, without its stock and SKU', () => {
    const first = line({ options: { Size: 'S' }, sku: 'OIL-S', availableQty: 40 })
    const [kept, added, ...others] = addMissingLines({ options: [size], terms: [first] })
    expect(others).toEqual([])
    expect(kept).toEqual(first)
    expect(added).toMatchObject({ options: { Size: 'L' }, price: 10, sku: null, availableQty: 0 })
  })
})

describe('quantity tiers', () => {
  it('follow each other when one is added', () => {
    const tiers = addTier([line()], 0)
    expect(tiers.map(({ minQty, maxQty }) => [minQty, maxQty])).toEqual([
      [1, 9],
      [10, null],
    ])
    expect(addTier(tiers, 0).map(({ minQty, maxQty }) => [minQty, maxQty])).toEqual([
      [1, 9],
      [10, 19],
      [20, null],
    ])
  })

  it('keep the article number of their variant, which all of them say', () => {
    const tiers = addTier(
      [line({ sku: 'OIL-S', options: { Size: 'S' } }), line({ sku: 'OIL-L', options: { Size: 'L' } })],
      0,
    )
    expect(tiers.map(({ sku }) => sku)).toEqual(['OIL-S', 'OIL-S', 'OIL-L'])
    expect(putSku(tiers, 1, 'NEW').map(({ sku }) => sku)).toEqual(['NEW', 'NEW', 'OIL-L'])
  })

  it('close the gap when one is taken away', () => {
    const tiers = addTier(addTier([line()], 0), 0)
    expect(removeLine(tiers, 1).map(({ minQty, maxQty }) => [minQty, maxQty])).toEqual([
      [1, 19],
      [20, null],
    ])
  })

  it('have neither gap nor overlap, whatever is added and taken away in the middle', () => {
    const step = fc.record({ isAdded: fc.boolean(), at: fc.nat(40) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let terms: ReturnType<typeof addMissingLines> = addMissingLines({ options: [size], terms: [] }).map((term) => ({
          ...term,
          price: 5,
        }))
        for (const { isAdded, at } of steps) {
          const index = at % terms.length
          if (isAdded) terms = addTier(terms, index)
          // The first tier of a combination says where orders begin; taking it away moves that, and leaves no gap either.
          else if (terms.length > 2) terms = removeLine(terms, index)
        }
        expect(faultsOf({ options: [size], terms })).toEqual({})
      }),
    )
  })
})

describe('grouping lines', () => {
  it('keeps each line’s place, whatever order its options are written in', () => {
    const groups = groupLines([
      line({ options: { Size: 'S', Colour: 'Red' }, maxQty: 9 }),
      line({ options: { Size: 'L' } }),
      line({ options: { Colour: 'Red', Size: 'S' }, minQty: 10 }),
    ])
    expect(groups.map(({ lines }) => lines.map(({ index }) => index))).toEqual([[0, 2], [1]])
  })

  it('gives a form without lines an empty one to begin with', () => {
    expect(emptyLine()).toMatchObject({ price: null, listPrice: null, minQty: 1 })
  })
})
