import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { DoorLine } from '../landed-cost/door-line.tsx'
import { readAgreedTerm, readGoodsOfOrder } from '../landed-cost/goods-of-order.ts'
import { useAgreedFreight } from './use-agreed-freight.ts'
import { useCarriedOrder } from './use-carried-order.ts'

/** What an order costs at its buyer's door, in one line. */
export function OrderAtDoor({ order }: { order: OrderDetail }) {
  const goods = readGoodsOfOrder(order)
  const { carriage, isPending } = useAgreedFreight(order)
  const carrying = useCarriedOrder(order)
  if (order.party !== 'buyer' || order.status === 'cancelled' || goods.length === 0) return null
  return (
    <div className="mb-4 min-h-13 md:mb-5">
      {isPending || carrying.isPending ? null : (
        <DoorLine
          goods={goods}
          currency={order.currency}
          from={order.lines[0]?.origin_code || undefined}
          agreed={readAgreedTerm(order)}
          carriage={carriage}
          carried={carrying.carried}
          search={{ order: order.id }}
        />
      )}
    </div>
  )
}
