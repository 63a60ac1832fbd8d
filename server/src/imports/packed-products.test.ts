import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedProducts } from './packed-products.ts'

function makeProduct(at: number, lines: number): ImportedProduct {
  return {
    handle: `cup-${at}`,
    lines: Array.from({ length: lines }, (_, line) => at + line),
    name: `Cup ${at} “ö日”`,
    categories: [],
    options: [],
    variants: [{ line: at, values: [], price: null, listPrice: null }],
    warnings: [],
  }
}

test('gives back what was put in, in its order, as often as it is asked', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 2, 30, 900), { maxLength: 1000, size: 'max' }), (sizes) => {
      const products = sizes.map((lines, at) => makeProduct(at, lines))
      const packed = new PackedProducts()
      for (const product of products) packed.push(product)
      expect(packed.length).toBe(products.length)
      expect([...packed]).toEqual(products)
      expect([...packed]).toEqual(products)
      const isOdd = ({ lines }: ImportedProduct) => (lines[0] ?? 0) % 2 === 1
      expect([...packed.where(isOdd)]).toEqual(products.filter(isOdd))
      expect(packed.some(({ lines }) => lines[0] === 900)).toBe(products.length > 900)
    }),
    { numRuns: 10 },
  )
})
