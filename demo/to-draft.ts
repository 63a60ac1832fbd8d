import type { PackagingDraft, ProductDraft, TermDraft } from '@fairquay/contract/catalogue/draft.ts'
import { plainHandling } from '@fairquay/contract/catalogue/handling.ts'
import { readUnitPrice, type UnitPrice, writeMoney } from '@fairquay/contract/money.ts'
import { leadTimeOf } from './goods/lead-times.ts'
import { ownVariants } from './goods/own-variants.ts'
import type { DemoProduct, DemoTerm } from './shape.ts'

/** What a demo product calls by key, as the database knows it. */
export type Keys = {
  brandName(key: string): string
  familyName(key: string): string
  subIndustryId(key: string): number
}

/** A demo product as the product's own functions take one. */
export function toDraft(product: DemoProduct, imageIds: readonly number[], position: number, keys: Keys): ProductDraft {
  const [width, height, depth] = product.size
  const look = looks.find((option) => product.options?.[option])
  const variants = ownVariants(product, imageIds, look)
  return {
    name: product.name,
    body: product.body,
    currency: product.currency ?? 'USD',
    brand: product.brand === undefined ? null : keys.brandName(product.brand),
    family: product.family === undefined ? null : keys.familyName(product.family),
    country: product.origin,
    state: 'published',
    position,
    isDirect: product.direct,
    warrantyFromPurchase: product.warranty?.fromPurchase ?? null,
    warrantyFromShipping: product.warranty?.fromShipping ?? null,
    warrantyFromDelivery: product.warranty?.fromDelivery ?? null,
    leadTimeDays: leadTimeOf(product),
    orderStep: product.soldIn?.[0] ?? null,
    orderPack: product.soldIn?.[1] ?? null,
    temperatureMin: product.keptAt?.[0] ?? null,
    temperatureMax: product.keptAt?.[1] ?? null,
    dangerousGoodsClass: product.dangerous?.[0] ?? null,
    unNumber: product.dangerous?.[1] ?? null,
    importHandle: null,
    data: {
      width,
      height,
      depth,
      dimensionMeasure: 'cm',
      weightValue: product.weightKg,
      weightMeasure: 'kg',
      barcodeType: product.barcode?.type ?? null,
      barcode: product.barcode?.code ?? null,
      usp: product.usp,
      hts: product.hts,
    },
    categories: product.categories.map(keys.subIndustryId),
    tags: product.tags,
    attributes: Object.entries(product.attributes).map(([name, value]) => ({ name, value })),
    options: Object.entries(product.options ?? {}).map(([name, values]) => ({ name, values })),
    terms: product.terms.map((term) => toTerm(term, product, position)),
    packaging: (product.packaging ?? []).map(toPackaging),
    ...(variants.length > 0 && { variants }),
    images: imageIds.map((imageId, view) => ({ imageId, alt: describeView(product, view), sourceUrl: null })),
  }
}

function toTerm(term: DemoTerm, product: DemoProduct, position: number): TermDraft {
  return {
    type: term.type ?? 'by_qty',
    options: term.options ?? {},
    price: readPrice(term.price, product),
    listPrice: readPrice(term.listPrice, product),
    minQty: term.minQty,
    maxQty: term.maxQty ?? null,
    isAvailable: term.isAvailable ?? true,
    availableQty: term.availableQty,
    lowAt: lowAtOf(term.availableQty),
    sku: articleNumber(product, position, Object.values(term.options ?? {})),
    orderMeasure: product.unit,
    measuringUnit: product.byWeight ? 'kg' : 'pc',
    measuringUnitType: product.byWeight ? 'weight' : 'quantity',
  }
}

/** 'ALM-104-170300-BLU': the house, its goods in their order, and the options; of a measure all numbers, of a word its first letters. */
function articleNumber({ company }: DemoProduct, position: number, options: readonly string[]): string {
  const short = (words: string) =>
    (/^\d/.test(words) ? words.replace(/\D/g, '') : words.replace(/[^\p{L}\d]/gu, '').slice(0, 3)).toUpperCase()
  return [short(company), 100 + position, ...options.map(short)].join('-')
}

/** Small stocks are filled up early, large ones when a tenth is left; a handful nobody watches. */
function lowAtOf(stock: number | null): number | null {
  if (stock === null || stock < 100) return null
  return Math.round(stock * (stock < 250 ? 0.7 : 0.1))
}

/** The goods are written with prices in whole minor units. */
function readPrice(minor: number | undefined, { currency = 'USD' }: DemoProduct): UnitPrice | null {
  return minor === undefined ? null : readUnitPrice(writeMoney(minor, currency))
}

const levels = ['inner', 'outer', 'pallet'] as const

/** A pack as the product keeps it. A measure of 0 is one that the seller has not taken. */
export function toPackaging(pack: NonNullable<DemoProduct['packaging']>[number], index: number): PackagingDraft {
  const [width, height, depth] = pack.size.map((side) => side || null)
  return {
    level: levels[index] ?? 'pallet',
    type: pack.type,
    unitsPerPack: pack.unitsPerPack,
    packPrice: null,
    weightValue: pack.weightKg || null,
    weightUnit: 'kg',
    volumeValue: width && height && depth ? Math.round(width * height * depth) / 1e6 : null,
    volumeUnit: 'm3',
    width: width ?? null,
    height: height ?? null,
    depth: depth ?? null,
    dimensionUnit: 'cm',
    ...plainHandling,
    ...pack.handling,
  }
}

const views = ['', ', several together', ', from close', ', packed or in use']

/** Options by which goods look different: a product's pictures are those of their values, in the same order, and say so. */
const looks = ['Colour', 'Glaze', 'Fleece', 'Stripe', 'Tone', 'Handle', 'Board'] as const

/** Pictures of the goods come first, one for each look, then further views of the first. */
function describeView({ name, pictures, options = {} }: DemoProduct, view: number): string {
  if (view >= pictures.length) return `${name}${views[view - pictures.length + 1] ?? ''}`
  const look = looks.flatMap((option) => options[option] ?? [])[view]
  return pictures.length > 1 && look ? `${name}, ${look}` : name
}
