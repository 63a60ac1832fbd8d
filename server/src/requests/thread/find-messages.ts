import type { RequestKind } from '@fairquay/contract/requests/kind-names.ts'
import type { MessageFile, ThreadMessage } from '@fairquay/contract/requests/thread/endpoints.ts'
import { partyIn, type RequestReader, sideOf } from '@fairquay/contract/trade/parties.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { kinds } from '../kinds.ts'

type Side = ThreadMessage['side']

type MessageRow = {
  id: number
  side: Side
  person: string
  company: string
  text: string
  is_question: boolean
  is_removed: boolean
  created_at: Date
  is_read: boolean
  files: { id: number; name: string; bytes: number; file: string }[]
}

/** Messages of a thread, oldest first: the last `limit` before one. `side` is the reader's, undefined for an operator. */
export async function findMessages(
  db: Queryable,
  {
    threadId,
    side,
    before,
    limit,
  }: { threadId: number; side: Side | undefined; before?: number | undefined; limit: number },
): Promise<ThreadMessage[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.side, m.person, m.company, m.text, m.is_question, m.created_at, m.removed_at is not null as is_removed,
      m.id <= case m.side when 'asking' then t.read_by_answering else t.read_by_asking end as is_read,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'bytes', f.bytes, 'file', f.file) order by f.id), '[]')
       from request_files f where f.message_id = m.id) as files
    from request_messages m join request_threads t on t.id = m.thread_id
    where m.thread_id = ${threadId} and m.id < ${before ?? 2_147_483_647}
    order by m.id desc limit ${limit}`.execute(db)
  return rows.reverse().map((row) => ({
    id: row.id,
    side: row.side,
    by: { company: row.company, person: row.person },
    is_own: row.side === side,
    text: row.is_removed ? '' : row.text,
    is_question: row.is_question,
    is_removed: row.is_removed,
    at: row.created_at.toISOString(),
    is_read: row.is_read,
    files: row.is_removed ? [] : row.files.map(presentFile),
  }))
}

export function presentFile({
  id,
  name,
  bytes,
  file,
}: {
  id: number
  name: string
  bytes: number
  file: string
}): MessageFile {
  return { id, name, bytes, type: file.endsWith('.pdf') ? 'application/pdf' : 'image/webp' }
}

/** The thread a reader may read, and from which side; a company that has not opened the request yet has an empty one. */
export async function findReadableThread(
  db: Queryable,
  reader: RequestReader | undefined,
  requestId: number,
  companyId: number,
): Promise<{ threadId: number; side: Side | undefined } | undefined> {
  if (!reader) return undefined
  const { rows } = await sql<{
    kind: RequestKind
    buyerId: number
    supplierId: number
    onlyId: number | null
    threadId: number | null
  }>`
    select r.kind, r.buyer_company_id as "buyerId", r.supplier_company_id as "supplierId", r.only_company_id as "onlyId", t.id as "threadId"
    from requests r left join request_threads t on t.request_id = r.id and t.company_id = ${companyId}
    where r.id = ${requestId}`.execute(db)
  const [row] = rows
  const kind = row && kinds[row.kind]
  const party = kind && partyIn({ ...row, kind }, reader)
  if (!kind || !party) return undefined
  const side = sideOf(party, kind)
  if (reader !== 'admin' && !side) return undefined
  if (side === 'answering' && reader !== 'admin' && reader.companyId !== companyId) return undefined
  if (row.threadId === null && side !== 'answering') return undefined
  return { threadId: row.threadId ?? 0, side }
}

/** A file that a reader may have: of a message in a thread of theirs, or one of their own company's that waits to be attached. */
export async function findMessageFile(
  db: Queryable,
  reader: RequestReader | undefined,
  fileId: number,
): Promise<{ file: string; name: string } | undefined> {
  if (!reader) return undefined
  const { rows } = await sql<{
    file: string
    name: string
    requestId: number
    companyId: number
    ownerId: number
    isSent: boolean
  }>`
    select f.file, f.name, t.request_id as "requestId", t.company_id as "companyId", f.company_id as "ownerId", f.message_id is not null as "isSent"
    from request_files f join request_threads t on t.id = f.thread_id
    where f.id = ${fileId} and not exists (select 1 from request_messages m where m.id = f.message_id and m.removed_at is not null)`.execute(
    db,
  )
  const [row] = rows
  if (!row || !(await findReadableThread(db, reader, row.requestId, row.companyId))) return undefined
  return row.isSent || (reader !== 'admin' && reader.companyId === row.ownerId) ? row : undefined
}
