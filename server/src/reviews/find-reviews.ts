import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import type { ReviewOrder } from '@fairquay/contract/reviews/address.ts'
import { type listReviews, mostReviewsCounted } from '@fairquay/contract/reviews/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Viewer } from '../session.ts'
import { type ReviewRow, reviewColumns, reviewParties } from './queries.ts'

export type Slice = { limit: number; offset: number }

const orders: Record<ReviewOrder, string> = {
  newest: 'r.written_at desc, r.id desc',
  oldest: 'r.written_at, r.id',
  highest: 'r.stars desc, r.written_at desc, r.id desc',
  lowest: 'r.stars, r.written_at, r.id',
}

/** One page of what everybody reads of a product, or of a seller itself: a walk along one index, as far as the page reaches. */
export async function findShownReviews(
  db: Queryable,
  of: { productId: number } | { companyId: number },
  { stars, sort = 'newest' }: { stars?: number | undefined; sort?: ReviewOrder | undefined },
  { limit, offset }: Slice,
): Promise<ReviewRow[]> {
  const about =
    'productId' in of
      ? sql`r.product_id = ${of.productId}`
      : sql`r.seller_company_id = ${of.companyId} and r.product_id is null`
  const given = stars === undefined ? sql`` : sql` and r.stars = ${stars}`
  const order = sql.raw(orders[sort])
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns}
    from (select r.* from reviews r where ${about} and r.status = 'shown'${given} order by ${order} limit ${limit} offset ${offset}) r ${reviewParties}
    order by ${order}`.execute(db)
  return rows
}

export type OwnFilter = Omit<QueryOf<typeof listReviews>, 'page' | 'perPage'>

/** One page of the reviews a company wrote or was given: newest first, or, of those changed since, the longest unchanged first. */
export async function findOwnReviews(
  db: Queryable,
  viewer: Viewer,
  filter: OwnFilter,
  { limit, offset }: Slice,
): Promise<ReviewRow[]> {
  const first = filter.waiting_first ? sql`(r.answered_at is null and r.status = 'shown') desc, ` : sql``
  const walked = filter.changed_since ? sql`r.changed_at, r.id` : sql`${first}r.written_at desc, r.id desc`
  const walks = waysIn(viewer, filter).map(
    (where) => sql`(select r.* from reviews r where ${where} order by ${walked} limit ${limit + offset})`,
  )
  if (walks.length === 0) return []
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns}
    from (select * from (${sql.join(walks, sql` union all `)}) r order by ${walked} limit ${limit} offset ${offset}) r ${reviewParties}
    order by ${walked}`.execute(db)
  return rows
}

/** Counted no further than anybody pages through. */
export async function countOwnReviews(db: Queryable, viewer: Viewer, filter: OwnFilter): Promise<number> {
  const walks = waysIn(viewer, filter).map(
    (where) => sql`(select 1 from reviews r where ${where} limit ${mostReviewsCounted})`,
  )
  if (walks.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(walks, sql` union all `)}) as own`.execute(db)
  return Math.min(mostReviewsCounted, rows[0]?.count ?? 0)
}

/** Nobody reviews themselves, so each review is met once. */
function waysIn({ company }: Viewer, { box, stars, waiting, changed_since }: OwnFilter): RawBuilder<unknown>[] {
  if (!company) return []
  const narrowed = [
    // Who keeps in step with the list must learn that a review was withdrawn; who reads it need not.
    changed_since === undefined ? sql`r.status <> 'withdrawn'` : sql`r.changed_at >= ${new Date(changed_since)}`,
    ...(stars === undefined ? [] : [sql`r.stars = ${stars}`]),
    ...(waiting ? [sql`r.answered_at is null and r.status = 'shown'`] : []),
  ]
  const received = sql.join([sql`r.seller_company_id = ${company.id}`, ...narrowed], sql` and `)
  const written = sql.join([sql`r.buyer_company_id = ${company.id}`, ...narrowed], sql` and `)
  if (box === 'received') return [received]
  return box === 'written' ? [written] : [received, written]
}
