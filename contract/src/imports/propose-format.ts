import { guessDecimal, readAmount, readLengthUnit, readWeightUnit } from '../cell-text.ts'
import { type Currency, currencies } from '../money.ts'
import { type ImportKind, tidyHeader } from './format.ts'
import type { ImportFormat } from './format-schema.ts'
import { type GoodsField, repeatedFields, templateFields, titleInTemplate } from './goods-fields.ts'
import { googleTitles, reasonTitle, synonyms, wooTitles } from './header-words.ts'

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
  const titlesOf = (...fields: GoodsField[]) => header.filter((_, at) => fields.includes(columns[at] as GoodsField))
  const first = <Unit>(texts: readonly string[], find: (text: string) => Unit | undefined) =>
    texts.map(find).find((unit) => unit !== undefined)
  return {
    ...read,
    kind,
    decimal: read.container === 'text' ? guessDecimal([...prices, ...cellsOf('weight', 'width')]) : '.',
    currency:
      guessCurrency(prices) ?? guessCurrency(titlesOf('price', 'listPrice').map((title) => `1 ${currencyIn(title)}`)),
    weightUnit: first([...titlesOf('weight'), ...cellsOf('weight')], readWeightUnit) ?? 'kg',
    lengthUnit: first([...titlesOf('width', 'height', 'depth'), ...cellsOf('width')], readLengthUnit) ?? 'cm',
    columns,
  }
}

/** The field of each column, as a file of this kind has them. */
export function proposeColumns(
  kind: ImportKind,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): (GoodsField | null)[] {
  const taken = new Set<GoodsField>()
  const take = (field: GoodsField | undefined): GoodsField | null => {
    if (field === undefined || (taken.has(field) && !repeatedFields.includes(field))) return null
    taken.add(field)
    return field
  }
  const titles = tidyHeader(header)
  if (kind === 'shopify') return titles.map(() => null)
  if (kind === 'template') return titles.map((title) => take(templateTitles.get(title)))
  const known = titles.map((title) =>
    kind === 'woocommerce' ? findWoo(title) : kind === 'google' ? findGoogle(title) : undefined,
  )
  const columns = known.map((field) => take(field))
  if (kind === 'woocommerce' || kind === 'google') return columns
  // The exact words first, so that 'Product name' does not take the place of 'Name'.
  for (const isExact of [true, false])
    for (const [at, title] of titles.entries())
      if (columns[at] === null) columns[at] = take(findSynonym(title, isExact))
  for (const [at] of titles.entries()) if (columns[at] === null) columns[at] = take(guessByContent(at, rows, taken))
  return columns
}

const templateTitles = new Map(templateFields.map((field) => [titleInTemplate(field).toLowerCase(), field]))

/** Which system wrote a header like this. */
export function guessKind(header: readonly string[], container: ImportFormat['container']): ImportKind {
  const titles = tidyHeader(header).filter((title) => title !== reasonTitle.toLowerCase())
  const has = (...names: string[]) => names.some((name) => titles.includes(name))
  if (container === 'xml') return 'google'
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
  if (has('regular price') && has('name')) return 'woocommerce'
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

function findWoo(title: string): GoodsField | undefined {
  const attribute = /^attribute ([1-5]) (name|value\(s\))$/.exec(title)
  if (attribute) return `option${attribute[1] as '1'}${attribute[2] === 'name' ? 'Name' : 'Value'}`
  return lookUp(wooTitles, title.replace(/(?<!\s)\s*\([^()]*\)$/, '')) ?? lookUp(wooTitles, title)
}

function findGoogle(title: string): GoodsField | undefined {
  return lookUp(googleTitles, title.replace(/^g:/, '').replaceAll('_', ' '))
}

/** A column may be called 'constructor'. */
function lookUp(titles: Readonly<Record<string, GoodsField>>, title: string): GoodsField | undefined {
  return Object.hasOwn(titles, title) ? titles[title] : undefined
}

function findSynonym(title: string, isExact: boolean): GoodsField | undefined {
  const plain = simplify(title)
  if (plain === '') return undefined
  const exact = templateTitles.get(title) ?? synonyms.find(([, words]) => words.includes(plain))?.[0]
  if (isExact || exact) return exact
  return synonyms.find(([, words]) => words.some((word) => word.length > 3 && ` ${plain} `.includes(` ${word} `)))?.[0]
}

/** Whether this is, word for word, what some system or language calls a column of goods. */
export function isKnownTitle(title: string): boolean {
  const [tidy = ''] = tidyHeader([title])
  return [findSynonym(tidy, true), findWoo(tidy), findGoogle(tidy)].some((field) => field !== undefined)
}

/** 'Preis (EUR)*' and 'preis' are the same word. */
function simplify(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[([][^()[\]]*[)\]]/g, ' ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim()
}

/** What a column without a telling title holds, by what is in it. */
function guessByContent(
  at: number,
  rows: readonly (readonly string[])[],
  taken: ReadonlySet<GoodsField>,
): GoodsField | undefined {
  const cells = rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '')
  if (cells.length < Math.max(1, rows.length / 2)) return undefined
  const all = (test: (cell: string) => boolean) => cells.every(test)
  if (!taken.has('pictures') && all((cell) => /^https?:\/\/\S+\.(jpe?g|png|webp)(\?\S*)?$/i.test(cell)))
    return 'pictures'
  if (!taken.has('barcode') && all((cell) => /^\d{8}$|^\d{12,14}$/.test(cell))) return 'barcode'
  if (
    !taken.has('price') &&
    all((cell) => /[$€£]|\b(USD|EUR|GBP|CAD)\b/.test(cell) && readAmount(cell, guessDecimal(cells)) !== undefined)
  )
    return 'price'
  return undefined
}

function guessCurrency(prices: readonly string[]): Currency | null {
  const named = new Set(prices.flatMap((price) => readAmount(price, guessDecimal(prices))?.currency ?? []))
  const [only] = named
  return named.size === 1 ? (currencies.find((code) => code === only) ?? null) : null
}

function currencyIn(title: string): string {
  return /\b(USD|EUR|GBP|CAD)\b|[$€£]/i.exec(title)?.[0] ?? ''
}
