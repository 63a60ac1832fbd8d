import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import type { ImportedFile } from './imported-file.ts'
import { PackedProducts } from './packed-products.ts'
import { readFeed } from './read-feed.ts'
import { readGoods } from './read-goods.ts'
import { readJson } from './read-json.ts'
import { readTable, type TableRow } from './read-table.ts'
import { readWorkbook } from './read-workbook.ts'
import { shapeRows } from './shape-rows.ts'
import { readShopify } from './shopify.ts'
import { type Meanings, WordsOfProducts } from './words-of-file.ts'

export type Source = Pick<ImportFormat, 'container' | 'encoding' | 'delimiter' | 'sheet' | 'headerRow'> &
  Partial<Pick<ImportFormat, 'decimal'>>

/** A file of any kind as a table, from the row with the titles on; every row has as many cells as that, or says why not. */
export function openSource(path: string, source: Source): AsyncGenerator<TableRow> {
  return shapeRows(beginAt(openRecords(path, source), source.headerRow ?? 0), source)
}

/** The records of a file as they stand in it, also those above the titles. */
export function openRecords(
  path: string,
  { container, encoding, delimiter, sheet, decimal }: Source,
): AsyncGenerator<TableRow> {
  if (container === 'xlsx') return readWorkbook(path, sheet, decimal)
  if (container === 'xml') return readFeed(path, encoding)
  if (container === 'json') return readJson(path, encoding)
  return readTable(path, { encoding, delimiter })
}

async function* beginAt(records: AsyncIterable<TableRow>, line: number): AsyncGenerator<TableRow> {
  for await (const record of records) if (record.line >= line) yield record
}

/** What a file holds, read as its format says, and with what somebody has said of its words for countries, states and units. Shopify's columns are known; in all others a format names the field of each. */
export async function readFile(
  path: string,
  format: ImportFormat,
  meanings: Meanings = new Map(),
): Promise<ImportedFile> {
  const table = openSource(path, format)
  const products = new PackedProducts()
  const words = new WordsOfProducts(meanings)
  const take = (product: ImportedProduct) => {
    words.translate(product)
    products.push(product)
  }
  const read =
    format.kind === 'shopify' ? await readShopify(table, take) : await readGoods(table, format, meanings, take)
  return { ...read, products, words: words.listWith(read.words) }
}
