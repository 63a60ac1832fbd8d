import { guessBarcodeType, isBarcode } from '../catalogue/barcode.ts'
import type { BarcodeType } from '../catalogue/draft.ts'

/**
 * What a barcode of a file is: its kind by its length, the digits without the blanks, hyphens and the apostrophe that spreadsheets add. A wrong check digit
 * makes it 'other'. Nothing for an empty text and for one that is too long or that a spreadsheet turned into a rounded number ('8.71E+12').
 */
export function readBarcode(text: string): { type: BarcodeType; barcode: string; isWrong: boolean } | undefined {
  const barcode = text.trim().replace(/^'/, '').trim()
  if (barcode === '' || barcode.length > 64 || /^\d+([.,]\d+)?E\+?\d+$/i.test(barcode)) return undefined
  const digits = barcode.replace(/[\s-]/g, '')
  const type = guessBarcodeType(digits)
  if (type === 'other') return { type, barcode, isWrong: false }
  if (isBarcode(type, digits) !== 'right') return { type: 'other', barcode: digits, isWrong: true }
  return { type, barcode: digits, isWrong: false }
}
