import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { PaperShipment } from '@fairquay/contract/billing/order-paper.ts'
import * as rules from '@fairquay/contract/billing/to-invoice.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { BilledLine, PaperOrder } from './find-paper-order.ts'

/** An invoice that was credited whole asks for nothing any more. */
const isStanding = sql`p.kind = 'commercial-invoice' and p.net > coalesce((select sum(n.net) from order_papers n where n.corrects_id = p.id), 0)`

/** Units of each line that invoices ask for. */
export async function findInvoiced(tx: Queryable, orderId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ position: number; quantity: number }>`
    select l.position, sum(l.quantity)::integer as quantity
    from order_paper_lines l join order_papers p on p.id = l.paper_id
    where l.order_id = ${orderId} and ${isStanding} group by l.position`.execute(tx)
  return new Map(rows.map(({ position, quantity }) => [position, quantity]))
}

/** Units of a line that can still be invoiced, and of these shipped ones, after `invoiced` of it are. */
export function countLeft(
  { row }: PaperOrder,
  { quantity, cancelled, shipped }: BilledLine,
  invoiced: number,
): { to_invoice: number; shipped_to_invoice: number } {
  const left = row.status === 'cancelled' ? 0 : Math.max(0, quantity - cancelled - invoiced)
  return { to_invoice: left, shipped_to_invoice: Math.max(0, Math.min(left, shipped - invoiced)) }
}

/** A shipment that has left, what it holds, and what of that is in no invoice. */
export type ShippedLeft = { shipment: PaperShipment; holds: rules.Units[]; lines: rules.Units[] }

type NoteRow = { shipment: PaperShipment; holds: rules.Units[]; invoiced: rules.Units[] }

/** Of each shipment that has left what is in no invoice, as its delivery note says what it holds; the oldest first. */
export async function findShippedLeft(
  tx: Queryable,
  order: PaperOrder,
  invoiced: ReadonlyMap<number, number>,
): Promise<ShippedLeft[]> {
  const { rows } = await sql<NoteRow>`
    select d.facts -> 'shipment' as shipment,
      (select coalesce(jsonb_agg(jsonb_build_object('position', l -> 'position', 'quantity', l -> 'quantity')), '[]')
        from jsonb_array_elements(d.facts -> 'lines') l) as holds,
      (select coalesce(jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity)), '[]') from (
        select l.position, sum(l.quantity)::integer as quantity from order_paper_lines l join order_papers p on p.id = l.paper_id
        where p.order_id = d.order_id and p.shipment_id = d.shipment_id and ${isStanding} group by l.position) l) as invoiced
    from order_papers d where d.order_id = ${order.row.id} and d.kind = 'delivery-note' and d.shipment_id is not null order by d.id`.execute(
    tx,
  )
  const left = new Map(
    order.lines.map((line) => {
      const { shipped_to_invoice } = countLeft(order, line, invoiced.get(line.position) ?? 0)
      return [line.position, shipped_to_invoice]
    }),
  )
  const found = rules.findShippedLeft(
    rows.map(({ shipment: { id }, holds, invoiced: asked }) => ({ id, holds, invoiced: asked })),
    left,
  )
  return found.flatMap(({ id, lines }) => {
    const note = rows.find(({ shipment }) => shipment.id === id)
    return note ? [{ shipment: note.shipment, holds: note.holds, lines }] : []
  })
}

/** The same of one shipment; refused where all of it is invoiced. */
export async function getShippedLeft(tx: Queryable, order: PaperOrder, shipmentId: number): Promise<ShippedLeft> {
  const all = await findShippedLeft(tx, order, await findInvoiced(tx, order.row.id))
  const found = all.find(({ shipment }) => shipment.id === shipmentId)
  if (found) return found
  const { rows } = await sql`
    select 1 from order_papers where order_id = ${order.row.id} and shipment_id = ${shipmentId} and kind = 'delivery-note'`.execute(
    tx,
  )
  if (rows.length === 0) throw new Failure('not_found')
  throw new Failure('conflict', undefined, billingMessages.shipmentInvoiced)
}
