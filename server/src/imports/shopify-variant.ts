import { splitAddresses } from '@fairquay/contract/cell-text.ts'
import { readBarcode } from '@fairquay/contract/imports/barcode.ts'
import type { CategoryHint } from '@fairquay/contract/imports/category.ts'
import { readGoogleCategory } from '@fairquay/contract/imports/google-categories.ts'
import type { ImportedPicture, ImportedVariant } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ToldFacts } from '@fairquay/contract/imports/part-facts.ts'
import { highestUnitPrice, roundUnitPrice, type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import { roundTo } from '@fairquay/contract/rounding.ts'
import { readAddress } from './read-values.ts'
import { type ShopifyColumns, type ShopifyField, type ShopifyRow, titleOf } from './shopify-rows.ts'
import { shorten } from './shorten.ts'

/** Reports on one row: `refuse` keeps the product out, `warn` only says what was left out. */
export type RowReport = {
  refuse(field: ShopifyField, reason: string): void
  warn(field: ShopifyField, reason: string): void
}

const mostStock = 1_000_000_000
const longestSku = 100
const mostPictures = 20
/** One tonne: the largest measure of a product. */
const mostGrams = 1_000_000

/** A number as Shopify writes it: a point for decimals, no thousands, no sign of a currency. */
function readDecimal(text: string): number | undefined {
  return /^[+-]?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : undefined
}

/** Price, list price, stock and article number of one row; the option values are the caller's. */
export function readVariant(
  row: ShopifyRow,
  values: string[],
  speaksOf: (field: ShopifyField) => boolean,
  report: RowReport,
): ImportedVariant {
  const price = readPrice(row, report)
  const stock = readStock(row, speaksOf, report)
  const sku = row.cells.sku ?? null
  if (sku !== null && sku.length > longestSku) report.refuse('sku', importMessages.tooLong(longestSku))
  return {
    line: row.line,
    values,
    price,
    listPrice: readListPrice(row, price, report),
    ...(stock !== undefined && { stock }),
    ...(speaksOf('sku') && { sku }),
  }
}

function readPrice(row: ShopifyRow, report: RowReport): UnitPrice | null {
  const text = row.cells.price
  if (text === undefined) report.refuse('price', importMessages.priceMissing)
  const amount = readDecimal(text ?? '0')
  const price = roundUnitPrice(amount ?? 0)
  if (amount === undefined) report.refuse('price', importMessages.priceUnreadable(shorten(text ?? '')))
  else if (amount < 0) report.refuse('price', importMessages.priceNegative)
  else if (amount > 0 && price === 0) report.refuse('price', importMessages.priceTooSmall(shorten(text ?? '')))
  else if (price > highestUnitPrice)
    report.refuse('price', importMessages.priceTooHigh(writeUnitPrice(highestUnitPrice)))
  else if (price > 0) return price
  else if (text !== undefined) report.warn('price', importMessages.onDemand)
  return null
}

/** A compare-at price that is not above the price is no discount, and shops leave such values standing. */
function readListPrice(row: ShopifyRow, price: UnitPrice | null, report: RowReport): UnitPrice | null {
  const text = row.cells.comparePrice
  if (text === undefined) return null
  const amount = readDecimal(text)
  const before = roundUnitPrice(amount ?? 0)
  if (amount === undefined || amount < 0 || before > highestUnitPrice) {
    report.warn('comparePrice', importMessages.listPriceUnreadable(shorten(text)))
    return null
  }
  return price !== null && before > price ? before : null
}

/** Null is not counted: without a tracker, or when it may be sold beyond its stock, Shopify never runs out. A negative stock is goods sold already. */
function readStock(
  row: ShopifyRow,
  speaksOf: (field: ShopifyField) => boolean,
  report: RowReport,
): number | null | undefined {
  const text = row.cells.quantity
  const quantity = text === undefined ? 0 : readDecimal(text)
  if (quantity === undefined || !Number.isInteger(quantity)) {
    report.refuse('quantity', importMessages.quantityUnreadable(shorten(text ?? '')))
    return undefined
  }
  if (quantity > mostStock) report.refuse('quantity', importMessages.quantityTooHigh(mostStock))
  if (!speaksOf('quantity') && !speaksOf('tracker')) return undefined
  if (speaksOf('tracker') && row.cells.tracker === undefined) return null
  if (/^(continue|true|yes)$/i.test(row.cells.policy ?? '')) return null
  // Exports of shops with several warehouses leave the quantities out.
  if (!speaksOf('quantity')) return undefined
  return Math.max(0, quantity)
}

/** Code, weight and picture of one row. */
export function readVariantFacts(row: ShopifyRow, report: RowReport): ToldFacts {
  const grams = readGrams(row, report)
  const barcode = readRowBarcode(row, report)
  const pictures = splitAddresses(row.cells.variantPicture ?? '').flatMap((text) => readAddress(text) ?? [])
  return {
    ...(barcode && { barcode }),
    ...(grams !== null && { weight: { weightValue: grams, weightMeasure: 'g' } }),
    ...(pictures.length > 0 && { pictures }),
  }
}

function readRowBarcode(row: ShopifyRow, report: RowReport): ToldFacts['barcode'] {
  const text = row.cells.barcode
  if (text === undefined) return undefined
  const read = readBarcode(text)
  if (!read) report.warn('barcode', importMessages.barcodeUnreadable(shorten(text)))
  else if (read.isWrong) report.warn('barcode', importMessages.barcodeCheckDigit(read.barcode))
  return read && { barcode: read.barcode, barcodeType: read.type }
}

/** Grams, or null for none; 0 is Shopify's way of not knowing. */
function readGrams(row: ShopifyRow, report: RowReport): number | null {
  const text = row.cells.grams
  if (text === undefined) return null
  const grams = readDecimal(text)
  if (grams === undefined || grams < 0 || grams > mostGrams) {
    report.warn('grams', importMessages.weightUnreadable(shorten(text)))
    return null
  }
  // numeric(12, 4): what is not kept would differ on the next run.
  const kept = roundTo(grams, 4)
  return kept > 0 ? kept : null
}

/** Published only when neither of Shopify's two columns says otherwise; an empty one says nothing. */
export function readState({ cells }: ShopifyRow): 'published' | 'draft' {
  const isPublished = !/^(false|no|0)$/i.test(cells.published ?? '')
  const isActive = /^active$/i.test(cells.status ?? 'active')
  return isPublished && isActive ? 'published' : 'draft'
}

/** Texts that may name the category: the taxonomies' paths, the shop's own type, and as a last resort the title. */
export function readCategories({ cells }: ShopifyRow): CategoryHint[] {
  const named = [cells.category, cells.googleCategory, cells.type]
    .filter((text) => text !== undefined)
    .map(readGoogleCategory)
  const titled = cells.title === undefined ? [] : [{ text: cells.title, source: 'title' as const }]
  return [...named.map((text) => ({ text, source: 'category' as const })), ...titled]
}

/** The pictures of all rows by their position, those of variants last; each address once. */
export function readPictures(
  rows: readonly ShopifyRow[],
  columns: ShopifyColumns,
  reportOn: (row: ShopifyRow) => RowReport,
): ImportedPicture[] {
  const found = rows.flatMap((row, index) => {
    const position = Number(row.cells.picturePosition)
    const place = Number.isInteger(position) && position > 0 ? position : Number.MAX_SAFE_INTEGER
    return [
      { row, index, place, field: 'picture' as const, isOfVariant: 0, alt: row.cells.pictureAlt ?? '' },
      { row, index, place: 0, field: 'variantPicture' as const, isOfVariant: 1, alt: '' },
    ]
  })
  found.sort((a, b) => a.isOfVariant - b.isOfVariant || a.place - b.place || a.index - b.index)
  const pictures = new Map<string, ImportedPicture>()
  for (const { row, field, alt } of found) {
    const report = reportOn(row)
    for (const text of splitAddresses(row.cells[field] ?? '')) {
      const url = readAddress(text)
      if (url === undefined) report.warn(field, importMessages.pictureAddress(shorten(text)))
      else if (pictures.has(url)) continue
      else if (pictures.size === mostPictures) {
        report.warn(field, importMessages.picturesTooMany(mostPictures))
        return [...pictures.values()]
      } else {
        if (alt.length > 300) report.warn('pictureAlt', importMessages.altTooLong)
        pictures.set(url, { line: row.line, column: titleOf(columns, field), url, alt: cutText(alt, 300) })
      }
    }
  }
  return [...pictures.values()]
}

/** Never cuts a character of two code units in half. */
function cutText(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : text
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/, '')
        .trimEnd()
}
