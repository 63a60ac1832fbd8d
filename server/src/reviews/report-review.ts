import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { refuseReport } from '@fairquay/contract/reviews/refuse-review.ts'
import type { ReportForm } from '@fairquay/contract/reviews/shapes.ts'
import { sql } from 'kysely'
import { countAttempt } from '../attempts.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { checkReviewAction, lockReview } from './hold-review.ts'

/** Lays a review before the operator, in the caller's transaction. Each person once, unless its words were changed since. */
export async function reportReview(
  tx: Queryable,
  viewer: Viewer,
  { id, now }: { id: number; now: Date },
  form: ReportForm,
): Promise<void> {
  const held = await lockReview(tx, viewer, id)
  checkReviewAction(held, 'report', now)
  const details = refuseReport(form)
  if (details) throw new Failure('refused', details)
  await countAttempt(tx, 'review-report', viewer.userId)
  const { rows } = await sql`
    insert into review_reports as t (review_id, user_id, reason, text, at) values (${id}, ${viewer.userId}, ${form.reason}, ${form.text.trim()}, ${now})
    on conflict (review_id, user_id) do update set reason = excluded.reason, text = excluded.text, at = excluded.at, settled_at = null, decision = null
    where t.at < ${held.row.edited_at ?? held.row.written_at}
    returning 1`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', { status: held.row.status }, reviewMessages.reportedAlready)
}
