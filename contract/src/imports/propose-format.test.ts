import { describe, expect, test } from 'vitest'
import { goodsFields, templateFields } from './goods-fields.ts'
import { reasonTitle } from './header-words.ts'
import { findMissingFields, proposeFormat } from './propose-format.ts'
import { isDiscardable, isOpen, mayStep } from './rules.ts'

const read = { container: 'text', encoding: 'utf-8', delimiter: ',' } as const
const propose = (header: string[], ...rows: string[][]) => proposeFormat(read, header, rows)

describe('where a file comes from is known by its header:', () => {
  test.each([
    ['shopify', ['Handle', 'Title', 'Vendor', 'Variant Price']],
    ['shopify', ['Title', 'URL handle', 'Price', 'Status']],
    ['woocommerce', ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Weight (lbs)']],
    ['google', ['id', 'title', 'price', 'image_link']],
    ['google', ['g:id', 'g:title', 'g:availability', 'g:price']],
    ['template', templateFields.map((field) => goodsFields[field].label)],
    ['template', [...templateFields.map((field) => goodsFields[field].label), reasonTitle]],
    ['other', ['Name', 'Price']],
    ['other', ['Name', 'Article number', 'Preis', 'Description', 'Category', 'Brand', 'Tags', 'Stock']],
    ['other', ['Handle', 'Title']],
  ])('%s', (kind, header) => {
    expect(propose([...header]).kind).toBe(kind)
  })
})

test.each([
  ['4,50', ','],
  ['1.234,50', ','],
  ['4.50', '.'],
  ['Tea, green', '.'],
])(
  'where no column is known to hold the price, "%s" in one that is not read says decimals with %s',
  (cell, decimal) => {
    expect(propose(['Ware', 'Was es kostet'], ['Tea', cell], ['Cup', '']).decimal).toBe(decimal)
  },
)

describe('columns are proposed', () => {
  test.each([
    [
      ['Product name', 'Unit price', 'EAN', 'Qty'],
      ['name', 'price', 'barcode', 'stock'],
    ],
    [
      ['name', 'price', 'categories'],
      ['name', 'price', 'category'],
    ],
    [
      ['Bezeichnung', 'Preis (EUR)', 'Artikel-Nr.', 'Marke'],
      ['name', 'price', 'sku', 'brand'],
    ],
    [
      ['Nom', 'Prix', 'Référence', 'Poids (kg)'],
      ['name', 'price', 'sku', 'weight'],
    ],
    [
      ['Nombre', 'Precio', 'Descripción'],
      ['name', 'price', 'body'],
    ],
    [
      ['Name', 'Price', 'Lead time (weeks)', 'Délai de paiement'],
      ['name', 'price', 'leadTime', null],
    ],
    [
      ['Bezeichnung', 'Preis', 'Lieferzeit in Tagen'],
      ['name', 'price', 'leadTime'],
    ],
    [
      ['Name', 'Product name', 'Price'],
      ['name', null, 'price'],
    ],
    [
      ['Foo', 'Bar'],
      [null, null],
    ],
  ])('for %j by their titles', (header, columns) => {
    expect(propose(header).columns).toEqual(columns)
  })

  test('by what is in them where the titles say nothing', () => {
    const format = propose(['A', 'B', 'C', 'D'], ['Cup', 'https://shop.test/a.jpg', '4006381333931', '€ 4,50'])
    expect(format.columns).toEqual([null, 'pictures', 'barcode', 'price'])
    expect([format.decimal, format.currency]).toEqual([',', 'EUR'])
  })

  test('with the units that stand in header or cells', () => {
    const format = propose(['Name', 'Price', 'Weight (oz)', 'Width'], ['Cup', '4', '12', '8 in'])
    expect([format.weightUnit, format.lengthUnit]).toEqual(['oz', 'in'])
  })

  test('each once, but for pictures', () => {
    const { columns } = propose(['id', 'title', 'price', 'price', 'image link', 'additional image link'])
    expect(columns).toEqual(['handle', 'name', 'price', null, 'pictures', 'pictures'])
  })

  test('and what is missing to go on is named', () => {
    expect(findMissingFields({ kind: 'other', columns: ['name'] })).toEqual(['price'])
    expect(findMissingFields({ kind: 'other', columns: ['price', null] })).toEqual(['name'])
    expect(findMissingFields({ kind: 'template', columns: ['id', 'tags'] })).toEqual([])
  })
})

test('an import goes on only from where it stands', () => {
  expect(mayStep('apply', 'checked')).toBe(true)
  expect(mayStep('apply', 'applied')).toBe(false)
  expect(mayStep('undo', 'undone')).toBe(false)
  expect([isOpen('applying'), isDiscardable('applying'), isDiscardable('checked')]).toEqual([true, false, true])
})
