import { guessBarcodeType } from '../catalogue/barcode.ts'
import { combinationOf } from '../catalogue/term-rules.ts'
import { completeVariant, saysAnything } from '../catalogue/variants.ts'
import type { FailureDetails } from '../errors.ts'
import type { ProductForm } from './form.ts'
import { readGroupStock } from './price-lines.ts'
import { type Put, readSize, readStock, readWeight, readWhole } from './sheet/read-text.ts'
import { variantMessages as say } from './variant-messages.ts'
import { readInherited, type VariantRow } from './variant-rows.ts'

/** The columns of the table of variants that hold a text; pictures and packs have dialogs of their own. */
export const variantColumns = ['sku', 'barcode', 'stock', 'lowAt', 'weight', 'size'] as const
export type VariantColumn = (typeof variantColumns)[number]
/** Those that make sense for many variants at once: a barcode belongs to one. */
export const fillColumns = ['stock', 'lowAt', 'weight', 'size', 'sku'] as const

type Form = Pick<ProductForm, 'options' | 'terms' | 'variants' | 'data'>
type Variant = NonNullable<ProductForm['variants']>[number]
type Line = ProductForm['terms'][number]
type ReadCell = { shown: string; fault?: string; line?: Partial<Line>; own?: Partial<Variant> }
/** The parts of the form that the cells stand in. */
export type VariantParts = Pick<ProductForm, 'terms' | 'variants'>

/** What stands in a cell. */
export function showVariantCell(form: Form, row: VariantRow, column: VariantColumn): string {
  const variant = row.at === undefined ? undefined : form.variants?.[row.at]
  switch (column) {
    case 'sku':
      return row.lines.map((index) => form.terms[index]?.sku).find(Boolean) ?? ''
    case 'barcode':
      return variant?.barcode ?? ''
    case 'stock':
      return writeNumber(stockOf(form, row)?.onHand)
    case 'lowAt':
      return writeNumber(stockOf(form, row)?.lowAt)
    case 'weight':
      return (variant && writeWeight(variant)) ?? ''
    case 'size':
      return (variant && writeSize(variant)) ?? ''
  }
}

/** What holds where the cell is empty: of the variants that say it for several combinations, or of the product. */
export function hintVariantCell(form: Form, row: VariantRow, column: VariantColumn): string {
  switch (column) {
    case 'stock':
      return say.notCounted
    case 'lowAt':
      return say.never
    case 'weight':
      return readInherited(form, row, writeWeight) ?? writeWeight(form.data) ?? ''
    case 'size':
      return readInherited(form, row, writeSize) ?? writeSize(form.data) ?? ''
    default:
      return ''
  }
}

/** Why a row has no such cell, in a word; undefined where it has one. */
export function refuseVariantCell(form: Form, row: VariantRow, column: VariantColumn): string | undefined {
  if (column === 'barcode' || column === 'weight' || column === 'size')
    return Object.keys(row.options).length > 0 ? undefined : ''
  if (row.lines.length === 0) return say.noOwnLine
  if (column === 'sku') return undefined
  const stock = stockOf(form, row)
  if (stock?.choice === 'on_demand') return say.onDemand
  return column === 'lowAt' && stock?.choice !== 'counted' ? '' : undefined
}

/** The stock of a row, which its lines say together. */
export function stockOf({ terms }: Pick<Form, 'terms'>, { key, options, lines }: VariantRow) {
  const placed = lines.flatMap((index) => {
    const line = terms[index]
    return line ? [{ index, line }] : []
  })
  return readGroupStock({ key, options, lines: placed })
}

/** What a text means in a column: what stands there then, and what is wrong with it. What cannot be read is put into the form as something that cannot be stored. */
export function readVariantCell(column: VariantColumn, text: string): ReadCell {
  const typed = text.trim()
  switch (column) {
    case 'sku':
      return { shown: typed, line: { sku: typed || null } }
    case 'barcode':
      return { shown: typed, own: { barcode: typed || null, barcodeType: typed ? guessBarcodeType(typed) : null } }
    case 'stock': {
      const read = readStock(typed)
      const availableQty = readOr(read, Number.NaN)
      return { ...faultOf(read), shown: writeNumber(availableQty), line: { availableQty } }
    }
    case 'lowAt': {
      const read = readWhole(typed, say.lowAt, (value) => Number.isInteger(value) && value >= 0)
      const lowAt = readOr(read, Number.NaN)
      return { ...faultOf(read), shown: writeNumber(lowAt), line: { lowAt } }
    }
    case 'weight': {
      const read = readWeight(typed)
      const { weightValue, weightUnit } = readOr(read, { weightValue: Number.NaN, weightUnit: 'kg' as const })
      const own = { weightValue, weightMeasure: weightUnit }
      return { ...faultOf(read), shown: writeWeight(own) ?? '', own }
    }
    case 'size': {
      const read = readSize(typed)
      const unread = { width: Number.NaN, height: null, depth: null, dimensionUnit: 'cm' as const }
      const { dimensionUnit, ...sides } = readOr(read, unread)
      const own = { ...sides, dimensionMeasure: dimensionUnit }
      return { ...faultOf(read), shown: writeSize(own) ?? '', own }
    }
  }
}

/**
 * The form after somebody has written `text` into a column of these rows; rows without such a cell stay as they are. An article number written for several rows is
 * the beginning of each.
 */
export function putVariantCells(
  form: Form,
  rows: readonly VariantRow[],
  column: VariantColumn,
  text: string,
): VariantParts {
  const { terms, data } = form
  const open = rows.filter((row) => refuseVariantCell(form, row, column) === undefined)
  const { line: part, own } = readVariantCell(column, text)
  if (own) {
    // A seller whose codes are of another kind has no check digits.
    const kind = own.barcode && data.barcodeType === 'other' ? { barcodeType: 'other' as const } : {}
    return { terms, variants: putVariants(form.variants ?? [], open, { ...own, ...kind }) }
  }
  const keys = new Set(open.map(({ key }) => key))
  const change = (line: Line): Line => {
    if (column === 'sku' && rows.length > 1) return { ...line, sku: makeSku(text.trim(), line.options) || null }
    // What is made on demand has no stock, even beside lines that are sold from it.
    return column !== 'sku' && line.type === 'on_demand' ? line : { ...line, ...part }
  }
  return { terms: terms.map((line) => (keys.has(combinationOf(line.options)) ? change(line) : line)) }
}

/** The variants after these rows say something else of themselves; those that say nothing any more are gone. */
export function putVariants(
  variants: readonly Variant[],
  rows: readonly VariantRow[],
  part: Partial<Variant>,
): Variant[] {
  const missing = new Map(rows.map((row) => [row.key, row]))
  const changed = variants.map((variant) =>
    missing.delete(combinationOf(variant.options)) ? { ...variant, ...part } : variant,
  )
  const added = [...missing.values()].map(
    ({ options }): Variant => ({
      ...completeVariant({ options }),
      options: { ...options },
      images: [],
      packaging: [],
      ...part,
    }),
  )
  return [...changed, ...added].filter(saysAnything)
}

/** The fields of the form that a cell shows; the first is the one it is named after. */
export function fieldsOfCell(row: VariantRow, column: VariantColumn | 'images' | 'packaging'): string[] {
  const own = (...parts: string[]) => parts.map((part) => `variants.${row.at ?? `new-${row.key}`}.${part}`)
  switch (column) {
    case 'sku':
      return row.lines.map((index) => `terms.${index}.sku`)
    case 'stock':
      return row.lines.map((index) => `terms.${index}.availableQty`)
    case 'lowAt':
      return row.lines.map((index) => `terms.${index}.lowAt`)
    case 'weight':
      return own('weightValue')
    case 'size':
      return own('width', 'height', 'depth')
    case 'barcode':
      return own('barcode', 'options')
    default:
      return own(column)
  }
}

/** What is wrong in a cell, of all that is wrong in the form. */
export function findVariantFault(
  faults: FailureDetails,
  row: VariantRow,
  column: VariantColumn | 'images' | 'packaging',
): string | undefined {
  const fields = fieldsOfCell(row, column)
  const found = fields.find((field) => faults[field] !== undefined)
  if (found !== undefined || column !== 'packaging') return found && faults[found]
  return Object.entries(faults).find(([field]) => field.startsWith(`${fields[0]}.`))?.[1]
}

/** 'OIL' and { Size: 'L', Colour: 'Dark red' } make 'OIL-L-DARK-RED'. */
function makeSku(start: string, options: Line['options']): string {
  if (start === '') return ''
  const words = Object.values(options).map((value) =>
    value
      .trim()
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  )
  return [start, ...words.filter(Boolean)].join('-').slice(0, 100)
}

function readOr<Value>(read: Put<Value>, unread: Value): Value {
  return 'value' in read ? read.value : unread
}

function faultOf(read: Put<unknown>): { fault?: string } {
  return 'fault' in read ? { fault: read.fault } : {}
}

function writeNumber(value: number | null | undefined): string {
  return value === null || value === undefined || Number.isNaN(value) ? '' : String(value)
}

function writeWeight({ weightValue, weightMeasure }: Pick<Variant, 'weightValue' | 'weightMeasure'>) {
  return weightValue ? `${weightValue} ${weightMeasure ?? 'kg'}` : undefined
}

/** A side that nobody gave is a question mark. */
function writeSize({
  width,
  height,
  depth,
  dimensionMeasure,
}: Pick<Variant, 'width' | 'height' | 'depth' | 'dimensionMeasure'>) {
  if (!width && !height && !depth) return undefined
  return `${width || '?'} × ${height || '?'} × ${depth || '?'} ${dimensionMeasure ?? 'cm'}`
}
