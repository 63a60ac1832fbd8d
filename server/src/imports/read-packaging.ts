import { type Handling, highestTopLoad, plainHandling } from '@fairquay/contract/catalogue/handling.ts'
import type { WrittenPack } from '@fairquay/contract/catalogue/written-pack.ts'
import { readAmount, readLengthUnit, readVolumeUnit, readWeightUnit } from '@fairquay/contract/cell-text.ts'
import { splitMeasure } from '@fairquay/contract/imports/closed-words.ts'
import { readFlag } from '@fairquay/contract/imports/flag.ts'
import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { roundTo } from '@fairquay/contract/rounding.ts'
import type { GoodsReading, GoodsReport, GoodsRow } from './goods-rows.ts'
import { gramsPer } from './merge-measures.ts'
import { readCount, readFilePrice, readMeasure, readUnit, readWord } from './read-values.ts'
import { shorten } from './shorten.ts'

const fields: readonly GoodsField[] = [
  'packLevel',
  'packType',
  'packUnits',
  'packPrice',
  'packWeight',
  'packVolume',
  'packWidth',
  'packHeight',
  'packDepth',
]

export function speaksOfPacks({ speaksOf }: GoodsReading): boolean {
  return fields.some(speaksOf)
}

export function saysPack({ cells }: GoodsRow): boolean {
  return fields.some((field) => cells[field] !== undefined)
}

/** The pack that a row describes. */
export function readPack(row: GoodsRow, reading: GoodsReading, report: GoodsReport): WrittenPack {
  const { packPrice } = row.cells
  const measure = (field: GoodsField, digits: number) => readMeasure(row, field, digits, reading, report)
  return {
    level: readWord(row, 'packLevel', ['inner', 'outer', 'pallet'] as const, report) ?? 'inner',
    type: row.cells.packType ?? 'Carton',
    unitsPerPack: readCount(row, 'packUnits', reading, report) ?? null,
    packPrice:
      packPrice === undefined ? null : (readFilePrice(packPrice, 'packPrice', reading.format, report)?.price ?? null),
    weightValue: measure('packWeight', 4),
    weightUnit:
      readUnit(row, { measure: 'packWeight', unit: 'packWeightUnit' }, readWeightUnit, report) ??
      reading.format.weightUnit,
    volumeValue: measure('packVolume', 6),
    volumeUnit: readUnit(row, { measure: 'packVolume', unit: 'packVolumeUnit' }, readVolumeUnit, report) ?? 'm3',
    width: measure('packWidth', 3),
    height: measure('packHeight', 3),
    depth: measure('packDepth', 3),
    dimensionUnit:
      readUnit(row, { measure: 'packWidth', unit: 'packDimensionUnit' }, readLengthUnit, report) ??
      reading.format.lengthUnit,
    ...readHandling(row, reading, report),
  }
}

/** An empty cell says in our own template what holds for every pack, elsewhere nothing. */
function readHandling(row: GoodsRow, reading: GoodsReading, report: GoodsReport): Partial<Handling> {
  const isTemplate = reading.format.kind === 'template'
  const say = <Key extends keyof Handling>(key: Key, field: GoodsField, told: Handling[Key] | undefined) => {
    if (told !== undefined) return { [key]: told }
    return isTemplate && reading.speaksOf(field) ? { [key]: plainHandling[key] } : {}
  }
  return {
    ...say('thisSideUp', 'packThisSideUp', readYesOrNo(row, 'packThisSideUp', report)),
    ...say('stackable', 'packStackable', readYesOrNo(row, 'packStackable', report)),
    ...say('maxStackLayers', 'packMaxLayers', readCount(row, 'packMaxLayers', reading, report)),
    ...say('maxTopLoad', 'packMaxTopLoad', readTopLoad(row, reading, report)),
  }
}

function readYesOrNo(row: GoodsRow, field: 'packThisSideUp' | 'packStackable', report: GoodsReport) {
  const text = row.cells[field]
  const told = readFlag(text)
  if (text !== undefined && told === undefined) report.warn(field, importMessages.flagUnreadable(shorten(text)))
  return told
}

/** Kilograms, or a weight with its unit; 0: nothing may stand on it. */
function readTopLoad({ cells }: GoodsRow, { format }: GoodsReading, report: GoodsReport): number | undefined {
  const text = cells.packMaxTopLoad
  if (text === undefined) return undefined
  const [digits, unit] = splitMeasure(text) ?? [text]
  const known = unit === undefined ? 'kg' : readWeightUnit(unit)
  const value = readAmount(digits, format.decimal)?.value
  const kilograms = value === undefined || !known ? Number.NaN : roundTo((value * gramsPer[known]) / gramsPer.kg, 4)
  if (kilograms >= 0 && kilograms <= highestTopLoad) return kilograms
  report.warn('packMaxTopLoad', importMessages.topLoadUnreadable(shorten(text)))
  return undefined
}
