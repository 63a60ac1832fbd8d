import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import { readOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { type listShipments, mostShipmentsCounted } from '@fairquay/contract/shipments/endpoints.ts'
import { openShipmentStatuses } from '@fairquay/contract/shipments/statuses.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Viewer } from '../session.ts'
import { isCarriedBy } from './find-carriers.ts'
import { type ShipmentRow, shipmentColumns, shipmentParties, statusNow } from './queries.ts'

export type ShipmentFilter = Omit<QueryOf<typeof listShipments>, 'page' | 'perPage'>

/** One page of the shipments somebody has a part in: newest first, or, of those changed since, the longest unchanged first. */
export async function findShipments(
  db: Queryable,
  viewer: Viewer,
  filter: ShipmentFilter,
  limit: number,
  offset: number,
): Promise<ShipmentRow[]> {
  const order = filter.changed_since ? sql`s.changed_at, s.id` : sql`s.id desc`
  const walks = waysIn(viewer).map(
    (where) => sql`(
      select s.id, s.changed_at from shipments s ${shipmentParties} where ${where}${filterBy(filter)} order by ${order} limit ${limit + offset})`,
  )
  if (walks.length === 0) return []
  const { rows } = await sql<ShipmentRow>`
    select ${shipmentColumns}
    from (select * from (${sql.join(walks, sql` union all `)}) as s order by ${order} limit ${limit} offset ${offset}) as own
    join shipments s on s.id = own.id ${shipmentParties}
    order by ${order}`.execute(db)
  return rows
}

/** Counted no further than anybody pages through. */
export async function countShipments(db: Queryable, viewer: Viewer, filter: ShipmentFilter): Promise<number> {
  const walks = waysIn(viewer).map(
    (where) =>
      sql`(select 1 from shipments s ${shipmentParties} where ${where}${filterBy(filter)} limit ${mostShipmentsCounted})`,
  )
  if (walks.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(walks, sql` union all `)}) as own`.execute(db)
  return Math.min(mostShipmentsCounted, rows[0]?.count ?? 0)
}

/** Each way to have a part in a shipment is a walk along an index of its own. */
function waysIn({ role, company }: Viewer): RawBuilder<unknown>[] {
  if (role === 'admin') return [sql`true`]
  if (!company) return []
  const { id, kind, isVerified } = company
  return [
    sql`s.seller_company_id = ${id}`,
    sql`s.buyer_company_id = ${id}`,
    ...(kind === 'provider' && isVerified ? [isCarriedBy(id)] : []),
  ]
}

function filterBy({ status, late, search, changed_since }: ShipmentFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = []
  if (status === 'open') parts.push(sql`${statusNow} = any(${[...openShipmentStatuses]}::text[])`)
  else if (status === 'preparing') parts.push(sql`${statusNow} in ('preparing', 'ready')`)
  else if (status) parts.push(sql`${statusNow} = ${status}`)
  if (late)
    parts.push(
      sql`s.status in ('preparing', 'ready', 'under_way') and s.troubled_from <= (now() at time zone 'utc')::date and ${statusNow} <> 'cancelled'`,
    )
  if (changed_since) parts.push(sql`s.changed_at >= ${new Date(changed_since)}`)
  if (search?.trim()) parts.push(matches(search.trim()))
  return parts.length === 0 ? sql`` : sql` and ${sql.join(parts, sql` and `)}`
}

function matches(search: string): RawBuilder<unknown> {
  const [orderNumber = '', shipmentNumber] = search.split('/')
  const order = readOrderNumber(orderNumber)
  if (order)
    return sql`o.year = ${order.year} and o.number = ${order.number}${/^\d{1,6}$/.test(shipmentNumber ?? '') ? sql` and s.number = ${Number(shipmentNumber)}` : sql``}`
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const code = `${search
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[\\%_]/g, '\\$&')}%`
  return sql`(s.first_product ilike ${part} or v.name ilike ${part} or b.name ilike ${part} or o.po_number ilike ${part} or s.document_number ilike ${part}
    or s.tracking_number like ${code} or exists (select 1 from shipment_containers c where c.shipment_id = s.id and c.number like ${code}))`
}
