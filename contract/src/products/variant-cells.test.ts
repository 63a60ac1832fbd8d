import { describe, expect, it, test } from 'vitest'
import { emptyDraft } from '../catalogue/draft.ts'
import { findDraftFaults } from '../catalogue/draft-rules.ts'
import { type ProductForm, toProductDraft, toProductForm } from './form.ts'
import { addMissingLines, emptyLine } from './price-lines.ts'
import { sheetMessages } from './sheet/messages.ts'
import {
  fieldsOfCell,
  findVariantFault,
  hintVariantCell,
  putVariantCells,
  readVariantCell,
  refuseVariantCell,
  showVariantCell,
  type VariantColumn,
} from './variant-cells.ts'
import { variantMessages as say } from './variant-messages.ts'
import { listVariantRows, rowsWith } from './variant-rows.ts'

const options = [
  { name: 'Size', values: ['S', 'L'] },
  { name: 'Colour', values: ['Red', 'Dark blue'] },
]
const base = toProductForm(emptyDraft('Cup', 'PT'))
const form: ProductForm = {
  ...base,
  data: { ...base.data, weightValue: 2, weightMeasure: 'kg' },
  options,
  terms: addMissingLines({
    options,
    terms: [
      { ...emptyLine(), price: 10, options: { Size: 'S', Colour: 'Red' }, maxQty: 9, sku: 'C-1', availableQty: 4 },
      { ...emptyLine(), price: 9, options: { Size: 'S', Colour: 'Red' }, minQty: 10, sku: 'C-1', availableQty: 4 },
    ],
  }),
  variants: [{ options: { Size: 'L', Colour: 'Red' }, weightValue: 500, weightMeasure: 'g' }],
}
const rows = listVariantRows(form)
const [first, , third] = rows
const put = (column: VariantColumn, text: string, chosen = rows.slice(0, 1), start = form) => {
  const next = { ...start, ...putVariantCells(start, chosen, column, text) }
  return {
    next,
    read: readVariantCell(column, text),
    shown: listVariantRows(next).map((row) => showVariantCell(next, row, column)),
    faults: findDraftFaults(toProductDraft(next)),
  }
}

describe('the rows', () => {
  it('are the combinations in the order of the options, with their lines and what they say', () => {
    expect(rows.map((row) => [Object.values(row.options).join(), row.lines, row.at])).toEqual([
      ['S,Red', [0, 1], undefined],
      ['S,Dark blue', [2], undefined],
      ['L,Red', [3], 0],
      ['L,Dark blue', [4], undefined],
    ])
    expect(listVariantRows({ ...form, options: [], terms: [emptyLine()] })).toEqual([])
  })

  it('begin with what is said for several, and leave out what nobody sells', () => {
    const red = { ...emptyLine(), options: { Colour: 'Red' } }
    const few = listVariantRows({ options, terms: [red], variants: [{ options: { Size: 'L' }, weightValue: 1 }] })
    expect(few.map((row) => [Object.values(row.options).join(), row.lines])).toEqual([
      ['Red', [0]],
      ['L', []],
      ['S,Red', []],
      ['L,Red', []],
    ])
    expect(rowsWith(few, { Size: 'L' }, options).map((row) => Object.values(row.options).join())).toEqual(['L,Red'])
  })
})

describe('a cell', () => {
  it('is the number of all tiers, and empty where the product or a wider variant is meant', () => {
    expect(put('sku', 'C-9').next.terms.map(({ sku }) => sku)).toEqual(['C-9', 'C-9', null, null, null])
    expect(put('stock', '25').next.terms.map(({ availableQty }) => availableQty)).toEqual([25, 25, 0, 0, 0])
    expect(put('stock', '').next.terms[0]?.availableQty).toBeNull()
    expect(put('lowAt', '3').shown[0]).toBe('3')
    expect(rows.map((row) => showVariantCell(form, row, 'weight'))).toEqual(['', '', '500 g', ''])
    expect(rows.map((row) => hintVariantCell(form, row, 'weight'))).toEqual(['2 kg', '2 kg', '2 kg', '2 kg'])
    const wide = { ...form, variants: [{ options: { Colour: 'Red' }, weightValue: 7 }] }
    expect(listVariantRows(wide).map((row) => hintVariantCell(wide, row, 'weight'))).toEqual([
      '2 kg',
      '7 kg',
      '2 kg',
      '7 kg',
      '2 kg',
    ])
  })

  it.each([
    ['weight', '1,5 kg', '1.5 kg'],
    ['size', '30x20x10 mm', '30 × 20 × 10 mm'],
    ['barcode', '4006381333931', '4006381333931'],
  ] as const)('of %s reads %s', (column, text, shown) => {
    const done = put(column, text)
    expect([done.shown[0], done.read.shown, done.faults]).toEqual([shown, shown, {}])
    expect(done.read.fault).toBeUndefined()
    expect(done.next.variants).toHaveLength(2)
    // Emptied again, nothing is left of it.
    const emptied = put(column, '', listVariantRows(done.next).slice(0, 1), done.next)
    expect(emptied.next.variants).toEqual(form.variants)
  })

  it.each([
    ['weight', 'heavy', sheetMessages.weight, 'variants.1.weightValue'],
    ['size', '30 × 20', sheetMessages.size, 'variants.1.width'],
    ['stock', 'lots', sheetMessages.stock, 'terms.0.availableQty'],
    ['lowAt', '-2', say.lowAt, 'terms.0.lowAt'],
  ] as const)('of %s that says %s cannot be stored', (column, text, fault, field) => {
    const done = put(column, text)
    expect([done.read.fault, done.read.shown]).toEqual([fault, ''])
    expect(done.faults[field]).toBeDefined()
    const row = listVariantRows(done.next)[0]
    expect(row && findVariantFault(done.faults, row, column)).toBeDefined()
  })

  it('of a barcode with a wrong check digit is told there, unless the product’s codes are of another kind', () => {
    expect(put('barcode', '4006381333932').faults).toHaveProperty('variants.1.barcode')
    const other = { ...form, data: { ...form.data, barcodeType: 'other' as const } }
    expect(put('barcode', '4006381333932', rows.slice(0, 1), other).faults).toEqual({})
  })

  it('is not there where nothing of it can be said', () => {
    const terms = form.terms.map((line, at) => (at === 2 ? { ...line, type: 'on_demand' as const, price: null } : line))
    expect(rows.map((row) => refuseVariantCell({ ...form, terms }, row, 'stock'))).toEqual([
      undefined,
      say.onDemand,
      undefined,
      undefined,
    ])
    const filled = putVariantCells({ ...form, terms }, rows, 'stock', '8').terms
    expect(filled.map(({ availableQty }) => availableQty)).toEqual([8, 8, 0, 8, 8])
    expect(first && refuseVariantCell(form, { ...first, lines: [] }, 'sku')).toBe(say.noOwnLine)
  })
})

describe('filling many', () => {
  it('says the same of each, and changes what was said before', () => {
    const done = put('weight', '3 kg', rows)
    expect([done.shown, done.next.variants?.length]).toEqual([['3 kg', '3 kg', '3 kg', '3 kg'], 4])
    expect(put('weight', '', rows, done.next).next.variants).toEqual([])
  })

  it('makes article numbers that differ', () => {
    expect(put('sku', 'CUP', rows).shown).toEqual(['CUP-S-RED', 'CUP-S-DARK-BLUE', 'CUP-L-RED', 'CUP-L-DARK-BLUE'])
    expect(put('sku', '', rows).shown).toEqual(['', '', '', ''])
  })
})

test('faults within packs stand at the packs', () => {
  expect(third && findVariantFault({ 'variants.0.packaging.1.width': 'wrong' }, third, 'packaging')).toBe('wrong')
  expect(third && fieldsOfCell(third, 'size')[0]).toBe('variants.0.width')
})
