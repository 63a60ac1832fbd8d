import type { DealLine } from '@fairquay/contract/trade/deal.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** How each line of a deal travels, as it was frozen with it: by the line's position. */
export async function findAgreedLoads(
  db: Queryable,
  requestId: number,
): Promise<ReadonlyMap<number, DealLine['load']>> {
  const { rows } = await sql<{ position: number; load: DealLine['load'] }>`
    select (l ->> 'position')::integer as position, l -> 'load' as load
    from request_deals d cross join lateral jsonb_array_elements(d.snapshot -> 'lines') l where d.request_id = ${requestId}`.execute(
    db,
  )
  return new Map(rows.map(({ position, load }) => [position, load]))
}
