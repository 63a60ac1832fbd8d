import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../src/database.ts'
import type { Answer, Ask } from './app.ts'

/** One cell of a table of states, over HTTP: who tries what, and how it is refused by the rule; undefined where it is allowed. */
export type Cell = {
  db: Database
  orderId: number
  send: (ask: Ask) => Promise<Answer>
  refusal: string | undefined
  /** Whether the action never is this party's. */
  isForeign: boolean
}

/**
 * A refused step says why (403 where it never is this party's, 409 where the state forbids it) and leaves every row of the order as it was; an allowed one is written by one transaction:
 * the order, what happened to it, and the record of the answer, so that nothing of it can be lost or doubled alone.
 */
export async function expectCell({ db, orderId, send, refusal, isForeign }: Cell): Promise<Answer> {
  const before = await readAll(db, orderId)
  const key = randomUUID()
  const answer = await send({ headers: { 'idempotency-key': key } })
  if (refusal !== undefined) {
    expect([answer.status, answer.body.message]).toEqual([isForeign ? 403 : 409, refusal])
    expect(await readAll(db, orderId)).toEqual(before)
    return answer
  }
  expect([200, 201], answer.text).toContain(answer.status)
  const { rows } = await sql<{ writers: number; is_told: boolean }>`
    select count(distinct w.writer)::int as writers, bool_or(w.what = 'event' and w.id > ${lastOf(before)}) as is_told
    from (
      select 'order' as what, 0 as id, xmin::text as writer from orders where id = ${orderId}
      union all (select 'event', id, xmin::text from order_events where order_id = ${orderId} order by id desc limit 1)
      union all select 'answer', 0, xmin::text from idempotency_keys where key = ${key}) w`.execute(db)
  expect(rows).toEqual([{ writers: 1, is_told: true }])
  return answer
}

type Everything = Record<string, unknown[] | null>

/** Every row that a step of an order could write. */
async function readAll(db: Database, orderId: number): Promise<Everything> {
  const ofShipments = sql`in (select id from shipments where order_id = ${orderId})`
  const ofClaims = sql`in (select id from claims where order_id = ${orderId})`
  const { rows } = await sql<Everything>`
    select (select json_agg(t) from orders t where id = ${orderId}) as orders,
      (select json_agg(t order by position) from order_lines t where order_id = ${orderId}) as lines,
      (select json_agg(t order by id) from order_events t where order_id = ${orderId}) as events,
      (select json_agg(t order by id) from shipments t where order_id = ${orderId}) as shipments,
      (select json_agg(t order by shipment_id, position) from shipment_lines t where shipment_id ${ofShipments}) as shipped,
      (select json_agg(t order by shipment_id, milestone) from shipment_stations t where shipment_id ${ofShipments}) as stations,
      (select json_agg(t order by id) from shipment_receipts t where shipment_id ${ofShipments}) as receipts,
      (select json_agg(t order by id) from claims t where order_id = ${orderId}) as claims,
      (select json_agg(t order by claim_id, position) from claim_lines t where claim_id ${ofClaims}) as claimed,
      (select json_agg(t order by id) from claim_entries t where claim_id ${ofClaims}) as entries,
      (select json_agg(t order by id) from order_papers t where order_id = ${orderId}) as papers,
      (select json_agg(t order by product_id, variant_key) from stock_reservations t where order_id = ${orderId}) as reserved,
      (select json_agg(t order by id) from stock_changes t where order_id = ${orderId}) as stock`.execute(db)
  return rows[0] ?? {}
}

function lastOf({ events }: Everything): number {
  return (events as { id: number }[] | null)?.at(-1)?.id ?? 0
}
