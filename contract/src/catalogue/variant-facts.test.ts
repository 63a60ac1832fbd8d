import { describe, expect, it } from 'vitest'
import { makeGoods } from '../cart/goods-for-tests.ts'
import type { Packaging, Product } from './shapes.ts'
import { findChosen, readVariant, showVariant } from './variant-facts.ts'

const picture = (name: string) => ({ preview: name, medium: name, original: name, width: 1, height: 1, alt: name })
const packs = (key: string): Packaging[] => [{ key, name: key, get_variants: [] }]
const plain = makeGoods(1)
const goods: Product = {
  ...plain,
  options: [
    {
      id: 1,
      name: 'Colour',
      values: [
        { id: 11, value: 'Red' },
        { id: 12, value: 'Blue' },
      ],
    },
    {
      id: 2,
      name: 'Size',
      values: [
        { id: 21, value: 'S' },
        { id: 22, value: 'L' },
      ],
    },
  ],
  get_main_image: picture('front'),
  get_all_images: [picture('front'), picture('back'), picture('red')],
  get_packaging: packs('outer'),
  product_data: { ...plain.product_data, weight_value: 1, weight_measure: 'kg', dimension_width: 5 },
  variants: [
    { option_values: [11, 22], sku: 'RED-L', weight_value: 900, weight_measure: 'g' },
    { option_values: [11], sku: 'RED', images: [2, 1], barcode: '4006381333931', barcode_type: 'EAN-13' },
    { option_values: [12], get_packaging: packs('inner'), dimension_width: null, dimension_height: 3 },
  ],
}

describe('the facts of goods in the chosen options', () => {
  it('are the product’s where nothing is said of them', () => {
    const { product_data, get_packaging } = goods
    expect(readVariant(goods, [])).toEqual({ product_data, get_packaging, sku: undefined, pictures: [] })
    expect(readVariant(plain, [21]).product_data).toEqual(plain.product_data)
  })

  it('are those of the closest that speaks of each', () => {
    const { sku, pictures, product_data } = readVariant(goods, [11, 22])
    expect({ sku, pictures }).toEqual({ sku: 'RED-L', pictures: [2, 1] })
    expect(product_data).toMatchObject({
      weight_value: 900,
      weight_measure: 'g',
      dimension_width: 5,
      barcode: '4006381333931',
      product_have_barcode: true,
    })
    expect(readVariant(goods, [11, 21]).sku).toBe('RED')
  })

  it('take packs and measures as a whole', () => {
    const { product_data, get_packaging } = readVariant(goods, [12, 21])
    expect(get_packaging).toEqual(packs('inner'))
    expect([product_data.dimension_width, product_data.dimension_height]).toEqual([null, 3])
  })

  it('are shown by the first of its pictures, else by the product’s', () => {
    expect(showVariant(goods, [11, 21])?.preview).toBe('red')
    expect(showVariant(goods, [12])?.preview).toBe('front')
    expect(showVariant(plain, [])).toBeNull()
  })
})

it('finds chosen values by their names', () => {
  const named = [
    { name: 'Size', value: 'L' },
    { name: 'Colour', value: 'Red' },
    { name: 'Cut', value: 'Slim' },
  ]
  expect(findChosen(goods.options, named)).toEqual([11, 22])
  expect(findChosen(goods.options, [{ name: 'Size', value: 'Red' }])).toEqual([])
})
