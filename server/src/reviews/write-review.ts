import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { isSameHouse, refuseReview } from '@fairquay/contract/reviews/refuse-review.ts'
import type { ReviewForm } from '@fairquay/contract/reviews/shapes.ts'
import { sql } from 'kysely'
import { indexProducts } from '../catalogue/index-products.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { type HeldOrder, lockOrder } from '../orders/hold-order.ts'
import type { Viewer } from '../session.ts'
import { findHouses } from './hold-review.ts'
import { findReviewable } from './queries.ts'
import { setReviewPictures } from './review-pictures.ts'
import { tellOfReview } from './tell-of-review.ts'

/** Writes a review of a completed order's goods or seller, in the caller's transaction; its id. */
export async function writeReview(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  orderId: number,
  form: ReviewForm,
  now: Date,
): Promise<number> {
  const held = await lockToReview(tx, viewer, orderId)
  await checkForm(tx, held, form)
  const { buyer, seller } = await findHouses(tx, orderId, viewer)
  if (isSameHouse(buyer, seller)) throw new Failure('not_allowed', undefined, reviewMessages.ownHouse)
  const id = await storeReview(tx, held, form, now)
  await setReviewPictures(tx, id, held.by.companyId, form.picture_ids)
  await settleReview(tx, { orderId, productId: form.product_id })
  await tellOfReview(tx, app, { event: 'review.written', reviewId: id, now })
  return id
}

/** Holds an order for what only its buyer does, once it is completed. */
async function lockToReview(tx: Queryable, viewer: Viewer, orderId: number): Promise<HeldOrder> {
  const held = await lockOrder(tx, viewer, orderId)
  if (held.party !== 'buyer') throw new Failure('not_allowed', undefined, reviewMessages.onlyBuyer)
  const { status } = held.order
  if (status !== 'completed') throw new Failure('conflict', { status }, reviewMessages.notCompleted)
  return held
}

async function checkForm(tx: Queryable, { order }: HeldOrder, form: ReviewForm): Promise<void> {
  const details = { ...refuseReview(form) }
  if (form.product_id !== null) {
    const goods = await findReviewable(tx, order.id)
    if (!goods.some(({ id }) => id === form.product_id)) details.product_id = reviewMessages.noProduct
  }
  if (Object.keys(details).length > 0) throw new Failure('refused', details)
}

/** One that was withdrawn is written anew, with nothing of the old one left. */
async function storeReview(tx: Queryable, { order, by }: HeldOrder, form: ReviewForm, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into reviews as r (order_id, product_id, seller_company_id, buyer_company_id, user_id, country_code, stars, title, text, is_named, written_at, changed_at)
    select ${order.id}, ${form.product_id}, ${order.sellerId}, c.id, ${by.userId}, c.country_code, ${form.stars}, ${form.title.trim()}, ${form.text.trim()},
      ${form.is_named}, ${now}, ${now}
    from companies c where c.id = ${order.buyerId}
    on conflict (order_id, product_id) do update set status = 'shown', user_id = excluded.user_id, country_code = excluded.country_code, stars = excluded.stars,
      title = excluded.title, text = excluded.text, is_named = excluded.is_named, written_at = excluded.written_at, changed_at = excluded.changed_at,
      edited_at = null, answer = '', answered_at = null, answer_edited_at = null
    where r.status = 'withdrawn' returning id`.execute(tx)
  if (!rows[0]) throw new Failure('conflict', undefined, reviewMessages.writtenAlready)
  return rows[0].id
}

/** What follows wherever a review begins or ends to count: what the product's card says, and whether its order still waits for one. */
export async function settleReview(
  tx: Queryable,
  { orderId, productId }: { orderId: number; productId: number | null },
): Promise<void> {
  await sql`
    update orders set is_reviewed = exists (select 1 from reviews where order_id = ${orderId} and status <> 'withdrawn')
    where id = ${orderId}`.execute(tx)
  if (productId !== null) await indexProducts(tx, [productId])
}
