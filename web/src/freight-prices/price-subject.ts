import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { LandedAddress } from '@fairquay/contract/landed-cost/address.ts'
import type { findFreightPrices } from '@fairquay/contract/rate-cards/price-endpoints.ts'
import type { IncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { writeProducts } from '../freight/wizard/send-quote.ts'
import { readCartGoods } from '../freight/wizard/wizard-goods.ts'

/** What freight is priced for: goods of one seller as the cart and the product page have them, or those of a deal. */
export type PriceSubject = {
  ask: Pick<BodyOf<typeof findFreightPrices>, 'products' | 'request_id'>
  sellerId: number
  agreed?: { incoterm: IncotermCode; place: string } | undefined
}

/** The term that freight is asked under while none is agreed: the goods are handed over at the seller's, and all the way from there is the buyer's. */
export const usualTerm: IncotermCode = 'FCA'

/** Goods as the cart and the product page have them, and where the page of their freight prices is. */
export type PricedItems = { items: readonly CartItem[]; search: LandedAddress }

/** The subject of lines; undefined where they cannot be priced: of several sellers, without packing or without a price. */
export function subjectOfItems(items: readonly CartItem[]): PriceSubject | undefined {
  const goods = items.map(readCartGoods)
  const [first] = goods
  const products = writeProducts(goods)
  const isPriced =
    products.length === items.length &&
    goods.every((one) => one.companyId === first?.companyId && one.hasCompletePackaging && !one.problem)
  return first && isPriced ? { ask: { products }, sellerId: first.companyId } : undefined
}
