import { findMinimumOrder } from '../catalogue/minimum-order.ts'
import { hasCompletePackaging } from '../catalogue/packaging.ts'
import { discountPercent } from '../catalogue/prices.ts'
import type { QualityFacts } from '../catalogue/quality.ts'
import type { Image, Packaging, Product } from '../catalogue/shapes.ts'
import { writeAvailable } from '../catalogue/stock-level.ts'
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

/** The form as the catalogue would show it to somebody signed in; what only a stored product has (ids) is 0. */
export function presentForm(form: ProductForm, { slug, company, images, createdAt }: PreviewGround): Product {
  const pictures = form.images.flatMap(({ imageId, alt }): Image[] => {
    const addresses = images.get(imageId)
    return addresses ? [{ ...addresses, width: 800, height: 800, alt: alt || form.name }] : []
  })
  const prices = form.terms.map((term): NonNullable<Product['prices']>[number] => {
    const price = readTyped(term.price)
    const listPrice = term.listPrice === null ? null : readTyped(term.listPrice)
    return {
      id: 0,
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
      option_values: [],
    }
  })
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
    options: form.options.map(({ name, values }) => ({
      id: 0,
      name,
      values: values.map((value) => ({ id: 0, value })),
    })),
    get_supplier: company,
    get_main_image: pictures[0] ?? null,
    get_all_images: pictures,
    get_tags: form.tags.map((name) => ({ get_tag: { name } })),
    get_sub_industries: [],
    get_product_attributes: [],
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
    prices,
    warranty_from_purchase: form.warrantyFromPurchase,
    warranty_from_shipping: form.warrantyFromShipping,
    warranty_from_delivery: form.warrantyFromDelivery,
    minimum_order: findMinimumOrder(prices),
    lead_time_days: form.leadTimeDays ?? null,
  }
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
