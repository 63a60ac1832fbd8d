import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flattenProduct, type JsonObject } from './flatten-json.ts'

const rowsOf = (product: JsonObject) => flattenProduct(product).map((row) => Object.fromEntries(row))

test.each<[string, JsonObject, Record<string, string>]>([
  [
    'plain values',
    { name: 'Cup', price: 4.5, active: true, note: null },
    { name: 'Cup', price: '4.5', active: 'true' },
  ],
  ['objects, by their path', { size: { width: 3, unit: 'cm' } }, { 'size.width': '3', 'size.unit': 'cm' }],
  ['an amount with its currency', { price: { amount: '4.50', currency: 'EUR' } }, { price: '4.50 EUR' }],
  ['lists of words', { tags: ['a', 'b|c'] }, { tags: 'a | b\\|c' }],
  [
    'pictures',
    { images: [{ src: 'https://a.test/1.jpg', id: 3 }, { src: 'https://a.test/2.jpg' }] },
    { images: 'https://a.test/1.jpg | https://a.test/2.jpg' },
  ],
  [
    'things that have names',
    {
      categories: [
        { id: 4, name: 'Cups' },
        { id: 5, name: 'Glass' },
      ],
    },
    { categories: 'Cups | Glass' },
  ],
  [
    'named values',
    {
      attributes: [
        { name: 'Material', value: 'clay' },
        { name: 'Use', options: ['tea', 'cocoa'] },
      ],
    },
    { attributes: 'Material: clay | Use: tea, cocoa' },
  ],
  ['empty lists', { images: [], variants: [], name: 'Cup' }, { name: 'Cup' }],
  [
    'names of fields that objects have by themselves',
    JSON.parse('{"__proto__": "x", "constructor": "y"}'),
    JSON.parse('{"__proto__": "x", "constructor": "y"}'),
  ],
])('cells of %s', (_, product, cells) => {
  expect(flattenProduct(product).map((row) => [...row])).toEqual([Object.entries(cells)])
})

describe('variants are rows', () => {
  test('of a shop with numbered options, each with what the product says beside it', () => {
    const product = {
      id: 7,
      title: 'Tee',
      handle: 'tee',
      body_html: '<p>Soft.</p>',
      options: [
        { name: 'Color', position: 1 },
        { name: 'Size', position: 2 },
      ],
      variants: [
        { id: 1, title: 'Red / S', option1: 'Red', option2: 'S', option3: null, sku: 'T-1', price: '9.00', grams: 200 },
        { id: 2, title: 'Red / M', option1: 'Red', option2: 'M', option3: null, sku: 'T-2', price: '9.50', grams: 210 },
      ],
    }
    expect(rowsOf(product)).toEqual(
      [
        ['S', 'T-1', '9.00', '200'],
        ['M', 'T-2', '9.50', '210'],
      ].map(([size = '', sku = '', price = '', grams = '']) => ({
        id: '7',
        title: 'Tee',
        handle: 'tee',
        body_html: '<p>Soft.</p>',
        sku,
        price,
        'Weight (g)': grams,
        'Option 1 name': 'Color',
        'Option 1 value': 'Red',
        'Option 2 name': 'Size',
        'Option 2 value': size,
      })),
    )
  })

  test.each<[string, JsonObject[], [string, string][]]>([
    ['an object of options', [{ options: { Color: 'Red' } }], [['Color', 'Red']]],
    ['named values', [{ attributes: [{ name: 'Size', option: 'M' }] }], [['Size', 'M']]],
    [
      'titles alone',
      [{ title: 'Small' }, { title: 'Large' }],
      [
        ['Variant', 'Small'],
        ['Variant', 'Large'],
      ],
    ],
    ['the only one of a product without options', [{ title: 'Default Title', option1: 'Default Title' }], []],
  ])('told apart by %s', (_, variants, options) => {
    const told = rowsOf({ name: 'Tee', variants }).flatMap((row) =>
      row['Option 1 name'] === undefined ? [] : [[row['Option 1 name'], row['Option 1 value']]],
    )
    expect(told).toEqual(options)
  })

  test('and belong together by a handle where the product has none', () => {
    expect(rowsOf({ id: 12, name: 'Tee', skus: [{ sku: 'a' }, { sku: 'b' }] }).map(({ Handle }) => Handle)).toEqual([
      '12',
      '12',
    ])
  })
})

test('any object makes a row of texts, however it is built', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (product) => {
      for (const row of flattenProduct(product as JsonObject))
        for (const cell of [...row.keys(), ...row.values()])
          expect(cell.isWellFormed() && !cell.includes('\0')).toBe(true)
    }),
  )
})
