import { Errors } from 'typebox/value'
import { legNames } from '../freight/offer.ts'
import { readCountry } from '../imports/country-words.ts'
import { unitNames } from '../shipment-plans/shapes.ts'
import { readTypedNumber } from '../typed-number.ts'
import { basisOfWord, columnOfTitle, isLaneBasis, type LaneColumn, laneColumns, tidy } from './lane-titles.ts'
import { rateMessages as texts } from './messages.ts'
import { identityOfLane, refuseLane } from './refuse-lane.ts'
import { type RateLane, type RateStep, type RateSurcharge, rateBases, rateLane } from './shapes.ts'

/** The fields of a lane by the columns they are in, for faults. */
const columnsOfFields: readonly (readonly [start: string, column: LaneColumn])[] = [
  ['from.country', 'from_country'],
  ['from.zone', 'from_zone'],
  ['from.port', 'from_port'],
  ['to.country', 'to_country'],
  ['to.zone', 'to_zone'],
  ['to.port', 'to_port'],
  ...laneColumns.slice(6).map((column) => [column, column] as const),
]

/** A row that cannot be taken: which, as a spreadsheet numbers it, where, what stands there and why. */
export type LaneFault = { row: number; column: string; text: string; reason: string }
/** `refused`: what rows that cannot be taken are prices of (`identityOfLane`), as far as that can be made out. */
export type ReadLanes = { lanes: RateLane[]; faults: LaneFault[]; refused: string[] }

const neededColumns = ['from_country', 'to_country', 'basis', 'price'] as const

/** What somebody is told whose file is no table of lanes: which titles it lacks, and which were found. */
export function tellNoLanes(titles: readonly string[]): string {
  const found = titles.map((title) => title.trim()).filter(Boolean)
  const missing = neededColumns.filter((column) => !found.some((title) => columnOfTitle(title) === column))
  const shown = found.slice(0, 12).map((title) => title.slice(0, 40))
  return texts.noColumns(missing.join(', '), shown.join(', ') + (found.length > shown.length ? ' …' : ''))
}

/**
 * Lanes of a table whose first row are titles, in whatever order. Undefined where it is no table of lanes. `numbers` are those of the rows in their file; counted from 1
 * without.
 */
export function readLanes(
  rows: readonly (readonly string[])[],
  currency: string,
  numbers: readonly number[] = [],
): ReadLanes | undefined {
  const [titles = [], ...others] = rows
  const at = findColumns(titles)
  if (neededColumns.some((column) => !at.has(column))) return undefined
  const read: ReadLanes = { lanes: [], faults: [], refused: [] }
  const seen = new Set<string>()
  const isByPoints = partsByPoints(
    others.flatMap((cells) => numberColumns.map((column) => cells[at.get(column) ?? -1] ?? '')),
  )
  for (const [index, cells] of others.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue
    const row = numbers[index + 1] ?? index + 2
    const cellOf = (column: LaneColumn) => cells[at.get(column) ?? -1]?.trim() ?? ''
    const lane = readLane((column) =>
      isByPoints && numberColumns.includes(column) ? cellOf(column).replace(thousands, '$1$2') : cellOf(column),
    )
    const fault = (column: string, reason: string, text: string) => {
      read.faults.push({ row, column, text: text.slice(0, 60), reason })
      read.refused.push(identityOfLane(lane.lane))
    }
    const [first] = Object.entries(lane.fault ? {} : findFaults(lane.lane, currency))
    if (lane.fault) fault(lane.fault, lane.fault === 'steps' ? texts.steps : texts.surcharges, cellOf(lane.fault))
    else if (first) {
      const column = columnsOfFields.find(([start]) => first[0].startsWith(start))?.[1] ?? first[0]
      fault(column, first[1], cellOf(column as LaneColumn))
    } else {
      const identity = identityOfLane(lane.lane)
      if (seen.has(identity)) fault('from_country', texts.twice, cellOf('from_country'))
      else read.lanes.push(lane.lane)
      seen.add(identity)
    }
  }
  return read
}

const numberColumns: readonly LaneColumn[] = ['price', 'minimum', 'steps', 'surcharges']
/** '1.250': alone it is one and a quarter. */
const thousands = /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/g

/** Whether numbers of a file part thousands by points: some have a decimal comma ('0,385', '95,00') and none a decimal point. Then '1.250' is no price of one and a quarter. */
function partsByPoints(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => cell.match(/\d[\d.,]*/g) ?? [])
  const hasMark = (mark: string) =>
    numbers.some((one) => new RegExp(`^(\\d+${mark}(\\d{1,2}|\\d{4,})|0${mark}\\d+)$`).test(one))
  return hasMark(',') && !hasMark('\\.')
}

function readLane(cellOf: (column: LaneColumn) => string): { lane: RateLane; fault?: 'steps' | 'surcharges' } {
  const place = (end: 'from' | 'to') => ({
    country: readCountry(cellOf(`${end}_country`)) ?? cellOf(`${end}_country`).toUpperCase(),
    zone: cellOf(`${end}_zone`),
    port: cellOf(`${end}_port`).toUpperCase().replace(/\s/g, ''),
  })
  const steps = readSteps(cellOf('steps'))
  const surcharges = readSurcharges(cellOf('surcharges'))
  const least = readNumber(cellOf('transit_min') || cellOf('transit_max'))
  const basis = basisOfWord(cellOf('basis'))
  const lane = {
    from: place('from'),
    to: place('to'),
    equipment: readName(unitNames, cellOf('equipment')),
    basis: isLaneBasis(basis) ? basis : cellOf('basis'),
    price: readNumber(cellOf('price')),
    minimum: readNumberOrNull(cellOf('minimum')),
    steps: steps ?? [],
    surcharges: surcharges ?? [],
    transit_min: least,
    transit_max: readNumber(cellOf('transit_max') || cellOf('transit_min')),
    note: cellOf('note'),
  } as RateLane
  if (!steps) return { lane, fault: 'steps' }
  return surcharges ? { lane } : { lane, fault: 'surcharges' }
}

/** What a field that is not of its shape is told. */
const reasons: Readonly<Record<string, string>> = {
  country: texts.country,
  port: texts.port,
  basis: texts.oneOfNames(rateBases.join(', ')),
  equipment: texts.oneOfNames(unitNames.join(', ')),
  price: texts.number,
  minimum: texts.number,
  transit_min: texts.wholeDays,
  transit_max: texts.wholeDays,
}

/** What is wrong with a lane as it was read: its shape, else its rules. */
function findFaults(lane: RateLane, currency: string): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { instancePath } of Errors(rateLane, lane))
    faults[instancePath.slice(1).replaceAll('/', '.')] ??= reasons[instancePath.split('/').at(-1) ?? ''] ?? texts.wrong
  return Object.keys(faults).length > 0 ? faults : refuseLane(lane, currency)
}

/** '100: 2.50; 300: 2.20' */
function readSteps(cell: string): RateStep[] | undefined {
  const steps = partsOf(cell).map((part) => {
    const [from, price, ...more] = part.split(':')
    return { from: readNumber(from ?? ''), price: readNumber(price ?? ''), isWrong: more.length > 0 }
  })
  if (steps.some(({ from, price, isWrong }) => isWrong || Number.isNaN(from) || Number.isNaN(price))) return undefined
  return steps.map(({ from, price }) => ({ from, price }))
}

/** 'THC | origin | per_wm | 12.50 | 25; Documents | origin | per_shipment | 45' */
function readSurcharges(cell: string): RateSurcharge[] | undefined {
  const read = partsOf(cell).map((part) => {
    const [name = '', leg = '', basis = '', price = '', minimum = '', ...more] = part
      .split('|')
      .map((one) => one.trim())
    return {
      isWrong: more.length > 0 || name === '',
      one: {
        name,
        leg: readName(legNames, leg) ?? '',
        basis: basisOfWord(basis) ?? basis,
        price: readNumber(price),
        minimum: readNumberOrNull(minimum),
      },
    }
  })
  const isWrong = read.some(
    (part) => part.isWrong || part.one.leg === '' || part.one.basis === '' || Number.isNaN(part.one.price),
  )
  return isWrong ? undefined : read.map(({ one }) => one as RateSurcharge)
}

function partsOf(cell: string): string[] {
  return cell
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
}

/** Numbers as spreadsheets write them. What is none is none here either, never 0. */
function readNumber(cell: string): number {
  const value = readTypedNumber(cell.replace('%', ''))
  return value >= 0 ? value : Number.NaN
}

function readNumberOrNull(cell: string): number | null {
  return cell === '' ? null : readNumber(cell)
}

/** A name of a list however it is spelled: '40hc'. What is none stays as it is, to be refused. */
function readName<const Name extends string>(names: readonly Name[], cell: string): Name | null {
  if (cell === '') return null
  const asked = tidy(cell)
  return names.find((name) => name.toLowerCase() === asked) ?? (cell as Name)
}

/** Where each column stands: under its own name before any other, and of those under the first. */
function findColumns(titles: readonly string[]): ReadonlyMap<LaneColumn, number> {
  const at = new Map<LaneColumn, number>()
  for (const isOwn of [true, false])
    for (const [index, title] of titles.entries()) {
      const column = columnOfTitle(title)
      if (column !== undefined && !at.has(column) && (!isOwn || column === tidy(title))) at.set(column, index)
    }
  return at
}

/** A lane as a row of the table. */
export function writeLane({ from, to, steps, surcharges, ...lane }: RateLane): (string | number)[] {
  const cells: Record<LaneColumn, string | number> = {
    from_country: from.country,
    from_zone: from.zone,
    from_port: from.port,
    to_country: to.country,
    to_zone: to.zone,
    to_port: to.port,
    equipment: lane.equipment ?? '',
    basis: lane.basis,
    price: lane.price,
    minimum: lane.minimum ?? '',
    steps: steps.map((step) => `${step.from}: ${step.price}`).join('; '),
    surcharges: surcharges.map(writeSurcharge).join('; '),
    transit_min: lane.transit_min,
    transit_max: lane.transit_max,
    note: lane.note,
  }
  return laneColumns.map((column) => cells[column])
}

function writeSurcharge({ name, leg, basis, price, minimum }: RateSurcharge): string {
  const plain = name.replace(/[|;\n]/g, ' ')
  return [plain, leg, basis, price, ...(minimum === null ? [] : [minimum])].join(' | ')
}
