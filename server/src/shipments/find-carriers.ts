import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { ShipmentRow } from './queries.ts'

/** Requests of this kind ask for carriage; whoever's offer was taken carries the goods of the request's trade file. */
const carriage = 'logistic'

/** Carriage `d` was agreed after the goods of the order `o` were asked for: what was agreed before is about other goods of the same file. */
const isForOrder = sql`d.accepted_at >= (select p.created_at from requests p where p.id = o.request_id)`

/** The freight providers whose offer the buyer took for what a shipment is of, as long as they are approved. */
export async function findCarriers(
  db: Queryable,
  { file_id, order_id }: Pick<ShipmentRow, 'file_id' | 'order_id'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.company_id as id from requests r
    join request_threads t on t.request_id = r.id and t.status = 'accepted'
    join companies c on c.id = t.company_id and c.kind = 'provider' and c.verified_at is not null
    join request_deals d on d.request_id = r.id
    join orders o on o.id = ${order_id} and ${isForOrder}
    where r.file_id = ${file_id} and r.kind = ${carriage}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether a company carries the shipment `s` of the order `o`: a walk along the index of files, then a look whether it is for that order. */
export function isCarriedBy(companyId: number): RawBuilder<unknown> {
  const carried = sql`request_threads t join requests r on r.id = t.request_id and r.kind = ${carriage}`
  const isTaken = sql`t.company_id = ${companyId} and t.status = 'accepted'`
  return sql`s.file_id in (select r.file_id from ${carried} where ${isTaken}) and exists (
    select 1 from ${carried} join request_deals d on d.request_id = r.id where ${isTaken} and r.file_id = s.file_id and ${isForOrder})`
}
