import { splitWords } from '@fairquay/contract/cell-text.ts'
import type { ImportedProduct, ImportedVariant, RefusedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { partFacts } from '@fairquay/contract/imports/part-facts.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { isShorter } from '@fairquay/contract/is-shorter.ts'
import type { ReadBeside } from './imported-file.ts'
import type { TableRow } from './read-table.ts'
import { readTags } from './read-values.ts'
import { groupRows, type ShopifyColumns, type ShopifyField, type ShopifyRow, titleOf } from './shopify-rows.ts'
import {
  type RowReport,
  readCategories,
  readPictures,
  readState,
  readVariant,
  readVariantFacts,
} from './shopify-variant.ts'

const longestHandle = 255
const mostVariants = 2000
const optionFields = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
] as const

/** Reads Shopify's product CSV, old header or new, into products, which `take` gets one by one. One refused row keeps its whole product out, the others go on. */
export async function readShopify(
  table: AsyncIterable<TableRow>,
  take: (product: ImportedProduct) => void,
): Promise<ReadBeside> {
  const { columns, groups, strays } = await groupRows(table)
  const refused: RefusedProduct[] = []
  for (const [handle, rows] of groups) {
    const read = readProduct(handle, rows, columns)
    if ('issues' in read) refused.push(read)
    else take(read)
    // What is read is not needed any more: a large file is held once, not twice.
    groups.delete(handle)
  }
  return { refused, strays, unusedColumns: columns.unused, words: [] }
}

function readProduct(
  handle: string,
  rows: readonly ShopifyRow[],
  columns: ShopifyColumns,
): ImportedProduct | RefusedProduct {
  const refusals: ImportIssue[] = rows.flatMap((row) => row.refusals)
  const warnings: ImportIssue[] = rows.flatMap((row) => row.notes)
  const reportOn = ({ line }: ShopifyRow): RowReport => ({
    refuse: (field, reason) => refusals.push({ line, column: titleOf(columns, field), reason }),
    warn: (field, reason) => warnings.push({ line, column: titleOf(columns, field), reason }),
  })
  const speaksOf = (field: ShopifyField) => columns.at[field] !== undefined
  const [first] = rows
  const name = first?.cells.title ?? ''
  const lines = rows.map(({ line }) => line)
  // A row with missing cells has its values in the wrong columns: whatever else it says would only confuse.
  if (!first || refusals.length > 0) return { handle, name, lines, issues: refusals }

  const report = reportOn(first)
  checkHead(handle, rows, reportOn)
  const priced = rows.filter((row, index) => index === 0 || isVariant(row))
  const options = readOptions(first, priced, reportOn)
  const variants = readVariants(priced, options, speaksOf, reportOn)
  const vendor = first.cells.vendor ?? null
  if (vendor !== null && vendor.length > 80) report.warn('vendor', importMessages.vendorTooLong)
  const product: ImportedProduct = {
    handle,
    isAddress: true,
    lines,
    name,
    ...(speaksOf('body') && { body: first.cells.body ?? '' }),
    ...(speaksOf('vendor') && { brand: vendor !== null && vendor.length <= 80 ? vendor : null }),
    categories: readCategories(first),
    ...readType(first, report),
    ...(speaksOf('tags') && { tags: readTags(splitWords(first.cells.tags ?? '', [',', ';', '|']), report) }),
    ...((speaksOf('published') || speaksOf('status')) && { state: readState(first) }),
    options: options.map((option) => option.name),
    variants,
    ...readOwn(priced, variants, options, speaksOf, reportOn),
    ...(speaksOf('picture') && { pictures: readPictures(rows, columns, reportOn) }),
    warnings,
  }
  return refusals.length > 0 ? { handle, name, lines, issues: sortByLine(refusals) } : product
}

/** The shop's own word for what kind of thing it is says more than a category that is guessed from it. */
function readType({ cells }: ShopifyRow, report: RowReport): Pick<ImportedProduct, 'facts'> {
  const { type } = cells
  if (type === undefined) return {}
  if (type.length <= 300) return { facts: { attributes: [{ name: 'Type', value: type }] } }
  report.warn('type', importMessages.leftOutTooLong(300))
  return {}
}

function checkHead(handle: string, rows: readonly ShopifyRow[], reportOn: (row: ShopifyRow) => RowReport): void {
  const [first, ...more] = rows
  if (!first) return
  const report = reportOn(first)
  const { title, giftCard } = first.cells
  if (handle.length > longestHandle) report.refuse('handle', importMessages.tooLong(longestHandle))
  if (title === undefined) report.refuse('title', importMessages.titleMissing)
  else if (isShorter(title, 2)) report.refuse('title', importMessages.tooShort(2))
  else if (title.length > 200) report.refuse('title', importMessages.tooLong(200))
  if (/^(true|yes|1)$/i.test(giftCard ?? '')) report.refuse('giftCard', importMessages.giftCard)
  for (const row of more)
    if (row.cells.title !== undefined && row.cells.title !== title)
      reportOn(row).refuse('title', importMessages.handleTaken(first.line))
}

/** A row that sells something; one that only adds a picture does not. */
function isVariant({ cells }: ShopifyRow): boolean {
  return (['price', 'sku', 'barcode', 'option1Value', 'option2Value', 'option3Value'] as const).some(
    (field) => cells[field] !== undefined,
  )
}

type Option = { name: string; field: (typeof optionFields)[number] }

/** The options stand in the first row. 'Title' with 'Default Title' is Shopify's way of writing that there are none. */
function readOptions(
  first: ShopifyRow,
  rows: readonly ShopifyRow[],
  reportOn: (row: ShopifyRow) => RowReport,
): Option[] {
  const isDefault = (row: ShopifyRow) => /^default title$/i.test(row.cells.option1Value ?? 'Default Title')
  if (/^title$/i.test(first.cells.option1Name ?? 'Title') && rows.every(isDefault) && !first.cells.option2Name)
    return []
  const options: Option[] = []
  for (const field of optionFields) {
    const name = first.cells[field.name]
    for (const row of rows) {
      const again = row.cells[field.name]
      if (again !== undefined && name !== undefined && again.toLowerCase() !== name.toLowerCase())
        reportOn(row).refuse(field.name, importMessages.optionChanged(name, first.line))
      if (name === undefined && row.cells[field.value] !== undefined)
        reportOn(row).refuse(field.name, importMessages.optionUnnamed)
    }
    if (name === undefined) continue
    if (name.length > 60) reportOn(first).refuse(field.name, importMessages.tooLong(60))
    if (options.some((option) => option.name.toLowerCase() === name.toLowerCase()))
      reportOn(first).refuse(field.name, importMessages.optionTwice(name))
    options.push({ name, field })
  }
  return options
}

function readVariants(
  rows: readonly ShopifyRow[],
  options: readonly Option[],
  speaksOf: (field: ShopifyField) => boolean,
  reportOn: (row: ShopifyRow) => RowReport,
): ImportedVariant[] {
  const seen = new Map<string, number>()
  // One spelling for each value: 'Small' and 'small' are the same value.
  const spellings = options.map(() => new Map<string, string>())
  return rows.map((row, index) => {
    const report = reportOn(row)
    const values = options.map((option, place) => {
      const value = row.cells[option.field.value] ?? ''
      if (value === '') report.refuse(option.field.value, importMessages.optionMissing(option.name))
      if (value.length > 120) report.refuse(option.field.value, importMessages.tooLong(120))
      const known = spellings[place]?.get(value.toLowerCase())
      if (known === undefined) spellings[place]?.set(value.toLowerCase(), value)
      return known ?? value
    })
    const key = JSON.stringify(values)
    const twin = seen.get(key)
    if (twin !== undefined && !values.includes('')) report.refuse('option1Value', importMessages.variantTwice(twin))
    seen.set(key, twin ?? row.line)
    if (index === mostVariants) report.refuse('option1Value', importMessages.tooManyVariants(mostVariants))
    return readVariant(row, values, speaksOf, report)
  })
}

/** What Shopify keeps of each variant: what all have in common is the product's here. */
function readOwn(
  rows: readonly ShopifyRow[],
  variants: readonly ImportedVariant[],
  options: readonly Option[],
  speaksOf: (field: ShopifyField) => boolean,
  reportOn: (row: ShopifyRow) => RowReport,
): Pick<ImportedProduct, 'grams' | 'barcode' | 'own'> {
  const told = rows.map((row, at) => {
    const values = options.map(({ name }, place) => [name, variants[at]?.values[place] ?? ''])
    return { line: row.line, options: Object.fromEntries(values), ...readVariantFacts(row, reportOn(row)) }
  })
  const { common, own } = partFacts(told)
  const { barcode, barcodeType } = common.barcode ?? {}
  return {
    ...(speaksOf('grams') && { grams: common.weight?.weightValue ?? null }),
    ...(speaksOf('barcode') && { barcode: barcode && barcodeType ? { type: barcodeType, barcode } : null }),
    ...(own.length > 0 && { own }),
  }
}

function sortByLine(issues: readonly ImportIssue[]): ImportIssue[] {
  return issues.toSorted((a, b) => a.line - b.line)
}
