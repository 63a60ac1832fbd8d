import * as Type from 'typebox'
import { documentKinds, linkKinds } from '../catalogue/companion-kinds.ts'
import { emptyDraft, type PackagingDraft, type ProductDraft, type VariantDraft } from '../catalogue/draft.ts'
import { combinationOf } from '../catalogue/term-rules.ts'
import { tidyDangerousGoodsClass, tidyUnNumber } from '../catalogue/travel.ts'
import { carryVariants, completeVariant } from '../catalogue/variants.ts'
import { completePack } from '../catalogue/written-pack.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { currencies, readUnitPrice, type UnitPrice, writeUnitPrice } from '../money.ts'
import { roundTo } from '../rounding.ts'

/** What is a sound product is said by `findDraftFaults`; this shape only keeps out what could not be stored at all. */

const oneOf = <const V extends string>(...values: V[]) => Type.Enum(values)
const whole = Type.Integer({ minimum: -2_000_000_000, maximum: 2_000_000_000 })
const price = nullable(Type.Number({ minimum: -2_000_000_000, maximum: 2_000_000_000 }))
const measure = nullable(Type.Number({ minimum: -1e9, maximum: 1e9 }))
const length = oneOf('mm', 'cm', 'm', 'in')
const weight = oneOf('g', 'kg', 'lb', 'oz', 't')

const barcodeType = nullable(oneOf('EAN-13', 'EAN-8', 'UPC-A', 'GTIN-14', 'other'))
const barcode = nullable(text(64))

const data = closed({
  width: measure,
  height: measure,
  depth: measure,
  dimensionMeasure: length,
  weightValue: measure,
  weightMeasure: weight,
  barcodeType,
  barcode,
  usp: text(400),
  hts: nullable(text(40)),
})

const term = closed({
  type: oneOf('by_qty', 'on_demand'),
  options: Type.Record(Type.String({ maxLength: 60 }), text(120)),
  price,
  listPrice: price,
  minQty: whole,
  maxQty: nullable(whole),
  isAvailable: Type.Boolean(),
  /** Of the combination, in the warehouse; null: not counted. The lines of one combination say the same: of several numbers the largest holds. */
  availableQty: nullable(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  /** What `availableQty` was when the form was read: a change is the difference to it, and what orders moved meanwhile stays. Left out, it is set as it is. */
  stockSeen: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 2_000_000_000 }))),
  /** The seller is told when what can be had falls to this. Left out, it stays as it is. */
  lowAt: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 2_000_000_000 }))),
  /** The seller's article number of the combination: its lines say the same, or only one of them says it. */
  sku: nullable(text(100)),
  orderMeasure: text(40, 1),
  measuringUnit: text(20, 1),
  measuringUnitType: oneOf('quantity', 'weight'),
})

const packaging = closed({
  level: oneOf('inner', 'outer', 'pallet'),
  type: text(40),
  unitsPerPack: nullable(whole),
  packPrice: price,
  weightValue: measure,
  weightUnit: weight,
  volumeValue: measure,
  volumeUnit: oneOf('m3', 'l', 'cm3', 'ft3'),
  width: measure,
  height: measure,
  depth: measure,
  dimensionUnit: length,
  /** Whether it stays upright: yes when left out. Of a pack that is stored, this and the three below stay as they are when left out. */
  thisSideUp: Type.Optional(Type.Boolean()),
  /** Whether anything may stand on it: yes when left out. */
  stackable: Type.Optional(Type.Boolean()),
  /** At most so many on one another, the lowest counted: 1 to 1000. */
  maxStackLayers: Type.Optional(nullable(whole)),
  /** Kilograms that may stand on it: 0 to 100,000. */
  maxTopLoad: Type.Optional(measure),
})

/** What a combination says of itself; what is left out or empty is the product's. */
const variant = closed({
  options: Type.Record(Type.String({ maxLength: 60 }), text(120)),
  barcodeType: Type.Optional(barcodeType),
  barcode: Type.Optional(barcode),
  weightValue: Type.Optional(measure),
  weightMeasure: Type.Optional(weight),
  width: Type.Optional(measure),
  height: Type.Optional(measure),
  depth: Type.Optional(measure),
  dimensionMeasure: Type.Optional(length),
  /** Of the product's pictures, the first in front. */
  images: Type.Optional(Type.Array(id, { maxItems: 50, uniqueItems: true })),
  packaging: Type.Optional(Type.Array(packaging, { maxItems: 50 })),
})

/** A product as its seller writes it in the editor: the draft without what only imports know. Prices are decimals in its currency, at most six. */
export const productForm = closed({
  name: text(300),
  body: text(40_000),
  currency: Type.Enum(currencies),
  brand: nullable(text(100)),
  family: nullable(text(100)),
  country: text(2),
  state: oneOf('draft', 'published', 'hidden'),
  position: whole,
  isDirect: Type.Boolean(),
  warrantyFromPurchase: nullable(text(100)),
  warrantyFromShipping: nullable(text(100)),
  warrantyFromDelivery: nullable(text(100)),
  /** Days, 0 to 1000. Left out by a program that does not know it: a change leaves it as it is, a new product has none. */
  leadTimeDays: Type.Optional(nullable(whole)),
  /** Sold only so many units at a time, 2 and more; null: any quantity. Left out, a change leaves it and its pack as they are. */
  orderStep: Type.Optional(nullable(whole)),
  /** What so many are called: 'Carton'. */
  orderPack: Type.Optional(nullable(text(60))),
  /** Degrees Celsius between which it is kept, -100 to 100, both or none. Left out, like the two below, a change leaves it as it is. */
  temperatureMin: Type.Optional(measure),
  temperatureMax: Type.Optional(measure),
  /** Class of dangerous goods: '3', '2.1'. */
  dangerousGoodsClass: Type.Optional(nullable(text(10))),
  /** '1263' or 'UN1263', only with a class. */
  unNumber: Type.Optional(nullable(text(20))),
  data,
  categories: Type.Array(id, { maxItems: 100, uniqueItems: true }),
  tags: Type.Array(text(60), { maxItems: 100 }),
  attributes: Type.Array(closed({ name: text(100), value: text(400) }), { maxItems: 100 }),
  options: Type.Array(closed({ name: text(100), values: Type.Array(text(200), { maxItems: 300 }) }), { maxItems: 10 }),
  terms: Type.Array(term, { maxItems: 3000 }),
  packaging: Type.Array(packaging, { maxItems: 50 }),
  /** Left out by a program that does not know it: a change leaves it as it is as far as options and pictures stay, a new product has none. */
  variants: Type.Optional(Type.Array(variant, { maxItems: 3000 })),
  images: Type.Array(closed({ imageId: id, alt: text(400) }), { maxItems: 50 }),
  /** YouTube, Vimeo, or an https address of a film. Left out, like the two below, a change leaves it as it is. */
  video: Type.Optional(nullable(text(500))),
  /** `fileId` comes from `POST /api/v1/product-documents`. */
  documents: Type.Optional(
    Type.Array(
      closed({
        fileId: id,
        kind: Type.Enum(documentKinds),
        title: text(200),
        language: nullable(text(2)),
        validUntil: nullable(text(10)),
      }),
      { maxItems: 50 },
    ),
  ),
  /** Other products of the same company. */
  links: Type.Optional(Type.Array(closed({ kind: Type.Enum(linkKinds), productId: id }), { maxItems: 100 })),
})
export type ProductForm = Type.Static<typeof productForm>

/** The draft of a form; what only imports know is taken from `known`, the product as it is stored. */
export function toProductDraft(form: ProductForm, known?: ProductDraft): ProductDraft {
  const thresholds = new Map(known?.terms.map(({ options, lowAt }) => [combinationOf(options), lowAt ?? null]))
  const sources = new Map(known?.images.map(({ imageId, sourceUrl }) => [imageId, sourceUrl]))
  const { variants, ...rest } = form
  const draft: ProductDraft = {
    ...rest,
    leadTimeDays: form.leadTimeDays === undefined ? (known?.leadTimeDays ?? null) : form.leadTimeDays,
    ...readStep(form, known),
    ...readTravelOf(form, known),
    importHandle: known?.importHandle ?? null,
    images: form.images.map((image) => ({ ...image, sourceUrl: sources.get(image.imageId) ?? null })),
    data: {
      ...form.data,
      barcode: form.data.barcode || null,
      width: round(form.data.width, 3),
      height: round(form.data.height, 3),
      depth: round(form.data.depth, 3),
      weightValue: round(form.data.weightValue, 4),
    },
    terms: form.terms.map((line) => ({
      ...line,
      lowAt: line.lowAt === undefined ? (thresholds.get(combinationOf(line.options)) ?? null) : line.lowAt,
      price: readPrice(line.price),
      listPrice: readPrice(line.listPrice),
    })),
    packaging: form.packaging.map((pack) => readPack(pack, known?.packaging)),
  }
  if (variants) return { ...draft, variants: variants.map((variant) => readVariant(variant, known)) }
  return known ? { ...draft, ...carryVariants(known, draft) } : draft
}

/** A pack of no size has no name either. */
function readStep(form: ProductForm, known?: ProductDraft): Pick<ProductDraft, 'orderStep' | 'orderPack'> {
  const orderStep = form.orderStep === undefined ? (known?.orderStep ?? null) : form.orderStep
  const orderPack = form.orderPack === undefined ? (known?.orderPack ?? null) : form.orderPack
  return { orderStep, orderPack: orderStep === null ? null : orderPack?.trim() || null }
}

function readTravelOf(
  form: ProductForm,
  known?: ProductDraft,
): Pick<ProductDraft, 'temperatureMin' | 'temperatureMax' | 'dangerousGoodsClass' | 'unNumber'> {
  const { temperatureMin: min, temperatureMax: max, dangerousGoodsClass: dangerous, unNumber: number } = form
  return {
    temperatureMin: min === undefined ? (known?.temperatureMin ?? null) : round(min, 2),
    temperatureMax: max === undefined ? (known?.temperatureMax ?? null) : round(max, 2),
    dangerousGoodsClass:
      dangerous === undefined ? (known?.dangerousGoodsClass ?? null) : tidyDangerousGoodsClass(dangerous),
    unNumber: number === undefined ? (known?.unNumber ?? null) : tidyUnNumber(number),
  }
}

function readPack(pack: ProductForm['packaging'][number], known?: readonly PackagingDraft[]): PackagingDraft {
  const whole = completePack({ ...pack, packPrice: readPrice(pack.packPrice) }, known)
  return {
    ...whole,
    maxTopLoad: round(whole.maxTopLoad, 4),
    width: round(pack.width, 3),
    height: round(pack.height, 3),
    depth: round(pack.depth, 3),
    weightValue: round(pack.weightValue, 4),
    volumeValue: round(pack.volumeValue, 6),
  }
}

function writePack(pack: PackagingDraft): ProductForm['packaging'][number] {
  return { ...pack, packPrice: writePrice(pack.packPrice) }
}

function readVariant(
  { packaging: packs = [], ...said }: NonNullable<ProductForm['variants']>[number],
  known?: ProductDraft,
): VariantDraft {
  const key = combinationOf(said.options)
  const before = known?.variants?.find(({ options }) => combinationOf(options) === key)?.packaging
  const variant = completeVariant({ ...said, packaging: packs.map((pack) => readPack(pack, before)) })
  return {
    ...variant,
    barcode: variant.barcode || null,
    barcodeType: variant.barcode ? variant.barcodeType : null,
    width: round(variant.width, 3),
    height: round(variant.height, 3),
    depth: round(variant.depth, 3),
    weightValue: round(variant.weightValue, 4),
  }
}

/** The form that stores a draft again. */
export function toProductForm({
  importHandle: _,
  images,
  variants,
  documents,
  links,
  ...draft
}: ProductDraft): ProductForm {
  return {
    ...draft,
    categories: [...draft.categories],
    tags: [...draft.tags],
    attributes: draft.attributes.map((attribute) => ({ ...attribute })),
    options: draft.options.map(({ name, values }) => ({ name, values: [...values] })),
    terms: draft.terms.map(({ stockSeen: _, ...line }) => ({
      ...line,
      options: { ...line.options },
      price: writePrice(line.price),
      listPrice: writePrice(line.listPrice),
    })),
    packaging: draft.packaging.map(writePack),
    ...(variants && {
      variants: variants.map((variant) => ({
        ...variant,
        options: { ...variant.options },
        images: [...variant.images],
        packaging: variant.packaging.map(writePack),
      })),
    }),
    images: images.map(({ imageId, alt }) => ({ imageId, alt })),
    ...(documents && { documents: documents.map((document) => ({ ...document })) }),
    ...(links && { links: links.map((link) => ({ ...link })) }),
  }
}

/** A form with nothing in it but a country, to fill in; published when it is ready. */
export function emptyForm(country: string): ProductForm {
  return { ...toProductForm(emptyDraft('', country)), video: null, documents: [], links: [] }
}

function readPrice(price: number | null): UnitPrice | null {
  return price === null ? null : readUnitPrice(price)
}

function writePrice(price: UnitPrice | null): number | null {
  return price === null ? null : writeUnitPrice(price)
}

/** To as many places as are stored, so that a measure of nearly nothing is refused as nothing. */
function round(value: number | null, places: number): number | null {
  return value === null ? null : roundTo(value, places)
}
