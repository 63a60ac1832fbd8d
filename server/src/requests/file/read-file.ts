import { mostEntries, type TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { findNext } from '@fairquay/contract/requests/file/next-action.ts'
import { findSteps } from '@fairquay/contract/requests/file/steps.ts'
import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { partRoles } from '@fairquay/contract/trade/parties.ts'
import type { Place } from '@fairquay/contract/trade/route.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import { findLogos } from '../../find-logos.ts'
import type { Viewer } from '../../session.ts'
import { findProducts } from '../../trade/find-products.ts'
import { scopeOf } from '../../trade/scope.ts'
import { findFileRequests } from '../inbox/find-requests.ts'
import { getParty } from '../inbox/present.ts'
import { readDetails } from '../inbox/read-detail.ts'
import { kinds } from '../kinds.ts'
import { threadsSeenBy } from '../thread/seen-threads.ts'
import { findTimeline, type Timeline } from './find-timeline.ts'
import { presentLines } from './present-lines.ts'
import { findNeeds, presentPart, readStanding } from './present-parts.ts'

/** The trade file that a request is in, as far as the viewer has a part in it; another's request answers like none. */
export async function readFile(db: Queryable, viewer: Viewer, requestId: number): Promise<TradeFile> {
  const reader = scopeOf(viewer)
  const rows = reader ? await findFileRequests(db, reader, requestId) : []
  const requests = reader ? await readDetails(db, viewer.company?.id, reader, rows) : []
  const [asked] = requests
  if (!reader || !asked) throw new Failure('not_found')
  const inOrder = requests.toSorted((a, b) => roleOf(a) - roleOf(b) || a.id - b.id)
  const cards = await findProducts(
    db,
    requests.flatMap(({ lines }) => lines.flatMap(({ product_id }) => product_id ?? [])),
  )
  const seen = requests.map(({ id, party, kind }) => ({
    requestId: id,
    scope: threadsSeenBy(party, kinds[kind], viewer.company?.id ?? 0),
  }))
  const { entries: timeline, earlier } = await findTimeline(db, reader, seen, mostEntries)
  const standings = inOrder.map(readStanding)
  const { from, to } = await findWay(db, inOrder)
  const needs = findNeeds(inOrder, from, to)
  return {
    id: asked.file_id,
    seller: asked.supplier,
    buyer: asked.buyer,
    logos: await findLogos(db, requests.flatMap(companiesIn)),
    from,
    to,
    steps: findSteps(standings, needs),
    parts: inOrder.map(presentPart),
    lines: presentLines(inOrder, cards),
    timeline,
    has_more: earlier !== null,
    earlier,
    next: findNext(standings, needs),
    requests,
  }
}

/** What happened in that file before an entry that its reader has seen. */
export async function readEarlier(db: Queryable, viewer: Viewer, requestId: number, before: string): Promise<Timeline> {
  const reader = scopeOf(viewer)
  const rows = reader ? await findFileRequests(db, reader, requestId) : []
  if (!reader || rows.length === 0) throw new Failure('not_found')
  const seen = rows.map((row) => ({
    requestId: row.id,
    scope: threadsSeenBy(getParty(row, reader), kinds[row.kind], viewer.company?.id ?? 0),
  }))
  return findTimeline(db, reader, seen, mostEntries, before)
}

/** Everybody the reader is told of. */
function companiesIn({ supplier, buyer, threads, shared_offer }: RequestDetail): number[] {
  const named = [supplier, buyer, ...threads.map(({ company }) => company), shared_offer?.company]
  return named.flatMap((company) => company?.id ?? [])
}

function roleOf({ kind }: RequestDetail): number {
  return partRoles.indexOf(kinds[kind].role)
}

/** From where to where: as the shipment says, else as the buyer wished, else from the seller's city to the buyer's. */
async function findWay(
  db: Queryable,
  requests: readonly RequestDetail[],
): Promise<{ from: Place | null; to: Place | null }> {
  const [asked] = requests
  const shipment = requests.find(({ load, from, to }) => load && from && to)
  if (!asked || shipment) return { from: shipment?.from ?? null, to: shipment?.to ?? null }
  const homes = await findHomes(db, [asked.supplier.id, asked.buyer.id])
  const wished = findWished(requests)
  const [seller = null, buyer = null] = [homes.get(asked.supplier.id), homes.get(asked.buyer.id)]
  return { from: seller, to: wished ?? buyer }
}

/** Where the buyer wants the goods: an address tells more than a place in words. */
function findWished(requests: readonly RequestDetail[]): Place | undefined {
  const delivery = requests.find(({ asked }) => asked.delivery)?.asked.delivery
  if (delivery) return { country: delivery.country_code, place: delivery.city }
  const place = requests.find(({ asked }) => asked.place)?.asked.place
  return place ? { country: '', place } : undefined
}

async function findHomes(db: Queryable, companyIds: readonly number[]): Promise<Map<number, Place>> {
  const { rows } = await sql<Place & { id: number }>`
    select id, country_code as country, city as place from companies where id = any(${[...companyIds]}::integer[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...home }) => [id, home]))
}
