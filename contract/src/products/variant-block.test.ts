import { expect, test } from 'vitest'
import { emptyDraft } from '../catalogue/draft.ts'
import { type ProductForm, toProductForm } from './form.ts'
import { addMissingLines, emptyLine } from './price-lines.ts'
import { partsOf, putVariantBlock } from './variant-block.ts'
import { showVariantCell, variantColumns } from './variant-cells.ts'
import { listVariantRows } from './variant-rows.ts'

const options = [{ name: 'Size', values: ['S', 'M', 'L'] }]
const base = toProductForm(emptyDraft('Cup', 'PT'))
const lines = addMissingLines({ options, terms: [{ ...emptyLine(), availableQty: null, options: { Size: 'S' } }] })
const terms = lines.map((line) => (line.options.Size === 'L' ? { ...line, type: 'on_demand' as const } : line))
const form: ProductForm = { ...base, options, terms }
const [small, , large] = listVariantRows(form)

function paste(at: typeof small, column: (typeof variantColumns)[number], block: string[][]) {
  const { parts, ...counts } = putVariantBlock(form, at?.key ?? '', column, block)
  const now = { ...form, ...parts }
  const cells = listVariantRows(now).map((row) => variantColumns.map((one) => showVariantCell(now, row, one)).join('|'))
  return { counts, cells, now }
}

test('a block goes down and to the right; a cell opened by one before it is written too', () => {
  const { counts, cells } = paste(small, 'barcode', [
    ['4006381333931', '20', '5'],
    ['', '30', '6'],
  ])
  expect(counts).toEqual({ written: 6, unread: 0, outside: 0 })
  expect(cells).toEqual(['|4006381333931|20|5||', '||30|6||', '|||||'])
})

test('what cannot be read, has no cell or lies outside is counted and changes nothing', () => {
  const { counts, cells } = paste(small, 'stock', [
    ['many', '', '2 kg', '10 × 10 × 10 cm', 'note', ''],
    ['7'],
    // Made on demand: it has no stock.
    ['8'],
    ['9'],
  ])
  expect(counts).toEqual({ written: 3, unread: 2, outside: 2 })
  expect(cells).toEqual(['||||2 kg|10 × 10 × 10 cm', '||7|||', '|||||'])
  expect(paste(large, 'sku', [['C-L'], ['C-XL']]).counts).toEqual({ written: 1, unread: 0, outside: 1 })
})

test('what stood there before takes it back whole', () => {
  const { now } = paste(small, 'sku', [['C-S', '4006381333931', '20', '5', '2 kg', '30 × 20 × 10 cm']])
  const back = { ...now, ...partsOf(form) }
  expect([back.terms, back.variants]).toEqual([form.terms, []])
})
