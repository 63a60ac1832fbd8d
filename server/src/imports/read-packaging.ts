import type { PackagingDraft } from '@fairquay/contract/catalogue/draft.ts'
import { readLengthUnit, readVolumeUnit, readWeightUnit } from '@fairquay/contract/cell-text.ts'
import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import type { GoodsReading, GoodsReport, GoodsRow } from './goods-rows.ts'
import { readCount, readFilePrice, readMeasure, readUnit, readWord } from './read-values.ts'

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
export function readPack(row: GoodsRow, reading: GoodsReading, report: GoodsReport): PackagingDraft {
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
  }
}
