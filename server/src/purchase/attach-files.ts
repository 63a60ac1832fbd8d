import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

type FileRow = { company_id: number; file: string; name: string; bytes: number }

/**
 * Puts files that the company has uploaded, and no message has taken, into the first message of each new request. Refused, with everything of this
 * transaction, where one is not there: no request goes without what belongs to it.
 */
export async function attachFiles(
  tx: Queryable,
  companyId: number,
  messageIds: readonly number[],
  attachments: readonly number[],
): Promise<void> {
  const ids = [...new Set(attachments)]
  if (ids.length === 0) return
  const { rows } = await sql<FileRow>`
    delete from request_files where id = any(${ids}::integer[]) and company_id = ${companyId} and message_id is null
    returning company_id, file, name, bytes`.execute(tx)
  if (rows.length < ids.length) throw new Failure('refused', { attachments: offerMessages.fileGone })
  await sql`
    insert into request_files (thread_id, message_id, company_id, file, name, bytes)
    select m.thread_id, m.id, f.company_id, f.file, f.name, f.bytes
    from request_messages m, json_to_recordset(${JSON.stringify(rows)}::json) as f(company_id int, file text, name text, bytes int)
    where m.id = any(${[...messageIds]}::integer[])
    order by m.id, f.name`.execute(tx)
}
