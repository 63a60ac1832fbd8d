import { readGoodsOfLines } from '@fairquay/contract/shipment-plans/goods-of-lines.ts'
import { useQuery } from '@tanstack/react-query'
import { orderLoadQuery } from './order-queries.ts'

/** Whether the packing of all goods of an order is described: what carrying them costs is asked of no others. */
export function useIsPacked(orderId: number, isAsked: boolean): { isPacked: boolean; isPending: boolean } {
  const { data, isPending } = useQuery({ ...orderLoadQuery(orderId), enabled: isAsked })
  return { isPacked: data !== undefined && readGoodsOfLines(data.lines).unpacked.length === 0, isPending }
}
