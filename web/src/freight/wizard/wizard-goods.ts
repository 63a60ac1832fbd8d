import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { SelectedLine } from '@fairquay/contract/cart/rules.ts'
import type { QuoteProduct } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import type { DealPacking } from '@fairquay/contract/trade/deal.ts'
import { findPackOf, type Load, loadPacks, readDealPacking } from '@fairquay/contract/trade/load.ts'

/** Goods that a quote is asked for, of the cart or of a deal. */
export type WizardGoods = SelectedLine & {
  key: string
  name: string
  options: readonly { name: string; value: string }[]
  quantity: number
  orderMeasure: string
  hts: string | null
  /** English name of the country; '' where it is not known. */
  origin: string
  load: Load | undefined
  /** As its request names it; of a deal the server knows it. */
  product: QuoteProduct | undefined
}

/** What lies in the cart, as the market has it today. */
export function readCartGoods(item: CartItem): WizardGoods {
  const { key, line, product, options, term, price, currency } = item
  const pack = findPackOf(product, line.option_values)
  return {
    productId: item.productId,
    companyId: item.companyId,
    hasCompletePackaging: item.hasCompletePackaging,
    problem: item.problem,
    key,
    name: product.name,
    options,
    quantity: line.quantity,
    orderMeasure: term?.orderMeasure ?? '',
    hts: product.product_data.hts,
    origin: product.country.name,
    load: pack && loadPacks(pack, line.quantity),
    product: term && {
      product_id: line.product_id,
      quantity: line.quantity,
      selected_price_id: term.id,
      total_price: writeMoney(price?.total ?? 0, currency),
      option_values: line.option_values,
    },
  }
}

/** A line of a deal as far as it travels. */
export type AgreedLine = {
  position: number
  product_id: number | null
  name: string
  options: readonly { name: string; value: string }[]
  quantity: number
  order_measure: string
  hts: string | null
  origin: string
  load: DealPacking | null
}

/** What was agreed; `isPacked` where the product's packing was described only since. */
export function readAgreedGoods(line: AgreedLine, sellerId: number, isPacked: boolean): WizardGoods {
  return {
    productId: line.product_id ?? 0,
    companyId: sellerId,
    hasCompletePackaging: line.load !== null || isPacked,
    key: `agreed-${line.position}`,
    name: line.name,
    options: line.options,
    quantity: line.quantity,
    orderMeasure: line.order_measure,
    hts: line.hts,
    origin: line.origin,
    load: line.load ? readDealPacking(line.load) : undefined,
    product: undefined,
  }
}
