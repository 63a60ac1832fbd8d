import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyHts } from '../hs-codes/code.ts'
import { hsMessages } from '../hs-codes/messages.ts'
import { readUnitPrice } from '../money.ts'
import { emptyDraft, type PackagingDraft, type ProductDraft, plainPack, plainTerm, type TermDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import { findDraftFaults } from './draft-rules.ts'

const sound: ProductDraft = {
  ...emptyDraft('Olive oil', 'PT'),
  state: 'published',
  options: [{ name: 'Size', values: ['S', 'L'] }],
  terms: [
    plainTerm(10, { options: { Size: 'S' }, maxQty: 9 }),
    plainTerm(9, { options: { Size: 'S' }, minQty: 10 }),
    plainTerm(15, { options: { Size: 'L' } }),
  ],
}
const faultsOf = (change: Partial<ProductDraft>) => findDraftFaults({ ...sound, ...change })
const withData = (data: Partial<ProductDraft['data']>) => ({ data: { ...sound.data, ...data } })
const withPack = (pack: Partial<PackagingDraft>) => ({ packaging: [{ ...plainPack('Carton'), ...pack }] })
const withTerm = (term: Partial<TermDraft>) => ({ terms: [plainTerm(10, term)] })

describe('a product draft', () => {
  it('has nothing wrong with it when all rules are kept', () => {
    expect(findDraftFaults(sound)).toEqual({})
    expect(faultsOf({ leadTimeDays: 0 })).toEqual({})
    expect(faultsOf(withPack({ maxStackLayers: 1000, maxTopLoad: 0 }))).toEqual({})
  })

  it.each<[string, Partial<ProductDraft>, Record<string, string>]>([
    ['a name', { name: '  ' }, { name: say.required }],
    ['a name of two letters', { name: 'x' }, { name: say.tooShort(2) }],
    ['a name of at most 200', { name: 'x'.repeat(201) }, { name: say.tooLong(200) }],
    ['a country', { country: '' }, { country: say.required }],
    ['a country there is', { country: 'ZZ' }, { country: say.unknownCountry }],
    ['a whole number as its place', { position: Number.NaN }, { position: say.notInteger }],
    ['a lead time of at most 1000 days', { leadTimeDays: 1001 }, { leadTimeDays: say.leadTime(1000) }],
    ['a lead time in whole days', { leadTimeDays: 1.5 }, { leadTimeDays: say.leadTime(1000) }],
    ['a lead time that is a number', { leadTimeDays: Number.NaN }, { leadTimeDays: say.leadTime(1000) }],
    ['at least one layer', withPack({ maxStackLayers: 0 }), { 'packaging.0.maxStackLayers': say.stackLayers(1000) }],
    ['whole layers', withPack({ maxStackLayers: 1.5 }), { 'packaging.0.maxStackLayers': say.stackLayers(1000) }],
    [
      '1000 layers at most',
      withPack({ maxStackLayers: 1001 }),
      { 'packaging.0.maxStackLayers': say.stackLayers(1000) },
    ],
    ['no weight below 0 on top', withPack({ maxTopLoad: -1 }), { 'packaging.0.maxTopLoad': say.topLoad(100_000) }],
    ['100 t on top at most', withPack({ maxTopLoad: 100_001 }), { 'packaging.0.maxTopLoad': say.topLoad(100_000) }],
    ['positive measures', withData({ width: 0 }), { 'data.width': say.notPositive }],
    ['measures that are numbers', withData({ weightValue: Number.NaN }), { 'data.weightValue': say.notPositive }],
    ['a customs code of 6 to 13 digits', withData({ hts: '1806.3' }), { 'data.hts': hsMessages.shape }],
    ['no code of a chapter without goods', withData({ hts: '7712.34' }), { 'data.hts': hsMessages.chapter('77') }],
    ['no code of a chapter there is not', withData({ hts: '9903.88.15' }), { 'data.hts': hsMessages.chapter('99') }],
    [
      'a right check digit',
      withData({ barcodeType: 'EAN-13', barcode: '4006381333932' }),
      { 'data.barcode': say.barcodeCheckDigit },
    ],
    ['a kind beside a barcode', withData({ barcode: '4006381333931' }), { 'data.barcode': say.barcodeType }],
    ['a price, once published', { terms: [] }, { terms: say.noTerms }],
    ['a price that is not negative', withTerm({ price: readUnitPrice(-1) }), { 'terms.0.price': say.priceWrong }],
    ['a price of at most a billion', withTerm({ price: readUnitPrice(1e9 + 1) }), { 'terms.0.price': say.priceWrong }],
    [
      'a price of at most six decimals',
      withTerm({ price: readUnitPrice(0.0042001), listPrice: readUnitPrice(0.1 + 0.2) }),
      { 'terms.0.price': say.priceTooFine, 'terms.0.listPrice': say.priceTooFine },
    ],
    ['a price unless on demand', withTerm({ price: null }), { 'terms.0.price': say.priceMissing }],
    ['no price on demand', withTerm({ type: 'on_demand' }), { 'terms.0.price': say.priceOnDemand }],
    ['a higher price before', withTerm({ listPrice: readUnitPrice(10) }), { 'terms.0.listPrice': say.listPrice }],
    ['a smallest quantity of 1', withTerm({ minQty: 0 }), { 'terms.0.minQty': say.notWhole(1) }],
    [
      'a largest above the smallest quantity',
      withTerm({ minQty: 5, maxQty: 4 }),
      { 'terms.0.maxQty': say.maxBelowMin },
    ],
    [
      'options that exist',
      withTerm({ options: { Colour: 'Red' } }),
      { 'terms.0.options': say.unknownOption('Colour') },
    ],
    ['values that exist', withTerm({ options: { Size: 'XL' } }), { 'terms.0.options': say.unknownValue('Size', 'XL') }],
    ['options once each', { options: [...sound.options, ...sound.options] }, { options: say.twice('Size') }],
    [
      'values once each',
      { options: [{ name: 'Size', values: ['S', 'L', 'S'] }] },
      { 'options.0.values': say.twice('S') },
    ],
    [
      'at most five options',
      { options: 'abcdef'.split('').map((name) => ({ name, values: ['1'] })), terms: [plainTerm(0.01)] },
      { options: say.tooMany(5) },
    ],
  ])('needs %s', (_what, change, faults) => {
    expect(faultsOf(change)).toEqual(faults)
  })

  it('takes customs codes with dots, as people write them', () => {
    expect(faultsOf(withData({ hts: '1806.32.00 10' }))).toEqual({})
    expect(tidyHts(' 1806.32 ')).toBe('180632')
    expect(tidyHts('  ')).toBe(null)
  })
})

describe('quantity tiers', () => {
  const tier = (minQty: number, maxQty: number | null) => plainTerm(1, { minQty, maxQty })

  it.each<[string, TermDraft[], Record<string, string>]>([
    ['may follow each other in any order', [tier(10, null), tier(1, 9)], {}],
    ['must not overlap', [tier(1, 10), tier(10, null)], { 'terms.1.minQty': say.tiersOverlap(10) }],
    ['must not begin together', [tier(1, null), tier(1, 9)], { 'terms.1.minQty': say.tiersOverlap(1) }],
    ['must not leave a gap', [tier(1, 8), tier(10, null)], { 'terms.1.minQty': say.tiersGap(9, 9) }],
    ['may be open only at the end', [tier(1, null), tier(10, null)], { 'terms.0.maxQty': say.openTier }],
  ])('%s', (_what, terms, faults) => {
    expect(faultsOf({ terms })).toEqual(faults)
  })

  it('are looked at per combination of options', () => {
    const terms = [
      plainTerm(0.01, { options: { Size: 'S' } }),
      plainTerm(0.02, { options: { Size: 'L' } }),
      plainTerm(0.03),
    ]
    expect(faultsOf({ terms })).toEqual({})
  })

  it('cover every quantity exactly once whenever nothing is wrong with them', () => {
    const line = fc.record({
      minQty: fc.integer({ min: 1, max: 12 }),
      length: fc.option(fc.integer({ min: 0, max: 6 }), { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const terms = lines.map(({ minQty, length }) => tier(minQty, length === null ? null : minQty + length))
        const covers = (quantity: number) =>
          terms.filter(({ minQty, maxQty }) => quantity >= minQty && quantity <= (maxQty ?? Number.POSITIVE_INFINITY))
            .length
        const least = Math.min(...terms.map(({ minQty }) => minQty))
        const most = Math.max(...terms.map(({ minQty, maxQty }) => maxQty ?? minQty))
        const counts = Array.from({ length: most - least + 1 }, (_, index) => covers(least + index))
        const isSound = counts.every((count) => count === 1)
        expect(Object.keys(faultsOf({ terms })).length === 0).toBe(isSound)
      }),
    )
  })
})
