import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { subjectOfOrder } from '../freight-prices/subject-of-order.ts'
import type { Carried } from '../landed-cost/use-card-freight.ts'
import { useIsPacked } from '../orders/use-is-packed.ts'

/** How the freight of an own order is priced: for its goods as they were agreed, not for more or less of them. Goods without packing have no price. */
export function useCarriedOrder(order: OrderDetail): { carried: Carried | undefined; isPending: boolean } {
  const isAsked = order.party === 'buyer' && order.status !== 'cancelled'
  const { isPacked, isPending } = useIsPacked(order.id, isAsked)
  if (!isPacked) return { carried: undefined, isPending: isAsked && isPending }
  return {
    carried: {
      subjectOf: (quantity) => (quantity === null ? subjectOfOrder(order) : undefined),
      search: { order: order.id },
    },
    isPending: false,
  }
}
