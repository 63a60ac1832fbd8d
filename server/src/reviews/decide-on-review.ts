import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { OperatorDecision } from '@fairquay/contract/reviews/states.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { tellReporters } from '../notifications/tell-reporters.ts'
import type { Viewer } from '../session.ts'
import { checkReviewAction, type HeldReview, lockReview } from './hold-review.ts'
import { tellOfReview } from './tell-of-review.ts'
import { settleReview } from './write-review.ts'

/** The operator's word on a review. Hidden, it leaves the pages and no longer counts, and its writer is told why; kept, only its reports are settled. */
export async function decideOnReview(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, now }: { id: number; now: Date },
  { decision, reason }: { decision: OperatorDecision; reason: string },
): Promise<void> {
  const held = await lockReview(tx, viewer, id)
  checkReviewAction(held, decision, now)
  const words = reason.trim()
  if (decision === 'hide' && words === '') throw new Failure('refused', { reason: reviewMessages.hideReasonMissing })
  const { rows: reports } = await sql<{ user_id: number }>`
    update review_reports set settled_at = ${now}, decision = ${decision === 'hide' ? 'hide' : 'keep'}
    where review_id = ${id} and settled_at is null returning user_id`.execute(tx)
  const reporters = reports.map((report) => report.user_id)
  await tellReporters(tx, app, reporters, held.row.product_name ?? held.row.seller_name)
  if (decision === 'keep') return record(tx, viewer, held, { decision: 'kept', reason: words })
  const status = decision === 'hide' ? 'hidden' : 'shown'
  await sql`
    update reviews set status = ${status}, hidden_reason = ${decision === 'hide' ? words : ''}, changed_at = ${now} where id = ${id}`.execute(
    tx,
  )
  await settleReview(tx, { orderId: held.row.order_id, productId: held.row.product_id })
  await record(tx, viewer, held, { status, reason: words })
  await tellOfReview(tx, app, { event: decision === 'hide' ? 'review.hidden' : 'review.shown', reviewId: id, now })
}

async function record(
  tx: Queryable,
  viewer: Viewer,
  { row }: HeldReview,
  after: { decision?: string; status?: string; reason: string },
): Promise<void> {
  await recordChange(tx, viewer, {
    action: after.status === 'hidden' ? 'hidden' : after.status === 'shown' ? 'shown' : 'changed',
    thing: 'review',
    id: row.id,
    name: row.product_name ?? row.seller_name,
    before: { status: row.status, reason: row.hidden_reason },
    after: { status: row.status, ...after },
  })
}
