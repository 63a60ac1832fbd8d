import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { useIsPacked } from '../orders/use-is-packed.ts'
import { PriceLine } from './price-line.tsx'
import { subjectOfOrder } from './subject-of-order.ts'

/** States in which the goods still wait at the seller's. */
const waiting: readonly OrderDetail['status'][] = ['confirmed', 'in_preparation']

/** What carrying an order costs at once, for its buyer, in one line, until any of it has left. */
export function OrderPriceLine({ order }: { order: OrderDetail }) {
  const isAsked = order.party === 'buyer' && waiting.includes(order.status)
  const { isPacked, isPending } = useIsPacked(order.id, isAsked)
  if (!isAsked || !(isPending || isPacked)) return null
  return (
    <div className="mb-4 min-h-13 md:mb-5">
      {isPacked ? <PriceLine subject={subjectOfOrder(order)} search={{ order: order.id }} /> : null}
    </div>
  )
}
