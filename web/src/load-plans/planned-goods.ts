import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { readTravel } from '@fairquay/contract/catalogue/travel.ts'
import { readVariant } from '@fairquay/contract/catalogue/variant-facts.ts'
import type { PlannedGoods } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { nameLine } from '@fairquay/contract/shipment-plans/names.ts'
import { findPack } from '@fairquay/contract/trade/load.ts'

/** Goods that can be planned, and the names of those whose packing is not described. */
export type GoodsToPlan = { goods: PlannedGoods[]; unpacked: string[] }

/** What lies in the cart, in the packs it travels in. */
export function readGoodsOfCart(items: readonly CartItem[]): GoodsToPlan {
  const goods: PlannedGoods[] = []
  const unpacked: string[] = []
  for (const { key, line, product, options } of items) {
    const pack = findPack(readVariant(product, line.option_values).get_packaging)
    const name = nameLine(product.name, options)
    const travel = readTravel(product)
    if (pack) goods.push({ id: key.slice(0, 60), name, pack, quantity: line.quantity, ...travel })
    else unpacked.push(name)
  }
  return { goods, unpacked }
}
