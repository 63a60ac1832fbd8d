import type { BarcodeType } from './draft.ts'

const lengths: Record<Exclude<BarcodeType, 'other'>, number> = { 'EAN-13': 13, 'EAN-8': 8, 'UPC-A': 12, 'GTIN-14': 14 }

/** Whether a code is one of its kind: 'shape' says the digits are too few or too many, 'digit' that the check digit is wrong (GS1 General Specifications §7.9). */
export function isBarcode(type: Exclude<BarcodeType, 'other'>, code: string): 'right' | 'shape' | 'digit' {
  if (!/^\d+$/.test(code) || code.length !== lengths[type]) return 'shape'
  return Number(code.at(-1)) === checkDigitOf(code.slice(0, -1)) ? 'right' : 'digit'
}

/** The kind of a code, known by its length; 'other' for what GS1 has no name for. A wrong check digit still is of its kind. */
export function guessBarcodeType(code: string): BarcodeType {
  if (!/^\d+$/.test(code)) return 'other'
  const known = Object.entries(lengths).find(([, length]) => length === code.length)
  return (known?.[0] as BarcodeType | undefined) ?? 'other'
}

/** The digit that follows: weights 3 and 1 alternate from the right. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
