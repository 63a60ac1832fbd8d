import { hasWords } from '@fairquay/contract/has-words.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { refuseReview } from '@fairquay/contract/reviews/refuse-review.ts'
import type { ReviewAct } from '@fairquay/contract/reviews/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { checkReviewAction, type HeldReview, lockReview } from './hold-review.ts'
import { setReviewPictures } from './review-pictures.ts'
import { tellOfReview } from './tell-of-review.ts'
import { settleReview } from './write-review.ts'

/** Does what the writer and the seller do to a review, in the caller's transaction. */
export async function actOnReview(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, now }: { id: number; now: Date },
  act: ReviewAct,
): Promise<void> {
  const held = await lockReview(tx, viewer, id)
  checkReviewAction(held, act.action, now)
  switch (act.action) {
    case 'edit':
      await edit(tx, held, act, now)
      return tellOfReview(tx, app, { event: 'review.changed', reviewId: id, now })
    case 'withdraw':
      await sql`update reviews set status = 'withdrawn', changed_at = ${now} where id = ${id}`.execute(tx)
      // Nothing is left for the operator to decide.
      await sql`update review_reports set settled_at = ${now} where review_id = ${id} and settled_at is null`.execute(
        tx,
      )
      await settle(tx, held)
      return tellOfReview(tx, app, { event: 'review.changed', reviewId: id, now })
    case 'answer':
      await writeAnswer(tx, id, act.text, sql`answered_at = ${now}`, now)
      return tellOfReview(tx, app, { event: 'review.answered', reviewId: id, now })
    case 'edit_answer':
      return writeAnswer(tx, id, act.text, sql`answer_edited_at = ${now}`, now)
  }
}

async function edit(
  tx: Queryable,
  held: HeldReview,
  act: Extract<ReviewAct, { action: 'edit' }>,
  now: Date,
): Promise<void> {
  const details = refuseReview(act)
  if (details) throw new Failure('refused', details)
  const { id, buyer_id } = held.row
  await sql`
    update reviews set stars = ${act.stars}, title = ${act.title.trim()}, text = ${act.text.trim()}, is_named = ${act.is_named}, edited_at = ${now},
      changed_at = ${now} where id = ${id}`.execute(tx)
  await setReviewPictures(tx, id, buyer_id ?? 0, act.picture_ids)
  await settle(tx, held)
}

async function writeAnswer(
  tx: Queryable,
  id: number,
  text: string,
  when: ReturnType<typeof sql>,
  now: Date,
): Promise<void> {
  if (!hasWords(text)) throw new Failure('refused', { text: reviewMessages.noWords })
  await sql`update reviews set answer = ${text.trim()}, ${when}, changed_at = ${now} where id = ${id}`.execute(tx)
}

function settle(tx: Queryable, { row }: HeldReview): Promise<void> {
  return settleReview(tx, { orderId: row.order_id, productId: row.product_id })
}
