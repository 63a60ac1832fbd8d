import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { deskOf, type RequestReader, sideOf } from '@fairquay/contract/trade/parties.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { Viewer } from '../../session.ts'
import { findLinesOf } from '../../trade/request-lines.ts'
import { scopeOf } from '../../trade/scope.ts'
import { kinds } from '../kinds.ts'
import { findColleagues, findDeals, findEvents, findSharedOffers, findThreads } from '../thread/find-threads.ts'
import { threadsSeenBy } from '../thread/seen-threads.ts'
import { type DetailRow, findRequest } from './find-requests.ts'
import { getParty, presentDetail } from './present.ts'

/** One request with everything in it that the viewer may know; another's answers like none. */
export async function readDetail(db: Queryable, viewer: Viewer, id: number): Promise<RequestDetail> {
  const reader = scopeOf(viewer)
  const row = reader && (await findRequest(db, reader, id))
  const [detail] = row ? await readDetails(db, viewer.company?.id, reader, [row]) : []
  if (!detail) throw new Failure('not_found')
  return detail
}

/** The same as the people of a company see it, for its programs; undefined where it has no part in it. */
export async function showToCompany(db: Queryable, companyId: number, id: number): Promise<RequestDetail | undefined> {
  const reader = await findReader(db, companyId)
  const row = reader && (await findRequest(db, reader, id))
  return row && (await readDetails(db, companyId, reader, [row]))[0]
}

async function findReader(db: Queryable, companyId: number): Promise<RequestReader | undefined> {
  const { rows } = await sql<{ kind: string; is_verified: boolean }>`
    select kind, verified_at is not null as is_verified from companies where id = ${companyId}`.execute(db)
  const [company] = rows
  return company && { companyId, desk: deskOf({ kind: company.kind, isVerified: company.is_verified }) }
}

/** Several requests at once, in their order, by as many statements as one takes. */
export async function readDetails(
  db: Queryable,
  companyId: number | undefined,
  reader: RequestReader,
  rows: readonly DetailRow[],
): Promise<RequestDetail[]> {
  const now = new Date()
  const own = companyId ?? 0
  const seen = rows.map((row) => ({
    requestId: row.id,
    scope: threadsSeenBy(getParty(row, reader), kinds[row.kind], own),
  }))
  const events = await findEvents(db, seen)
  const threads = await findThreads(db, seen, now)
  const deals = await findDeals(db, seen)
  const shared = await findSharedOffers(
    db,
    rows.filter((row) => isShown(row, reader)).map(({ id }) => id),
  )
  const lines = await findLinesOf(
    db,
    rows.map(({ id }) => id),
  )
  const colleagues = await findColleagues(db, own)
  const more = await findMore(db, rows)
  return rows.map((row) => {
    const parts = {
      events: events.get(row.id) ?? [],
      threads: threads.get(row.id) ?? [],
      colleagues,
      deal: deals.get(row.id) ?? null,
      shared_offer: shared.get(row.id) ?? null,
      customs: null,
      freight: null,
      ...more.get(row.id),
    }
    return presentDetail(row, lines.get(row.id) ?? [], parts, reader, now)
  })
}

/** Whether the buyer shows the offers of a request to this reader, who only looks on. */
function isShown(row: DetailRow, reader: RequestReader): boolean {
  const party = getParty(row, reader)
  return row.shared_at !== null && party !== 'admin' && sideOf(party, kinds[row.kind]) === undefined
}

type More = Partial<Pick<RequestDetail, 'customs' | 'freight'>>

/** What each kind adds to its requests. */
async function findMore(db: Queryable, rows: readonly DetailRow[]): Promise<Map<number, More>> {
  const found = new Map<number, More>()
  for (const [name, own] of Map.groupBy(rows, ({ kind }) => kind)) {
    const ids = own.map(({ id }) => id)
    for (const [id, more] of (await kinds[name].findDetails?.(db, ids)) ?? []) found.set(id, more)
  }
  return found
}
