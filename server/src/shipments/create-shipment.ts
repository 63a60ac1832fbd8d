import { findCountryByName } from '@fairquay/contract/countries.ts'
import type { ShipmentForm } from '@fairquay/contract/shipments/shapes.ts'
import { needsClearance } from '@fairquay/contract/trade/customs-unions.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { decideOnOrder } from '../orders/act-on-order.ts'
import { type HeldOrder, lockOrder } from '../orders/hold-order.ts'
import type { Viewer } from '../session.ts'
import { findGoods } from './find-goods-to-ship.ts'
import { settleShipment } from './settle-shipment.ts'
import { checkContents, storeContents } from './store-contents.ts'
import { tellOfShipment } from './tell-of-shipment.ts'

/** Prepares a shipment of an order; its id. Nothing counts as shipped before it leaves, but what is packed cannot be packed twice. */
export async function createShipment(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  orderId: number,
  form: ShipmentForm,
  now: Date,
): Promise<number> {
  const held = await lockOrder(tx, viewer, orderId)
  decideOnOrder(held, 'ship')
  checkContents(form, await findGoods(tx, orderId))
  const id = await insertShipment(tx, held, form, { isReplacement: false, now })
  await sql`
    update orders set status = 'in_preparation', prepared_at = coalesce(prepared_at, ${now}) where id = ${orderId} and status = 'confirmed'`.execute(
    tx,
  )
  await tellOfShipment(tx, app, { event: 'shipment.created', shipmentId: id, by: held.by, now })
  return id
}

/** The rows of a new shipment whose contents were checked; the order is held. */
export async function insertShipment(
  tx: Queryable,
  { order, by }: HeldOrder,
  form: ShipmentForm,
  { isReplacement, now }: { isReplacement: boolean; now: Date },
): Promise<number> {
  const way = await findWay(tx, order.id)
  const isCleared = needsClearance(codeOf(way.loading), codeOf(way.delivery))
  const [first] = form.lines.toSorted((a, b) => a.position - b.position)
  const { rows } = await sql<{ id: number }>`
    insert into shipments (order_id, number, seller_company_id, buyer_company_id, file_id, mode, is_cleared, is_replacement, from_address, to_address,
      note, due_on, first_product, created_by, created_at, changed_at)
    select o.id, (select coalesce(max(number), 0) + 1 from shipments where order_id = o.id), o.seller_company_id, o.buyer_company_id, o.file_id, ${form.mode},
      ${isCleared}, ${isReplacement}, ${toJson(way.loading)}::jsonb, ${toJson(way.delivery)}::jsonb, ${form.note}, o.wanted_date,
      (select name from order_lines where order_id = o.id and position = ${first?.position ?? 0}), ${by.userId}, ${now}, ${now}
    from orders o where o.id = ${order.id}
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await storeContents(tx, id, form, { isCleared, companyId: by.companyId, stations: [] })
  await settleShipment(tx, id, now)
  return id
}

type Way = { loading: DealAddress | null; delivery: DealAddress | null }

/** From where and to where, as it was agreed. */
async function findWay(tx: Queryable, orderId: number): Promise<Way> {
  const { rows } = await sql<Way>`
    select nullif(d.snapshot -> 'addresses' -> 'loading', 'null'::jsonb) as loading, o.delivery
    from orders o left join request_deals d on d.request_id = o.request_id where o.id = ${orderId}`.execute(tx)
  return rows[0] ?? { loading: null, delivery: null }
}

function codeOf(address: DealAddress | null): string {
  return findCountryByName(address?.country ?? '')?.code ?? ''
}

function toJson(address: DealAddress | null): string | null {
  return address && JSON.stringify(address)
}
