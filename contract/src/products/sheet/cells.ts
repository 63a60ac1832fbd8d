import { type PackagingDraft, type ProductDraft, plainPack, type TermDraft } from '../../catalogue/draft.ts'
import { isLeadTime } from '../../catalogue/lead-time.ts'
import { combinationOf } from '../../catalogue/term-rules.ts'
import { isOrderStep } from '../../catalogue/written-step.ts'
import { findCountry } from '../../countries.ts'
import { type UnitPrice, writeUnitPrice } from '../../money.ts'
import { stateNames } from '../page-messages.ts'
import type { LineColumn, ProductColumn, SheetColumn } from './columns.ts'
import { sheetMessages as say } from './messages.ts'
import {
  fill,
  isUnits,
  type Put,
  readCategory,
  readCountry,
  readPrice,
  readSize,
  readState,
  readStock,
  readWeight,
  readWhole,
  type SheetCategory,
} from './read-text.ts'
import { readDangerClass, readLayers, readNumberOfUn, readRange, readTopLoad, readYes } from './read-travel.ts'

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
    case 'orderStep':
      return writeNumber(draft.orderStep)
    case 'orderPack':
      return draft.orderPack ?? ''
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
    case 'packUpright':
      return pack ? writeYes(pack.thisSideUp) : ''
    case 'packStackable':
      return pack ? writeYes(pack.stackable) : ''
    case 'packLayers':
      return writeNumber(pack?.maxStackLayers ?? null)
    case 'packTopLoad':
      return writeNumber(pack?.maxTopLoad ?? null)
    case 'temperature':
      return writeRange(draft)
    case 'dangerClass':
      return draft.dangerousGoodsClass ?? ''
    case 'unNumber':
      return draft.unNumber ?? ''
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
    case 'orderStep':
      return fill(readWhole(typed, say.orderStep, isOrderStep), (orderStep) => ({
        ...draft,
        orderStep,
        orderPack: orderStep === null ? null : draft.orderPack,
      }))
    case 'orderPack':
      if (draft.orderStep === null && typed !== '') return { fault: say.stepFirst }
      return { value: { ...draft, orderPack: typed || null } }
    case 'packType':
    case 'packUnits':
    case 'packWeight':
    case 'packSize':
    case 'packUpright':
    case 'packStackable':
    case 'packLayers':
    case 'packTopLoad':
      return putPack(draft, column, typed)
    case 'temperature':
      return fill(readRange(typed), (range) => ({
        ...draft,
        temperatureMin: range?.min ?? null,
        temperatureMax: range?.max ?? null,
      }))
    case 'dangerClass':
      return fill(readDangerClass(typed), (dangerousGoodsClass) => ({
        ...draft,
        dangerousGoodsClass,
        unNumber: dangerousGoodsClass === null ? null : draft.unNumber,
      }))
    case 'unNumber':
      if (draft.dangerousGoodsClass === null && typed !== '') return { fault: say.classFirst }
      return fill(readNumberOfUn(typed), (unNumber) => ({ ...draft, unNumber }))
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

function writeNumber(value: number | null): string {
  return value === null ? '' : String(value)
}

function writeYes(value: boolean): string {
  return value ? say.yes : say.no
}

/** '2 – 8 °C'; of half a range what there is. */
function writeRange({ temperatureMin: min, temperatureMax: max }: ProductDraft): string {
  const ends = [...new Set([min, max])].filter((end) => end !== null)
  return ends.length === 0 ? '' : `${ends.join(' – ')} °C`
}

/** The first category is the main one; the others stay. */
function putFirst(categories: readonly number[], id: number | null): number[] {
  const rest = categories.slice(1).filter((one) => one !== id)
  return id === null ? rest : [id, ...rest]
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

function putPack(
  draft: ProductDraft,
  column: Extract<ProductColumn, `pack${string}`>,
  text: string,
): Put<ProductDraft> {
  const pack = findPack(draft)
  if (column === 'packType') {
    if (text === '') return { value: { ...draft, packaging: draft.packaging.filter((one) => one !== pack) } }
    return { value: replacePack(draft, pack, { ...(pack ?? plainPack(text)), type: text }) }
  }
  if (!pack) return text === '' ? { value: draft } : { fault: say.packFirst }
  if (column === 'packUnits')
    return fill(readWhole(text, say.units, isUnits), (unitsPerPack) =>
      replacePack(draft, pack, { ...pack, unitsPerPack }),
    )
  if (column === 'packWeight')
    return fill(readWeight(text), (weight) => replacePack(draft, pack, { ...pack, ...weight }))
  if (column === 'packSize') return fill(readSize(text), (size) => replacePack(draft, pack, { ...pack, ...size }))
  return fill(readHandling(column, text), (handling) => replacePack(draft, pack, { ...pack, ...handling }))
}

function readHandling(
  column: 'packUpright' | 'packStackable' | 'packLayers' | 'packTopLoad',
  text: string,
): Put<Partial<PackagingDraft>> {
  switch (column) {
    case 'packUpright':
      return fill(readYes(text), (thisSideUp) => ({ thisSideUp }))
    case 'packStackable':
      return fill(readYes(text), (stackable) => ({ stackable }))
    case 'packLayers':
      return fill(readLayers(text), (maxStackLayers) => ({ maxStackLayers }))
    case 'packTopLoad':
      return fill(readTopLoad(text), (maxTopLoad) => ({ maxTopLoad }))
  }
}

function replacePack(draft: ProductDraft, pack: PackagingDraft | undefined, by: PackagingDraft): ProductDraft {
  const packaging = pack ? draft.packaging.map((one) => (one === pack ? by : one)) : [...draft.packaging, by]
  return { ...draft, packaging }
}
