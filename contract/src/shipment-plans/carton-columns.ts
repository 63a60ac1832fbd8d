import { type Decimal, readAmount, readLengthUnit, readWeightUnit } from '../cell-text.ts'
import { simplifyTitle, titleWords } from '../imports/title-words.ts'
import { orderOfSides, type Side, splitSize } from '../size-cell.ts'
import { type HandlingColumn, handlingFields, handlingTitles } from './handling-columns.ts'

/** What a column of a table of cartons says; `size` is all three sides in one cell. */
export type CartonColumn =
  | 'name'
  | 'length_mm'
  | 'width_mm'
  | 'height_mm'
  | 'size'
  | 'gross_kg'
  | 'quantity'
  | 'units_per_carton'
  | 'units'
  | HandlingColumn

export type LengthUnit = 'mm' | 'cm' | 'm' | 'in' | 'ft'
export type WeightUnit = 'g' | 'kg' | 'lb' | 'oz' | 't'

export const sides = ['length_mm', 'width_mm', 'height_mm'] as const
type SideColumn = (typeof sides)[number]

export type Row = { cells: readonly string[]; row: number }
export type CartonTable = {
  columns: readonly (CartonColumn | undefined)[]
  body: readonly Row[]
  /** Which side stands first, second and third where one cell has all of them. */
  sizeOrder: readonly SideColumn[]
  lengthUnit?: LengthUnit | undefined
  /** Of the sides whose own titles name one: 'Height (mm)' beside 'Length (cm)'. */
  lengthUnits?: Partial<Record<SideColumn, LengthUnit | undefined>>
  weightUnit?: WeightUnit | undefined
  /** Of what may stand on a carton, where its own title says so. */
  topLoadUnit?: WeightUnit | undefined
}

/** So many of the first rows may hold the titles. */
const mostTopRows = 20

/** Where the titles of a table are and what stands below them; without titles what its columns look like. */
export function findTable(rows: readonly Row[]): CartonTable {
  for (const [at, { cells }] of rows.slice(0, mostTopRows).entries()) {
    const columns = withDangerClass(cells, distinct(cells.map(findColumn), cells))
    const isHeader = columns.includes('size') || sides.every((side) => columns.includes(side))
    if (!isHeader) continue
    const unitOf = (names: readonly CartonColumn[]) =>
      cells.filter((_, index) => names.includes(columns[index] ?? 'name')).join(' ')
    const lengthUnits = Object.fromEntries(sides.map((side) => [side, findUnit(unitOf([side]), readUnitOfLength)]))
    return {
      columns,
      body: rows.slice(at + 1),
      sizeOrder: orderOfSides(cells[columns.indexOf('size')] ?? '').map((side) => columnsOfSides[side]),
      lengthUnit: lengthUnits.length_mm ?? findUnit(unitOf([...sides, 'size']), readUnitOfLength),
      lengthUnits,
      weightUnit: findUnit(unitOf(['gross_kg']), readWeightUnit),
      topLoadUnit: findUnit(unitOf(['max_top_load_kg']), readWeightUnit),
    }
  }
  return { columns: guessColumns(rows), body: rows, sizeOrder: sides }
}

const columnsOfSides: Readonly<Record<Side, SideColumn>> = {
  depth: 'length_mm',
  width: 'width_mm',
  height: 'height_mm',
}

/** The unit of length a text names; cartons are measured in feet as well, which goods are not. */
export function readUnitOfLength(text: string): LengthUnit | undefined {
  return /(^|[^\p{L}])(ft|foot|feet)($|[^\p{L}])/iu.test(text) ? 'ft' : readLengthUnit(text)
}

/**
 * The unit that titles name: in brackets or behind a slash or a comma, else as a word of its own: 'Size (L x W x H) cm'. In 'H (mm)' the H is none, and neither is
 * the m of 'm per box'.
 */
function findUnit<Unit>(titles: string, read: (text: string) => Unit | undefined): Unit | undefined {
  const marked = titles.match(/[([{][^()[\]{}]*[)\]}]|[/,_]\s*\p{L}+/gu) ?? []
  const words = titles.match(/\b(mm|cm|in|inch|ft|kgs?|lbs?)\b/gi) ?? []
  return read(marked.join(' ')) ?? read(words.join(' '))
}

/** 'Class' alone may be a quality; beside UN numbers it is that of dangerous goods. */
function withDangerClass(titles: readonly string[], columns: readonly (CartonColumn | undefined)[]) {
  if (!columns.includes('un_number') || columns.includes('dangerous_goods_class')) return columns
  const at = titles.findIndex((title, index) => !columns[index] && bareClass.test(simplifyTitle(title)))
  return at < 0 ? columns : columns.with(at, 'dangerous_goods_class')
}

const bareClass = /^(class(e)?|klasse|clase|klasa|klass)$/

/**
 * A column is one thing: of two that say the same the first counts, and of two measures the one of the carton: what is in it, and what that weighs without it, often
 * stand beside it.
 */
function distinct(
  columns: readonly (CartonColumn | undefined)[],
  titles: readonly string[],
): (CartonColumn | undefined)[] {
  const best = new Map<CartonColumn, number>()
  for (const [index, column] of columns.entries()) {
    if (!column) continue
    const before = best.get(column)
    const isNearer =
      measures.has(column) && before !== undefined && rankTitle(titles[index]) < rankTitle(titles[before])
    if (before === undefined || isNearer) best.set(column, index)
  }
  return columns.map((column, index) => (column && best.get(column) === index ? column : undefined))
}

const measures: ReadonlySet<CartonColumn> = new Set([...sides, 'size', 'gross_kg'])

/** How near a title is to the carton as it travels: what names it comes before what names nothing, and that before what is in it. */
function rankTitle(title = ''): number {
  const plain = simplifyTitle(title)
  if (/\b(net|netto|nett|n w|nw|item|product|unit|piece|pcs|inner|artikel|produkt|stueck|stuck)|净重/.test(plain))
    return 2
  return /gross|brut|lordo|\b(g w|gw|cartons?|ctns?|cases?|box|outer|master|shipping|karton|caja|colis)\b|毛重|外箱/.test(
    plain,
  )
    ? 0
    : 1
}

/** Cartons are seldom longer than 1.5 m and seldom shorter than 15 cm: larger numbers are millimetres. */
export function guessLengthUnit({ columns, body }: CartonTable, decimal: Decimal): LengthUnit {
  const lengths = body.flatMap(({ cells }) => {
    const size = splitSize(cells[columns.indexOf('size')] ?? '')?.parts
    const written = size ?? sides.map((side) => cells[columns.indexOf(side)] ?? '')
    const values = written.flatMap((text) => readAmount(text, decimal)?.value ?? [])
    return values.length > 0 ? [Math.max(...values)] : []
  })
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
  if (middle > 150) return 'mm'
  return middle > 0 && middle < 3 ? 'm' : 'cm'
}

/** Words that head columns of cartons and mean something else, or nothing, in a list of goods. */
const own: readonly (readonly [CartonColumn, RegExp])[] = [
  [
    'size',
    /^(dimensions?|dims?|measures?|measurements?|sizes?|abmessung(en)?|masse|maße|mase|afmetingen|dimensioni|dimensiones|wymiary|尺寸|サイズ)$/,
  ],
  ['length_mm', /^(l|lg|lng)$/],
  ['width_mm', /^(w|b|wd)$/],
  ['height_mm', /^(h|ht|hgt)$/],
  ['gross_kg', /^(kgs?|lbs?|g ?w|wt|mass)$/],
  [
    'quantity',
    /^(cartons?|ctns?|boxes|cases|packs|packages?|pkgs?|colli|kolli|pieces|pcs|count|(no|number) of (cartons|boxes|packages|pieces)|number|amount|anzahl|stuck|stueck|kartons?|nombre de colis|colis|cajas|bultos|caixas|aantal|adet|数量|箱数|件数|個数)$/,
  ],
  ['units_per_carton', /^(units? per (carton|box|case|pack)|pcs? ?\/? ?(ctn|carton|box)|inner qty)$/],
  ['units', /^(units|total units|total pcs|total pieces|order quantity|order qty)$/],
  ['name', /^(goods|description|commodity|ware)$/],
  ...handlingTitles,
]

/** What a title says in front of the measure itself: 'Carton length', 'Outer box width'. */
const wrappers =
  /^((outer|master|shipping|export|inner|per|each|the|carton|ctn|box|case|pack|package|item|product|karton|caisse|caja|cartone|doos|gross|brutto) )+/

const fieldColumns: Readonly<Record<string, CartonColumn>> = {
  depth: 'length_mm',
  width: 'width_mm',
  height: 'height_mm',
  packWeight: 'gross_kg',
  weight: 'gross_kg',
  packUnits: 'units_per_carton',
  stock: 'quantity',
  name: 'name',
  sku: 'name',
  ...handlingFields,
}
const known = new Map<string, CartonColumn>(
  titleWords.toReversed().flatMap(({ field, word }) => {
    const column = fieldColumns[field]
    return column ? [[word, column] as const] : []
  }),
)

/** The order of the sides at the end of a title, as `simplifyTitle` writes it: 'Dimensions L x W x H', or nothing else. */
const sidesInOrder = / ?\b[bdhlptw]( ?x ?| )[bdhlptw]\1[bdhlptw]$/

/** For how many a measure is: 'Gross weight per carton'. Of a number it would say something else. */
const perCarton = / (per|each|pro|je|par|por) ?(carton|ctn|box|case|pack|package|karton|colis|caja)?$/

/** What a title says that its column holds; undefined where that is nothing of a carton. */
export function findColumn(title: string): CartonColumn | undefined {
  const plain = simplifyTitle(title)
  const bare = plain.replace(/ (mm|cm|m|in|inch|ft|kgs?|lbs?|g)$/, '')
  for (const word of [plain, plain.replace(wrappers, ''), bare, bare.replace(wrappers, '')]) {
    const column = findWord(word)
    if (column) return column
  }
  const unordered = bare.replace(sidesInOrder, '')
  if (unordered !== bare && (unordered === '' || findWord(unordered.replace(wrappers, '')) === 'size')) return 'size'
  const measure = findWord(bare.replace(perCarton, '').replace(wrappers, ''))
  return measure && measures.has(measure) ? measure : undefined
}

function findWord(word: string): CartonColumn | undefined {
  return own.find(([, pattern]) => pattern.test(word))?.[0] ?? known.get(word)
}

/** Without titles: the first column of words is the name, the numbers are what people write in that order. */
function guessColumns(rows: readonly Row[]): (CartonColumn | undefined)[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const isSize = (index: number) => rows.some(({ cells }) => splitSize(cells[index] ?? '') !== undefined)
  const isNumber = (index: number) => {
    const cells = rows.map((row) => row.cells[index] ?? '').filter(isFilled)
    return cells.length > 0 && cells.every((cell) => /^[-+]?[\d.,'’\s]*\d\s*\p{L}{0,3}$/u.test(cell.trim()))
  }
  const order: CartonColumn[] = Array.from({ length: width }).some((_, index) => isSize(index))
    ? ['gross_kg', 'quantity']
    : ['length_mm', 'width_mm', 'height_mm', 'gross_kg', 'quantity']
  let isNamed = false
  return Array.from({ length: width }, (_, index) => {
    if (index === 0 && isNumbering(rows)) return undefined
    if (isSize(index)) return 'size'
    if (isNumber(index)) return order.shift()
    if (isNamed) return undefined
    isNamed = true
    return 'name'
  })
}

/** Whether rows begin with 1, 2, 3 and so on, which no carton measures. */
function isNumbering(rows: readonly Row[]): boolean {
  return (
    rows.length > 1 && rows.every(({ cells }, at) => (cells[0] ?? '').trim().replace(/[.)]$/, '') === String(at + 1))
  )
}

export function isFilled(cell: string): boolean {
  return cell.trim() !== ''
}
