import { mostEntries, type TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { findNext } from '@fairquay/contract/requests/file/next-action.ts'
import { findSteps } from '@fairquay/contract/requests/file/steps.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { partRoles } from '@fairquay/contract/trade/parties.ts'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { Viewer } from '../../session.ts'
import { findCards } from '../../trade/find-cards.ts'
import { scopeOf } from '../../trade/scope.ts'
import { readDetail } from '../inbox/read-detail.ts'
import { kinds } from '../kinds.ts'
import { threadsSeenBy } from '../thread/find-threads.ts'
import { findTimeline } from './find-timeline.ts'
import { presentLines } from './present-lines.ts'
import { findNeeds, presentPart, readStanding } from './present-parts.ts'

/** The trade file that a request is in, as far as the viewer has a part in it; another's request answers like none. */
export async function readFile(db: Queryable, viewer: Viewer, requestId: number): Promise<TradeFile> {
  const reader = scopeOf(viewer)
  if (!reader) throw new Failure('not_found')
  const asked = await readDetail(db, viewer, requestId)
  const requests = [asked]
  const inOrder = requests.toSorted((a, b) => roleOf(a) - roleOf(b) || a.id - b.id)
  const cards = await findCards(
    db,
    requests.flatMap(({ lines }) => lines.flatMap(({ product_id }) => product_id ?? [])),
  )
  const timeline = await findTimeline(
    db,
    reader,
    requests.map((request) => ({
      requestId: request.id,
      scope: threadsSeenBy(request.party, kinds[request.kind], viewer.company?.id ?? 0),
    })),
    mostEntries + 1,
  )
  const standings = inOrder.map(readStanding)
  const { from, to } = { from: null, to: null }
  const needs = findNeeds(inOrder, from, to)
  return {
    id: asked.id,
    seller: asked.supplier,
    buyer: asked.buyer,
    from,
    to,
    steps: findSteps(standings, needs),
    parts: inOrder.map(presentPart),
    lines: presentLines(inOrder, cards),
    timeline: timeline.slice(-mostEntries),
    has_more: timeline.length > mostEntries,
    next: findNext(standings, needs),
    requests,
  }
}

function roleOf({ kind }: RequestDetail): number {
  return partRoles.indexOf(kinds[kind].role)
}
