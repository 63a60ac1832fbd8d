import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import type { TimelineEntry } from '@fairquay/contract/requests/file/endpoints.ts'
import { type PaperKind, papers, writePaperNumber } from '@fairquay/contract/trade/papers.ts'
import type { RequestReader } from '@fairquay/contract/trade/parties.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { presentFile } from '../thread/find-messages.ts'
import { asTable, type SeenRequest, seenThreads } from '../thread/seen-threads.ts'

type Row = {
  at: Date
  /** Which comes first of what happened in one moment. */
  place: number
  request_id: number
  thread: number | null
  company: string
  person: string
  is_own: boolean
  id: number
  number: number | null
} & (
  | { type: 'event'; action: Extract<TimelineEntry['entry'], { type: 'event' }>['action']; words: string }
  | {
      type: 'message'
      words: string
      is_question: boolean
      is_read: boolean
      files: { id: number; name: string; bytes: number; file: string }[]
    }
  | { type: 'paper'; paper: PaperKind; year: number; number: number }
)

/** `earlier`: where older entries go on, for `before`; null where these are the first. */
export type Timeline = { entries: TimelineEntry[]; earlier: string | null }

/**
 * What happened in requests, as far as the reader may know it, oldest first: events, messages and numbered papers in one list, the newest `limit` of them, or of
 * those `before` an entry. One statement, whatever the number of requests.
 */
export async function findTimeline(
  db: Queryable,
  reader: RequestReader,
  requests: readonly SeenRequest[],
  limit: number,
  before?: string,
): Promise<Timeline> {
  const own = reader === 'admin' ? 0 : reader.companyId
  const { rows } = await sql<Row>`
    with part as ${asTable(requests)}, seen as ${seenThreads(requests)}
    select entry.*, (
      select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'file', f.file) order by f.id), '[]')
      from request_files f join request_messages m on m.id = f.message_id
      where entry.type = 'message' and f.message_id = entry.id and m.removed_at is null) as files
    from (
      select * from (${events(own)} union all ${sharing(own)} union all ${messages(own)} union all ${numberedPapers(reader, own)}) everything
      ${before === undefined ? sql`` : isBefore(before)}
      order by ${moment} desc, place desc, id desc limit ${limit + 1}
    ) entry
    order by ${moment}, place, id`.execute(db)
  const shown = rows.slice(-limit)
  const [first] = shown
  return {
    entries: shown.map(presentEntry),
    earlier: first && rows.length > limit ? `${first.at.getTime()}-${first.place}-${first.id}` : null,
  }
}

/** Of the entries in their order: `before` is one's moment, place and id. */
function isBefore(before: string): RawBuilder<unknown> {
  const [at, place, id] = before.split('-').map(Number)
  return sql`where (${moment}, place, id) < (${new Date(at ?? 0)}::timestamptz, ${place ?? 0}::integer, ${id ?? 0}::bigint)`
}

/** Papers are dated by the application, which counts milliseconds: what was done in one of them stands in the order of its kind. */
const moment = sql`date_trunc('milliseconds', at)`

const nothing = sql`null::text as paper, null::integer as year, false as is_read`

function events(own: number): RawBuilder<unknown> {
  return sql`
    select e.at, e.request_id, t.company_id as thread, coalesce(c.name, '') as company, coalesce(u.first_name || ' ' || u.last_name, '') as person,
      coalesce(e.company_id = ${own}, false) as is_own, 1 as place, e.id, 'event' as type, e.action, e.number, e.reason as words, false as is_question, ${nothing}
    from part p
    join request_events e on e.request_id = p.request_id and e.message_id is null
    left join seen t on t.id = e.thread_id
    left join companies c on c.id = e.company_id
    left join users u on u.id = e.user_id
    where e.thread_id is null or e.action = 'send' or t.id is not null`
}

/** That the buyer shows the offers to the seller of the goods: told to both while it is so. */
function sharing(own: number): RawBuilder<unknown> {
  return sql`
    select r.shared_at, r.id, null, c.name, coalesce(u.first_name || ' ' || u.last_name, ''), r.buyer_company_id = ${own}, 1, r.id, 'event', 'share', null, '',
      false, null, null, false
    from part p
    join requests r on r.id = p.request_id
    join companies c on c.id = r.buyer_company_id
    left join users u on u.id = r.shared_by
    where r.shared_at is not null and (p.scope = ${sql.lit(-1)} or r.supplier_company_id = ${own})`
}

function messages(own: number): RawBuilder<unknown> {
  return sql`
    select m.created_at, t.request_id, t.company_id, m.company, m.person,
      case m.side when 'asking' then r.buyer_company_id else t.company_id end = ${own}, 2, m.id, 'message', null, null, case when m.removed_at is null then m.text else ${reportMessages.removed} end, m.is_question, null, null,
      m.id <= case m.side when 'asking' then t.read_by_answering else t.read_by_asking end
    from seen t join requests r on r.id = t.request_id join request_messages m on m.thread_id = t.id`
}

/** A paper is for the two companies it names. */
function numberedPapers(reader: RequestReader, own: number): RawBuilder<unknown> {
  const isFor = reader === 'admin' ? sql`true` : sql`${own} in (n.issuer_company_id, n.recipient_company_id)`
  return sql`
    select n.issued_at, n.request_id, case when n.issuer_company_id = r.buyer_company_id then n.recipient_company_id else n.issuer_company_id end,
      c.name, '', n.issuer_company_id = ${own}, 3, n.id, 'paper', null, n.number, '', false, n.kind, n.year, false
    from part p
    join requests r on r.id = p.request_id
    join request_papers n on n.request_id = p.request_id
    join companies c on c.id = n.issuer_company_id
    where ${isFor}`
}

function presentEntry(row: Row): TimelineEntry {
  const { at, request_id, thread, company, person, is_own } = row
  return {
    at: at.toISOString(),
    request_id,
    thread,
    by: { company, person, is_own },
    entry: presentContent(row),
  }
}

function presentContent(row: Row): TimelineEntry['entry'] {
  const { id } = row
  if (row.type === 'event') return { type: 'event', action: row.action, number: row.number, reason: row.words }
  if (row.type === 'message')
    return {
      type: 'message',
      id,
      text: row.words,
      is_question: row.is_question,
      is_read: row.is_read,
      files: row.files.map(presentFile),
    }
  const { paper: kind, year, number } = row
  return { type: 'paper', id, kind, number: writePaperNumber(kind, year, number), name: papers[kind].name }
}
