import { expect, test } from 'vitest'
import { copyForm, nameCopy } from './copy.ts'
import { emptyForm, type ProductForm, toProductDraft, toProductForm } from './form.ts'
import { emptyLine } from './price-lines.ts'

const form: ProductForm = {
  ...emptyForm('PT'),
  name: 'Lamp',
  state: 'published',
  data: { ...emptyForm('PT').data, barcode: '4006381333931', barcodeType: 'EAN-13', usp: 'Bright' },
  options: [{ name: 'Color', values: ['Red'] }],
  terms: [
    {
      ...emptyLine(),
      options: { Color: 'Red' },
      price: 9,
      sku: 'L-1',
      availableQty: 7,
      stockSeen: 7,
      lowAt: 2,
      maxQty: 9,
    },
    { ...emptyLine(), options: { Color: 'Red' }, price: 8, minQty: 10, availableQty: null },
  ],
  variants: [{ options: { Color: 'Red' }, barcode: '40063813', barcodeType: 'EAN-8', weightValue: 2, images: [3] }],
  images: [{ imageId: 3, alt: 'A lamp' }],
}

test('a copy is a draft with everything but article numbers, barcodes and stock', () => {
  const copy = copyForm(form)
  expect(copy).toMatchObject({
    state: 'draft',
    data: { barcode: null, barcodeType: null, usp: 'Bright' },
    terms: [
      { price: 9, sku: null, availableQty: 0, lowAt: null, maxQty: 9 },
      { price: 8, sku: null, availableQty: null },
    ],
    variants: [{ barcode: null, barcodeType: null, weightValue: 2, images: [3] }],
    images: [{ imageId: 3, alt: 'A lamp' }],
  })
  expect(JSON.stringify(copy)).not.toMatch(/stockSeen|L-1|4006381333931|40063813/)
  // Taken over as it is: what is stored of it is copied once more without a difference.
  expect(copyForm(copy)).toEqual(copy)
  expect(toProductForm(toProductDraft(copy)).terms).toEqual(copy.terms)
})

test.each([
  ['Lamp', 'Lamp (copy)'],
  ['Lamp (copy)', 'Lamp (copy)'],
  [`${'x'.repeat(193)} y`, `${'x'.repeat(193)} (copy)`],
  ['x'.repeat(200), `${'x'.repeat(193)} (copy)`],
])('the copy of %s is called %s', (name, copy) => {
  expect(nameCopy(name)).toBe(copy)
  expect(copy.length).toBeLessThanOrEqual(200)
})
