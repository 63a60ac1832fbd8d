import type { Product } from '../catalogue/shapes.ts'
import { type CartCompany, type CartItem, readItem } from './items.ts'

/** Goods of a deal, with their options as people read them. */
export type DealGoods = { options: readonly { name: string; value: string }[]; quantity: number }

/** Goods of a deal as they are asked about anew: the product as it is today, in the same options and quantity; undefined where it has these options no more. */
export function readDealGoods(goods: DealGoods, product: Product, company: CartCompany): CartItem | undefined {
  const values = goods.options.map(({ name, value }) =>
    product.options.find((option) => option.name === name)?.values.find((one) => one.value === value),
  )
  const known = values.filter((value) => value !== undefined)
  if (known.length < product.options.length) return undefined
  const line = {
    product_id: product.id,
    option_values: known.map(({ id }) => id),
    selected_price_id: null,
    quantity: goods.quantity,
    changed_at: '',
  }
  return readItem(line, product, company)
}
