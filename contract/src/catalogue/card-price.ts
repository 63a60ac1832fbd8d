import type { UnitPrice } from '../money.ts'
import type { Product } from './shapes.ts'
import { describeNoPrice, readTerm, type Term } from './term.ts'

/**
 * What a card says about the price: a text in its place, or the lowest price of one unit; nothing where there is nothing to say. `from` is null where all
 * prices are the same, else the quantity at which the lowest begins.
 */
export type CardPrice =
  | { kind: 'text'; text: string }
  | { kind: 'price'; price: UnitPrice; listPrice: UnitPrice | null; from: number | null; unit: string }
  | { kind: 'nothing' }

/** A card shows the lowest price there is; if the first sales term's price is 0 it shows none (docs/product.md#cards). */
export function readCardPrice(product: Pick<Product, 'availability' | 'prices'>): CardPrice {
  const text = describeNoPrice(product)
  if (text) return { kind: 'text', text }
  const terms = (product.prices ?? []).map((line) => readTerm(line))
  if (!terms[0]?.price) return { kind: 'nothing' }
  const priced = terms.flatMap((term) => (term.price && term.isAvailable ? [{ ...term, price: term.price }] : []))
  const lowest = priced.reduce<(Term & { price: UnitPrice }) | undefined>(
    (best, term) => (best && best.price <= term.price ? best : term),
    undefined,
  )
  if (!lowest) return { kind: 'nothing' }
  return {
    kind: 'price',
    price: lowest.price,
    listPrice: lowest.listPrice !== null && lowest.listPrice > lowest.price ? lowest.listPrice : null,
    from: priced.some(({ price }) => price > lowest.price) ? lowest.minQty : null,
    unit: lowest.isByWeight ? lowest.priceUnit : lowest.orderMeasure,
  }
}
