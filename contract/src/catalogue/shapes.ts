import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import { documentKinds } from './companion-kinds.ts'

/**
 * Products with the field names of docs/product.md#wire. Money on the wire is a decimal number in the product's currency. Everything marked
 * "members only" is left out for guests by the server (docs/product.md#prices).
 */

/** Three sizes of one picture, addresses on our own server; `width` and `height` are the original's, pixels. */
export const image = Type.Object({
  preview: Type.String(),
  medium: Type.String(),
  original: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  alt: Type.String(),
})
export type Image = Type.Static<typeof image>

/** in-stock: can be ordered. on-demand: 'Price On Demand'. out-of-stock: 'Product Out of Stock'. */
export const availability = Type.Union([
  Type.Literal('in-stock'),
  Type.Literal('on-demand'),
  Type.Literal('out-of-stock'),
])
export type Availability = Type.Static<typeof availability>

/**
 * One line of a price list, members only. `price_value` is what one unit costs now; `discount` the percentage for the badge;
 * `discount_percentage`, despite its name, the amount that percentage takes off one unit (docs/product.md#prices). `option_values` are the ids this line is for. `sale_until` is there while a sale runs;
 * `lowest_price_30_days`, beside a discount, the lowest price of the 30 days before it, where that is known.
 */
export const salesTerm = Type.Object({
  id: Type.Integer(),
  type: Type.Union([Type.Literal('by_qty'), Type.Literal('on_demand')]),
  price_value: Type.Number(),
  discount: Type.Number(),
  discount_percentage: Type.Number(),
  sale_until: Type.Optional(Type.String()),
  lowest_price_30_days: Type.Optional(Type.Number()),
  currency: Type.String(),
  is_available: Type.Boolean(),
  available_qty: Type.Integer(),
  min_qty: Type.Integer(),
  max_qty: nullable(Type.Integer()),
  order_measure: Type.String(),
  measuring_unit: Type.String(),
  measuring_unit_type: Type.Union([Type.Literal('quantity'), Type.Literal('weight')]),
  option_values: Type.Array(Type.Integer()),
})
export type SalesTerm = Type.Static<typeof salesTerm>

export const productOption = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  values: Type.Array(Type.Object({ id: Type.Integer(), value: Type.String() })),
})
export type ProductOption = Type.Static<typeof productOption>

export const productData = Type.Object({
  dimension_width: nullable(Type.Number()),
  dimension_height: nullable(Type.Number()),
  dimension_depth: nullable(Type.Number()),
  dimension_measure: Type.String(),
  weight_value: nullable(Type.Number()),
  weight_measure: Type.String(),
  product_have_barcode: Type.Boolean(),
  barcode_type: nullable(Type.String()),
  barcode: nullable(Type.String()),
  usp: Type.String(),
  ttw_code: nullable(Type.String()),
  hts: nullable(Type.String()),
})
export type ProductData = Type.Static<typeof productData>

export const packaging = Type.Object({
  name: Type.String(),
  key: Type.String(),
  get_variants: Type.Array(
    Type.Object({
      get_type: Type.Object({ name: Type.String(), icon: Type.String() }),
      get_variant: Type.Object({
        icon: Type.String(),
        /** Members only. */
        innerPackPrice: Type.Optional(nullable(Type.Number())),
        productPerInnerPack: nullable(Type.Integer()),
        innerPackWeightValue: nullable(Type.Number()),
        innerPackWeightType: Type.String(),
        innerPackVolumeValue: nullable(Type.Number()),
        innerPackVolumeType: Type.String(),
        innerPackDimensionsWidth: nullable(Type.Number()),
        innerPackDimensionsHeight: nullable(Type.Number()),
        innerPackDimensionsDepth: nullable(Type.Number()),
        innerPackDimensionsType: Type.String(),
        /** Whether it stays upright. */
        innerPackThisSideUp: Type.Boolean(),
        /** Whether anything may stand on it. */
        innerPackStackable: Type.Boolean(),
        /** At most so many on one another, the lowest counted. */
        innerPackMaxStackLayers: nullable(Type.Integer()),
        /** Kilograms that may stand on it. */
        innerPackMaxTopLoad: nullable(Type.Number()),
      }),
    }),
  ),
})
export type Packaging = Type.Static<typeof packaging>

/**
 * What goods in one combination of option values are, where that is not what the product says; `readVariant` of variant-facts.ts joins both. `images` are places in
 * `get_all_images`. One of a product without options is for all of it.
 */
export const productVariant = Type.Object({
  option_values: Type.Array(Type.Integer()),
  /** The seller's own article number. */
  sku: Type.Optional(Type.String()),
  barcode_type: Type.Optional(nullable(Type.String())),
  barcode: Type.Optional(Type.String()),
  weight_value: Type.Optional(Type.Number()),
  weight_measure: Type.Optional(Type.String()),
  /** All three measures and their unit, or none. */
  dimension_width: Type.Optional(nullable(Type.Number())),
  dimension_height: Type.Optional(nullable(Type.Number())),
  dimension_depth: Type.Optional(nullable(Type.Number())),
  dimension_measure: Type.Optional(Type.String()),
  images: Type.Optional(Type.Array(Type.Integer())),
  get_packaging: Type.Optional(Type.Array(packaging)),
})
export type ProductVariant = Type.Static<typeof productVariant>

export const named = Type.Object({ id: Type.Integer(), name: Type.String() })

/** A document of a product. `type` is what is loaded down, under `GET /api/v1/product-documents/:id`. */
export const productDocument = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(documentKinds),
  title: Type.String(),
  /** ISO 639-1. */
  language: nullable(Type.String()),
  /** A day: '2027-03-31'. */
  valid_until: nullable(Type.String()),
  type: Type.Enum(['pdf', 'picture']),
  bytes: Type.Integer(),
})
export type ProductDocument = Type.Static<typeof productDocument>

/** What stands on a product's page beside the product itself: the goods its seller has chosen are ids, some of which may not be on the market. */
export const beside = Type.Object({
  video: nullable(Type.String()),
  documents: Type.Array(productDocument),
  replacements: Type.Array(Type.Integer()),
  accessories: Type.Array(Type.Integer()),
  related: Type.Array(Type.Integer()),
})
export type Beside = Type.Static<typeof beside>

/** So many units at a time, and what the seller calls so many; null: any pack. Quantities bought are multiples of it. */
export const orderStep = Type.Object({ quantity: Type.Integer(), pack: nullable(Type.String()) })

/** A product as cards, search results and the product page show it. */
export const product = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  /** Sanitised HTML. */
  body: Type.String(),
  currency: Type.String(),
  /** Members only: lowest price of one unit; null when on demand. */
  price: Type.Optional(nullable(Type.Number())),
  created_at: Type.String(),
  /** Stars its buyers have given, to one decimal; null while nobody has. */
  rating: nullable(Type.Number()),
  review_count: Type.Integer(),
  order: Type.Integer(),
  availability,
  is_direct: Type.Boolean(),
  country: Type.Object({ code: Type.String(), name: Type.String() }),
  brand: nullable(named),
  family: nullable(named),
  options: Type.Array(productOption),
  get_supplier: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
  get_main_image: nullable(image),
  get_all_images: Type.Array(image),
  get_tags: Type.Array(Type.Object({ get_tag: Type.Object({ name: Type.String() }) })),
  get_sub_industries: Type.Array(named),
  get_product_attributes: Type.Array(
    Type.Object({
      value: Type.String(),
      get_attribute_details: Type.Object({ id: Type.Integer(), name: Type.String() }),
    }),
  ),
  get_packaging: Type.Array(packaging),
  product_data: productData,
  /** Left out where no combination says anything of itself. */
  variants: Type.Optional(Type.Array(productVariant)),
  /** Guests only, who see no price list: the sets of option value ids that are offered. Left out where every combination is (see combinations.ts). */
  combinations: Type.Optional(Type.Array(Type.Array(Type.Integer()))),
  /** Members only: the price list. */
  prices: Type.Optional(Type.Array(salesTerm)),
  /** Members only: the same list in the older of the two fixed shapes. */
  get_prices: Type.Optional(
    Type.Array(
      Type.Object({
        price: Type.Number(),
        discount: Type.Number(),
        currency_string: Type.String(),
        get_items: Type.Array(Type.Object({ option: Type.String(), price: Type.Number() })),
      }),
    ),
  ),
  warranty_from_purchase: nullable(Type.String()),
  warranty_from_shipping: nullable(Type.String()),
  warranty_from_delivery: nullable(Type.String()),
  /** How many at least, of what the seller calls one unit: the smallest over all options, in full packs. Null without a price list. */
  minimum_order: nullable(Type.Object({ quantity: Type.Integer(), unit: Type.String() })),
  /** Days from an order until the goods can go; null where the seller names it with each answer. */
  lead_time_days: nullable(Type.Integer()),
  /** What it is sold in; null: any quantity. */
  order_step: nullable(orderStep),
  /** Degrees Celsius between which it is kept, both or none. */
  temperature_min: nullable(Type.Number()),
  temperature_max: nullable(Type.Number()),
  /** '3', '2.1'; null where nobody says that it is dangerous. */
  dangerous_goods_class: nullable(Type.String()),
  /** 'UN1263'; only with a class. */
  un_number: nullable(Type.String()),
})
export type Product = Type.Static<typeof product>

/**
 * The price that stands on a card, on the wire: the lowest of one `unit`; `list_price` is what it was before a discount. `from` is null where all prices are
 * the same, else the quantity at which the lowest begins.
 */
export const shownPrice = Type.Object({
  price: Type.Number(),
  list_price: nullable(Type.Number()),
  from: nullable(Type.Integer()),
  unit: Type.String(),
})
export type ShownPrice = Type.Static<typeof shownPrice>

/** A product as lists carry it: what a card shows, under the names a whole product has for it. The whole ones: `GET /api/v1/products/details`. */
export const productCard = Type.Object({
  id: product.properties.id,
  slug: product.properties.slug,
  name: product.properties.name,
  currency: product.properties.currency,
  created_at: product.properties.created_at,
  rating: product.properties.rating,
  review_count: product.properties.review_count,
  order: product.properties.order,
  availability: product.properties.availability,
  is_direct: product.properties.is_direct,
  country: product.properties.country,
  brand: product.properties.brand,
  get_supplier: product.properties.get_supplier,
  get_main_image: product.properties.get_main_image,
  get_tags: product.properties.get_tags,
  product_data: Type.Object({ ttw_code: productData.properties.ttw_code }),
  minimum_order: product.properties.minimum_order,
  /** Members only, as the two below. */
  price: product.properties.price,
  /** The price that stands on the card; null where a text stands in its place, or nothing. */
  shown_price: Type.Optional(Type.Union([shownPrice, Type.Null()])),
  /** The largest percentage that is taken off any of its prices; 0: none. */
  discount: Type.Optional(Type.Integer()),
})
export type ProductCard = Type.Static<typeof productCard>
