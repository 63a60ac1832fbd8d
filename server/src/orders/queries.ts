import type { OrderStatus } from '@fairquay/contract/orders/statuses.ts'
import type { Deal } from '@fairquay/contract/trade/deal.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** An order as the database keeps it: money in minor units. */
export type OrderRow = {
  id: number
  request_id: number
  file_id: number
  year: number
  number: number
  status: OrderStatus
  currency: string
  goods_total: number
  invoiced: number
  paid: number
  due_on: string | null
  po_number: string
  wanted_date: string | null
  ready_on: string | null
  arrives_on: string | null
  open_claims: number
  is_cancel_asked: boolean
  is_reviewed: boolean
  first_product: string
  line_count: number
  ordered_at: Date
  changed_at: Date
  seller_id: number
  seller_name: string
  seller_slug: string
  buyer_id: number
  buyer_name: string
  buyer_slug: string
}

export const orderColumns = sql`o.id, o.request_id, o.file_id, o.year, o.number, o.status, o.currency, o.goods_total, o.invoiced, o.paid, o.due_on,
  o.po_number, o.wanted_date, o.ready_on, o.arrives_on, o.open_claims, o.cancel_asked_at is not null as is_cancel_asked, o.is_reviewed, o.first_product, o.line_count,
  o.ordered_at, o.changed_at, s.id as seller_id, s.name as seller_name, s.slug as seller_slug, b.id as buyer_id, b.name as buyer_name, b.slug as buyer_slug`

export const orderParties: RawBuilder<unknown> = sql`join companies s on s.id = o.seller_company_id join companies b on b.id = o.buyer_company_id`

/** Whether nothing of an order (`orders o`) is left to be sent: `isAllSent` of contract/src/orders/states.ts. */
export const isAllSent: RawBuilder<unknown> = sql`not exists (select from order_lines l where l.order_id = o.id and l.quantity > l.shipped + l.cancelled)`

export type WholeOrderRow = OrderRow & {
  incoterm: string
  place: string
  payment_terms: string
  delivery: Deal['addresses']['shipping']
  cancelled_at: Date | null
  cancelled_by: 'buyer' | 'seller' | null
  cancel_reason: string
  cancel_asked_reason: string
  delivered_at: Date | null
  completed_at: Date | null
  /** The parts of what was agreed that no column repeats. */
  deal: Pick<Deal, 'buyer' | 'seller' | 'note' | 'addresses'>
}

export async function findOrder(db: Queryable, id: number): Promise<WholeOrderRow | undefined> {
  const { rows } = await sql<WholeOrderRow>`
    select ${orderColumns}, o.incoterm, o.place, o.payment_terms, o.delivery, o.cancelled_at, o.cancelled_by, o.cancel_reason, o.cancel_asked_reason,
      o.delivered_at, o.completed_at,
      (select jsonb_build_object('buyer', d.snapshot -> 'buyer', 'seller', d.snapshot -> 'seller', 'note', d.snapshot -> 'note',
         'addresses', d.snapshot -> 'addresses') from request_deals d where d.request_id = o.request_id) as deal
    from orders o ${orderParties} where o.id = ${id}`.execute(db)
  return rows[0]
}

export type OrderLineRow = {
  position: number
  product_id: number | null
  product_slug: string | null
  name: string
  options: { name: string; value: string }[]
  sku: string | null
  barcode: string | null
  hts: string | null
  origin_code: string
  origin: string
  quantity: number
  order_measure: string
  unit_price: number
  price_unit: string
  unit_weight: number | null
  total: number
  lead_time_days: number | null
  shipped: number
  received: number
  damaged: number
  short: number
  cancelled: number
}

/** `product_slug` leads to the product while it is on the market. */
export async function findOrderLines(db: Queryable, orderId: number): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select l.position, l.product_id, g.slug as product_slug, l.name, l.options, l.sku, l.barcode, l.hts, l.origin_code, l.origin, l.quantity,
      l.order_measure, l.unit_price, l.price_unit, l.unit_weight, l.total, l.lead_time_days, l.shipped, l.received, l.damaged, l.short, l.cancelled
    from order_lines l left join listings g on g.product_id = l.product_id
    where l.order_id = ${orderId} order by l.position`.execute(db)
  return rows
}
