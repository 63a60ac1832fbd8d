import type { PackagingDraft, ProductDraft, TermDraft } from '../../catalogue/draft.ts'
import { isLeadTime } from '../../catalogue/lead-time.ts'
import { combinationOf } from '../../catalogue/term-rules.ts'
import { guessDecimal, readAmount, readLengthUnit, readWeightUnit } from '../../cell-text.ts'
import { countries, findCountry, findCountryByName } from '../../countries.ts'
import { highestUnitPrice, roundUnitPrice, type UnitPrice, writeUnitPrice } from '../../money.ts'
import { foldName } from '../../same-name.ts'
import { productStates } from '../address.ts'
import { stateNames } from '../page-messages.ts'
import type { LineColumn, ProductColumn, SheetColumn } from './columns.ts'
import { sheetMessages as say } from './messages.ts'

/** A category to choose: its path is 'Industry > Sub-industry'. */
export type SheetCategory = { id: number; path: string }

/** What a cell says, or what is wrong with it. */
export type Put<Value> = { value: Value } | { fault: string }

/** A combination of option values; {} of a product without options. */
export type Combination = TermDraft['options']

/** The combinations of a product in the order of its price list. */
export function listCombinations({ terms }: Pick<ProductDraft, 'terms'>): Combination[] {
  return [...new Map(terms.map(({ options }) => [combinationOf(options), options])).values()]
}

/** What stands in a cell of a product as a whole. */
export function showProductCell(
  draft: ProductDraft,
  column: ProductColumn,
  categories: readonly SheetCategory[],
): string {
  const pack = findPack(draft)
  switch (column) {
    case 'name':
      return draft.name
    case 'state':
      return stateNames[draft.state]
    case 'category':
      return categories.find(({ id }) => id === draft.categories[0])?.path ?? ''
    case 'brand':
      return draft.brand ?? ''
    case 'country':
      return findCountry(draft.country)?.name ?? draft.country
    case 'hts':
      return draft.data.hts ?? ''
    case 'leadTime':
      return writeNumber(draft.leadTimeDays)
    case 'packType':
      return pack?.type ?? ''
    case 'packUnits':
      return writeNumber(pack?.unitsPerPack ?? null)
    case 'packWeight':
      return pack?.weightValue ? `${pack.weightValue} ${pack.weightUnit}` : ''
    case 'packSize':
      return pack?.width && pack.height && pack.depth
        ? `${pack.width} × ${pack.height} × ${pack.depth} ${pack.dimensionUnit}`
        : ''
  }
}

/** What stands in a cell of one combination: of its first price. */
export function showLineCell(draft: Pick<ProductDraft, 'terms'>, combination: Combination, column: LineColumn): string {
  const term = findFirst(draft, combination)
  if (!term) return ''
  switch (column) {
    case 'sku':
      return term.sku ?? ''
    case 'price':
      return term.price === null ? say.onDemand : writeNumber(writeUnitPrice(term.price))
    case 'listPrice':
      return term.listPrice === null ? '' : writeNumber(writeUnitPrice(term.listPrice))
    case 'stock':
      if (term.type === 'on_demand') return ''
      return term.availableQty === null ? say.notCounted : writeNumber(term.availableQty)
  }
}

/**
 * The draft after somebody has written `text` into a cell; a refusal in words when the text means nothing there. `seen` is what stood in a stock cell before: a
 * change is the difference to it, and what orders moved meanwhile stays. Whether the product is sound afterwards is said by `findDraftFaults`.
 */
export function putCell(
  draft: ProductDraft,
  at: { column: SheetColumn; combination?: Combination | undefined; seen?: string | undefined },
  text: string,
  categories: readonly SheetCategory[],
): Put<ProductDraft> {
  const typed = text.trim()
  const { column, combination = {}, seen } = at
  switch (column) {
    case 'name':
      return typed === '' ? { fault: say.missing } : { value: { ...draft, name: typed } }
    case 'brand':
      return { value: { ...draft, brand: typed || null } }
    case 'hts':
      return { value: { ...draft, data: { ...draft.data, hts: typed || null } } }
    case 'state':
      return fill(readState(typed), (state) => ({ ...draft, state }))
    case 'category':
      return fill(readCategory(typed, categories), (id) => ({ ...draft, categories: putFirst(draft.categories, id) }))
    case 'country':
      return fill(readCountry(typed), (country) => ({ ...draft, country }))
    case 'leadTime':
      return fill(readWhole(typed, say.leadTime, isLeadTime), (leadTimeDays) => ({ ...draft, leadTimeDays }))
    case 'packType':
    case 'packUnits':
    case 'packWeight':
    case 'packSize':
      return putPack(draft, column, typed)
    case 'sku':
      return { value: putTerms(draft, combination, (term) => ({ ...term, sku: typed || null })) }
    case 'price':
      return fill(readPrice(typed, draft.currency, say.price), (price) => putPrice(draft, combination, price))
    case 'listPrice':
      return fill(readPrice(typed, draft.currency, say.listPrice), (listPrice) =>
        putFirstTerm(draft, combination, (term) => ({ ...term, listPrice })),
      )
    case 'stock':
      return putStock(draft, combination, typed, seen)
  }
}

/** What is wrong with a text as such, before it is known whose cell it stands in; nothing when it can be sent. */
export function findCellFault(
  column: SheetColumn,
  text: string,
  currency: string,
  categories: readonly SheetCategory[],
): string | undefined {
  const typed = text.trim()
  const read: Put<unknown> = (() => {
    switch (column) {
      case 'name':
        return typed === '' ? { fault: say.missing } : { value: typed }
      case 'state':
        return readState(typed)
      case 'category':
        return readCategory(typed, categories)
      case 'country':
        return readCountry(typed)
      case 'leadTime':
        return readWhole(typed, say.leadTime, isLeadTime)
      case 'packUnits':
        return readWhole(typed, say.units, isUnits)
      case 'packWeight':
        return readWeight(typed)
      case 'packSize':
        return readSize(typed)
      case 'price':
        return readPrice(typed, currency, say.price)
      case 'listPrice':
        return readPrice(typed, currency, say.listPrice)
      case 'stock':
        return readStock(typed)
      default:
        return { value: typed }
    }
  })()
  return 'fault' in read ? read.fault : undefined
}

function fill<Value, Result>(read: Put<Value>, put: (value: Value) => Result): Put<Result> {
  return 'fault' in read ? read : { value: put(read.value) }
}

function writeNumber(value: number | null): string {
  return value === null ? '' : String(value)
}

function readState(text: string): Put<ProductDraft['state']> {
  const state = productStates.find((one) => [one, foldName(stateNames[one])].includes(foldName(text)))
  return state ? { value: state } : { fault: say.state(productStates.map((one) => stateNames[one])) }
}

function readCategory(text: string, categories: readonly SheetCategory[]): Put<number | null> {
  if (text === '') return { value: null }
  const wanted = foldPath(text)
  const found = categories.filter(({ path }) => foldPath(path) === wanted || foldPath(path).endsWith(`>${wanted}`))
  const [only] = found
  return only && found.length === 1 ? { value: only.id } : { fault: say.category }
}

function foldPath(path: string): string {
  return path
    .split('>')
    .map((part) => foldName(part.trim()))
    .join('>')
}

/** The first category is the main one; the others stay. */
function putFirst(categories: readonly number[], id: number | null): number[] {
  const rest = categories.slice(1).filter((one) => one !== id)
  return id === null ? rest : [id, ...rest]
}

const byCode = new Map(countries.map((country) => [country.code.toLowerCase(), country]))

function readCountry(text: string): Put<string> {
  const country = findCountryByName(text) ?? byCode.get(text.toLowerCase())
  return country ? { value: country.code } : { fault: say.country }
}

function readWhole(text: string, fault: string, isRight: (value: number) => boolean): Put<number | null> {
  if (text === '') return { value: null }
  const value = readAmount(text, guessDecimal([text]))?.value
  return value !== undefined && isRight(value) ? { value } : { fault }
}

const largestUnits = 1_000_000
const largestStock = 2_000_000_000

function isUnits(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= largestUnits
}

function readPrice(text: string, currency: string, fault: string): Put<UnitPrice | null> {
  if (text === '' || foldName(text) === foldName(say.onDemand)) return { value: null }
  const amount = readAmount(text, guessDecimal([text]))
  if (!amount || amount.value < 0) return { fault }
  if (amount.currency !== undefined && amount.currency !== currency) return { fault: say.otherCurrency(currency) }
  const price = roundUnitPrice(amount.value)
  // A price below what can be written would be given away.
  return price > highestUnitPrice || (price === 0 && amount.value > 0) ? { fault } : { value: price }
}

function readStock(text: string): Put<number | null> {
  if (text === '' || foldName(text) === foldName(say.notCounted)) return { value: null }
  return readWhole(text, say.stock, (value) => Number.isInteger(value) && value >= 0 && value <= largestStock)
}

function findFirst({ terms }: Pick<ProductDraft, 'terms'>, combination: Combination): TermDraft | undefined {
  const key = combinationOf(combination)
  return terms.filter(({ options }) => combinationOf(options) === key).sort((a, b) => a.minQty - b.minQty)[0]
}

function putTerms(draft: ProductDraft, combination: Combination, put: (term: TermDraft) => TermDraft): ProductDraft {
  const key = combinationOf(combination)
  return { ...draft, terms: draft.terms.map((term) => (combinationOf(term.options) === key ? put(term) : term)) }
}

/** Further quantities of the same combination keep their prices. */
function putFirstTerm(
  draft: ProductDraft,
  combination: Combination,
  put: (term: TermDraft) => TermDraft,
): ProductDraft {
  const first = findFirst(draft, combination)
  return { ...draft, terms: draft.terms.map((term) => (term === first ? put(term) : term)) }
}

function putPrice(draft: ProductDraft, combination: Combination, price: UnitPrice | null): ProductDraft {
  return putFirstTerm(draft, combination, (term) => {
    if (price === null) return { ...term, type: 'on_demand', price: null, listPrice: null, availableQty: 0 }
    if (term.type === 'on_demand') return { ...term, type: 'by_qty', price, availableQty: null }
    // What it cost before is no discount any more once it costs as much.
    return { ...term, price, listPrice: term.listPrice !== null && term.listPrice > price ? term.listPrice : null }
  })
}

function putStock(
  draft: ProductDraft,
  combination: Combination,
  text: string,
  seen: string | undefined,
): Put<ProductDraft> {
  const first = findFirst(draft, combination)
  if (first?.type === 'on_demand') return text === '' ? { value: draft } : { fault: say.noStock }
  const before = seen === undefined ? undefined : readStock(seen)
  return fill(readStock(text), (availableQty) =>
    putTerms(draft, combination, ({ stockSeen: _, ...term }) => ({
      ...term,
      availableQty,
      ...(before && 'value' in before && { stockSeen: before.value }),
      // As in the form: nothing left is sold out, and something is for sale again.
      isAvailable: availableQty === 0 ? term.isAvailable : true,
    })),
  )
}

/** The pack that the table shows: what goods are shipped in, or else the first there is. */
function findPack({ packaging }: Pick<ProductDraft, 'packaging'>): PackagingDraft | undefined {
  return packaging.find(({ level }) => level === 'outer') ?? packaging[0]
}

const newPack: PackagingDraft = {
  level: 'outer',
  type: '',
  unitsPerPack: null,
  packPrice: null,
  weightValue: null,
  weightUnit: 'kg',
  volumeValue: null,
  volumeUnit: 'm3',
  width: null,
  height: null,
  depth: null,
  dimensionUnit: 'cm',
}

function putPack(
  draft: ProductDraft,
  column: 'packType' | 'packUnits' | 'packWeight' | 'packSize',
  text: string,
): Put<ProductDraft> {
  const pack = findPack(draft)
  if (column === 'packType') {
    if (text === '') return { value: { ...draft, packaging: draft.packaging.filter((one) => one !== pack) } }
    return { value: replacePack(draft, pack, { ...(pack ?? newPack), type: text }) }
  }
  if (!pack) return text === '' ? { value: draft } : { fault: say.packFirst }
  if (column === 'packUnits')
    return fill(readWhole(text, say.units, isUnits), (unitsPerPack) =>
      replacePack(draft, pack, { ...pack, unitsPerPack }),
    )
  if (column === 'packWeight')
    return fill(readWeight(text), (weight) => replacePack(draft, pack, { ...pack, ...weight }))
  return fill(readSize(text), (size) => replacePack(draft, pack, { ...pack, ...size }))
}

function replacePack(draft: ProductDraft, pack: PackagingDraft | undefined, by: PackagingDraft): ProductDraft {
  const packaging = pack ? draft.packaging.map((one) => (one === pack ? by : one)) : [...draft.packaging, by]
  return { ...draft, packaging }
}

function readWeight(text: string): Put<Pick<PackagingDraft, 'weightValue' | 'weightUnit'>> {
  if (text === '') return { value: { weightValue: null, weightUnit: 'kg' } }
  const number = readNumber(text.replace(/\p{L}+\.?$/u, ''))
  const unit = /\p{L}/u.test(text) ? readWeightUnit(text) : 'kg'
  return number !== undefined && unit ? { value: { weightValue: number, weightUnit: unit } } : { fault: say.weight }
}

function readSize(text: string): Put<Pick<PackagingDraft, 'width' | 'height' | 'depth' | 'dimensionUnit'>> {
  if (text === '') return { value: { width: null, height: null, depth: null, dimensionUnit: 'cm' } }
  const unit = /\p{L}+$|["″]$/u.exec(text)?.[0] ?? 'cm'
  const sides = text
    .slice(0, text.length - (/\p{L}+$|["″]$/u.exec(text)?.[0].length ?? 0))
    .split(/[x×*]/i)
    .map(readNumber)
  const [width, height, depth] = sides
  const dimensionUnit = readLengthUnit(unit)
  if (sides.length !== 3 || width === undefined || height === undefined || depth === undefined || !dimensionUnit)
    return { fault: say.size }
  return { value: { width, height, depth, dimensionUnit } }
}

function readNumber(text: string): number | undefined {
  const value = readAmount(text, guessDecimal([text]))?.value
  return value !== undefined && value > 0 ? value : undefined
}
