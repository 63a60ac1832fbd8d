import { expect, test } from 'vitest'
import { emptyDraft, plainTerm } from './draft.ts'
import { listSold } from './sold-variants.ts'
import { completeVariant } from './variants.ts'

const base = { ...emptyDraft('Tee', 'PT'), options: [] }
const data = {
  ...base.data,
  weightValue: 200,
  weightMeasure: 'g' as const,
  barcode: 'all',
  barcodeType: 'other' as const,
}
const options = [
  { name: 'Color', values: ['Red', 'Blue'] },
  { name: 'Size', values: ['S', 'L'] },
]

test('without options there is one, from its first tier on', () => {
  const terms = [plainTerm(4, { minQty: 10 }), plainTerm(5, { maxQty: 9 })]
  expect(listSold({ ...base, data, terms }, 10)).toMatchObject([{ options: {}, term: { minQty: 1 }, weightValue: 200 }])
})

test('a line for all sizes is one of each, and the closest line and facts hold', () => {
  const terms = [plainTerm(5, { options: { Color: 'Red' } }), plainTerm(6, { options: { Color: 'Red', Size: 'L' } })]
  const variants = [
    completeVariant({ options: { Color: 'Red' }, barcode: 'red', barcodeType: 'other', images: [3] }),
    completeVariant({ options: { Color: 'Red', Size: 'L' }, weightValue: 300, weightMeasure: 'g' }),
  ]
  const sold = listSold({ options, data, terms, variants }, 10)
  expect(
    sold.map(({ options: { Size }, term, barcode, weightValue, images }) => [
      Size,
      term.price,
      barcode,
      weightValue,
      images,
    ]),
  ).toEqual([
    ['S', 5_000_000, 'red', 200, [3]],
    ['L', 6_000_000, 'red', 300, [3]],
  ])
})

test('not more than asked for, and nothing of what has no price', () => {
  expect(listSold({ options, data, terms: [plainTerm(5)] }, 3)).toHaveLength(3)
  expect(listSold({ options, data, terms: [] }, 3)).toEqual([])
})
