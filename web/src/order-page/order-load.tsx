import { readGoodsOfLines } from '@fairquay/contract/shipment-plans/goods-of-lines.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadLine } from '../load-plans/load-line.tsx'
import { PlannedLine } from '../load-plans/planned-line.tsx'
import { orderLoadQuery } from '../orders/order-queries.ts'

/** What an order comes to on the road, with the way to its plan. The line is there from the beginning: what stands below it does not move. */
export function OrderLoad({ orderId }: { orderId: number }) {
  const { data, isPending } = useQuery(orderLoadQuery(orderId))
  const search = { order: orderId }
  if (isPending) return <PlannedLine summary={undefined} search={search} className="mb-4 md:mb-5" />
  if (!data) return null
  return <LoadLine goods={readGoodsOfLines(data.lines).goods} search={search} className="mb-4 md:mb-5" />
}
