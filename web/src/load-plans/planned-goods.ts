import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { PlannedGoods } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { nameLine } from '@fairquay/contract/shipment-plans/names.ts'
import { findPackOf } from '@fairquay/contract/trade/load.ts'

/** Goods that can be planned, and the names of those whose packing is not described. */
export type GoodsToPlan = { goods: PlannedGoods[]; unpacked: string[] }

/** What lies in the cart, in the packs it travels in. */
export function readGoodsOfCart(items: readonly CartItem[]): GoodsToPlan {
  const goods: PlannedGoods[] = []
  const unpacked: string[] = []
  for (const { key, line, product, company, options } of items) {
    const pack = findPackOf(product, line.option_values)
    const name = nameLine(product.name, options)
    if (pack) goods.push({ id: key.slice(0, 60), name, pack, quantity: line.quantity, origin: company.name })
    else unpacked.push(name)
  }
  return { goods, unpacked }
}
