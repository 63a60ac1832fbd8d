import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { findCodeFaults } from './code-rules.ts'
import { emptyDraft, type ProductDraft, plainTerm, type VariantDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import { findDraftFaults } from './draft-rules.ts'
import { plainHandling } from './handling.ts'
import { carryVariants, completeVariant, readSkus, saysAnything, shareSkus } from './variants.ts'

const image = (imageId: number) => ({ imageId, alt: '', sourceUrl: null })
const variant = (options: VariantDraft['options'], said: Partial<VariantDraft> = {}) =>
  completeVariant({ options, ...said })
const red = variant({ Colour: 'Red' }, { weightValue: 2, images: [8, 7] })
const shirt: ProductDraft = {
  ...emptyDraft('Shirt', 'PT'),
  options: [
    { name: 'Colour', values: ['Red', 'Blue'] },
    { name: 'Size', values: ['S', 'L'] },
  ],
  terms: ['Red', 'Blue'].map((Colour) => plainTerm(10, { options: { Colour }, sku: `SHIRT-${Colour}` })),
  images: [image(7), image(8)],
  variants: [red],
}

describe('what a variant says', () => {
  const faultsOf = (...variants: VariantDraft[]) => findDraftFaults({ ...shirt, variants })

  it('is sound for any combination of the product', () => {
    expect(
      faultsOf(red, variant({ Size: 'L', Colour: 'Red' }, { barcode: '4006381333931', barcodeType: 'EAN-13' })),
    ).toEqual({})
  })

  const pack = {
    level: 'inner',
    type: '',
    unitsPerPack: 0,
    packPrice: null,
    weightValue: null,
    weightUnit: 'kg',
  } as const
  const measures = {
    volumeValue: null,
    volumeUnit: 'm3',
    width: null,
    height: null,
    depth: null,
    dimensionUnit: 'cm',
    ...plainHandling,
  } as const
  it.each<[string, VariantDraft, string, string]>([
    ['an option there is', variant({ Shade: 'Red' }), 'options', say.unknownOption('Shade')],
    ['a value there is', variant({ Colour: 'Green' }), 'options', say.unknownValue('Colour', 'Green')],
    ['a combination at all', variant({}), 'options', say.required],
    ['a weight above nothing', variant({ Size: 'S' }, { weightValue: 0 }), 'weightValue', say.notPositive],
    ['measures above nothing', variant({ Size: 'S' }, { depth: -1 }), 'depth', say.notPositive],
    ['a kind of barcode', variant({ Size: 'S' }, { barcode: '1' }), 'barcode', say.barcodeType],
    [
      'a barcode that is right',
      variant({ Size: 'S' }, { barcode: '4006381333930', barcodeType: 'EAN-13' }),
      'barcode',
      say.barcodeCheckDigit,
    ],
    ['pictures of the product', variant({ Size: 'S' }, { images: [7, 9] }), 'images', say.notItsPicture],
    [
      'packs that are right',
      variant({ Size: 'S' }, { packaging: [{ ...pack, ...measures }] }),
      'packaging.0.type',
      say.required,
    ],
  ])('needs %s', (_, wrong, field, sentence) => {
    expect(faultsOf(red, wrong)).toMatchObject({ [`variants.1.${field}`]: sentence })
  })

  it('is said once', () => {
    expect(faultsOf(red, variant({ Colour: ' Red' }))).toEqual({ 'variants.1.options': say.variantTwice })
  })
})

describe('variants of a product that changes otherwise', () => {
  test('keep what they say when their value is renamed', () => {
    const options = [{ name: 'Color', values: ['Crimson', 'Blue'] }, ...shirt.options.slice(1)]
    const terms = shirt.terms.map((term, at) => ({ ...term, options: { Color: at === 0 ? 'Crimson' : 'Blue' } }))
    expect(carryVariants(shirt, { ...shirt, options, terms }).variants).toEqual([
      { ...red, options: { Color: 'Crimson' } },
    ])
  })

  test('are forgotten with their value, and their pictures with those of the product', () => {
    const blue = [{ name: 'Colour', values: ['Blue'] }]
    expect(carryVariants(shirt, { ...shirt, options: blue, terms: shirt.terms.slice(1) }).variants).toEqual([])
    expect(carryVariants(shirt, { ...shirt, images: [image(7)] }).variants?.[0]?.images).toEqual([7])
  })

  test('stay away where there are none', () => {
    const { variants: _, ...plain } = shirt
    expect(carryVariants(plain, shirt)).toEqual({})
  })

  test('are sound afterwards, whatever is taken away', () => {
    const parts = fc.record({
      options: fc.subarray([...shirt.options]),
      images: fc.subarray([...shirt.images]),
    })
    fc.assert(
      fc.property(parts, (part) => {
        const after = { ...shirt, ...part, terms: [] }
        expect(findDraftFaults({ ...after, ...carryVariants(shirt, after) })).toEqual({})
      }),
    )
  })
})

test('one that says nothing is none', () => {
  expect(saysAnything(variant({ Size: 'S' }, { weightMeasure: 'g', barcodeType: 'EAN-8', barcode: '' }))).toBe(false)
  expect(saysAnything(red)).toBe(true)
})

describe('article numbers', () => {
  const line = (Size: string, minQty: number, sku: string | null) => plainTerm(10, { options: { Size }, minQty, sku })

  test('are of a combination: the first that a line of it says', () => {
    const lines = [line('S', 1, null), line('S', 10, 'A'), line('S', 20, 'B'), line('L', 1, '')]
    expect([...readSkus(lines).values()]).toEqual(['A'])
    expect(shareSkus(lines).map(({ sku }) => sku)).toEqual(['A', 'A', 'A', null])
  })

  test('tell variants apart, as barcodes do', () => {
    const terms = [line('S', 1, 'A'), line('S', 10, 'B'), line('L', 1, 'A'), line('L', 10, 'A')]
    const variants = ['S', 'L'].map((Size) => variant({ Size }, { barcode: '4006381333931', barcodeType: 'EAN-13' }))
    const faults = {
      'terms.1.sku': say.skuOfTier('A'),
      'terms.2.sku': say.skuOfAnother('A'),
      'terms.3.sku': say.skuOfAnother('A'),
      'variants.1.barcode': say.barcodeOfAnother,
    }
    expect(findCodeFaults({ terms, variants })).toEqual(faults)
    expect(findCodeFaults({ terms: shareSkus(terms.slice(0, 2)) })).toEqual({})
  })

  test('that were there twice before are no reason to refuse something else', () => {
    const known = { terms: [line('S', 1, 'A'), line('L', 1, 'A')] }
    expect(findCodeFaults({ terms: [...known.terms].reverse() }, known)).toEqual({})
    expect(findCodeFaults({ terms: [line('S', 1, 'B'), line('L', 1, 'B')] }, known)).toEqual({
      'terms.1.sku': say.skuOfAnother('B'),
    })
  })
})
