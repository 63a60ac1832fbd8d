import { cardOf } from '@fairquay/contract/catalogue/card.ts'
import { listCombinations } from '@fairquay/contract/catalogue/combinations.ts'
import type { LinkKind } from '@fairquay/contract/catalogue/companion-kinds.ts'
import { findMinimumOrder } from '@fairquay/contract/catalogue/minimum-order.ts'
import { discountPercent, readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import { ratingOf } from '@fairquay/contract/catalogue/rating.ts'
import type {
  Availability,
  Beside,
  Image,
  Packaging,
  Product,
  ProductCard,
  ProductOption,
  SalesTerm,
} from '@fairquay/contract/catalogue/shapes.ts'
import { readOrderStep } from '@fairquay/contract/catalogue/written-step.ts'
import { differenceOf, readUnitPrice, type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import { addressesOf } from '../pictures.ts'
import type { ImageRow, PackagingRow, TermRow } from './find-parts.ts'
import { presentVariants } from './present-variants.ts'
import type { ProductRecord } from './queries.ts'

/** A product on the wire in three parts: what everybody gets, and how it ends for a guest and for a member. Only the last knows of prices. */
export type PresentedProduct = {
  shared: Omit<Product, PackedField | GuestField | MemberField>
  guestEnd: Pick<Product, PackedField | GuestField>
  memberEnd: Pick<Product, PackedField | MemberField>
}
/** What speaks of packs, which have prices. */
type PackedField = 'get_packaging' | 'variants'
type GuestField = 'combinations'
type MemberField = 'price' | 'prices' | 'get_prices'

/** What lists carry of it, in two parts as well: a guest gets the first alone. */
export type PresentedCard = {
  shared: Omit<ProductCard, PriceField>
  memberEnd: Pick<ProductCard, PriceField>
}
type PriceField = 'price' | 'shown_price' | 'discount'

/** The only place that knows how a product looks on the wire (docs/product.md#wire). */
export function presentProduct(record: ProductRecord): PresentedProduct {
  const images = record.images.map((row) => presentImage(row, record.name))
  const step = readOrderStep(record.order_step, record.order_pack)
  const rating = ratingOf(record.star_counts)
  return {
    shared: {
      id: record.id,
      slug: record.slug,
      name: record.name,
      body: record.body,
      currency: record.currency,
      created_at: record.created_at.toISOString(),
      rating: rating.average,
      review_count: rating.count,
      order: record.position,
      availability: presentAvailability(record.terms),
      is_direct: record.is_direct,
      country: { code: record.country_code, name: record.country_name },
      brand: record.brand_id === null ? null : { id: record.brand_id, name: record.brand_name ?? '' },
      family: record.family_id === null ? null : { id: record.family_id, name: record.family_name ?? '' },
      options: presentOptions(record),
      get_supplier: { id: record.company_id, name: record.company_name, slug: record.company_slug },
      get_main_image: images[0] ?? null,
      get_all_images: images,
      get_tags: record.tags.map((name) => ({ get_tag: { name } })),
      get_sub_industries: record.subIndustries.map(({ id, name }) => ({ id, name })),
      get_product_attributes: record.attributes.map(({ id, name, value }) => ({
        value,
        get_attribute_details: { id, name },
      })),
      product_data: presentData(record),
      warranty_from_purchase: record.warranty_from_purchase,
      warranty_from_shipping: record.warranty_from_shipping,
      warranty_from_delivery: record.warranty_from_delivery,
      minimum_order: findMinimumOrder(record.terms, step),
      lead_time_days: record.lead_time_days,
      order_step: step,
      temperature_min: record.temperature_min,
      temperature_max: record.temperature_max,
      dangerous_goods_class: record.dangerous_goods_class,
      un_number: record.un_number,
    },
    guestEnd: {
      get_packaging: presentForGuests(record.packaging),
      ...presentVariants(record, presentForGuests),
      ...presentCombinations(record),
    },
    memberEnd: {
      get_packaging: presentForMembers(record.packaging),
      ...presentVariants(record, presentForMembers),
      price: writeOrNull(lowestPrice(record.terms)),
      prices: record.terms.map((term) => presentTerm(term, record.currency)),
      get_prices: presentPrices(record),
    },
  }
}

/** The card of a presented product. */
export function presentCard({ shared, memberEnd }: PresentedProduct): PresentedCard {
  const { price, shown_price, discount, ...rest } = cardOf({ ...shared, ...memberEnd })
  return { shared: rest, memberEnd: { price, shown_price, discount } }
}

/** What stands on its page beside the product itself; the goods by their ids, of which the page shows those on the market. */
export function presentBeside({ video, documents, links }: ProductRecord): Beside {
  const idsOf = (kind: LinkKind) => links.filter((link) => link.kind === kind).map(({ other_id }) => other_id)
  return {
    video,
    documents: documents.map(({ file_id, kind, title, language, valid_until, file, bytes }) => ({
      id: file_id,
      kind,
      title,
      language,
      valid_until,
      type: file.endsWith('.pdf') ? 'pdf' : 'picture',
      bytes,
    })),
    replacements: idsOf('replacement'),
    accessories: idsOf('accessory'),
    related: idsOf('related'),
  }
}

/** Whether anything of it can be ordered now; prices play no part. */
export function presentAvailability(terms: readonly TermRow[]): Availability {
  const priced = terms.filter(({ type }) => type === 'by_qty')
  if (priced.length === 0 && terms.length > 0) return 'on-demand'
  return priced.some((term) => term.is_available && term.available_qty > 0) ? 'in-stock' : 'out-of-stock'
}

/** The lowest price of one unit: of what can be ordered, or of everything when nothing can. */
export function lowestPrice(terms: readonly TermRow[]): UnitPrice | null {
  const priced = terms.filter(({ price }) => price !== null)
  const orderable = priced.filter((term) => term.is_available && term.available_qty > 0)
  const prices = (orderable.length > 0 ? orderable : priced).flatMap(({ price }) => price ?? [])
  return prices.length === 0 ? null : prices.reduce((least, price) => (price < least ? price : least))
}

export function presentImage(
  { name, format, width, height, alt }: Pick<ImageRow, 'name' | 'format' | 'width' | 'height' | 'alt'>,
  fallback: string,
): Image {
  return { ...addressesOf(name, format), width, height, alt: alt || fallback }
}

function presentOptions({ options, values }: ProductRecord): ProductOption[] {
  return options.map(({ id, name }) => ({
    id,
    name,
    values: values.filter(({ option_id }) => option_id === id).map(({ id, value }) => ({ id, value })),
  }))
}

function presentCombinations(record: ProductRecord): Pick<Product, GuestField> {
  const lines = record.terms.map(({ variant_key }) => readVariantKey(variant_key))
  const combinations = listCombinations(presentOptions(record), lines)
  return combinations ? { combinations } : {}
}

function presentTerm(term: TermRow, currency: string): SalesTerm {
  const price = term.price ?? noPrice
  return {
    id: term.id,
    type: term.type,
    price_value: writeUnitPrice(price),
    discount: discountPercent(price, term.list_price),
    discount_percentage: term.list_price === null ? 0 : writeUnitPrice(differenceOf(term.list_price, price)),
    ...(term.sale_ends_at === null ? {} : { sale_until: term.sale_ends_at.toISOString() }),
    ...(term.lowest_before === null ? {} : { lowest_price_30_days: writeUnitPrice(term.lowest_before) }),
    currency,
    is_available: term.is_available,
    available_qty: term.available_qty,
    min_qty: term.min_qty,
    max_qty: term.max_qty,
    order_measure: term.order_measure,
    measuring_unit: term.measuring_unit,
    measuring_unit_type: term.measuring_unit_type,
    option_values: readVariantKey(term.variant_key),
  }
}

/** The older shape: one entry per smallest quantity, with what each combination costs there. */
function presentPrices({ terms, values, currency }: ProductRecord): NonNullable<Product['get_prices']> {
  const names = new Map(values.map(({ id, value }) => [id, value]))
  const tiers = new Map<number, TermRow[]>()
  for (const term of terms) if (term.price !== null) tiers.set(term.min_qty, [...(tiers.get(term.min_qty) ?? []), term])
  return [...tiers.values()].map((tier) => ({
    price: writeUnitPrice(lowestPrice(tier) ?? noPrice),
    discount: Math.max(...tier.map((term) => discountPercent(term.price ?? noPrice, term.list_price))),
    currency_string: currency,
    get_items: tier
      .filter(({ variant_key }) => variant_key !== '')
      .map((term) => ({
        option: readVariantKey(term.variant_key)
          .map((id) => names.get(id) ?? '')
          .join(' / '),
        price: writeUnitPrice(term.price ?? noPrice),
      })),
  }))
}

function presentData(record: ProductRecord): Product['product_data'] {
  return {
    dimension_width: record.dimension_width,
    dimension_height: record.dimension_height,
    dimension_depth: record.dimension_depth,
    dimension_measure: record.dimension_measure,
    weight_value: record.weight_value,
    weight_measure: record.weight_measure,
    product_have_barcode: record.barcode !== null,
    barcode_type: record.barcode_type,
    barcode: record.barcode,
    usp: record.usp,
    ttw_code: record.ttw_code,
    hts: record.hts,
  }
}

const levels = { inner: 'Inner pack', outer: 'Shipping pack', pallet: 'Pallet' } as const

const presentForGuests = (rows: readonly PackagingRow[]) => presentPackaging(rows, () => ({}))
const presentForMembers = (rows: readonly PackagingRow[]) =>
  presentPackaging(rows, ({ pack_price }) => ({ innerPackPrice: writeOrNull(pack_price) }))

function presentPackaging(
  rows: readonly PackagingRow[],
  priceOf: (row: PackagingRow) => { innerPackPrice?: number | null },
): Packaging[] {
  return Object.entries(levels).flatMap(([key, name]) => {
    const variants = rows.filter(({ level }) => level === key)
    return variants.length === 0
      ? []
      : [{ name, key, get_variants: variants.map((row) => presentPack(row, priceOf(row))) }]
  })
}

function presentPack(row: PackagingRow, price: { innerPackPrice?: number | null }): Packaging['get_variants'][number] {
  const icon = row.type.toLowerCase()
  return {
    get_type: { name: row.type, icon },
    get_variant: {
      icon,
      ...price,
      productPerInnerPack: row.units_per_pack,
      innerPackWeightValue: row.weight_value,
      innerPackWeightType: row.weight_unit,
      innerPackVolumeValue: row.volume_value,
      innerPackVolumeType: row.volume_unit,
      innerPackDimensionsWidth: row.width,
      innerPackDimensionsHeight: row.height,
      innerPackDimensionsDepth: row.depth,
      innerPackDimensionsType: row.dimension_unit,
      innerPackThisSideUp: row.this_side_up,
      innerPackStackable: row.stackable,
      innerPackMaxStackLayers: row.max_stack_layers,
      innerPackMaxTopLoad: row.max_top_load,
    },
  }
}

/** On demand. */
const noPrice = readUnitPrice(0)

function writeOrNull(price: UnitPrice | null): number | null {
  return price === null ? null : writeUnitPrice(price)
}
