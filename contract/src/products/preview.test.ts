import { describe, expect, it } from 'vitest'
import { cardOf } from '../catalogue/card.ts'
import { readCardPrice } from '../catalogue/card-price.ts'
import { emptyDraft, type PackagingDraft, plainTerm } from '../catalogue/draft.ts'
import { plainHandling } from '../catalogue/handling.ts'
import { hasCompletePackaging } from '../catalogue/packaging.ts'
import { readVariant } from '../catalogue/variant-facts.ts'
import { readUnitPrice } from '../money.ts'
import { type ProductForm, toProductForm } from './form.ts'
import { findMissing, presentForm, presentPackaging } from './preview.ts'

const form = (more: Partial<ProductForm> = {}): ProductForm => ({
  ...toProductForm(emptyDraft('Olive oil', 'PT')),
  ...more,
})
const line = (price: number, more = {}) => ({
  ...plainTerm(0, { availableQty: 5 }),
  listPrice: null,
  options: {},
  price,
  ...more,
})
const addresses = { preview: '/p', medium: '/m', original: '/o' }
const present = (more: Partial<ProductForm>) =>
  presentForm(form(more), {
    slug: 'olive-oil',
    company: { id: 1, name: 'Quinta', slug: 'quinta' },
    images: new Map([[7, addresses]]),
    createdAt: '2026-11-20T00:00:00Z',
  })
const pack: PackagingDraft = {
  level: 'outer',
  type: 'Carton',
  unitsPerPack: 6,
  packPrice: null,
  weightValue: 4,
  weightUnit: 'kg',
  volumeValue: null,
  volumeUnit: 'm3',
  width: 30,
  height: 20,
  depth: 20,
  dimensionUnit: 'cm',
  ...plainHandling,
}

describe('the card of a product that is being written', () => {
  it('shows the lowest price and what it was before', () => {
    const prices = [line(12.5, { listPrice: 15, maxQty: 9 }), line(0.0042, { minQty: 10, listPrice: 13 })]
    expect(readCardPrice(cardOf(present({ terms: prices })))).toMatchObject({
      price: readUnitPrice(0.0042),
      listPrice: readUnitPrice(13),
      from: 10,
    })
  })

  it('says on demand and out of stock as the catalogue would', () => {
    expect(present({ terms: [line(0, { type: 'on_demand', price: null })] }).availability).toBe('on-demand')
    expect(present({ terms: [line(1, { availableQty: 0 })] }).availability).toBe('out-of-stock')
    expect(present({ terms: [line(1)] }).availability).toBe('in-stock')
  })

  it('shows no price while one is being typed', () => {
    expect(readCardPrice(cardOf(present({ terms: [line(Number.NaN)] })))).toEqual({ kind: 'nothing' })
  })

  it('begins with the first picture that is there', () => {
    const images = [
      { imageId: 3, alt: '' },
      { imageId: 7, alt: '' },
    ]
    expect(present({ images }).get_main_image).toMatchObject({ preview: '/p', alt: 'Olive oil' })
  })
})

describe('the page of a product that is being written', () => {
  it('has the price, the codes and the picture of each combination', () => {
    const product = present({
      options: [
        { name: 'Color', values: ['Red', 'Blue'] },
        { name: 'Size', values: ['L'] },
      ],
      terms: [line(9, { options: { Color: 'Red', Size: 'L' } }), line(8, { options: { Color: 'Blue' }, sku: 'B-1' })],
      variants: [{ options: { Color: 'Blue' }, weightValue: 2, images: [7] }],
      images: [{ imageId: 7, alt: '' }],
      attributes: [
        { name: 'Material', value: 'Oak' },
        { name: '', value: 'half typed' },
      ],
    })
    expect(product.options.map(({ id, values }) => [id, values.map((one) => one.id)])).toEqual([
      [1, [1, 2]],
      [2, [3]],
    ])
    expect(product.prices?.map((one) => [one.id, one.option_values])).toEqual([
      [1, [1, 3]],
      [2, [2]],
    ])
    expect(readVariant(product, [2, 3])).toMatchObject({
      sku: 'B-1',
      pictures: [0],
      product_data: { weight_value: 2 },
    })
    expect(product.get_product_attributes).toHaveLength(1)
  })
})

describe('what is missing', () => {
  it('is everything of an empty form, and nothing of a full one', () => {
    expect(findMissing(form())).toEqual(['pictures', 'category', 'description', 'packaging', 'hts'])
    const full = form({ images: [{ imageId: 7, alt: '' }], categories: [1], body: '<p>Oil</p>', packaging: [pack] })
    expect(findMissing({ ...full, data: { ...full.data, hts: '150910' } })).toEqual([])
  })

  it('for a quote is read from a pack as carts read it', () => {
    expect(hasCompletePackaging(presentPackaging({ packaging: [pack] }))).toBe(true)
    expect(hasCompletePackaging(presentPackaging({ packaging: [{ ...pack, depth: null }] }))).toBe(false)
  })
})
