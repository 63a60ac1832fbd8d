import type { ReviewStatus } from '@fairquay/contract/reviews/states.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** A review as the database keeps it, with what it is about and who wrote it. */
export type ReviewRow = {
  id: number
  order_id: number
  order_year: number
  order_number: number
  product_id: number | null
  product_name: string | null
  /** Null while the product is not on the market. */
  product_slug: string | null
  seller_id: number
  seller_name: string
  seller_slug: string
  /** Null: a company that is no more. */
  buyer_id: number | null
  buyer_name: string | null
  user_id: number | null
  country_code: string
  stars: number
  title: string
  text: string
  is_named: boolean
  status: ReviewStatus
  written_at: Date
  edited_at: Date | null
  answer: string
  answered_at: Date | null
  answer_edited_at: Date | null
  hidden_reason: string
  changed_at: Date
  pictures: { id: number; name: string; format: string }[]
}

export const reviewColumns = sql`r.id, r.order_id, o.year as order_year, o.number as order_number, r.product_id, p.name as product_name, g.slug as product_slug,
  r.seller_company_id as seller_id, s.name as seller_name, s.slug as seller_slug, r.buyer_company_id as buyer_id, b.name as buyer_name, r.user_id, r.country_code,
  r.stars, r.title, r.text, r.is_named, r.status, r.written_at, r.edited_at, r.answer, r.answered_at, r.answer_edited_at, r.hidden_reason, r.changed_at,
  (select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'format', i.format) order by x.position), '[]')
   from review_pictures x join images i on i.id = x.image_id where x.review_id = r.id) as pictures`

export const reviewParties: RawBuilder<unknown> = sql`join orders o on o.id = r.order_id join companies s on s.id = r.seller_company_id
  left join companies b on b.id = r.buyer_company_id left join products p on p.id = r.product_id left join listings g on g.product_id = r.product_id`

export async function findReview(db: Queryable, id: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews r ${reviewParties} where r.id = ${id}`.execute(db)
  return rows[0]
}

export async function findReviewsOfOrder(db: Queryable, orderId: number): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns} from reviews r ${reviewParties} where r.order_id = ${orderId} order by r.id`.execute(db)
  return rows
}

/** The products of an order of which some are not called off, in the order of its lines. */
export async function findReviewable(
  db: Queryable,
  orderId: number,
): Promise<{ id: number; name: string; slug: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string; slug: string | null }>`
    select p.id, p.name, g.slug from (
      select product_id, min(position) as position from order_lines
      where order_id = ${orderId} and product_id is not null and cancelled < quantity group by product_id) l
    join products p on p.id = l.product_id left join listings g on g.product_id = p.id order by l.position`.execute(db)
  return rows
}

/** How many of the shown reviews of a product or of a seller itself have one star, two … five; null where there never was one. */
export async function findStarCounts(
  db: Queryable,
  of: { productId: number } | { companyId: number },
): Promise<number[] | null> {
  const { rows } =
    'productId' in of
      ? await sql<{ counts: number[] }>`select counts from product_ratings where product_id = ${of.productId}`.execute(
          db,
        )
      : await sql<{ counts: number[] }>`select counts from company_ratings where company_id = ${of.companyId}`.execute(
          db,
        )
  return rows[0]?.counts ?? null
}

/** A product on the market by its slug, or by one it had before. */
export async function findListedProduct(db: Queryable, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from listings where slug = ${slug}
    union all select l.product_id from old_slugs o join listings l on l.product_id = o.target_id where o.kind = 'product' and o.slug = ${slug}
    limit 1`.execute(db)
  return rows[0]?.product_id
}
