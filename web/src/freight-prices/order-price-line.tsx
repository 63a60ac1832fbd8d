import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { PriceLine } from './price-line.tsx'
import { subjectOfOrder } from './subject-of-order.ts'

/** What carrying an order costs at once, for its buyer, in one line. */
export function OrderPriceLine({ order }: { order: OrderDetail }) {
  if (order.party !== 'buyer' || order.status === 'cancelled') return null
  return (
    <div className="mb-4 min-h-13 md:mb-5">
      <PriceLine subject={subjectOfOrder(order)} search={{ order: order.id }} />
    </div>
  )
}
