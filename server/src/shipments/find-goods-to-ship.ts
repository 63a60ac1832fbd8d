import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listOrderShipments, ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import { openToShip, type ShippableLine } from '@fairquay/contract/shipments/ship-lines.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type GoodsRow = ShippableLine & Omit<ShippableGoods, 'open'>

/** The lines of an order with what was shipped, cancelled and packed; `exceptId` is the shipment that is being changed: what it holds is open to it. */
export async function findGoods(db: Queryable, orderId: number, exceptId = 0): Promise<GoodsRow[]> {
  const { rows } = await sql<GoodsRow>`
    select l.position, l.quantity, l.shipped, l.cancelled, l.name, l.options, l.sku, l.order_measure,
      coalesce((
        select sum(p.quantity) from shipments s join shipment_lines p on p.shipment_id = s.id
        where s.order_id = l.order_id and s.status in ('preparing', 'ready') and not s.is_replacement and s.id <> ${exceptId} and p.position = l.position), 0) as packed,
      coalesce((
        select json_agg(json_build_object('id', b.id, 'name', b.name, 'on_hand', c.on_hand) order by b.name, b.id)
        from stock_reservations r join stock_places c on c.product_id = r.product_id and c.variant_key = r.level_key join branches b on b.id = c.branch_id
        where r.order_id = l.order_id and r.product_id = l.product_id and r.variant_key = l.variant_key), '[]') as places,
      nullif((
        select d from request_deals k cross join lateral jsonb_array_elements(k.snapshot -> 'lines') d
        where k.request_id = o.request_id and (d ->> 'position')::integer = l.position limit 1) -> 'load', 'null'::jsonb) as pack
    from orders o join order_lines l on l.order_id = o.id
    where o.id = ${orderId} order by l.position`.execute(db)
  return rows
}

/** Those of which something is left to be shipped. */
export function presentGoods(rows: readonly GoodsRow[]): ShippableGoods[] {
  return rows.flatMap((row) => {
    const open = openToShip(row)
    if (open === 0) return []
    const { position, name, options, sku, order_measure, pack, places } = row
    return [{ position, name, options, sku, order_measure, open, places, pack: pack && presentPack(pack) }]
  })
}

/** Where each line is counted and how it travels, also when nothing of it is left: a claim may have it sent again. */
export function presentOnHand(rows: readonly GoodsRow[]): AnswerOf<typeof listOrderShipments>['on_hand'] {
  return rows.map(({ position, places, pack }) => ({ position, places, pack: pack && presentPack(pack) }))
}

function presentPack({ type, units, width, height, depth, grams_each }: NonNullable<GoodsRow['pack']>) {
  return { type, units, width, height, depth, grams_each }
}
