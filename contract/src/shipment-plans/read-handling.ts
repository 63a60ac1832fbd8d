import { readDangerousGoodsClass, readTemperatures, readUnNumber } from '../catalogue/written-travel.ts'
import { type Decimal, readAmount } from '../cell-text.ts'
import { readFlag } from '../imports/flag.ts'
import { type CartonColumn, findColumn } from './carton-columns.ts'
import type { HandlingColumn } from './handling-columns.ts'
import { cartonMessages } from './messages.ts'
import type { PlannedCarton } from './shapes.ts'

export type ReadHandling = Pick<
  PlannedCarton,
  | 'this_side_up'
  | 'stackable'
  | 'max_stack_layers'
  | 'max_top_load_kg'
  | 'temperature_c'
  | 'dangerous_goods_class'
  | 'un_number'
  | 'stop'
>

type Told = {
  cellOf: (column: CartonColumn) => string
  decimal: Decimal
  /** Kilograms of a cell, in its own unit or that of its column. */
  readTopLoad: (cell: string) => number | undefined
  /** What could not be read and is left out. */
  note: (sentence: string) => void
}

const most = { layers: 1000, topLoad: 100_000, stop: 20, degrees: 100 }
const nothing = /^([-–—/]|none|no|n ?\/? ?a|keine?|aucune?|ninguna|nessuna|nenhuma|geen|brak)$/i

/** How the cartons of a row are handled, as far as its cells say; or why the row cannot be planned: nothing comes in as harmless for a typing error. */
export function readHandling(told: Told): ReadHandling | string {
  const danger = readDanger(told)
  if (typeof danger === 'string') return danger
  return { ...readFlags(told), ...readLimits(told), ...readTemperature(told), ...danger }
}

function readFlags({ cellOf, note }: Told): ReadHandling {
  const read = (column: HandlingColumn, opposite: HandlingColumn) => {
    for (const [asked, says] of [
      [column, true],
      [opposite, false],
    ] as const) {
      const cell = cellOf(asked)
      if (cell === '') continue
      const flag = readFlag(cell)
      if (flag !== undefined) return flag === says
      // A cell may say it in the words of a title: 'not stackable'.
      const said = findColumn(cell)
      if (said === column || said === opposite) return said === column
      note(cartonMessages.noFlag(cell))
    }
    return undefined
  }
  const [isUpright, isStackable] = [read('this_side_up', 'not_this_side_up'), read('stackable', 'not_stackable')]
  return {
    ...(isUpright !== undefined && { this_side_up: isUpright }),
    ...(isStackable !== undefined && { stackable: isStackable }),
  }
}

function readLimits({ cellOf, decimal, readTopLoad, note }: Told): ReadHandling {
  const read = (
    column: HandlingColumn,
    value: (cell: string) => number | undefined,
    fits: (value: number) => boolean,
  ) => {
    const cell = cellOf(column)
    if (cell === '') return undefined
    const number = value(cell)
    if (number !== undefined && fits(number)) return number
    note(cartonMessages.leftOut(cell))
    return undefined
  }
  const isWhole = (least: number, greatest: number) => (value: number) =>
    Number.isInteger(value) && value >= least && value <= greatest
  const layers = read('max_stack_layers', (cell) => readAmount(cell, decimal)?.value, isWhole(1, most.layers))
  const load = read('max_top_load_kg', readTopLoad, (value) => value >= 0 && value <= most.topLoad)
  const stop = read('stop', readStop, isWhole(1, most.stop))
  return {
    ...(layers !== undefined && { max_stack_layers: layers }),
    ...(load !== undefined && { max_top_load_kg: load }),
    ...(stop !== undefined && { stop }),
  }
}

/** '2', 'Stop 2' and 'Drop #2' are the second. */
function readStop(cell: string): number | undefined {
  const [, digits] = /^(?:\p{L}{1,20}[\s.:#]*|#)?(\d{1,2})$/u.exec(cell) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** One cell with both ends or with what is to be kept to, or a cell for each end; of one end alone the other is open. */
function readTemperature({ cellOf, decimal, note }: Told): ReadHandling {
  const read = (column: HandlingColumn) => {
    const cell = cellOf(column)
    if (cell === '' || nothing.test(cell)) return undefined
    const told = readTemperatures(cell, decimal)
    if (told && told.min >= -most.degrees && told.max <= most.degrees) return told
    note(cartonMessages.noTemperature(cell))
    return undefined
  }
  const [both, from, to] = [read('temperature'), read('temperature_min'), read('temperature_max')]
  const range = both ?? (from && from.min < from.max ? from : to && to.min < to.max ? to : undefined)
  if (!range && !from && !to) return {}
  const kept = range ?? { min: from?.min ?? -most.degrees, max: to?.max ?? most.degrees }
  if (kept.min <= kept.max) return { temperature_c: kept }
  note(cartonMessages.temperature)
  return {}
}

function readDanger({ cellOf, note }: Told): ReadHandling | string {
  const [cell, number] = [cellOf('dangerous_goods_class'), readUnNumber(cellOf('un_number'))]
  const named = readDangerousGoodsClass(cell)
  if (named !== undefined) return { dangerous_goods_class: named, ...(number && { un_number: number }) }
  if (cell !== '' && !nothing.test(cell) && readFlag(cell) !== false) return cartonMessages.noDangerClass(cell)
  if (number !== undefined) note(cartonMessages.dangerClassMissing(number))
  return {}
}
