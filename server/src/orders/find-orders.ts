import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import type { OrderGroup } from '@fairquay/contract/orders/address.ts'
import { type listOrders, mostOrdersCounted } from '@fairquay/contract/orders/endpoints.ts'
import { readOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { type OrderStatus, statusesOfGroup } from '@fairquay/contract/orders/statuses.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { OrderReader } from './hold-order.ts'
import { isAllSent, type OrderRow, orderColumns, orderParties } from './queries.ts'

export type OrderFilter = Omit<QueryOf<typeof listOrders>, 'page' | 'perPage'>

type Slice = { limit: number; offset: number }

/** One page. Each part a company can have in an order is a walk along an index; the two are joined only as far as the page reaches. */
export async function findOrders(
  db: Queryable,
  reader: OrderReader,
  filter: OrderFilter,
  today: string,
  { limit, offset }: Slice,
): Promise<OrderRow[]> {
  const order = filter.changed_since === undefined ? sql`ordered_at desc, id desc` : sql`changed_at, id`
  const walks = partsOf(reader, filter).map(
    (part) =>
      sql`(select o.id, o.ordered_at, o.changed_at from orders o where ${part}${narrow(filter, today)} order by ${order} limit ${limit + offset})`,
  )
  const { rows } = await sql<OrderRow>`
    select ${orderColumns}
    from (select id from (${sql.join(walks, sql` union all `)}) as own order by ${order} limit ${limit} offset ${offset}) own
    join orders o on o.id = own.id ${orderParties}
    order by ${filter.changed_since === undefined ? sql`o.ordered_at desc, o.id desc` : sql`o.changed_at, o.id`}`.execute(
    db,
  )
  return rows
}

/** How many there are, counted no further than anybody pages, or a little further than the page that is read. */
export async function countOrders(
  db: Queryable,
  reader: OrderReader,
  filter: OrderFilter,
  today: string,
  { limit, offset }: Slice,
): Promise<number> {
  const most = Math.max(mostOrdersCounted, offset + 2 * limit)
  const counts = partsOf(reader, filter).map(
    (part) => sql`(select 1 from orders o where ${part}${narrow(filter, today)} limit ${most})`,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(counts, sql` union all `)}) as own`.execute(db)
  return Math.min(most, rows[0]?.count ?? 0)
}

/** The parts a reader has in orders; nobody buys from themselves, so each order is met once. */
function partsOf(reader: OrderReader, { box }: OrderFilter): RawBuilder<unknown>[] {
  if (reader === 'admin') return [sql`true`]
  const bought = sql`o.buyer_company_id = ${reader.companyId}`
  const sold = sql`o.seller_company_id = ${reader.companyId}`
  if (box === 'bought') return [bought]
  return box === 'sold' ? [sold] : [bought, sold]
}

/** See `isOfGroup`. */
export function hasStatus(group: OrderGroup): RawBuilder<unknown> {
  const states = (statusesOfGroup as Partial<Record<OrderGroup, readonly OrderStatus[]>>)[group]
  if (!states) return sql`o.status = ${group}`
  const isOne = sql`o.status = any(${[...states]}::text[])`
  return group === 'to_ship' ? sql`(${isOne} or o.status = 'part_delivered' and not (${isAllSent}))` : isOne
}

function narrow(filter: OrderFilter, today: string): RawBuilder<unknown> {
  const { status, payment, late, claims, search = '', from, to, changed_since } = filter
  const parts = [
    status !== undefined && sql` and ${hasStatus(status)}`,
    payment !== undefined && sql` and ${hasPayment(payment, today)}`,
    late && sql` and ${isLate(today)}`,
    claims && sql` and o.open_claims > 0`,
    search.trim() !== '' && sql` and ${isNamed(search.trim())}`,
    from !== undefined && sql` and o.ordered_at >= ${from}::date`,
    to !== undefined && sql` and o.ordered_at < ${to}::date + 1`,
    changed_since !== undefined && sql` and o.changed_at >= ${changed_since}::timestamptz`,
  ]
  return sql.join(
    parts.filter((part) => typeof part === 'object'),
    sql``,
  )
}

/** See `paymentStateOf`. */
function hasPayment(payment: NonNullable<OrderFilter['payment']>, today: string): RawBuilder<unknown> {
  const isOverdue = sql`coalesce(o.due_on < ${today}::date, false)`
  const isPaid = sql`(o.invoiced > 0 and o.paid >= o.invoiced)`
  switch (payment) {
    case 'overdue':
      return sql`o.due_on < ${today}::date`
    case 'paid':
      return sql`(not ${isOverdue} and ${isPaid})`
    case 'part_paid':
      return sql`(not ${isOverdue} and not ${isPaid} and o.paid > 0)`
    case 'due':
      return sql`(not ${isOverdue} and not ${isPaid} and o.paid = 0 and (o.invoiced > 0 or o.due_on is not null))`
    case 'none':
      return sql`(o.invoiced = 0 and o.paid = 0 and o.due_on is null)`
  }
}

/** See `isOrderLate`. */
export function isLate(today: string): RawBuilder<unknown> {
  return sql`(
    (o.ready_on < ${today}::date and o.status in ('confirmed', 'in_preparation', 'part_shipped', 'part_delivered'))
    or ((o.wanted_date < ${today}::date or o.arrives_on > o.wanted_date)
      and o.status in ('confirmed', 'in_preparation', 'part_shipped', 'shipped', 'part_delivered')))`
}

/** Found by its number, the buyer's own, its goods or its parties. */
function isNamed(words: string): RawBuilder<unknown> {
  const number = readOrderNumber(words)
  if (number) return sql`(o.year = ${number.year} and o.number = ${number.number})`
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(o.words ilike ${like} or o.po_number ilike ${like})`
}
