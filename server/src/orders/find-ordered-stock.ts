import { holdOf } from '@fairquay/contract/stock/reservations.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { type OrderedStock, sumOrdered } from '../stock/order-stock.ts'

type Row = {
  position: number
  productId: number | null
  variantKey: string
  name: string
  quantity: number
  shipped: number
  cancelled: number
}

/** What the lines of an order want of the stock now, by their counters. */
export async function findOrderedStock(tx: Queryable, orderId: number): Promise<OrderedStock[]> {
  const { rows } = await sql<Row>`
    select position, product_id as "productId", variant_key as "variantKey", name, quantity, shipped, cancelled
    from order_lines where order_id = ${orderId} order by position`.execute(tx)
  return sumOrdered(
    rows.map(({ quantity, shipped, cancelled, ...line }) => ({ ...line, ...holdOf({ quantity, shipped, cancelled }) })),
  )
}
