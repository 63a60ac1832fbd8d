import type { HouseFacts } from '@fairquay/contract/reviews/refuse-review.ts'
import {
  isOwnReviewAction,
  type ReviewAction,
  type ReviewSide,
  refuseReviewAction,
} from '@fairquay/contract/reviews/states.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { lockOrderById } from '../orders/hold-order.ts'
import type { Viewer } from '../session.ts'
import { reviewSideOf, reviewStandingOf } from './present-review.ts'
import { findReview, type ReviewRow } from './queries.ts'

export type HeldReview = { row: ReviewRow; side: ReviewSide }

/**
 * Holds a review, by its order, until the transaction ends: what is done to it happens one after another. One that is not shown answers everybody who has no
 * part in it like one that never was.
 */
export async function lockReview(tx: Queryable, viewer: Viewer, id: number): Promise<HeldReview> {
  const { rows } = await sql<{ order_id: number }>`select order_id from reviews where id = ${id}`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  await lockOrderById(tx, rows[0].order_id)
  const row = await findReview(tx, id)
  if (!row) throw new Failure('not_found')
  const side = reviewSideOf(row, viewer)
  const isOnPage = row.status === 'shown' && (row.product_id === null || row.product_slug !== null)
  if (side === 'reader' && !isOnPage) throw new Failure('not_found')
  return { row, side }
}

/** Refused with 403 where an action never is this side's, with 409 and the state where it is not now. */
export function checkReviewAction({ row, side }: HeldReview, action: ReviewAction, now: Date): void {
  const refusal = refuseReviewAction(action, side, reviewStandingOf(row), now)
  if (refusal === undefined) return
  if (!isOwnReviewAction(action, side)) throw new Failure('not_allowed', undefined, refusal)
  throw new Failure('conflict', { status: row.status }, refusal)
}

/** The companies of an order as registers know them. Whoever ordered or reviews for the buyer counts as one of its owners here: people change companies. */
export async function findHouses(
  db: Queryable,
  orderId: number,
  viewer: Viewer,
): Promise<{ buyer: HouseFacts; seller: HouseFacts }> {
  const { rows } = await sql<HouseFacts & { isBuyer: boolean }>`
    select c.id as "companyId", c.registration_number as "registrationNumber", c.tax_number as "taxNumber", c.id = o.buyer_company_id as "isBuyer",
      array(select u.id from users u where u.company_id = c.id and u.company_role = 'owner'
        union select x from unnest(array[o.buyer_user_id, ${viewer.userId}::integer]) as x where c.id = o.buyer_company_id) as "ownerIds"
    from orders o join companies c on c.id in (o.buyer_company_id, o.seller_company_id) where o.id = ${orderId}`.execute(
    db,
  )
  const buyer = rows.find(({ isBuyer }) => isBuyer)
  const seller = rows.find(({ isBuyer }) => !isBuyer) ?? buyer
  if (!buyer || !seller) throw new Error(`Order ${orderId} is not there`)
  return { buyer, seller }
}
