import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { PaperOrder } from './find-paper-order.ts'
import type { LinePart } from './make-facts.ts'

/**
 * The day of supply of what an invoice asks for: the last on which a shipment of the order left, where all of it has left. Null where some of it is still to be
 * sent: no day can be named yet.
 */
export async function findDayOfSupply(
  tx: Queryable,
  { row, lines }: PaperOrder,
  parts: readonly LinePart[],
): Promise<string | null> {
  const shipped = new Map(lines.map((line) => [line.position, line.shipped]))
  const hasLeft = parts.every(({ position, quantity, before = 0 }) => before + quantity <= (shipped.get(position) ?? 0))
  if (!hasLeft) return null
  const { rows } = await sql<{ day: string | null }>`
    select max(facts -> 'shipment' ->> 'shipped_on') as day from order_papers where order_id = ${row.id} and kind = 'delivery-note'`.execute(
    tx,
  )
  return rows[0]?.day ?? null
}
