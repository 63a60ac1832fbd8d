import { readFlag } from '@fairquay/contract/imports/flag.ts'
import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import type {
  ImportedFacts,
  ImportedProduct,
  ImportedTerm,
  ImportedVariant,
} from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import {
  type Findings,
  type Goods,
  type GoodsReading,
  type GoodsReport,
  type GoodsRow,
  isVariantRow,
} from './goods-rows.ts'
import { type Option, readChoice, readChoices } from './read-options.ts'
import { onDemandWord, readAvailability, readCount, readPrice, readStock, readWord } from './read-values.ts'

/** Columns that only a price list with quantities or units has. */
const tierFields: readonly GoodsField[] = [
  'minQty',
  'maxQty',
  'isAvailable',
  'orderMeasure',
  'measuringUnit',
  'pricedBy',
]
/** What makes a row of a template one that sells something. One with option values alone names values that can be chosen, for which a line for all of them holds. */
const sellingFields: readonly GoodsField[] = ['price', 'listPrice', 'sku', 'stock', ...tierFields]

type Offers = Pick<ImportedProduct, 'options' | 'choices' | 'variants' | 'terms' | 'facts'>

/** What a product is sold as: a whole price list where the file has one, otherwise one price for each combination of option values. */
export function readOffers(
  goods: Goods,
  options: readonly Option[],
  reading: GoodsReading,
  findings: Findings,
  facts: ImportedFacts,
): Offers {
  const { speaksOf, format } = reading
  const isTemplate = format.kind === 'template'
  if (!speaksOf('price')) return { options: [], variants: [], facts }
  const isTiered = tierFields.some(speaksOf)
  const rows = isTemplate
    ? goods.rows.filter((row) => !isVariantRow(row) && sellingFields.some((field) => row.cells[field] !== undefined))
    : goods.rows
  const listed = isTemplate ? { ...goods, rows: goods.rows.filter((row) => !isVariantRow(row)) } : goods
  const choices = readChoices(listed, rows, options)
  const priced = rows.map((row) => readOffer(row, options, reading, findings.on(row)))
  const currency = readCurrency(rows, priced, goods, reading, findings)
  const withCurrency = { ...facts, ...(currency && { currency }) }
  refuseTwins(priced, isTiered, findings, rows)
  if (isTiered || isTemplate)
    return {
      options: options.map(({ name }) => name),
      ...choices,
      variants: [],
      terms: rows.map((row, at) => readTerm(row, priced[at], reading, findings.on(row))),
      facts: withCurrency,
    }
  return {
    options: options.map(({ name }) => name),
    ...choices,
    variants: priced.map(
      ({ values, price, listPrice, stock, isInStock, sku, line }): ImportedVariant => ({
        line,
        values: options.map(({ name }) => values[name] ?? ''),
        price,
        listPrice,
        ...(stock !== undefined && { stock }),
        ...(isInStock !== undefined && { isInStock }),
        ...(sku !== undefined && { sku }),
      }),
    ),
    facts: withCurrency,
  }
}

type Offer = ReturnType<typeof readOffer>

function readOffer(row: GoodsRow, options: readonly Option[], reading: GoodsReading, report: GoodsReport) {
  const values = readChoice(row, options)
  for (const { name, field } of options)
    if ((values[name]?.length ?? 0) > 120) report.refuse(field.value, importMessages.tooLong(120))
  const { sku } = row.cells
  if (sku !== undefined && sku.length > 100) report.refuse('sku', importMessages.tooLong(100))
  return {
    line: row.line,
    values,
    ...readPrice(row, reading, report),
    stock: readStock(row, reading, report),
    isInStock: readAvailability(row, report),
    ...(reading.speaksOf('sku') && { sku: sku ?? null }),
  }
}

/** One for the whole product: named at the price, in a column of its own, or chosen for the file. */
function readCurrency(
  rows: readonly GoodsRow[],
  priced: readonly Offer[],
  { head }: Goods,
  { format }: GoodsReading,
  findings: Findings,
): ImportedFacts['currency'] {
  const named = priced.find(({ currency }) => currency !== undefined)?.currency
  for (const [at, { currency }] of priced.entries()) {
    const row = rows[at]
    if (row && named && currency && currency !== named)
      findings.on(row).refuse('price', importMessages.currenciesDiffer(named))
  }
  return head.cells.currency === undefined ? (named ?? format.currency ?? undefined) : undefined
}

/** Without quantities, the same combination twice is a mistake; with them the rules of tiers find it. */
function refuseTwins(priced: readonly Offer[], isTiered: boolean, findings: Findings, rows: readonly GoodsRow[]): void {
  if (isTiered) return
  const seen = new Map<string, number>()
  for (const [at, { values, line }] of priced.entries()) {
    const key = JSON.stringify(Object.entries(values))
    const twin = seen.get(key)
    const row = rows[at]
    if (twin !== undefined && row) findings.on(row).refuse('sku', importMessages.variantTwice(twin))
    seen.set(key, twin ?? line)
  }
}

function readTerm(row: GoodsRow, offer: Offer | undefined, reading: GoodsReading, report: GoodsReport): ImportedTerm {
  const { speaksOf } = reading
  const { cells } = row
  const isOnDemand = cells.price?.toLowerCase() === onDemandWord || (offer?.price ?? null) === null
  const pricedBy = readWord(row, 'pricedBy', ['quantity', 'weight'] as const, report)
  const isAvailable = readFlag(cells.isAvailable)
  const worded = offer?.isInStock === undefined ? undefined : offer.isInStock ? null : 0
  const stock = offer?.stock === undefined ? worded : offer.stock
  return {
    line: row.line,
    options: offer?.values ?? {},
    type: isOnDemand ? 'on_demand' : 'by_qty',
    price: offer?.price ?? null,
    listPrice: offer?.listPrice ?? null,
    minQty: readCount(row, 'minQty', reading, report) ?? 1,
    ...(speaksOf('maxQty') && { maxQty: readCount(row, 'maxQty', reading, report) ?? null }),
    ...(isAvailable !== undefined && { isAvailable }),
    ...(isOnDemand ? { availableQty: 0 } : stock !== undefined && { availableQty: stock }),
    ...(offer?.sku !== undefined && { sku: offer.sku }),
    ...(cells.orderMeasure !== undefined && { orderMeasure: cells.orderMeasure }),
    ...(cells.measuringUnit !== undefined && { measuringUnit: cells.measuringUnit }),
    ...(pricedBy !== undefined && { measuringUnitType: pricedBy }),
  }
}
