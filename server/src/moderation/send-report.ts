import { refuseReport } from '@fairquay/contract/reports/case-rules.ts'
import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import type { ReportForm } from '@fairquay/contract/reports/shapes.ts'
import { countAttempt } from '../attempts.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { findReportedThing } from './find-reported-thing.ts'
import { insertReport, openCase } from './queries.ts'

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
  const caseId = await openCase(tx, { thing, id, found, now })
  const { title, text: shown } = found
  const report = {
    reason,
    text: text.trim(),
    userId: viewer.userId,
    title,
    shown: shown.slice(0, longestSnapshot),
    now,
  }
  if (!(await insertReport(tx, caseId, report)))
    throw new Failure('conflict', undefined, reportMessages.reportedAlready)
}
