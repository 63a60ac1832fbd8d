import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { coldest, warmest } from '@fairquay/contract/catalogue/travel.ts'
import { readDangerousGoodsClass, readTemperatures, readUnNumber } from '@fairquay/contract/catalogue/written-travel.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { GoodsReading, GoodsReport, GoodsRow } from './goods-rows.ts'
import { shorten } from './shorten.ts'

type Travel = Partial<Pick<ProductDraft, 'temperatureMin' | 'temperatureMax' | 'dangerousGoodsClass' | 'unNumber'>>

/** How the goods must travel. An empty cell says in our own template that nothing is to be kept to, elsewhere nothing. */
export function readTravelCells(row: GoodsRow, reading: GoodsReading, report: GoodsReport): Travel {
  return { ...readTemperatureCells(row, reading, report), ...readDangerCells(row, reading, report) }
}

/** Two columns, or one with both ends. Our own template is read as it stands: half of a range is refused with the product. */
function readTemperatureCells({ cells }: GoodsRow, reading: GoodsReading, report: GoodsReport): Travel {
  const { speaksOf, format } = reading
  const read = (field: 'temperatureMin' | 'temperatureMax') => {
    const text = cells[field]
    if (text === undefined) return undefined
    const told = readTemperatures(text, format.decimal)
    if (told && told.min >= coldest && told.max <= warmest && told.min <= told.max) return told
    report.warn(field, importMessages.temperatureUnreadable(shorten(text)))
    return undefined
  }
  const [from, to] = [read('temperatureMin'), read('temperatureMax')]
  const range = from && from.min < from.max ? from : to && to.min < to.max ? to : undefined
  const [min, max] = [range?.min ?? from?.min ?? null, range?.max ?? to?.max ?? null]
  if (format.kind === 'template')
    return {
      ...(speaksOf('temperatureMin') && { temperatureMin: min }),
      ...(speaksOf('temperatureMax') && { temperatureMax: max }),
    }
  if (min !== null && max !== null && min <= max) return { temperatureMin: min, temperatureMax: max }
  if (from || to) report.warn(from ? 'temperatureMin' : 'temperatureMax', importMessages.temperatureHalf)
  return {}
}

/** What nobody can read of dangerous goods keeps them out: nothing may come in as harmless for a typing error. */
function readDangerCells({ cells }: GoodsRow, { speaksOf, format }: GoodsReading, report: GoodsReport): Travel {
  const isTemplate = format.kind === 'template'
  const { dangerousGoodsClass: classText, unNumber: numberText } = cells
  const dangerousGoodsClass = classText === undefined ? undefined : readDangerousGoodsClass(classText)
  if (classText !== undefined && dangerousGoodsClass === undefined)
    report.refuse('dangerousGoodsClass', importMessages.dangerousGoodsUnreadable(shorten(classText)))
  const unNumber = numberText === undefined ? undefined : readUnNumber(numberText)
  if (numberText !== undefined && unNumber === undefined)
    report.refuse('unNumber', importMessages.unNumberUnreadable(shorten(numberText)))
  const isAlone = unNumber !== undefined && classText === undefined && !isTemplate
  if (isAlone) report.warn('unNumber', importMessages.unNumberAlone(shorten(unNumber)))
  return {
    ...((dangerousGoodsClass !== undefined || (isTemplate && speaksOf('dangerousGoodsClass'))) && {
      dangerousGoodsClass: dangerousGoodsClass ?? null,
    }),
    ...(((unNumber !== undefined && !isAlone) || (isTemplate && speaksOf('unNumber'))) && {
      unNumber: unNumber ?? null,
    }),
  }
}
