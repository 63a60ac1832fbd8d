import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { Viewer } from '../../session.ts'
import { findRequestLines } from '../../trade/request-lines.ts'
import { scopeOf } from '../../trade/scope.ts'
import { kinds } from '../kinds.ts'
import { findColleagues, findDeal, findEvents, findThreads, threadsSeenBy } from '../thread/find-threads.ts'
import { findRequest } from './find-requests.ts'
import { getParty, presentDetail } from './present.ts'

/** One request with everything in it that the viewer may know; another's answers like none. */
export async function readDetail(db: Queryable, viewer: Viewer, id: number): Promise<RequestDetail> {
  const reader = scopeOf(viewer)
  const row = reader && (await findRequest(db, reader, id))
  if (!row) throw new Failure('not_found')
  const now = new Date()
  const companyId = viewer.company?.id ?? 0
  const kind = kinds[row.kind]
  const scope = threadsSeenBy(getParty(row, reader), kind, companyId)
  const parts = {
    events: await findEvents(db, id, scope),
    threads: await findThreads(db, id, scope, now),
    colleagues: await findColleagues(db, companyId),
    deal: await findDeal(db, id, scope),
    customs: null,
    freight: null,
    ...(await kind.findDetails?.(db, id)),
  }
  return presentDetail(row, await findRequestLines(db, id), parts, reader, now)
}
