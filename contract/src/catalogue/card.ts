import { type UnitPrice, writeUnitPrice } from '../money.ts'
import type { Product, ProductCard, ShownPrice } from './shapes.ts'
import { describeNoPrice, readTerm, type Term } from './term.ts'

/** The card of a product: a guest's has nothing of prices, as a guest's product has none. */
export function cardOf(whole: Product): ProductCard {
  const { prices } = whole
  return {
    id: whole.id,
    slug: whole.slug,
    name: whole.name,
    currency: whole.currency,
    created_at: whole.created_at,
    rating: whole.rating,
    review_count: whole.review_count,
    order: whole.order,
    availability: whole.availability,
    is_direct: whole.is_direct,
    country: whole.country,
    brand: whole.brand,
    get_supplier: whole.get_supplier,
    get_main_image: whole.get_main_image,
    get_tags: whole.get_tags,
    product_data: { ttw_code: whole.product_data.ttw_code },
    minimum_order: whole.minimum_order,
    ...(prices && {
      price: whole.price ?? null,
      shown_price: findShownPrice(whole),
      discount: Math.max(0, ...prices.map((term) => term.discount)),
    }),
  }
}

/** A card shows the lowest price there is; if the first sales term's price is 0, or a text stands in the price's place, it shows none (docs/product.md#cards). */
export function findShownPrice(product: Pick<Product, 'availability' | 'prices'>): ShownPrice | null {
  if (describeNoPrice(product)) return null
  const terms = (product.prices ?? []).map((line) => readTerm(line))
  if (!terms[0]?.price) return null
  const priced = terms.flatMap((term) => (term.price && term.isAvailable ? [{ ...term, price: term.price }] : []))
  const lowest = priced.reduce<(Term & { price: UnitPrice }) | undefined>(
    (best, term) => (best && best.price <= term.price ? best : term),
    undefined,
  )
  if (!lowest) return null
  const { listPrice } = lowest
  return {
    price: writeUnitPrice(lowest.price),
    list_price: listPrice !== null && listPrice > lowest.price ? writeUnitPrice(listPrice) : null,
    from: priced.some(({ price }) => price > lowest.price) ? lowest.minQty : null,
    unit: lowest.isByWeight ? lowest.priceUnit : lowest.orderMeasure,
  }
}
