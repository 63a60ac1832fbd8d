import { sql } from 'kysely'
import type { Queryable } from '../../server/src/database.ts'
import type { App } from '../../server/src/http.ts'
import { actOnReview } from '../../server/src/reviews/act-on-review.ts'
import { findReviewable } from '../../server/src/reviews/queries.ts'
import { reportReview } from '../../server/src/reviews/report-review.ts'
import { writeReview } from '../../server/src/reviews/write-review.ts'
import type { House } from './cast.ts'
import type { ReviewStep } from './order-steps.ts'

type ReviewRun = { tx: Queryable; app: Pick<App, 'jobs' | 'config'>; buyer: House; seller: House; orderId: number }

/** What the buyer says of an order that is over, and what its seller does about that. */
export async function playReview(run: ReviewRun, step: ReviewStep, now: Date): Promise<void> {
  const { tx, app, buyer, seller, orderId } = run
  const goods = await findReviewable(tx, orderId)
  const productId = step.of === 'seller' ? null : (goods[step.of]?.id ?? null)
  if (step.do === 'review') {
    const { stars, title, text, isNamed } = step
    const form = { product_id: productId, stars, title, text, is_named: isNamed ?? false, picture_ids: [] }
    await writeReview(tx, app, buyer.viewer, orderId, form, now)
    return
  }
  const { rows } = await sql<{ id: number }>`
    select id from reviews where order_id = ${orderId} and product_id is not distinct from ${productId}::integer`.execute(
    tx,
  )
  const id = rows[0]?.id ?? 0
  if (step.do === 'answer_review')
    return actOnReview(tx, app, seller.viewer, { id, now }, { action: 'answer', text: step.text })
  return reportReview(tx, seller.viewer, { id, now }, { reason: step.reason, text: step.text })
}
