import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guessDecimal, readAmount } from './cell-text.ts'
import { readTypedNumber, readTypedWhole } from './typed-number.ts'

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  ['5.', 5],
  ['1,000', 1000],
  ['1,234,567', 1_234_567],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1.234.567', 1_234_567],
  ['12,50', 12.5],
  ['1250000,50', 1_250_000.5],
  ['1.250', 1.25],
  ['0,125', 0.125],
  [' 12 500 ', 12_500],
  ['1\u00a0234,5', 1234.5],
  ['-3', -3],
  ['-1,000.5', -1000.5],
])('%s is %d', (text, value) => expect(readTypedNumber(text)).toBe(value))

test.each([
  '',
  ' ',
  '-',
  '.',
  'twelve',
  '1,00,000',
  '12,3456.7',
  '1,000,',
  '1.2.3',
  '1e3',
  '0x10',
  '€ 5',
  '5 kg',
  'Infinity',
])('‘%s’ is no number', (text) => expect(readTypedNumber(text)).toBeNaN())

test.each([
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.234.567', 1_234_567],
  ['3.0', 3],
  ['12', 12],
])('where only whole numbers are meant, %s is %d', (text, value) => expect(readTypedWhole(text)).toBe(value))

test.each(['', '1.5', '12,50', '1.20', 'many'])('‘%s’ is no whole number', (text) =>
  expect(readTypedWhole(text)).toBeNaN(),
)

test('what our screens write is read as what it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      const written = (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
      expect(readTypedNumber(written)).toBe(cents / 100)
    }),
  )
})

test('a number alone in the cell of a file is read the same', () => {
  const figures = fc.array(fc.constantFrom(...'0123456789.,'), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(figures, (letters) => {
      const text = letters.join('')
      const typed = readTypedNumber(text)
      const cell = readAmount(text, guessDecimal([text]))?.value
      // A box is stricter with marks in odd places, never different.
      if (!Number.isNaN(typed)) expect([undefined, typed]).toContain(cell)
    }),
  )
})
