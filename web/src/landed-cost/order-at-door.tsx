import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { DoorLine } from './door-line.tsx'
import { readAgreedTerm, readGoodsOfOrder } from './goods-of-order.ts'

/** What an order costs at its buyer's door, in one line. */
export function OrderAtDoor({ order }: { order: OrderDetail }) {
  const goods = readGoodsOfOrder(order)
  if (order.party !== 'buyer' || order.status === 'cancelled' || goods.length === 0) return null
  return (
    <div className="mb-4 min-h-13 md:mb-5">
      <DoorLine
        goods={goods}
        currency={order.currency}
        from={order.lines[0]?.origin_code || undefined}
        agreed={readAgreedTerm(order)}
        search={{ order: order.id }}
      />
    </div>
  )
}
