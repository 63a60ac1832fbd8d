import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { PriceLine } from './price-line.tsx'
import { subjectOfOrder } from './subject-of-order.ts'

/** States in which the goods still wait at the seller's. */
const waiting: readonly OrderDetail['status'][] = ['confirmed', 'in_preparation']

/** What carrying an order costs at once, for its buyer, in one line, until any of it has left. */
export function OrderPriceLine({ order }: { order: OrderDetail }) {
  if (order.party !== 'buyer' || !waiting.includes(order.status)) return null
  return (
    <div className="mb-4 min-h-13 md:mb-5">
      <PriceLine subject={subjectOfOrder(order)} search={{ order: order.id }} />
    </div>
  )
}
