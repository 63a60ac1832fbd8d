import { type Currency, readUnitPrice, type UnitPrice } from '../money.ts'
import type { DocumentKind, LinkKind } from './companion-kinds.ts'
import { type Handling, plainHandling } from './handling.ts'

/**
 * A product as somebody writes it: in a form, in a file, in the demo. Everything is named, nothing has an id yet but pictures and sub-industries.
 * Prices are millionths of the currency's unit. `findDraftFaults` of draft-rules.ts says what is wrong with one.
 */
export type ProductDraft = {
  name: string
  /** HTML as written; it is sanitised when stored. */
  body: string
  currency: Currency
  /** Made when there is none of that name yet. */
  brand: string | null
  family: string | null
  /** Country of origin, ISO 3166-1 alpha-2. */
  country: string
  state: 'draft' | 'published' | 'hidden'
  /** The seller's own order in the showroom. */
  position: number
  isDirect: boolean
  warrantyFromPurchase: string | null
  warrantyFromShipping: string | null
  warrantyFromDelivery: string | null
  /** Days from an order until the goods can go, 0 to 1000; null: the seller names it with each answer. */
  leadTimeDays: number | null
  /** Sold only so many units at a time (order-step.ts), 2 and more; null: any quantity. */
  orderStep: number | null
  /** What so many are called, 'Carton'; nothing without `orderStep`. */
  orderPack: string | null
  /** Degrees Celsius between which the goods are kept, -100 to 100, both or none (`travel.ts`). */
  temperatureMin: number | null
  temperatureMax: number | null
  /** 1 to 9, or one like 2.1; null: nobody says that they are dangerous. */
  dangerousGoodsClass: string | null
  /** 'UN1263'; only with a class. */
  unNumber: string | null
  /** Where an import knows the product again; unique within a company. */
  importHandle: string | null
  data: ProductDataDraft
  /** Sub-industry ids. */
  categories: readonly number[]
  tags: readonly string[]
  attributes: readonly { name: string; value: string }[]
  options: readonly { name: string; values: readonly string[] }[]
  terms: readonly TermDraft[]
  packaging: readonly PackagingDraft[]
  /** What combinations of option values say of themselves, where that is not the product's (`variants.ts`); absent: nothing. */
  variants?: readonly VariantDraft[]
  /** In the order shown; the first is the main picture. */
  images: readonly ImageDraft[]
  /** The address of a video elsewhere. Left out, like the two below, by what does not know of it (a file): it stays as it is, a new product has none. */
  video?: string | null
  documents?: readonly DocumentDraft[]
  links?: readonly LinkDraft[]
}

export type ProductDataDraft = {
  width: number | null
  height: number | null
  depth: number | null
  dimensionMeasure: LengthUnit
  weightValue: number | null
  weightMeasure: WeightUnit
  barcodeType: BarcodeType | null
  barcode: string | null
  usp: string
  /** Customs code, 6 to 13 digits; dots and spaces are dropped. */
  hts: string | null
}

/** One line of a price list: a quantity range, for one combination of option values or (no options) for all. */
export type TermDraft = {
  type: 'by_qty' | 'on_demand'
  /** Option name to value. */
  options: Readonly<Record<string, string>>
  /** Of one unit, or of one `measuringUnit` of weight; null when on demand. */
  price: UnitPrice | null
  /** What it cost before; greater than the price, or null. */
  listPrice: UnitPrice | null
  minQty: number
  maxQty: number | null
  isAvailable: boolean
  /** What is in the warehouse of this combination, whatever waits for orders; null: not counted. Kept once for all of its lines (`stock-of-lines.ts`). */
  availableQty: number | null
  /** What stood there when the change was begun (`StockWish` in contract/src/catalogue/stock-moves.ts). */
  stockSeen?: number | null
  /** Whoever keeps the stock is told when it falls to this; null or absent: nobody is. */
  lowAt?: number | null
  /** Of the combination, as its stock is: of several the first holds (`shareSkus`). */
  sku: string | null
  /** What one unit is called: 'Bottle'. */
  orderMeasure: string
  /** What the price is for: 'pc', 'kg'. */
  measuringUnit: string
  measuringUnitType: 'quantity' | 'weight'
}

export type PackagingDraft = Handling & {
  level: 'inner' | 'outer' | 'pallet'
  type: string
  unitsPerPack: number | null
  packPrice: UnitPrice | null
  weightValue: number | null
  weightUnit: WeightUnit
  volumeValue: number | null
  volumeUnit: 'm3' | 'l' | 'cm3' | 'ft3'
  width: number | null
  height: number | null
  depth: number | null
  dimensionUnit: LengthUnit
}

/**
 * What one combination of option values says of itself; what it leaves empty is the product's. The three measures are its own together, and so are packs. Its
 * article number stands on its lines of the price list, its stock too.
 */
export type VariantDraft = Pick<
  ProductDataDraft,
  'width' | 'height' | 'depth' | 'dimensionMeasure' | 'weightValue' | 'weightMeasure' | 'barcodeType' | 'barcode'
> & {
  /** Option name to value. */
  options: Readonly<Record<string, string>>
  /** Ids of the product's pictures that show it, the first in front. */
  images: readonly number[]
  packaging: readonly PackagingDraft[]
}

export type ImageDraft = { imageId: number; alt: string; sourceUrl: string | null }

/** A document to load down; `fileId` is a file of the company (`uploadDocument`). `language` is ISO 639-1, `validUntil` a day ('2027-03-31'). */
export type DocumentDraft = {
  fileId: number
  kind: DocumentKind
  title: string
  language: string | null
  validUntil: string | null
}

/** Another product of the same company, in the order in which those of a kind are shown. */
export type LinkDraft = { kind: LinkKind; productId: number }

export type LengthUnit = 'mm' | 'cm' | 'm' | 'in'
export type WeightUnit = 'g' | 'kg' | 'lb' | 'oz' | 't'
export type BarcodeType = 'EAN-13' | 'EAN-8' | 'UPC-A' | 'GTIN-14' | 'other'

/** A draft with nothing in it but a name and a country, to fill in. */
export function emptyDraft(name: string, country: string): ProductDraft {
  return {
    name,
    body: '',
    currency: 'USD',
    brand: null,
    family: null,
    country,
    state: 'draft',
    position: 0,
    isDirect: false,
    warrantyFromPurchase: null,
    warrantyFromShipping: null,
    warrantyFromDelivery: null,
    leadTimeDays: null,
    orderStep: null,
    orderPack: null,
    temperatureMin: null,
    temperatureMax: null,
    dangerousGoodsClass: null,
    unNumber: null,
    importHandle: null,
    data: {
      width: null,
      height: null,
      depth: null,
      dimensionMeasure: 'cm',
      weightValue: null,
      weightMeasure: 'kg',
      barcodeType: null,
      barcode: null,
      usp: '',
      hts: null,
    },
    categories: [],
    tags: [],
    attributes: [],
    options: [],
    terms: [],
    packaging: [],
    images: [],
  }
}

/** A term for one piece at a decimal price, without upper bound, for all combinations. */
export function plainTerm(price: number, more: Partial<TermDraft> = {}): TermDraft {
  return {
    type: 'by_qty',
    options: {},
    price: readUnitPrice(price),
    listPrice: null,
    minQty: 1,
    maxQty: null,
    isAvailable: true,
    availableQty: 0,
    lowAt: null,
    sku: null,
    orderMeasure: 'Unit',
    measuringUnit: 'pc',
    measuringUnitType: 'quantity',
    ...more,
  }
}

/** A pack of a kind that says nothing else yet. */
export function plainPack(type: string): PackagingDraft {
  return {
    level: 'outer',
    type,
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
    ...plainHandling,
  }
}
