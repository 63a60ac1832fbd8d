import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { decimalsOf, roundUnitPrice, writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import { nameLine } from '@fairquay/contract/shipment-plans/names.ts'
import { findPackOf, loadPacks } from '@fairquay/contract/trade/load.ts'
import type { LandedGoods } from './scenario-form.ts'

type Currency = LandedCostInput['currency']

/** What of the cart has a price, as landed costs are asked for it. What is sold by weight costs a piece what it weighs. */
export function readLandedGoods(items: readonly CartItem[]): LandedGoods[] {
  return items.flatMap(({ price, term, product, options, line, currency }) => {
    if (!price || line.quantity < 1) return []
    const pack = findPackOf(product, line.option_values)
    return [
      {
        ...(pack && { grossKg: loadPacks(pack, line.quantity).grams / 1000 }),
        name: nameLine(product.name, options),
        ...(term && { unit: term.orderMeasure }),
        product_id: product.id,
        option_values: line.option_values,
        quantity: line.quantity,
        unit_price: unitPriceOf(
          price.total,
          line.quantity,
          currency,
          price.unitWeight === null ? price.unitPrice : null,
        ),
        currency: currency as Currency,
      },
    ]
  })
}

function unitPriceOf(total: number, quantity: number, currency: string, exact: CartItemPrice | null): number {
  if (exact !== null) return writeUnitPrice(exact)
  return writeUnitPrice(
    roundUnitPrice(Number((writeMoney(total, currency) / quantity).toPrecision(decimalsOf(currency) + 9))),
  )
}

type CartItemPrice = NonNullable<CartItem['price']>['unitPrice']
