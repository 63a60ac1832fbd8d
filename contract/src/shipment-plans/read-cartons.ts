import { type Decimal, guessDecimal, readAmount, readWeightUnit } from '../cell-text.ts'
import { splitMeasure } from '../imports/closed-words.ts'
import { splitSize } from '../size-cell.ts'
import { toGrams, toMillimetres } from '../units.ts'
import {
  type CartonColumn,
  type CartonTable,
  findColumn,
  findTable,
  guessLengthUnit,
  isFilled,
  type LengthUnit,
  readUnitOfLength,
  sides,
  type WeightUnit,
} from './carton-columns.ts'
import { cartonMessages } from './messages.ts'
import { readHandling } from './read-handling.ts'
import { mostCartonKinds, mostCartons, type PlannedCarton } from './shapes.ts'

export type ReadCartons = {
  cartons: PlannedCarton[]
  /** Rows that are left out, counted from 1 as they stand in the table, and why. */
  refused: { row: number; reason: string }[]
  /** What of the rows that are taken could not be read and is left out. */
  noted: { row: number; reason: string }[]
  /** The units that were taken where none stood beside a number. */
  lengthUnit: LengthUnit
  weightUnit: WeightUnit
}

const needed = [...sides, 'gross_kg'] as const
/** Of the point in a class of dangerous goods nobody tells how decimals are written. */
const codes: readonly (CartonColumn | undefined)[] = ['dangerous_goods_class', 'un_number', 'stop']
const longest = 20_000
const heaviest = 100_000
/** Characters of a cell that are looked at. */
const longestCell = 300

/**
 * The cartons of a table as people paste it or keep it in a file: with titles in many languages, or without, and then in the order name, length, width,
 * height, weight, number. Units stand in titles or cells; where they do not, they are guessed from the sizes unless `said` names them.
 */
export function readCartons(
  rows: readonly (readonly string[])[],
  said: { lengthUnit?: LengthUnit; weightUnit?: WeightUnit } = {},
): ReadCartons {
  const filled = rows
    .map((cells, index) => ({ cells: cells.map((cell) => cell.slice(0, longestCell)), row: index + 1 }))
    .filter(({ cells }) => cells.some(isFilled))
  const table = findTable(filled)
  const isNumber = (cell: string, index: number) => /\d/.test(cell) && !codes.includes(table.columns[index])
  const decimal = guessDecimal(table.body.flatMap(({ cells }) => cells.filter(isNumber)))
  const units = {
    lengthUnit: said.lengthUnit ?? table.lengthUnit ?? guessLengthUnit(table, decimal),
    weightUnit: said.weightUnit ?? table.weightUnit ?? 'kg',
  }
  const cartons: PlannedCarton[] = []
  const refused: ReadCartons['refused'] = []
  const noted: ReadCartons['noted'] = []
  for (const { cells, row } of table.body) {
    const notes: string[] = []
    const isSaid = said.lengthUnit !== undefined
    const read = readRow(cells, table, { decimal, ...units, isSaid, note: (sentence) => notes.push(sentence) })
    // Sums and remarks below the goods have no sides at all.
    if (read === undefined) continue
    if (typeof read === 'string') refused.push({ row, reason: read })
    else if (cartons.length === mostCartonKinds)
      refused.push({ row, reason: cartonMessages.tooManyKinds(mostCartonKinds) })
    else {
      cartons.push({ ...read, id: String(cartons.length + 1) })
      noted.push(...notes.map((reason) => ({ row, reason })))
    }
  }
  return { cartons, refused, noted, ...units }
}

type Reading = {
  decimal: Decimal
  lengthUnit: LengthUnit
  weightUnit: WeightUnit
  /** Whether somebody said the unit of length, which then holds for all titles. */
  isSaid: boolean
  note: (sentence: string) => void
}
type Measured = Omit<PlannedCarton, 'id'>

/** A row as a carton, or why it is none; undefined where nothing of a carton stands in it. */
function readRow(
  cells: readonly string[],
  { columns, sizeOrder, lengthUnits, topLoadUnit }: CartonTable,
  reading: Reading,
): Measured | string | undefined {
  const cellOf = (column: CartonColumn) => (cells[columns.indexOf(column)] ?? '').trim()
  const size = splitSize(cellOf('size'))
  const measures: Partial<Record<(typeof needed)[number], number>> = {}
  for (const side of sides) {
    const own = size ? (size.unit ?? readUnitOfLength(size.written)) : reading.isSaid ? undefined : lengthUnits?.[side]
    const cell = size ? size.parts[sizeOrder.indexOf(side)] : cellOf(side)
    measures[side] = readLength(cell ?? '', { ...reading, lengthUnit: own ?? reading.lengthUnit })
  }
  if (sides.every((side) => measures[side] === undefined)) {
    const told = sides.find((side) => isMeant(cellOf(side)))
    if (told) return tellMissing(told, cellOf(told), reading.decimal)
    return isMeant(cellOf('size')) ? cartonMessages.unreadable(cellOf('size')) : undefined
  }
  measures.gross_kg = readWeight(cellOf('gross_kg'), reading)
  const missing = needed.find((column) => measures[column] === undefined)
  if (missing) return tellMissing(missing, cellOf(missing), reading.decimal)
  const { length_mm = 0, width_mm = 0, height_mm = 0, gross_kg = 0 } = measures
  if (Math.max(length_mm, width_mm, height_mm) > longest) return cartonMessages.tooLong('20 m')
  if (gross_kg > heaviest) return cartonMessages.tooHeavy('100 t')
  const counted = readCounts(cellOf, columns, reading.decimal)
  if (typeof counted === 'string') return counted
  const handling = readHandling({
    cellOf,
    decimal: reading.decimal,
    readTopLoad: (cell) => readWeight(cell, { ...reading, weightUnit: topLoadUnit ?? reading.weightUnit }),
    note: reading.note,
  })
  if (typeof handling === 'string') return handling
  const name = cellOf('name').slice(0, 200)
  return { ...(name !== '' && { name }), length_mm, width_mm, height_mm, gross_kg, ...counted, ...handling }
}

/** Whether a cell was to say a size, such as 'about 40' and 'not known yet'; titles stand again on each page of a list, and units below them. */
function isMeant(cell: string): boolean {
  if (/\d/.test(cell)) return true
  return /\p{L}/u.test(cell) && findColumn(cell) === undefined && readUnitOfLength(cell) === undefined
}

/** How many: cartons, or units with how many go into one. A table without such a column has one of each. */
function readCounts(
  cellOf: (column: CartonColumn) => string,
  columns: readonly (CartonColumn | undefined)[],
  decimal: Decimal,
): Pick<Measured, 'quantity' | 'units' | 'units_per_carton'> | string {
  const whole = (column: CartonColumn) => {
    const value = readCount(cellOf(column), decimal)
    return value !== undefined && value >= 0 ? Math.ceil(value) : undefined
  }
  const [quantity, units, perCarton] = [whole('quantity'), whole('units'), whole('units_per_carton')]
  const each = perCarton !== undefined && perCarton >= 1 ? { units_per_carton: perCarton } : {}
  if (quantity !== undefined) return quantity > mostCartons ? tooMany() : { quantity, ...each }
  if (units !== undefined) return Math.ceil(units / (perCarton || 1)) > mostCartons ? tooMany() : { units, ...each }
  const isAsked = columns.includes('quantity') || columns.includes('units')
  const said = cellOf('quantity') || cellOf('units')
  return isAsked ? tellMissing('quantity', said, decimal) : { quantity: 1, ...each }
}

/** Words behind a number that say what is counted, and nothing of how many: '10 dozen' and '2 pallets' are other numbers. */
const countWords =
  /^(ctns?|cartons?|boxe?s?|cases?|pcs?|pieces?|pkgs?|packages?|packs?|units?|ea|nos?|sets?|colli|kolli|kartons?|st|stk|stck|stuck|stück|cajas?|bultos?|uds?|cartoni|colis|pezzi|pz|szt|adet|箱|件|个|個)$/i

/** '10', '1.200 ctns'; undefined where what is counted is not known. */
function readCount(cell: string, decimal: Decimal): number | undefined {
  const [number, word] = splitMeasure(cell) ?? [cell, '']
  const isCounted = word === '' || countWords.test(word.replace(/[.()]/g, '').trim())
  return isCounted ? readAmount(number, decimal)?.value : undefined
}

/**
 * What stands there and is no number is not missing: as where decimals are written one way in most of a table and the other way here. Nor is a number that no carton
 * has.
 */
function tellMissing(column: keyof typeof cartonMessages.missing, cell: string, decimal: Decimal): string {
  if (cell === '') return cartonMessages.missing[column]
  const isNumber = readAmount(splitMeasure(cell)?.[0] ?? cell, decimal) !== undefined
  const isCount = column !== 'quantity' || readCount(cell, decimal) !== undefined
  return isNumber && isCount ? cartonMessages.wrong[column] : cartonMessages.unreadable(cell)
}

const tooMany = () => cartonMessages.tooManyCartons(mostCartons)

function readLength(cell: string, { decimal, lengthUnit }: Reading): number | undefined {
  const [number, unit] = splitMeasure(cell) ?? [cell, '']
  const value = readAmount(number, decimal)?.value
  const millimetres = value === undefined ? undefined : toMillimetres(value, readUnitOfLength(unit) ?? lengthUnit)
  return millimetres !== undefined && millimetres >= 1 ? Math.round(millimetres * 10) / 10 : undefined
}

function readWeight(cell: string, { decimal, weightUnit }: Reading): number | undefined {
  const [number, unit] = splitMeasure(cell) ?? [cell, '']
  const value = readAmount(number, decimal)?.value
  const grams = value === undefined ? undefined : toGrams(value, readWeightUnit(unit) ?? weightUnit)
  return grams !== undefined && grams >= 0 ? Math.round(grams) / 1000 : undefined
}
