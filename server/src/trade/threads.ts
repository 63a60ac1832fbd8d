import type { Parties } from '@fairquay/contract/trade/parties.ts'
import { statusOver } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export async function insertThread(
  tx: Queryable,
  requestId: number,
  companyId: number,
): Promise<{ id: number; companyId: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into request_threads (request_id, company_id, requested_at)
    select id, ${companyId}, created_at from requests where id = ${requestId}
    returning id`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`Request ${requestId} is not there`)
  return { id: row.id, companyId }
}

export async function setThreadStatus(tx: Queryable, threadId: number, status: RequestStatus): Promise<void> {
  await sql`update request_threads set status = ${status} where id = ${threadId} and status <> ${status}`.execute(tx)
}

/** Writes down the state of a request over its threads, and how many companies have made an offer. */
export async function settleRequest(tx: Queryable, { id, kind }: { id: number; kind: Parties }): Promise<void> {
  const { rows } = await sql<{ status: RequestStatus; revision: number }>`
    select status, revision from request_threads where request_id = ${id}`.execute(tx)
  const status = statusOver(
    rows.map((row) => row.status),
    kind.desk === null,
  )
  const offers = rows.filter(({ revision }) => revision > 0).length
  await sql`
    update requests set status = ${status}, offer_count = ${offers}
    where id = ${id} and (status, offer_count) is distinct from (${status}::text, ${offers}::integer)`.execute(tx)
}
