import { refuseReport } from '@fairquay/contract/reports/case-rules.ts'
import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import type { ReportForm } from '@fairquay/contract/reports/shapes.ts'
import { sql } from 'kysely'
import { countAttempt } from '../attempts.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { findReportedThing } from './find-reported-thing.ts'

const longestSnapshot = 20_000

/** Lays something before the operator as it stands now, in the caller's transaction. What was decided before is open again: it is reported anew. */
export async function sendReport(
  tx: Queryable,
  viewer: Viewer,
  { thing, id, reason, text }: ReportForm,
  now: Date,
): Promise<void> {
  const details = refuseReport({ reason, text })
  if (details) throw new Failure('refused', details)
  const found = await findReportedThing[thing](tx, viewer, id)
  if (!found) throw new Failure('not_found')
  if (found.companyId === viewer.company?.id) throw new Failure('not_allowed', undefined, reportMessages.ownThing)
  await countAttempt(tx, 'report', viewer.userId)
  const { rows: cases } = await sql<{ id: number }>`
    insert into report_cases as c (thing, thing_id, company_id, name, opened_at)
    values (${thing}, ${id}, ${found.companyId}, ${found.name.slice(0, 200)}, ${now})
    on conflict (thing, thing_id) do update set name = excluded.name, company_id = excluded.company_id, is_open = true,
      opened_at = case when c.is_open then c.opened_at else excluded.opened_at end
    returning id`.execute(tx)
  const { rows } = await sql`
    insert into reports (case_id, user_id, reason, text, shown_title, shown_text, at)
    values (${cases[0]?.id}, ${viewer.userId}, ${reason}, ${text.trim()}, ${found.title}, ${found.text.slice(0, longestSnapshot)}, ${now})
    on conflict (case_id, user_id) where decision is null do nothing returning 1`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', undefined, reportMessages.reportedAlready)
}
