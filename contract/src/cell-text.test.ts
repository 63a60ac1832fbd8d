import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  guessDecimal,
  joinList,
  readAmount,
  readLengthUnit,
  readWeightUnit,
  splitAddresses,
  splitList,
} from './cell-text.ts'
import { guardCell, neutraliseCell, restoreCell } from './guard-cell.ts'

describe('a cell', () => {
  test.each(['=1+1', '+1', '-1', '@sum', '\tx', "'=1"])('that begins like %j is no formula any more', (text) => {
    expect(neutraliseCell(text)).toBe(`'${text}`)
  })

  test.each([neutraliseCell, guardCell])('is what it was after writing and reading (%o)', (write) => {
    fc.assert(fc.property(fc.string(), (text) => restoreCell(write(text)) === text))
    const hostile = fc.stringMatching(/^['=+@-]{0,4}[a-z]{0,2}$/)
    fc.assert(fc.property(hostile, (text) => restoreCell(write(text)) === text))
  })

  test('holds several texts and gives them back', () => {
    const text = fc
      .string({ minLength: 1 })
      .map((word) => word.replaceAll('\n', ' ').trim())
      .filter((word) => word !== '')
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        expect(splitList(joinList(texts))).toEqual(texts)
      }),
    )
  })

  test('of another shop is parted at commas that are not escaped', () => {
    expect(splitList('Red, Blue\\, light ,, Green', ',')).toEqual(['Red', 'Blue, light', 'Green'])
  })
})

describe('an amount', () => {
  test.each([
    ['12.50', '.', 12.5, undefined],
    ['1,234.50', '.', 1234.5, undefined],
    ['1.234,50', ',', 1234.5, undefined],
    ['1 234,50 €', ',', 1234.5, 'EUR'],
    ["1'234.50", '.', 1234.5, undefined],
    ['67.00 EUR', '.', 67, 'EUR'],
    ['USD 5', '.', 5, 'USD'],
    ['$12', '.', 12, 'USD'],
    ['12.-', '.', 12, undefined],
    ["CHF 1'250.–", '.', 1250, 'CHF'],
    ['12,-- €', ',', 12, 'EUR'],
    ['.5', '.', 0.5, undefined],
    ['-3', '.', -3, undefined],
  ] as const)('%s with %s is %d', (text, decimal, value, currency) => {
    expect(readAmount(text, decimal)).toEqual({ value, currency })
  })

  test.each([
    ['12,50', '.'],
    ['1.2.3', '.'],
    ['12.345,6', '.'],
    ['abc', '.'],
    ['', '.'],
    ['1,23,456', '.'],
    ['12 apples', '.'],
    ['12-', '.'],
    ['12.-5', '.'],
  ] as const)('%j with %s is none', (text, decimal) => {
    expect(readAmount(text, decimal)).toBeUndefined()
  })

  test('written in either way is read back', () => {
    const cents = fc.integer({ min: 0, max: 2_000_000_000 })
    fc.assert(
      fc.property(cents, (minor) => {
        expect(readAmount((minor / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }), '.')?.value).toBe(
          minor / 100,
        )
        expect(readAmount((minor / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }), ',')?.value).toBe(
          minor / 100,
        )
      }),
    )
  })
})

test.each([
  [['12,50', '3,00'], ','],
  [['12.50', '3.00'], '.'],
  [['1,234', '5'], '.'],
  [['1.234,5'], ','],
  [['1,234.5'], '.'],
  [['1234', ''], '.'],
] as const)('the decimals of %j are parted by %s', (cells, decimal) => {
  expect(guessDecimal(cells)).toBe(decimal)
})

test.each([
  ['Weight (lbs)', 'lb'],
  ['Gewicht [kg]', 'kg'],
  ['2.5 oz', 'oz'],
  ['Weight', undefined],
  ['T-Shirt weight', undefined],
] as const)('the weight unit of %j is %s', (text, unit) => {
  expect(readWeightUnit(text)).toBe(unit)
})

test.each([
  ['Length (in)', 'in'],
  ['Höhe (cm)', 'cm'],
  ['Width', undefined],
] as const)('the length unit of %j is %s', (text, unit) => {
  expect(readLengthUnit(text)).toBe(unit)
})

describe('addresses of one cell', () => {
  test.each([
    ['https://a.test/1.jpg, https://a.test/2.jpg', ['https://a.test/1.jpg', 'https://a.test/2.jpg']],
    ['https://a.test/1.jpg;https://a.test/2.jpg', ['https://a.test/1.jpg', 'https://a.test/2.jpg']],
    ['https://a.test/1.jpg | //a.test/2.jpg', ['https://a.test/1.jpg', '//a.test/2.jpg']],
    ['https://a.test/1.jpg\nhttps://a.test/2.jpg', ['https://a.test/1.jpg', 'https://a.test/2.jpg']],
    ['https://a.test/w_200,h_100/1.jpg', ['https://a.test/w_200,h_100/1.jpg']],
    ['https://a.test/1.jpg;v=2,https://a.test/2.jpg', ['https://a.test/1.jpg;v=2', 'https://a.test/2.jpg']],
    ['https://a.test/1\\,2.jpg', ['https://a.test/1,2.jpg']],
    ['https://a.test/1.jpg, photo.jpg', ['https://a.test/1.jpg', 'photo.jpg']],
    [' ; ', []],
  ])('%j', (cell, addresses) => {
    expect(splitAddresses(cell)).toEqual(addresses)
  })
})
