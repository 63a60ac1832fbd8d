import type { RefusedProduct } from '@fairquay/contract/imports/imported-product.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import type { FoundWord } from '@fairquay/contract/imports/words.ts'
import type { PackedProducts } from './packed-products.ts'

/** What one file holds, once it is read. */
export type ImportedFile = {
  products: PackedProducts
  refused: RefusedProduct[]
  /** Refused rows that belong to no product. */
  strays: ImportIssue[]
  /** Titles of columns that an import does not read. */
  unusedColumns: string[]
  /** Its words for our categories and brands, and those of its cells that mean nothing here by themselves: for countries, states and units. */
  words: FoundWord[]
}

/** What a reader says of a file beside its products, which it hands over one by one; `words` are those of its cells. */
export type ReadBeside = Omit<ImportedFile, 'products'>
