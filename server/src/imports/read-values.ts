import { readAmount, readLengthUnit, readWeightUnit } from '@fairquay/contract/cell-text.ts'
import { closedWords, splitMeasure, unitKindOf } from '@fairquay/contract/imports/closed-words.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { readStockCell } from '@fairquay/contract/imports/stock-cell.ts'
import {
  type Currency,
  currencies,
  highestUnitPrice,
  roundUnitPrice,
  type UnitPrice,
  writeUnitPrice,
} from '@fairquay/contract/money.ts'
import { roundTo } from '@fairquay/contract/rounding.ts'
import { foldName } from '@fairquay/contract/same-name.ts'
import type { GoodsReading, GoodsReport, GoodsRow } from './goods-rows.ts'
import { shorten } from './shorten.ts'

const mostStock = 1_000_000_000
const mostTags = 20

/** 'on demand', as our own template writes it. */
export const onDemandWord = 'on demand'

export type Price = { price: UnitPrice | null; listPrice: UnitPrice | null; currency: Currency | undefined }

/** The price of a row: a sale price is what is asked now, and the price then what was asked before. */
export function readPrice(row: GoodsRow, { format }: GoodsReading, report: GoodsReport): Price {
  const isTemplate = format.kind === 'template'
  const text = row.cells.price
  const nothing = { price: null, listPrice: null, currency: undefined }
  if (text === undefined) {
    report.refuse('price', importMessages.priceMissing)
    return nothing
  }
  if (text.toLowerCase() === onDemandWord) return nothing
  if (askedFor.test(text)) {
    report.warn('price', importMessages.askedFor)
    return nothing
  }
  const per = readPer(row, format, report)
  const full = readFilePrice(text, 'price', format, report, per)
  if (!full) return nothing
  if (full.price === 0 && !isTemplate) {
    report.warn('price', importMessages.onDemand)
    return nothing
  }
  const sale = readSale(row, full.price, format, report, per)
  if (sale !== undefined) return { price: sale, listPrice: full.price, currency: full.currency }
  const list = row.cells.listPrice === undefined ? undefined : readAmount(row.cells.listPrice, format.decimal)
  const before = roundUnitPrice((list?.value ?? 0) / per)
  const isPrice = before >= 0 && before <= highestUnitPrice
  if (row.cells.listPrice !== undefined && (!list || !isPrice))
    report.warn('listPrice', importMessages.listPriceUnreadable(shorten(row.cells.listPrice)))
  return { price: full.price, listPrice: isPrice && before > full.price ? before : null, currency: full.currency }
}

/** What price lists say where a price is to be asked for. */
const askedFor =
  /^((preis )?auf anfrage|a\. ?a\.|(price )?(on|upon) (request|demand|application|enquiry|inquiry)|p\.?o\.?a\.?|call( for price)?|ask( for price)?|contact us|(prix )?sur (demande|devis)|(precio )?a consultar|consultar|(prezzo )?su richiesta|sob consulta|op aanvraag|na zapytanie|na dotaz)$/i

/** For how many pieces a price is, where a column says so: systems of warehouses write what a hundred cost. */
function readPer(row: GoodsRow, format: ImportFormat, report: GoodsReport): number {
  const text = row.cells.pricePer
  if (text === undefined) return 1
  const [digits = text] = splitMeasure(text) ?? []
  const per = readAmount(digits, format.decimal)?.value
  if (per !== undefined && per > 0 && per <= 1_000_000) return per
  report.refuse('pricePer', importMessages.quantityUnreadable(shorten(text)))
  return 1
}

function readSale(
  row: GoodsRow,
  full: UnitPrice,
  format: ImportFormat,
  report: GoodsReport,
  per: number,
): UnitPrice | undefined {
  const text = row.cells.salePrice
  if (text === undefined) return undefined
  // Whether it holds today is not the file's to say, and it would hold for ever here.
  if (row.cells.saleDate !== undefined) {
    report.warn('salePrice', importMessages.datedSale)
    return undefined
  }
  const sale = readFilePrice(text, 'salePrice', format, report, per)
  if (!sale || sale.price === 0) return undefined
  if (sale.price < full) return sale.price
  if (sale.price > full) report.warn('salePrice', importMessages.saleNotBelow)
  return undefined
}

/** A price and its currency; refuses what is none. */
export function readFilePrice(
  text: string,
  field: GoodsField,
  format: ImportFormat,
  report: GoodsReport,
  per = 1,
): { price: UnitPrice; currency: Currency | undefined } | undefined {
  const amount = readAmount(text, format.decimal)
  if (!amount) {
    report.refuse(field, importMessages.priceUnreadable(shorten(text)))
    return undefined
  }
  const price = roundUnitPrice(amount.value / per)
  const currency = currencies.find((code) => code === amount.currency)
  if (amount.currency !== undefined && !currency) report.refuse(field, importMessages.otherCurrency(amount.currency))
  else if (amount.value < 0) report.refuse(field, importMessages.priceNegative)
  else if (amount.value > 0 && price === 0) report.refuse(field, importMessages.priceTooSmall(shorten(text)))
  else if (price > highestUnitPrice) report.refuse(field, importMessages.priceTooHigh(writeUnitPrice(highestUnitPrice)))
  else return { price, currency }
  return undefined
}

/** 'not counted', as our own template writes it. */
export const uncountedWord = 'not counted'

/**
 * A whole number of pieces, null where they are not counted, undefined when the file does not say. Orders beyond the stock are
 * stock that is not counted; so is an empty cell of our own template.
 */
export function readStock(
  row: GoodsRow,
  { format, speaksOf }: GoodsReading,
  report: GoodsReport,
): number | null | undefined {
  const { stock, backorders } = row.cells
  if (/^(1|yes|true|notify)$/i.test(backorders ?? '')) return null
  if (stock?.toLowerCase() === uncountedWord) return null
  if (stock !== undefined) {
    const pieces = readStockCell(stock, format.decimal)
    if (pieces === undefined) report.refuse('stock', importMessages.quantityUnreadable(shorten(stock)))
    else if (pieces !== null && pieces > mostStock) report.refuse('stock', importMessages.quantityTooHigh(mostStock))
    else return pieces && Math.max(0, pieces)
    return undefined
  }
  return speaksOf('stock') && format.kind === 'template' ? null : undefined
}

/** Whether any can be had, where a file says so and does not count: words for yes and no. */
export function readAvailability({ cells }: GoodsRow, report: GoodsReport): boolean | undefined {
  const { stock, availability, backorders } = cells
  if (availability === undefined || stock !== undefined || /^(1|yes|true|notify)$/i.test(backorders ?? ''))
    return undefined
  const word = closedWords.availability.read(availability)
  if (word !== undefined) return word === 'in stock'
  report.warn('availability', importMessages.unknownAvailability(shorten(availability)))
  return undefined
}

/** A measure above zero with at most `digits` decimals, which is what is kept; null for none. */
export function readMeasure(
  row: GoodsRow,
  field: GoodsField,
  digits: number,
  { format }: GoodsReading,
  report: GoodsReport,
): number | null {
  const text = row.cells[field]
  if (text === undefined) return null
  const [digitsAlone, unit] = splitMeasure(text) ?? [text]
  const kind = unitKindOf(field)
  // A unit that says nothing is not passed over: the number alone would be read in another.
  const isKnown = unit === undefined || kind === undefined || closedWords[kind].read(unit) !== undefined
  const number = isKnown ? readAmount(digitsAlone, format.decimal)?.value : undefined
  const kept = number === undefined ? Number.NaN : roundTo(number, digits)
  if (kept === 0) return null
  if (kept > 0 && kept <= 1_000_000) return kept
  // What our own template leaves out is taken away from the product.
  if (format.kind === 'template') report.refuse(field, importMessages.measureRefused(shorten(text)))
  else report.warn(field, importMessages.measureUnreadable(shorten(text)))
  return null
}

/** The unit in the cell, in the column for units, or that of the file. */
export function readUnits(row: GoodsRow, { format }: GoodsReading, report: GoodsReport) {
  const { weight, weightUnit, width, lengthUnit } = row.cells
  const unit = (text: string | undefined, find: typeof readWeightUnit | typeof readLengthUnit) =>
    text === undefined ? undefined : find(text.replace(/^[\d.,\s]+/, ''))
  if (weightUnit !== undefined && !readWeightUnit(weightUnit))
    report.warn('weightUnit', importMessages.measureUnreadable(shorten(weightUnit)))
  return {
    weight: readWeightUnit(unit(weight, readWeightUnit) ?? weightUnit ?? '') ?? format.weightUnit,
    length: readLengthUnit(unit(width, readLengthUnit) ?? lengthUnit ?? '') ?? format.lengthUnit,
  }
}

/** The unit that a column for units names, or that stands behind the number; refuses what is none. */
export function readUnit<Unit extends string>(
  row: GoodsRow,
  { measure, unit: field }: { measure: GoodsField; unit: GoodsField },
  read: (text: string) => Unit | undefined,
  report: GoodsReport,
): Unit | undefined {
  const text = row.cells[field]
  if (text === undefined) return read(splitMeasure(row.cells[measure] ?? '')?.[1] ?? '')
  const unit = read(text)
  const kind = unitKindOf(measure)
  if (unit === undefined && kind)
    report.refuse(field, importMessages.notOneOf(shorten(text), closedWords[kind].choices))
  return unit
}

/** A whole number from 1; refuses others. */
export function readCount(
  row: GoodsRow,
  field: GoodsField,
  { format }: GoodsReading,
  report: GoodsReport,
): number | undefined {
  const text = row.cells[field]
  if (text === undefined) return undefined
  const number = readAmount(text, format.decimal)?.value
  if (number !== undefined && Number.isInteger(number)) return number
  report.refuse(field, importMessages.quantityUnreadable(shorten(text)))
  return undefined
}

/** One of a closed list of words, whatever its case; refuses others. */
export function readWord<Word extends string>(
  row: GoodsRow,
  field: GoodsField,
  words: readonly Word[],
  report: GoodsReport,
): Word | undefined {
  const text = row.cells[field]
  if (text === undefined) return undefined
  const word = words.find((one) => one.toLowerCase() === text.toLowerCase())
  if (word === undefined) report.refuse(field, importMessages.notOneOf(shorten(text), words))
  return word
}

/** The tags of a cell; shops keep notes for their themes among them ('theme:#181109'), which are no words for a buyer. */
export function readTags(words: readonly string[], report: { warn(field: 'tags', reason: string): void }): string[] {
  const tags = new Map<string, string>()
  const leftOut: string[] = []
  for (const tag of words.map((word) => word.replace(/\s+/g, ' ').trim())) {
    if (tag === '') continue
    const isFine = tag.length >= 2 && tag.length <= 40 && !/^[\w-]+:\S/.test(tag) && tags.size < mostTags
    if (!isFine) leftOut.push(shorten(tag))
    else if (!tags.has(foldName(tag))) tags.set(foldName(tag), tag)
  }
  if (leftOut.length > 0) report.warn('tags', importMessages.tagsLeftOut(leftOut, mostTags))
  return [...tags.values()]
}

/** The address of a picture on the web; undefined when it is none. */
export function readAddress(text: string): string | undefined {
  const address = text.startsWith('//') ? `https:${text}` : text
  if (address.length > 2000 || !/^https?:\/\/[^\s"'<>\\]+$/i.test(address) || !URL.canParse(address)) return undefined
  return address
}
