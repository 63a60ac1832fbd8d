import { type GoodsField, optionFields } from '@fairquay/contract/imports/goods-fields.ts'
import type {
  ImportedFacts,
  ImportedProduct,
  ImportedTerm,
  ImportedVariant,
} from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { isSameName } from '@fairquay/contract/same-name.ts'
import type { Findings, Goods, GoodsReading, GoodsReport, GoodsRow } from './goods-rows.ts'
import { onDemandWord, readCount, readFlag, readPrice, readStock, readWord } from './read-values.ts'

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
export function readOffers(goods: Goods, reading: GoodsReading, findings: Findings, facts: ImportedFacts): Offers {
  const { speaksOf, format } = reading
  const isTemplate = format.kind === 'template'
  if (!speaksOf('price')) return { options: [], variants: [], facts }
  const isTiered = tierFields.some(speaksOf)
  const rows = isTemplate
    ? goods.rows.filter(({ cells }) => sellingFields.some((field) => cells[field] !== undefined))
    : goods.rows
  const options = readOptionNames(goods, findings)
  const choices = readChoices(goods, rows, options)
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
      ({ values, price, listPrice, stock, sku, line }): ImportedVariant => ({
        line,
        values: options.map(({ name }) => values[name] ?? ''),
        price,
        listPrice,
        ...(stock !== undefined && { stock }),
        ...(sku !== undefined && { sku }),
      }),
    ),
    facts: withCurrency,
  }
}

type Option = { name: string; field: (typeof optionFields)[number] }
type Offer = ReturnType<typeof readOffer>

/** The names stand in the first row that has one; a column of values without a name is called after its header. */
function readOptionNames({ head, rows: all, choices = {} }: Goods, findings: Findings): Option[] {
  const options: Option[] = []
  for (const field of optionFields) {
    const name = [head, ...all].find(({ cells }) => cells[field.name] !== undefined)?.cells[field.name]
    const isListed = name !== undefined && Object.hasOwn(choices, name)
    const first = isListed ? head : all.find(({ cells }) => cells[field.value] !== undefined)
    if (!first) continue
    const report = findings.on(first)
    if (name === undefined) report.refuse(field.name, importMessages.optionUnnamed)
    else if (name.length > 60) report.refuse(field.name, importMessages.tooLong(60))
    else if (options.some((option) => isSameName(option.name, name)))
      report.refuse(field.name, importMessages.optionTwice(name))
    else options.push({ name, field })
  }
  return options
}

/** Values that can be chosen though no line is for them alone: those the product lists, and in a template those of rows that sell nothing. */
function readChoices(
  { rows: all, choices = {} }: Goods,
  rows: readonly GoodsRow[],
  options: readonly Option[],
): Pick<ImportedProduct, 'choices'> {
  const named = options.flatMap(({ name, field }) => {
    const idle = all.filter((row) => !rows.includes(row)).flatMap(({ cells }) => cells[field.value] ?? [])
    const values = [...(choices[name] ?? []), ...idle]
    return values.length > 0 ? [[name, values] as const] : []
  })
  return named.length > 0 ? { choices: Object.fromEntries(named) } : {}
}

function readOffer(row: GoodsRow, options: readonly Option[], reading: GoodsReading, report: GoodsReport) {
  const values: Record<string, string> = {}
  for (const { name, field } of options) {
    const value = row.cells[field.value]
    if (value === undefined) continue
    if (value.length > 120) report.refuse(field.value, importMessages.tooLong(120))
    values[name] = value
  }
  const { sku } = row.cells
  if (sku !== undefined && sku.length > 100) report.refuse('sku', importMessages.tooLong(100))
  return {
    line: row.line,
    values,
    ...readPrice(row, reading, report),
    stock: readStock(row, reading, report),
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
  return {
    line: row.line,
    options: offer?.values ?? {},
    type: isOnDemand ? 'on_demand' : 'by_qty',
    price: offer?.price ?? null,
    listPrice: offer?.listPrice ?? null,
    minQty: readCount(row, 'minQty', reading, report) ?? 1,
    ...(speaksOf('maxQty') && { maxQty: readCount(row, 'maxQty', reading, report) ?? null }),
    ...(isAvailable !== undefined && { isAvailable }),
    ...(isOnDemand ? { availableQty: 0 } : offer?.stock !== undefined && { availableQty: offer.stock }),
    ...(offer?.sku !== undefined && { sku: offer.sku }),
    ...(cells.orderMeasure !== undefined && { orderMeasure: cells.orderMeasure }),
    ...(cells.measuringUnit !== undefined && { measuringUnit: cells.measuringUnit }),
    ...(pricedBy !== undefined && { measuringUnitType: pricedBy }),
  }
}
