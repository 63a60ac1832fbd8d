import type { BarcodeType } from '../catalogue/draft.ts'
import type { ImportIssue } from './report.ts'

/** Stock of goods that a shop sells without counting them: more than anybody orders at once. */
export const uncountedStock = 1_000_000

/** One sellable combination of a file; `values` stand in the order of the product's options. Money in minor units, null: on demand. */
export type ImportedVariant = {
  line: number
  values: string[]
  price: number | null
  /** What it cost before, minor units; null: nothing dearer than the price. */
  listPrice: number | null
  /** Absent: the file does not speak of stock. */
  stock?: number
  sku?: string | null
}

export type ImportedPicture = { line: number; column: string; url: string; alt: string }

/**
 * A product as a file describes it, whatever the file's kind. Absent fields are those the file does not speak of: on a product that is there already
 * they stay as they are.
 */
export type ImportedProduct = {
  handle: string
  /** Lines of all its records, the first one carrying the product. */
  lines: number[]
  name: string
  /** HTML as in the file, not yet sanitised. */
  body?: string
  brand?: string | null
  /** Texts that may name a category, the most telling first; `title` is only a hint. */
  categories: { text: string; source: 'category' | 'title' }[]
  tags?: string[]
  state?: 'published' | 'draft'
  options: string[]
  variants: ImportedVariant[]
  grams?: number | null
  barcode?: { type: BarcodeType; barcode: string } | null
  pictures?: ImportedPicture[]
  warnings: ImportIssue[]
}

/** A product of the file that cannot go in, and why: at least one issue. */
export type RefusedProduct = { handle: string; name: string; lines: number[]; issues: ImportIssue[] }

/** What one file holds, once it is read. */
export type ImportedFile = {
  products: ImportedProduct[]
  refused: RefusedProduct[]
  /** Refused rows that belong to no product. */
  strays: ImportIssue[]
  /** Titles of columns that an import does not read. */
  unusedColumns: string[]
}
