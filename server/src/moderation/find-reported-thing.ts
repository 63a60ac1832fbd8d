import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import type { ReportThing } from '@fairquay/contract/reports/shapes.ts'
import { sql } from 'kysely'
import { isCompanyOpen } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'
import { readText } from '../html.ts'
import { findReadableThread } from '../requests/thread/find-messages.ts'
import type { Viewer } from '../session.ts'
import { scopeOf } from '../trade/scope.ts'

/** What somebody reports, as it stands at that moment. */
export type ReportedThing = { companyId: number; name: string; title: string; text: string }

/** The thing, where the viewer can see it: what is out of their sight is answered like what never was. */
export const findReportedThing: Record<
  ReportThing,
  (tx: Queryable, viewer: Viewer, id: number) => Promise<ReportedThing | undefined>
> = {
  async product(tx, _viewer, id) {
    const { rows } = await sql<{ companyId: number; name: string; body: string }>`
      select p.company_id as "companyId", p.name, p.body from products p join listings l on l.product_id = p.id where p.id = ${id}`.execute(
      tx,
    )
    return rows[0] && { ...rows[0], title: rows[0].name, text: readText(rows[0].body) }
  },

  async company(tx, _viewer, id) {
    const { rows } = await sql<{ name: string; website: string | null; description: string }>`
      select c.name, c.website, c.description from companies c where c.id = ${id} and c.kind = 'seller' and ${isCompanyOpen}`.execute(
      tx,
    )
    const [row] = rows
    return (
      row && {
        companyId: id,
        name: row.name,
        title: row.name,
        text: [row.website, readText(row.description)].filter(Boolean).join('\n\n'),
      }
    )
  },

  async message(tx, viewer, id) {
    const { rows } = await sql<{
      requestId: number
      answeringId: number
      companyId: number
      company: string
      person: string
      text: string
    }>`
      select t.request_id as "requestId", t.company_id as "answeringId", m.company, m.person, m.text,
        case m.side when 'answering' then t.company_id else r.buyer_company_id end as "companyId"
      from request_messages m join request_threads t on t.id = m.thread_id join requests r on r.id = t.request_id
      where m.id = ${id} and m.removed_at is null`.execute(tx)
    const [row] = rows
    if (!row || !(await findReadableThread(tx, scopeOf(viewer), row.requestId, row.answeringId))) return undefined
    return {
      companyId: row.companyId,
      name: reportMessages.messageOf(row.company),
      title: `${row.person}, ${row.company}`,
      text: row.text,
    }
  },
}
