import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { subjectOfOrder } from '../freight-prices/subject-of-order.ts'
import type { Carried } from '../landed-cost/use-card-freight.ts'

/** How the freight of an own order is priced: for its goods as they were agreed, not for more or less of them. */
export function carriedOf(order: OrderDetail): Carried | undefined {
  if (order.party !== 'buyer' || order.status === 'cancelled') return undefined
  return {
    subjectOf: (quantity) => (quantity === null ? subjectOfOrder(order) : undefined),
    search: { order: order.id },
  }
}
