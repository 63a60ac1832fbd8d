import type { Parties } from '@fairquay/contract/trade/parties.ts'
import { type RequestParty, sideOf } from '@fairquay/contract/trade/parties.ts'
import { type RawBuilder, sql } from 'kysely'

/** Which threads of a request a reader sees: the buyer and the operator all, a company that answers its own, those who only look on none. */
export type ThreadScope = 'all' | 'none' | { companyId: number }

/** A request with what the reader sees of its threads. */
export type SeenRequest = { requestId: number; scope: ThreadScope }

export function threadsSeenBy(party: RequestParty, kind: Parties, companyId: number): ThreadScope {
  if (party === 'buyer' || party === 'admin') return 'all'
  return sideOf(party, kind) === 'answering' ? { companyId } : 'none'
}

/** No company has this id. */
const every = -1

/** These requests as a table: `request_id`, and `scope` as a number. */
export function asTable(requests: readonly SeenRequest[]): RawBuilder<unknown> {
  const ids = requests.map(({ requestId }) => requestId)
  const scopes = requests.map(({ scope }) => (scope === 'all' ? every : scope === 'none' ? 0 : scope.companyId))
  return sql`(select * from unnest(${ids}::integer[], ${scopes}::integer[]) as p(request_id, scope))`
}

/** Whether a row of `asTable` called `p` shows the thread `t`. */
export const isSeen = sql`(p.scope = ${sql.lit(every)} or p.scope = t.company_id)`

/** The threads of these requests that the reader sees, as a table. */
export function seenThreads(requests: readonly SeenRequest[]): RawBuilder<unknown> {
  return sql`(select t.* from ${asTable(requests)} p join request_threads t on t.request_id = p.request_id and ${isSeen})`
}
