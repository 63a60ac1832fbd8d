import type { ShipmentData } from '@fairquay/contract/freight/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/**
 * How the goods of an order were agreed to travel, else how it was asked that they should; of several the latest. What was agreed or asked for before the goods
 * themselves were is about other goods of the same trade file.
 */
export async function findFreightOfOrder(db: Queryable, orderId: number): Promise<ShipmentData | undefined> {
  const { rows } = await sql<{ shipment: ShipmentData }>`
    select q.request -> 'shipment_data' as shipment from orders o
    join requests p on p.id = o.request_id
    join requests r on r.file_id = o.file_id and r.status not in ('declined', 'withdrawn')
    join logistic_quotes q on q.request_id = r.id
    left join request_deals d on d.request_id = r.id
    where o.id = ${orderId} and coalesce(d.accepted_at, r.created_at) >= p.created_at
    order by d.accepted_at is null, coalesce(d.accepted_at, r.created_at) desc, r.id desc limit 1`.execute(db)
  return rows[0]?.shipment
}
