import { guessDecimal, readAmount, readLengthUnit, readWeightUnit } from '../cell-text.ts'
import { splitSize } from '../size-cell.ts'
import { readBarcode } from './barcode.ts'
import { closedWords } from './closed-words.ts'
import { type ImportKind, tidyHeader } from './format.ts'
import { type GoodsField, repeatedFields, sizeFields, templateFields, titleInTemplate } from './goods-fields.ts'
import { googleTitles } from './header-words.ts'
import { isDateOfSale, isOtherThan } from './misleading-titles.ts'
import { findCurrency, simplifyTitle, titleWords } from './title-words.ts'
import { findWooField } from './woo-titles.ts'

type Rows = readonly (readonly string[])[]

/** A title of our own template, in small letters, and what stands below it. */
export const templateTitles: ReadonlyMap<string, GoodsField> = new Map(
  templateFields.map((field) => [titleInTemplate(field).toLowerCase(), field]),
)

/** The field of each column, as a file of this kind has them. */
export function proposeColumns(kind: ImportKind, header: readonly string[], rows: Rows): (GoodsField | null)[] {
  const titles = tidyHeader(header)
  if (kind === 'shopify') return titles.map(() => null)
  if (kind === 'other') return proposeOther(titles, rows)
  const find =
    kind === 'template' ? (title: string) => templateTitles.get(title) : kind === 'google' ? findGoogle : findWooField
  const taken = new Set<GoodsField>()
  return titles.map((title) => {
    const field = find(title)
    if (field === undefined || (taken.has(field) && !repeatedFields.includes(field))) return null
    taken.add(field)
    return field
  })
}

/** What a title may mean: the better the lower the rank, where a title is the word itself (below 1000) or only has it in it. */
type Meaning = { at: number; field: GoodsField; rank: number }

function proposeOther(titles: readonly string[], rows: Rows): (GoodsField | null)[] {
  const columns: (GoodsField | null)[] = titles.map(() => null)
  const taken = new Set<GoodsField>()
  const take = (at: number, field: GoodsField | undefined) => {
    if (field === undefined || columns[at] !== null || (taken.has(field) && !repeatedFields.includes(field))) return
    taken.add(field)
    columns[at] = field
  }
  const cellsOf = (at: number) => rows.map((row) => row[at]?.trim() ?? '').filter((cell) => cell !== '')
  const meanings = titles.flatMap((title, at): Meaning[] => {
    const meaning = findMeaning(title, cellsOf(at))
    return meaning ? [{ at, ...meaning }] : []
  })
  // What includes taxes is no price between companies where another column says it without them.
  const order = ({ at, rank }: Meaning) => rank + (isGross(titles[at] ?? '') ? 500 : 0)
  for (const { at, field } of meanings.toSorted((a, b) => order(a) - order(b) || a.at - b.at)) take(at, field)
  for (const [at] of titles.entries())
    if (columns[at] === null) take(at, guessByContent(cellsOf(at), rows.length, taken))
  return settle(columns, titles, cellsOf)
}

/** Some titles mean another thing beside the others. */
function settle(
  columns: readonly (GoodsField | null)[],
  titles: readonly string[],
  cellsOf: (at: number) => string[],
): (GoodsField | null)[] {
  const settled = [...columns]
  const has = (field: GoodsField) => settled.includes(field)
  // Many a list has a number and a description of each article, and the description is its name.
  const body = settled.indexOf('body')
  const words = cellsOf(body)
  if (!has('name') && words.length > 0 && words.every((cell) => cell.length <= 150 && !/[<\n]/.test(cell)))
    settled[body] = 'name'
  // The number stands under 'Article' or 'Material' where another column has the name.
  const code = titles.findIndex(
    (title, at) =>
      settled[at] === null &&
      /^(artikel|article|item|product|produkt|material)$/.test(simplifyTitle(title)) &&
      areCodes(cellsOf(at)),
  )
  if (!has('sku') && has('name') && code >= 0) settled[code] = 'sku'
  // A unit in the title is that of the numbers below it; a column of units beside it is about others.
  for (const [measure, unit, read] of unitColumns)
    if (titles.some((title, at) => settled[at] === measure && read(title))) {
      const at = settled.indexOf(unit)
      if (at >= 0) settled[at] = null
    }
  return settled
}

const unitColumns = [
  ['weight', 'weightUnit', readWeightUnit],
  ['depth', 'lengthUnit', readLengthUnit],
  ['width', 'lengthUnit', readLengthUnit],
  ['height', 'lengthUnit', readLengthUnit],
] as const

/** Whether this is, word for word, what some system or language calls a column of goods. */
export function isKnownTitle(title: string): boolean {
  const [tidy = ''] = tidyHeader([title])
  return [findMeaning(tidy, [])?.rank, findWooField(tidy) && 0, findGoogle(tidy) && 0].some(
    (rank) => rank !== undefined && rank < 1000,
  )
}

/** What a title means by its words, where the cells below it do not say otherwise. */
function findMeaning(title: string, cells: readonly string[]): Omit<Meaning, 'at'> | undefined {
  const plain = simplifyTitle(title)
  const own = templateTitles.get(title)
  if (own) return toMeaning(own, 0, cells)
  if (plain === '' && findCurrency(title) !== undefined) return toMeaning('price', 300, cells)
  if (plain === '') return undefined
  const bare = plain.replace(/ ?\d{1,2}$/, '')
  const exact =
    titleWords.find(({ word }) => word === plain) ??
    titleWords.find(({ word, field }) => word === bare && repeatedFields.includes(field))
  // 'Product size' of clothes is none of sides: other words of the title may tell.
  if (exact && isBorneOutAsSize(exact.field, cells)) return toMeaning(exact.field, exact.rank, cells)
  const [best] = titleWords
    .filter(
      ({ field, word, isWhole }) =>
        !isWhole && isWithin(word, plain) && !isOtherThan(field, plain) && isBorneOut(field, cells),
    )
    .toSorted((a, b) => b.word.length - a.word.length)
  if (!best && isDateOfSale(plain)) return { field: 'saleDate', rank: 2000 }
  return best && { field: best.field, rank: 1000 + best.rank + (100 - Math.min(100, best.word.length)) * 10 }
}

/** Words of alphabets are parted by blanks, those of East Asia are not. */
function isWithin(word: string, plain: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{N} ]/u.test(word)) return plain.includes(word)
  return word.length > 2 && ` ${plain} `.includes(` ${word} `)
}

/** What a column of this title holds, seen what is in it. */
function toMeaning(field: GoodsField, rank: number, cells: readonly string[]): Omit<Meaning, 'at'> | undefined {
  const all = (test: (cell: string) => boolean) => cells.length > 0 && cells.every(test)
  // Another system's IDs are numbers like ours: they must never name one of our products.
  if (field === 'id' && cells.length > 0 && !all((cell) => /^\d+-[0-9a-z]+$/.test(cell))) {
    if (all((cell) => readBarcode(cell)?.isWrong === false && /^\d{8,14}$/.test(cell)))
      return { field: 'barcode', rank }
    return new Set(cells).size < cells.length ? { field: 'handle', rank } : undefined
  }
  if (
    field === 'category' &&
    all((cell) => /^(simple|variable|variation|configurable|grouped|bundle|virtual|product|sku|p|d|\d+)$/i.test(cell))
  )
    return undefined
  if (field === 'material' && areCodes(cells)) return undefined
  if (field === 'isAvailable' && all((cell) => /^\d/.test(cell)) && cells.some((cell) => !/^[01]$/.test(cell)))
    return { field: 'stock', rank: rank + 50 }
  if (field === 'stock' && all((cell) => closedWords.availability.read(cell) !== undefined && !/^\d+$/.test(cell)))
    return { field: 'availability', rank: rank + 50 }
  if (field === 'measuringUnit' && all((cell) => /^\d+$/.test(cell))) return { field: 'pricePer', rank }
  if (field === 'pricePer' && !all((cell) => /^\d/.test(cell))) return undefined
  return { field, rank }
}

/** Whether most of the cells are three sides in one, where the field is for such. */
function isBorneOutAsSize(field: GoodsField, cells: readonly string[]): boolean {
  if (cells.length === 0 || !sizeFields.some((size) => size === field)) return true
  return cells.filter((cell) => splitSize(cell) !== undefined).length * 2 > cells.length
}

function areCodes(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^(?=.*\d)[\w./-]{2,40}$/.test(cell))
}

const numbers: readonly GoodsField[] = [
  'price',
  'salePrice',
  'listPrice',
  'packPrice',
  'stock',
  'minQty',
  'maxQty',
  'orderStep',
  'packUnits',
  'packWeight',
  'packMaxLayers',
  'packMaxTopLoad',
  'weight',
  'width',
  'height',
  'depth',
]

/** Whether most of the cells are of the field's kind. A title that only has its word in it says little by itself: 'Track inventory' holds no number. */
function isBorneOut(field: GoodsField, cells: readonly string[]): boolean {
  const most = (test: (cell: string) => boolean) => cells.length === 0 || cells.filter(test).length * 2 > cells.length
  if (numbers.includes(field))
    return most(
      (cell) =>
        /^\D{0,8}\d[\d.,'’\s]{0,20}[^\d]{0,12}$/.test(cell) &&
        !/^\d{4}-\d\d-\d\d|^\d\d?[./]\d\d?[./]\d{2,4}$/.test(cell),
    )
  if (!isBorneOutAsSize(field, cells)) return false
  if (field === 'pictures') return most((cell) => cell.includes('/'))
  if (field === 'barcode') return most((cell) => /^'?\d[\d -]{6,16}$|^\d+([.,]\d+)?E\+?\d+$/i.test(cell))
  if (field === 'hts') return most((cell) => /^\d[\d. ]{3,15}$/.test(cell))
  return true
}

/** What a column without a telling title holds, by what is in it. */
function guessByContent(
  cells: readonly string[],
  rows: number,
  taken: ReadonlySet<GoodsField>,
): GoodsField | undefined {
  if (cells.length < Math.max(1, rows / 2)) return undefined
  const all = (test: (cell: string) => boolean) => cells.every(test)
  if (!taken.has('pictures') && all((cell) => /^https?:\/\/\S+\.(jpe?g|png|webp)(\?\S*)?$/i.test(cell)))
    return 'pictures'
  // Eight digits are a customs code or a date as well: the check digit tells.
  if (!taken.has('barcode') && all((cell) => /^\d{8}$|^\d{12,14}$/.test(cell) && readBarcode(cell)?.isWrong === false))
    return 'barcode'
  if (
    !taken.has('price') &&
    all((cell) => /[$€£]|\b(USD|EUR|GBP|CAD)\b/.test(cell) && readAmount(cell, guessDecimal(cells)) !== undefined)
  )
    return 'price'
  return undefined
}

function isGross(title: string): boolean {
  return /\b(incl|including|inkl|inklusive|brutto|gross|ttc|con iva|ivato|iva incl\w*|incl\w* vat|kdv dahil)\b|税込|含税/.test(
    title,
  )
}

function findGoogle(title: string): GoodsField | undefined {
  return lookUp(googleTitles, title.replace(/^g:/, '').replaceAll('_', ' '))
}

/** A column may be called 'constructor'. */
function lookUp(titles: Readonly<Record<string, GoodsField>>, title: string): GoodsField | undefined {
  return Object.hasOwn(titles, title) ? titles[title] : undefined
}
