import { type Decimal, guessDecimal, readAmount, readLengthUnit, readWeightUnit } from '../cell-text.ts'
import { type Currency, currencies } from '../money.ts'
import { splitSize } from '../size-cell.ts'
import { type ImportKind, tidyHeader } from './format.ts'
import type { ImportFormat } from './format-schema.ts'
import { type GoodsField, sizeFields } from './goods-fields.ts'
import { reasonTitle } from './header-words.ts'
import { proposeColumns, templateTitles } from './propose-columns.ts'
import { findCurrency } from './title-words.ts'
import { isWooHeader } from './woo-titles.ts'

type Read = Pick<ImportFormat, 'container' | 'encoding' | 'delimiter'>

/**
 * How a file with this header and these first rows is probably to be read. Never fails: what is not recognised is a table of the kind `other`, with the
 * columns that can be guessed from their titles and what is in them.
 */
export function proposeFormat(
  read: Read,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): ImportFormat {
  const kind = guessKind(header, read.container)
  const columns = proposeColumns(kind, header, rows)
  const cellsOf = (...fields: GoodsField[]) =>
    columns.flatMap((field, at) => (field !== null && fields.includes(field) ? rows.map((row) => row[at] ?? '') : []))
  const prices = cellsOf('price', 'listPrice', 'salePrice')
  // Where nobody knows yet which column holds the price, one of those that hold numbers does.
  const told = prices.length > 0 ? prices : findNumbers(columns, rows)
  const titlesOf = (...fields: GoodsField[]) => header.filter((_, at) => fields.includes(columns[at] as GoodsField))
  const numbers = [
    ...told,
    ...cellsOf('weight', 'width'),
    ...cellsOf(...sizeFields).flatMap((cell) => splitSize(cell)?.parts ?? []),
  ]
  const first = <Unit>(texts: readonly string[], find: (text: string) => Unit | undefined) =>
    texts.map(find).find((unit) => unit !== undefined)
  return {
    ...read,
    kind,
    decimal: kind === 'template' ? guessOfOwn(numbers) : guessDecimal(toWritten(read, numbers)),
    currency:
      guessCurrency(prices) ??
      guessCurrency(titlesOf('price', 'listPrice').map((title) => `1 ${findCurrency(title) ?? ''}`)),
    weightUnit: first([...titlesOf('weight'), ...cellsOf('weight')], readWeightUnit) ?? 'kg',
    lengthUnit:
      first([...titlesOf('width', 'height', 'depth', ...sizeFields), ...cellsOf('width')], readLengthUnit) ??
      first(cellsOf(...sizeFields), (cell) => splitSize(cell)?.unit) ??
      'cm',
    columns,
  }
}

/** Which system wrote a header like this. */
export function guessKind(header: readonly string[], container: ImportFormat['container']): ImportKind {
  const titles = tidyHeader(header).filter((title) => title !== reasonTitle.toLowerCase())
  const has = (...names: string[]) => names.some((name) => titles.includes(name))
  if (container === 'xml') return 'google'
  // The names are those of a shop's API, not of its tables.
  if (container === 'json') return 'other'
  if (
    has('handle', 'url handle') &&
    has('title') &&
    (has('variant price') || (has('price') && has('option1 name', 'vendor', 'published', 'status', 'variant sku')))
  )
    return 'shopify'
  const own = titles.filter((title) => templateTitles.has(title)).length
  // 'Name', 'Article number' and 'Description' head the lists of half the world.
  if (has('name') && own >= 6 && own >= titles.length * 0.6 && has('product id', 'from quantity', 'order unit'))
    return 'template'
  if (isWooHeader(titles)) return 'woocommerce'
  const plain = titles.map((title) => title.replace(/^g:/, '').replaceAll('_', ' '))
  if (
    plain.includes('id') &&
    plain.includes('title') &&
    (plain.includes('image link') || plain.includes('availability'))
  )
    return 'google'
  return 'other'
}

/** What makes a mapping unusable, as one sentence each; empty when it can be checked. */
export function findMissingFields(format: Pick<ImportFormat, 'kind' | 'columns'>): GoodsField[] {
  if (format.kind === 'shopify') return []
  const has = (field: GoodsField) => format.columns.includes(field)
  const missing: GoodsField[] = has('name') || has('id') ? [] : ['name']
  return format.kind === 'template' || has('price') ? missing : [...missing, 'price']
}

/** The cells of columns that are not read and hold nothing but numbers with decimals. */
function findNumbers(columns: readonly (GoodsField | null)[], rows: readonly (readonly string[])[]): string[] {
  return columns.flatMap((field, at) => {
    const cells = field === null ? rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '') : []
    return cells.every((cell) => /^[\d.,' ]{0,20}\d[.,]\d{1,2}$/.test(cell)) ? cells : []
  })
}

/** Those that show which mark people write: a workbook keeps its numbers with a point, so that only a comma tells a text. Feeds have points. */
function toWritten({ container }: Read, cells: readonly string[]): readonly string[] {
  if (container === 'xml') return []
  return container === 'xlsx' ? cells.filter((cell) => cell.includes(',')) : cells
}

/** We write a point. A spreadsheet of another language makes commas of all of them; one comma among points is a slip. */
function guessOfOwn(cells: readonly string[]): Decimal {
  return cells.some((cell) => /\d\.\d/.test(cell) && !cell.includes(',')) ? '.' : guessDecimal(cells)
}

function guessCurrency(prices: readonly string[]): Currency | null {
  const named = new Set(prices.flatMap((price) => readAmount(price, guessDecimal(prices))?.currency ?? []))
  const [only] = named
  return named.size === 1 ? (currencies.find((code) => code === only) ?? null) : null
}
