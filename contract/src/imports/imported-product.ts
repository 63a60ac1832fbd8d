import type { BarcodeType, ProductDataDraft, ProductDraft, TermDraft, VariantDraft } from '../catalogue/draft.ts'
import type { WrittenPack } from '../catalogue/written-pack.ts'
import type { UnitPrice } from '../money.ts'
import type { CategoryHint } from './category.ts'
import type { ImportIssue } from './report.ts'

/** One sellable combination of a file; `values` stand in the order of the product's options, '' where all values are meant. */
export type ImportedVariant = {
  line: number
  values: string[]
  /** Null: on demand. */
  price: UnitPrice | null
  /** What it cost before; null: nothing dearer than the price. */
  listPrice: UnitPrice | null
  /** Null: not counted. Absent: the file does not speak of stock. */
  stock?: number | null
  /** Whether any of it can be had, of files that do not count. */
  isInStock?: boolean
  sku?: string | null
}

export type ImportedPicture = { line: number; column: string; url: string; alt: string }

/**
 * A product as a file describes it, whatever the file's kind. Absent fields are those the file does not speak of: on a product that is there already
 * they stay as they are.
 */
export type ImportedProduct = {
  handle: string
  /** Of a product that was exported from here; `handle` is then only what the file calls it. */
  id?: number
  /** When that was made (`markOf`), which tells it from what has the same ID in another marketplace; an export from before has none. */
  mark?: string
  /** What the handle says may be the address of a product that was made here (`findImportedIds`). */
  isAddress?: true
  /** Written in our own template: its texts are those that are stored, states are meant as they are written. */
  isExact?: true
  /** Lines of all its records, the first one carrying the product. */
  lines: number[]
  name: string
  /** HTML as in the file, not yet sanitised. */
  body?: string
  brand?: string | null
  /** Texts that may name a category, the most telling first. */
  categories: CategoryHint[]
  /** The sub-industry somebody of the company has said the file's word for it means. */
  sortedAs?: number
  tags?: string[]
  state?: ProductDraft['state']
  options: string[]
  /** Values of options, by name, that can be chosen though no row is for them alone: a row that is for all of them holds. */
  choices?: Readonly<Record<string, readonly string[]>>
  variants: ImportedVariant[]
  grams?: number | null
  barcode?: { type: BarcodeType; barcode: string } | null
  /** 'Industry > Sub-industry' as the marketplace calls them: set as they are, where the others are only hints. */
  categoryPaths?: string[]
  facts?: ImportedFacts
  data?: Partial<ProductDataDraft>
  /** What combinations of option values say of themselves; with `isOwnWhole`, no other says anything. */
  own?: ImportedOwn[]
  isOwnWhole?: true
  /** The whole price list; without it, `variants` bring one price a combination. */
  terms?: ImportedTerm[]
  pictures?: ImportedPicture[]
  warnings: ImportIssue[]
}

/** What a file says of one combination itself: absent is what it does not speak of, null that it has what the product has. */
export type ImportedOwn = {
  line: number
  /** Option name to value. */
  options: Readonly<Record<string, string>>
  data?: Partial<Omit<VariantDraft, 'options' | 'images' | 'packaging'>>
  /** Addresses of pictures that are among the product's. */
  pictures?: readonly string[]
  packaging?: readonly WrittenPack[]
}

/** One line of a price list; what is absent stays as it is on the line for the same combination and quantity. */
export type ImportedTerm = Partial<TermDraft> & Pick<TermDraft, 'options' | 'minQty'> & { line: number }

/** What only some files speak of; absent fields stay as they are. */
export type ImportedFacts = Partial<
  Pick<
    ProductDraft,
    | 'family'
    | 'country'
    | 'currency'
    | 'isDirect'
    | 'warrantyFromPurchase'
    | 'warrantyFromShipping'
    | 'warrantyFromDelivery'
    | 'leadTimeDays'
    | 'orderStep'
    | 'orderPack'
    | 'temperatureMin'
    | 'temperatureMax'
    | 'dangerousGoodsClass'
    | 'unNumber'
    | 'attributes'
  >
> & { packaging?: readonly WrittenPack[] }

/** A product of the file that cannot go in, and why: at least one issue. */
export type RefusedProduct = { handle: string; name: string; lines: number[]; issues: ImportIssue[] }
