import { describe, expect, test } from 'vitest'
import { readBarcode } from './barcode.ts'
import { type CategoryChoice, matchCategory } from './category.ts'
import { countActions, describeLines } from './report.ts'

describe('a barcode of a file', () => {
  test.each([
    ['4006381333931', 'EAN-13', '4006381333931'],
    ["'4006381333931", 'EAN-13', '4006381333931'],
    ['4006381-33393 1', 'EAN-13', '4006381333931'],
    ['036000291452', 'UPC-A', '036000291452'],
    ['96385074', 'EAN-8', '96385074'],
    ['10614141000415', 'GTIN-14', '10614141000415'],
    ['ABC-123', 'other', 'ABC-123'],
    ['12345', 'other', '12345'],
  ])('%j is %s', (text, type, barcode) => {
    expect(readBarcode(text)).toEqual({ type, barcode, isWrong: false })
  })

  test('with a wrong check digit is kept as another kind', () => {
    expect(readBarcode('4006381333932')).toEqual({ type: 'other', barcode: '4006381333932', isWrong: true })
  })

  test.each(['', "'", '8.71E+12', '4E+12', 'x'.repeat(65)])('%j is none', (text) => {
    expect(readBarcode(text)).toBeUndefined()
  })
})

describe('the category of a product', () => {
  const names: [industry: string, name: string][] = [
    ['Apparel & Accessories', 'Shirts & T-Shirts'],
    ['Apparel & Accessories', 'Scarves & Shawls'],
    ['Furniture & Lighting', 'Tables & Desks'],
    ['Furniture & Lighting', 'Table & Floor Lamps'],
    ['Garden & Leisure', 'Garden Tools & Seeds'],
    ['Coffee, Tea & Sweets', 'Tea & Infusions'],
    ['Textiles', 'Cushions & Throws'],
    ['Garden & Leisure', 'Pet Supplies'],
    ['Garden & Leisure', 'Art Supplies'],
  ]
  const choices: CategoryChoice[] = names.map(([industry, name], index) => ({ id: index + 1, industry, name }))
  const match = (text: string, source: 'category' | 'title') => matchCategory([{ text, source }], choices)?.name

  test.each([
    ['Apparel & Accessories > Clothing > Clothing Tops > T-Shirts', 'Shirts & T-Shirts'],
    ['Apparel & Accessories > Clothing Accessories > Scarves & Shawls', 'Scarves & Shawls'],
    ['Furniture > Tables > Coffee Tables', 'Tables & Desks'],
    ['Home & Garden > Linens & Bedding > Bedding > Pillows', 'Cushions & Throws'],
    ['Home & Garden > Decor > Clocks', undefined],
    ['Home & Garden', undefined],
    ['Arts & Entertainment', undefined],
    ['Animals & Pet Supplies', 'Pet Supplies'],
    ['scarf', 'Scarves & Shawls'],
    ['Indoor', undefined],
  ])('by the path %j is %s', (text, name) => {
    expect(match(text, 'category')).toBe(name)
  })

  test.each([
    ['Ocean Blue Shirt', 'Shirts & T-Shirts'],
    ['Red Sports Tee', 'Shirts & T-Shirts'],
    ['Oak Table with two drawers', 'Tables & Desks'],
    ['Tea Towel', undefined],
    ['Garden Gnome', undefined],
    ['', undefined],
  ])('by the title %j is %s', (text, name) => {
    expect(match(text, 'title')).toBe(name)
  })

  test('follows the first text that fits one', () => {
    const hints = [
      { text: 'Outdoor', source: 'category' as const },
      { text: 'Linen Scarf', source: 'title' as const },
    ]
    expect(matchCategory(hints, choices)).toMatchObject({ name: 'Scarves & Shawls', source: 'title' })
  })
})

describe('a report', () => {
  test.each([
    [[4], 'line 4'],
    [[2, 3, 4], 'lines 2–4'],
    [[9, 2, 3], 'lines 2–3, 9'],
  ])('writes the lines %j as %s', (lines, text) => {
    expect(describeLines(lines)).toBe(text)
  })

  test('counts what happens', () => {
    expect(countActions(['create', 'skip', 'create'])).toEqual({ create: 2, change: 0, skip: 1, refuse: 0 })
  })
})
