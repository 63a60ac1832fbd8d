import type { ProductDataDraft } from '@fairquay/contract/catalogue/draft.ts'
import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import type { WrittenPack } from '@fairquay/contract/catalogue/written-pack.ts'
import { splitAddresses, splitList } from '@fairquay/contract/cell-text.ts'
import { readBarcode } from '@fairquay/contract/imports/barcode.ts'
import type { ImportedFacts, ImportedOwn, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { partFacts, type ToldFacts } from '@fairquay/contract/imports/part-facts.ts'
import {
  type Findings,
  type Goods,
  type GoodsReading,
  type GoodsReport,
  type GoodsRow,
  isVariantRow,
  variantWord,
} from './goods-rows.ts'
import { type Option, readChoice } from './read-options.ts'
import { readPack, saysPack, speaksOfPacks } from './read-packaging.ts'
import { readAddress, readMeasure, readUnits, readWord } from './read-values.ts'
import { shorten } from './shorten.ts'

const barcodeTypes = ['EAN-13', 'EAN-8', 'UPC-A', 'GTIN-14', 'other'] as const
const sides = ['width', 'height', 'depth'] as const

type Owned = Pick<ImportedProduct, 'barcode' | 'own' | 'isOwnWhole'> & {
  data: Partial<ProductDataDraft>
  facts: Pick<ImportedFacts, 'packaging'>
}

/**
 * Code, weight, measures, packs and pictures of goods, parted into what is the product's and what each variant has for itself. Rows of our own template that are said to be about a
 * variant hold for that alone.
 */
export function readOwn(goods: Goods, options: readonly Option[], reading: GoodsReading, findings: Findings): Owned {
  const { head } = goods
  const { kind } = reading.format
  const isTemplate = kind === 'template'
  const rows = isTemplate ? goods.rows.filter((row) => !isVariantRow(row)) : goods.rows
  const tell = (row: GoodsRow) => tellRow(row, reading, findings.on(row))
  const said = rows.map((row) => ({ line: row.line, options: readChoice(row, options), ...tell(row) }))
  // Packs stand one below the other in our own template, whatever the rows are for.
  const packs = said.flatMap(({ packaging = [] }) => packaging)
  const told = isTemplate ? said.map(({ packaging: _, ...one }) => one) : said
  const isFirstOfAll = isTemplate || kind === 'other'
  // Of a feed it is one of the rows under the name of all.
  const isParent = kind !== 'google' && !rows.includes(head)
  const { common, own } = partFacts(told, isParent ? tell(head) : {}, { isFirstOfAll })
  const whole = isTemplate && reading.speaksOf('rowType')
  return {
    ...readCommonBarcode(common, reading),
    ...(whole && { isOwnWhole: true as const }),
    ...(own.length > 0 || whole
      ? { own: joinOwn(own, whole ? readVariantRows(goods, options, reading, findings) : []) }
      : {}),
    data: { ...readWeight(common, reading, head, findings), ...readSides(common, reading, head, findings) },
    facts: readPacks(isTemplate ? packs : (common.packaging ?? []), reading),
  }
}

function tellRow(row: GoodsRow, reading: GoodsReading, report: GoodsReport): ToldFacts {
  const barcode = tellBarcode(row, reading, report)
  const units = readUnits(row, reading, report)
  const weightValue = readMeasure(row, 'weight', 4, reading, report)
  const [width = null, height = null, depth = null] = sides.map((side) => readMeasure(row, side, 3, reading, report))
  const pictures = tellPictures(row, reading)
  return {
    ...(barcode && { barcode }),
    ...(weightValue !== null && { weight: { weightValue, weightMeasure: units.weight } }),
    ...([width, height, depth].some((side) => side !== null) && {
      measures: { width, height, depth, dimensionMeasure: units.length },
    }),
    ...(pictures.length > 0 && { pictures }),
    ...(saysPack(row) && { packaging: [readPack(row, reading, report)] }),
  }
}

function tellBarcode(row: GoodsRow, { format }: GoodsReading, report: GoodsReport): ToldFacts['barcode'] {
  const text = row.cells.barcode
  if (text === undefined) return undefined
  const type = readWord(row, 'barcodeType', barcodeTypes, report)
  if (type !== undefined && format.kind === 'template') return { barcode: text, barcodeType: type }
  const read = readBarcode(text)
  if (!read) report.warn('barcode', importMessages.barcodeUnreadable(shorten(text)))
  else if (read.isWrong) report.warn('barcode', importMessages.barcodeCheckDigit(read.barcode))
  return read && { barcode: read.barcode, barcodeType: read.type }
}

/** What is no address is told where the product's pictures are read. */
function tellPictures({ cells }: GoodsRow, { format }: GoodsReading): string[] {
  const text = cells.pictures ?? ''
  const parts = format.kind === 'template' ? splitList(text) : [text]
  return [...new Set(parts.flatMap(splitAddresses).flatMap((address) => readAddress(address) ?? []))]
}

function readCommonBarcode({ barcode }: ToldFacts, { speaksOf }: GoodsReading): Pick<ImportedProduct, 'barcode'> {
  if (!speaksOf('barcode')) return {}
  const type = barcode?.barcodeType
  return { barcode: type && barcode.barcode !== null ? { type, barcode: barcode.barcode } : null }
}

/** In our own template an empty cell says that there is none, elsewhere nothing. */
function readWeight(
  { weight }: ToldFacts,
  reading: GoodsReading,
  head: GoodsRow,
  findings: Findings,
): Partial<ProductDataDraft> {
  if (weight) return weight
  if (!reading.speaksOf('weight') || reading.format.kind !== 'template') return {}
  return { weightValue: null, weightMeasure: readUnits(head, reading, findings.on(head)).weight }
}

function readSides(
  { measures }: ToldFacts,
  reading: GoodsReading,
  head: GoodsRow,
  findings: Findings,
): Partial<ProductDataDraft> {
  const isTemplate = reading.format.kind === 'template'
  const told = sides.filter((side) => reading.speaksOf(side) && (isTemplate || (measures?.[side] ?? null) !== null))
  if (told.length === 0) return {}
  const dimensionMeasure = measures?.dimensionMeasure ?? readUnits(head, reading, findings.on(head)).length
  return { ...Object.fromEntries(told.map((side) => [side, measures?.[side] ?? null])), dimensionMeasure }
}

/** A plain list that leaves the cells empty knows nothing of packaging. */
function readPacks(packaging: readonly WrittenPack[], reading: GoodsReading): Pick<ImportedFacts, 'packaging'> {
  const isTold = packaging.length > 0 || (reading.format.kind === 'template' && speaksOfPacks(reading))
  return isTold ? { packaging } : {}
}

/** What rows of our own template say that are about one variant alone: what they leave empty it has from the product. */
function readVariantRows(
  { rows }: Goods,
  options: readonly Option[],
  reading: GoodsReading,
  findings: Findings,
): ImportedOwn[] {
  const { speaksOf } = reading
  const own = new Map<string, ImportedOwn>()
  for (const row of rows) {
    readWord(row, 'rowType', [variantWord], findings.on(row))
    if (!isVariantRow(row)) continue
    const { barcode, weight, measures, pictures = [], packaging = [] } = tellRow(row, reading, findings.on(row))
    const choice = readChoice(row, options)
    const before = own.get(combinationOf(choice))
    own.set(combinationOf(choice), {
      line: row.line,
      options: choice,
      data: {
        ...(speaksOf('barcode') && { barcode: null, barcodeType: null }),
        ...(speaksOf('weight') && { weightValue: null }),
        ...(sides.some(speaksOf) && { width: null, height: null, depth: null }),
        ...before?.data,
        ...barcode,
        ...weight,
        ...measures,
      },
      ...(speaksOf('pictures') && { pictures: [...(before?.pictures ?? []), ...pictures] }),
      ...(speaksOfPacks(reading) && { packaging: [...(before?.packaging ?? []), ...packaging] }),
    })
  }
  return [...own.values()]
}

/** What a row says of a variant alone holds over what was parted from the rows it is sold by. */
function joinOwn(parted: readonly ImportedOwn[], said: readonly ImportedOwn[]): ImportedOwn[] {
  const keys = new Set(said.map(({ options }) => combinationOf(options)))
  return [...parted.filter(({ options }) => !keys.has(combinationOf(options))), ...said]
}
