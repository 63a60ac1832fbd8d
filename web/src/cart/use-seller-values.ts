import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { reachSellers, type SellerValue } from '@fairquay/contract/cart/order-values.ts'
import { useQuery } from '@tanstack/react-query'
import { orderValuesQuery } from '../order-value/order-values-query.ts'
import { useCartItems } from './use-cart.ts'

/** The steps for bigger orders that these lines of the cart reach. Asked for all sellers of the cart at once, so that selecting asks nothing. */
export function useSellerValues(items: readonly CartItem[]): SellerValue[] {
  const sellers = useCartItems().map(({ companyId }) => companyId)
  const { data } = useQuery(orderValuesQuery(sellers))
  return data ? reachSellers(items, data) : []
}
