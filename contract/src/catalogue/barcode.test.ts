import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkDigitOf, guessBarcodeType, isBarcode } from './barcode.ts'

describe('barcodes', () => {
  it.each([
    ['EAN-13', '4006381333931', 'right'],
    ['EAN-13', '4006381333932', 'digit'],
    ['EAN-13', '400638133393', 'shape'],
    ['UPC-A', '036000291452', 'right'],
    ['EAN-8', '73513537', 'right'],
    ['GTIN-14', '10614141000415', 'right'],
    ['GTIN-14', '1061414100041X', 'shape'],
  ] as const)('%s %s is %s', (type, code, answer) => {
    expect(isBarcode(type, code)).toBe(answer)
  })

  it('finds every single wrong digit', () => {
    const digits = fc.stringMatching(/^\d{12}$/)
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (twelve, place, more) => {
        const code = `${twelve}${checkDigitOf(twelve)}`
        const wrong = [...code]
          .map((digit, index) => (index === place ? String((Number(digit) + more) % 10) : digit))
          .join('')
        expect(isBarcode('EAN-13', code)).toBe('right')
        expect(isBarcode('EAN-13', wrong)).toBe('digit')
      }),
    )
  })

  it('is known by its length', () => {
    expect(
      ['4006381333931', '036000291452', '73513537', '10614141000415', 'ABC-1', '123'].map(guessBarcodeType),
    ).toEqual(['EAN-13', 'UPC-A', 'EAN-8', 'GTIN-14', 'other', 'other'])
  })
})
