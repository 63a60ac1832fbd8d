import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listStockChanges } from '@fairquay/contract/stock/endpoints.ts'
import type { StockReason } from '@fairquay/contract/stock/reservations.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

const pageSize = 50

type Row = {
  id: number
  at: Date
  reason: StockReason
  options: string
  tracking: 'counted' | 'not_counted'
  on_hand: number
  on_hand_by: number
  reserved: number
  reserved_by: number
  places: { name: string; by: number }[]
  order_id: number | null
  order_number: string
  person: string | null
}

/** A page of the journal (the words that an order is found by begin with its number) of a company's own product, along its index; anybody else's is not there. */
export async function findStockChanges(
  db: Queryable,
  companyId: number,
  productId: number,
  before: number | undefined,
): Promise<AnswerOf<typeof listStockChanges>> {
  const { rows: own } = await sql`
    select 1 from products p where p.id = ${productId} and p.company_id = ${companyId}
      and not exists (select 1 from product_deletions d where d.product_id = p.id)`.execute(db)
  if (own.length === 0) throw new Failure('not_found')
  const { rows } = await sql<Row>`
    select c.id, c.at, c.reason, c.tracking, c.on_hand, c.on_hand_by, c.reserved, c.reserved_by, coalesce(c.places, '[]') as places, c.order_id, split_part(o.words, ' ', 1) as order_number,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as person,
      coalesce((
        select string_agg(v.value, ' / ' order by n.position, v.position) from option_values v join product_options n on n.id = v.option_id
        where n.product_id = c.product_id and v.id::text = any(string_to_array(c.variant_key, '-'))), '') as options
    from stock_changes c left join orders o on o.id = c.order_id left join users u on u.id = c.user_id
    where c.product_id = ${productId} ${before === undefined ? sql`` : sql`and c.id < ${before}`}
    order by c.id desc limit ${pageSize + 1}`.execute(db)
  const data = rows.slice(0, pageSize).map(({ at, order_id, order_number, on_hand, ...row }) => ({
    ...row,
    at: at.toISOString(),
    on_hand: row.tracking === 'counted' ? on_hand : null,
    order: order_id === null ? null : { id: order_id, number: order_number },
  }))
  return { data, has_more: rows.length > pageSize }
}
