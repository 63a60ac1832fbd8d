import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { readItem } from '@fairquay/contract/cart/items.ts'
import { chooseFirst } from '@fairquay/contract/catalogue/first-choice.ts'
import { findLimits } from '@fairquay/contract/catalogue/prices.ts'
import { readTerms } from '@fairquay/contract/catalogue/term.ts'
import { readLandedGoods } from './goods-of-cart.ts'
import type { LandedGoods } from './scenario-form.ts'

/** A product of the market with its seller. */
export type ShownProduct = { product: CartItem['product']; company: CartItem['company'] }

/** A product as if it were in the cart: in the options that are chosen, else in those its page begins with; so many of it, or the least that can be ordered. No goods where it has no price. */
export function readGoodsOfProduct(
  { product, company }: ShownProduct,
  options: number[],
  wanted: number | undefined,
): { item: CartItem; goods: LandedGoods[] } {
  const terms = readTerms(product)
  const chosen = options.length > 0 ? options : Object.values(chooseFirst(product, terms))
  const quantity = wanted ?? findLimits(terms, chosen)?.min ?? 1
  const line = { product_id: product.id, option_values: chosen, quantity, selected_price_id: null, changed_at: '' }
  const item = readItem({ ...line, seen: null } as Parameters<typeof readItem>[0], product, company)
  return { item, goods: readLandedGoods([item]) }
}
