import type { Static } from 'typebox'
import type { productCompany } from '../catalogue/endpoints.ts'
import { plainHandling } from '../catalogue/handling.ts'
import { findMinimumOrder } from '../catalogue/minimum-order.ts'
import { hasCompletePackaging } from '../catalogue/packaging.ts'
import { discountPercent } from '../catalogue/prices.ts'
import type { QualityFacts } from '../catalogue/quality.ts'
import type { Image, Packaging, Product, ProductOption, ProductVariant } from '../catalogue/shapes.ts'
import { writeAvailable } from '../catalogue/stock-level.ts'
import { tidyDangerousGoodsClass, tidyUnNumber } from '../catalogue/travel.ts'
import { findChosen } from '../catalogue/variant-facts.ts'
import { readOrderStep } from '../catalogue/written-step.ts'
import { findCountry } from '../countries.ts'
import { differenceOf, roundUnitPrice, type UnitPrice, writeUnitPrice } from '../money.ts'
import type { MissingPart } from './endpoints.ts'
import type { ProductForm } from './form.ts'

type Addresses = { preview: string; medium: string; original: string }

/** What a form's card needs beside the form. */
export type PreviewGround = {
  slug: string
  company: { id: number; name: string; slug: string }
  images: ReadonlyMap<number, Addresses>
  createdAt: string
}

/** The form as the catalogue would show it to somebody signed in. What only a stored product has is 0; options, values and price lines are counted, so that a combination can be chosen. */
export function presentForm(form: ProductForm, { slug, company, images, createdAt }: PreviewGround): Product {
  const pictures = form.images.flatMap(({ imageId, alt }): Image[] => {
    const addresses = images.get(imageId)
    return addresses ? [{ ...addresses, width: 800, height: 800, alt: alt || form.name }] : []
  })
  const { options, chosenOf } = numberOptions(form.options)
  const prices = form.terms.map((term, index): NonNullable<Product['prices']>[number] => {
    const price = readTyped(term.price)
    const listPrice = term.listPrice === null ? null : readTyped(term.listPrice)
    return {
      id: index + 1,
      type: term.type,
      price_value: writeUnitPrice(price),
      discount: discountPercent(price, listPrice),
      discount_percentage: listPrice === null ? 0 : writeUnitPrice(differenceOf(listPrice, price)),
      currency: form.currency,
      is_available: term.isAvailable,
      available_qty: writeAvailable(term.availableQty ?? undefined),
      min_qty: term.minQty,
      max_qty: term.maxQty,
      order_measure: term.orderMeasure,
      measuring_unit: term.measuringUnit,
      measuring_unit_type: term.measuringUnitType,
      option_values: chosenOf(term.options),
    }
  })
  const step = readOrderStep(form.orderStep ?? null, form.orderPack ?? null)
  return {
    id: 0,
    slug,
    name: form.name,
    body: form.body,
    currency: form.currency,
    created_at: createdAt,
    rating: null,
    review_count: 0,
    order: form.position,
    availability: availabilityOf(form),
    is_direct: form.isDirect,
    country: { code: form.country, name: findCountry(form.country)?.name ?? '' },
    brand: form.brand ? { id: 0, name: form.brand } : null,
    family: form.family ? { id: 0, name: form.family } : null,
    options,
    get_supplier: company,
    get_main_image: pictures[0] ?? null,
    get_all_images: pictures,
    get_tags: form.tags.map((name) => ({ get_tag: { name } })),
    get_sub_industries: [],
    get_product_attributes: form.attributes
      .filter(({ name, value }) => name.trim() !== '' && value.trim() !== '')
      .map(({ name, value }, index) => ({ value, get_attribute_details: { id: index + 1, name } })),
    get_packaging: presentPackaging(form),
    product_data: {
      dimension_width: form.data.width,
      dimension_height: form.data.height,
      dimension_depth: form.data.depth,
      dimension_measure: form.data.dimensionMeasure,
      weight_value: form.data.weightValue,
      weight_measure: form.data.weightMeasure,
      product_have_barcode: form.data.barcode !== null,
      barcode_type: form.data.barcodeType,
      barcode: form.data.barcode,
      usp: form.data.usp,
      ttw_code: null,
      hts: form.data.hts,
    },
    ...presentVariants(form, chosenOf),
    prices,
    warranty_from_purchase: form.warrantyFromPurchase,
    warranty_from_shipping: form.warrantyFromShipping,
    warranty_from_delivery: form.warrantyFromDelivery,
    minimum_order: findMinimumOrder(prices, step),
    lead_time_days: form.leadTimeDays ?? null,
    order_step: step,
    temperature_min: form.temperatureMin ?? null,
    temperature_max: form.temperatureMax ?? null,
    dangerous_goods_class: tidyDangerousGoodsClass(form.dangerousGoodsClass ?? null),
    un_number: tidyUnNumber(form.unNumber ?? null),
  }
}

/** Options with numbers for ids, from 1 on, and the numbers of the values that a line or a variant names. */
function numberOptions(named: ProductForm['options']): {
  options: ProductOption[]
  chosenOf: (chosen: Readonly<Record<string, string>>) => number[]
} {
  let last = 0
  const options = named.map(({ name, values }, index) => ({
    id: index + 1,
    name,
    values: values.map((value) => ({ id: ++last, value })),
  }))
  const chosenOf = (chosen: Readonly<Record<string, string>>) =>
    findChosen(
      options,
      Object.entries(chosen).map(([name, value]) => ({ name, value })),
    )
  return { options, chosenOf }
}

/** What combinations say of themselves; the first line of each has its article number. */
function presentVariants(
  { terms, variants = [], images }: ProductForm,
  chosenOf: (chosen: Readonly<Record<string, string>>) => number[],
): { variants?: ProductVariant[] } {
  const places = new Map(images.map(({ imageId }, place) => [imageId, place]))
  const said = variants.map((variant) => ({
    option_values: chosenOf(variant.options),
    ...(variant.barcode && { barcode: variant.barcode, barcode_type: variant.barcodeType ?? null }),
    ...(variant.weightValue != null && {
      weight_value: variant.weightValue,
      weight_measure: variant.weightMeasure ?? 'kg',
    }),
    ...(variant.images?.length && { images: variant.images.flatMap((id) => places.get(id) ?? []) }),
    ...(variant.packaging?.length && { get_packaging: presentPackaging({ packaging: variant.packaging }) }),
  }))
  const codes = terms.flatMap(({ sku, options }) => (sku ? [{ option_values: chosenOf(options), sku }] : []))
  return said.length + codes.length > 0 ? { variants: [...codes, ...said] } : {}
}

/** The company as the page of its product shows it, as far as everybody of it knows it. */
export function presentSeller({ id, name, slug }: PreviewGround['company']): Static<typeof productCompany> {
  const unknown = { logo: null, city: '', country: '', country_code: '', establishment_date: null, employees: null }
  return { id, name, slug, ...unknown, is_verified: false, checks: [] }
}

/** The packs as the rules of carts and quotes read them. */
export function presentPackaging({ packaging }: Pick<ProductForm, 'packaging'>): Packaging[] {
  return packaging.map((pack) => ({
    name: pack.level,
    key: pack.level,
    get_variants: [
      {
        get_type: { name: pack.type, icon: '' },
        get_variant: {
          icon: '',
          innerPackPrice: pack.packPrice,
          productPerInnerPack: pack.unitsPerPack,
          innerPackWeightValue: pack.weightValue,
          innerPackWeightType: pack.weightUnit,
          innerPackVolumeValue: pack.volumeValue,
          innerPackVolumeType: pack.volumeUnit,
          innerPackDimensionsWidth: pack.width,
          innerPackDimensionsHeight: pack.height,
          innerPackDimensionsDepth: pack.depth,
          innerPackDimensionsType: pack.dimensionUnit,
          innerPackThisSideUp: pack.thisSideUp ?? plainHandling.thisSideUp,
          innerPackStackable: pack.stackable ?? plainHandling.stackable,
          innerPackMaxStackLayers: pack.maxStackLayers ?? null,
          innerPackMaxTopLoad: pack.maxTopLoad ?? null,
        },
      },
    ],
  }))
}

/** What the rule of quality looks at, of a form; sizes of pictures are known for those that are stored. */
export function readQualityFacts(form: ProductForm, images: ReadonlyMap<number, Partial<Sized>>): QualityFacts {
  const { variants = [] } = form
  const parts = [form, ...variants]
  return {
    pictures: form.images.map(({ imageId }) => sizeOf(images.get(imageId))),
    body: form.body,
    usp: form.data.usp,
    categories: form.categories.length,
    attributes: form.attributes.filter(({ name, value }) => name.trim() !== '' && value.trim() !== '').length,
    documents: form.documents?.length ?? 0,
    hasCompletePack: parts.some(({ packaging = [] }) => hasCompletePackaging(presentPackaging({ packaging }))),
    hasHts: Boolean(form.data.hts?.trim()),
    hasBarcode: [form.data, ...variants].some(({ barcode }) => Boolean(barcode?.trim())),
    hasWeight: [form.data, ...variants].some(({ weightValue }) => weightValue != null),
    hasLeadTime: form.leadTimeDays != null,
  }
}

type Sized = { original: string; width: number; height: number }

/** A drawing has no pixels. */
function sizeOf(image: Partial<Sized> | undefined): { width: number; height: number } | null {
  const { original, width, height } = image ?? {}
  return width === undefined || height === undefined || original?.endsWith('.svg') ? null : { width, height }
}

/** What a form still lacks, as the table of products would say it. */
export function findMissing(form: ProductForm): MissingPart[] {
  const lacks: Record<MissingPart, boolean> = {
    pictures: form.images.length === 0,
    category: form.categories.length === 0,
    description: form.body.trim() === '',
    packaging: form.packaging.length === 0,
    hts: !form.data.hts?.trim(),
  }
  return (Object.keys(lacks) as MissingPart[]).filter((part) => lacks[part])
}

function availabilityOf({ terms }: ProductForm): Product['availability'] {
  const priced = terms.filter(({ type }) => type === 'by_qty')
  if (priced.length === 0 && terms.length > 0) return 'on-demand'
  return priced.some((term) => term.isAvailable && term.availableQty !== 0) ? 'in-stock' : 'out-of-stock'
}

/** While somebody types there may be no number yet, or more decimals than a price has. */
function readTyped(price: number | null): UnitPrice {
  return roundUnitPrice(price === null || !Number.isFinite(price) ? 0 : price)
}
