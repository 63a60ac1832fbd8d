import { guessDelimiter } from '@fairquay/contract/imports/guess-delimiter.ts'
import { readBlock } from '@fairquay/contract/products/sheet/clipboard.ts'

/** The cells of text that was pasted or read from a file: parted by tabs as spreadsheets do it, or by what parts most of its lines. */
export function splitRows(text: string): string[][] {
  return readBlock(text, text.includes('\t') ? '\t' : guessDelimiter(text))
}
