import type { Amount, UnitPrice } from '@fairquay/contract/money.ts'
import type { LineCodes } from '@fairquay/contract/trade/line-codes.ts'
import type { AskedLine } from '@fairquay/contract/trade/offer-parts.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type LineRow = {
  position: number
  product_id: number | null
  product_slug: string | null
  product_name: string
  options: { name: string; value: string }[]
  quantity: number
  order_measure: string
  unit_price: UnitPrice
  original_unit_price: UnitPrice
  price_unit: string
  unit_weight: number | null
  line_total: Amount
  target_price: UnitPrice | null
  variant_key: string
} & LineCodes

/** `product_slug` leads to the product while it is on the market: a draft's address would tell its new name. */
export async function findRequestLines(db: Queryable, requestId: number): Promise<LineRow[]> {
  return (await findLinesOf(db, [requestId])).get(requestId) ?? []
}

/** The same of several requests, by their ids. */
export async function findLinesOf(
  db: Queryable,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, LineRow[]>> {
  const { rows } = await sql<LineRow & { request_id: number }>`
    select l.request_id, l.position, l.product_id, s.slug as product_slug, l.product_name, l.options, l.quantity, l.order_measure, l.unit_price,
      l.original_unit_price, l.price_unit, l.unit_weight, l.line_total, l.target_price, l.variant_key, l.sku, l.barcode, l.hts,
      l.origin_code
    from request_lines l
    left join listings s on s.product_id = l.product_id
    where l.request_id = any(${[...requestIds]}::integer[])
    order by l.position`.execute(db)
  return Map.groupBy(rows, ({ request_id }) => request_id)
}

/** A line of a request as rules of offers look at it. */
export function readAskedLine({ position, quantity, unit_weight }: LineRow): AskedLine {
  return { position, quantity, unitWeight: unit_weight }
}

/** The lines of a request as rules of offers look at them. */
export async function findAskedLines(tx: Queryable, requestId: number): Promise<AskedLine[]> {
  const { rows } = await sql<AskedLine>`
    select position, quantity, unit_weight as "unitWeight" from request_lines where request_id = ${requestId} order by position`.execute(
    tx,
  )
  return rows
}
