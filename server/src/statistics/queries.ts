import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getBuyerFigures, getMarketFigures, getSellerFigures } from '@fairquay/contract/statistics/endpoints.ts'
import { chartDays, type DayCount } from '@fairquay/contract/statistics/rules.ts'
import { sql } from 'kysely'
import { firstOwner } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'
import { addressesOf } from '../pictures.ts'

const since = sql`((now() at time zone 'UTC')::date - ${chartDays - 1}::int)`

export async function findViewsByDay(
  db: Queryable,
  kind: 'product' | 'showroom',
  companyId: number,
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day::text as day, sum(views)::int as count from views_by_day
    where company_id = ${companyId} and kind = ${kind} and day >= ${since} group by day order by day`.execute(db)
  return rows
}

export async function findAllViewsByDay(db: Queryable): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select day::text as day, sum(views)::int as count from views_by_day where day >= ${since} group by day order by day`.execute(
    db,
  )
  return rows
}

type MostViewed = AnswerOf<typeof getSellerFigures>['most_viewed'][number]

const picture = (id: string) => sql`
  left join lateral (select i.name, i.format from product_images x join images i on i.id = x.image_id where x.product_id = ${sql.ref(id)}
    order by x.position, x.image_id limit 1) i on true`

function imageOf(row: { image_name: string | null; image_format: string | null }): string | null {
  return row.image_name === null || row.image_format === null
    ? null
    : addressesOf(row.image_name, row.image_format).preview
}

export async function findMostViewed(db: Queryable, companyId: number): Promise<MostViewed[]> {
  const { rows } = await sql<Omit<MostViewed, 'image'> & { image_name: string | null; image_format: string | null }>`
    select p.id, p.name, p.slug, v.views, i.name as image_name, i.format as image_format
    from (
      select thing_id, sum(views)::int as views from views_by_day
      where company_id = ${companyId} and kind = 'product' and day >= ${since} group by thing_id order by 2 desc, 1 limit 5
    ) v join products p on p.id = v.thing_id ${picture('p.id')}
    order by v.views desc, p.id`.execute(db)
  return rows.map(({ image_name, image_format, ...row }) => ({ ...row, image: imageOf({ image_name, image_format }) }))
}

/** Of what is not deleted; read from an index alone. */
export async function findAverageQuality(db: Queryable, companyId: number): Promise<number | null> {
  const { rows } = await sql<{ average: number | null }>`
    select round(avg(p.quality))::int as average from products p
    where p.company_id = ${companyId} and not exists (select 1 from product_deletions d where d.product_id = p.id)`.execute(
    db,
  )
  return rows[0]?.average ?? null
}

/** Requests a day: those sent to a company, or all. */
export async function findRequestsByDay(db: Queryable, companyId: number | undefined): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (created_at at time zone 'UTC')::date::text as day, count(*)::int as count from requests
    where created_at >= ${since}::timestamp at time zone 'UTC' and ${companyId === undefined ? sql`true` : sql`supplier_company_id = ${companyId} and kind <> 'customs'`}
    group by 1 order by 1`.execute(db)
  return rows
}

/** Requests of a buyer that have not come to an end. */
export async function countOpenRequests(db: Queryable, companyId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from requests
    where buyer_company_id = ${companyId} and status not in ('accepted', 'declined', 'withdrawn', 'expired')`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

type Recent = AnswerOf<typeof getBuyerFigures>['recent'][number]
type RecentRow = Omit<Recent, 'asked_at' | 'image'> & {
  asked_at: Date
  image_name: string | null
  image_format: string | null
}

/** Read from the newest requests only, so that a company of many years is answered as fast as a new one. */
const mostRequestsRead = 60

/** What has left the market goes by the name it was asked for, without its picture. */
export async function findRecentGoods(db: Queryable, companyId: number): Promise<Recent[]> {
  const { rows } = await sql<RecentRow>`
    with newest as (
      select id, created_at from requests where buyer_company_id = ${companyId} and kind = 'purchase'
      order by created_at desc, id desc limit ${mostRequestsRead}::int
    ),
    goods as (
      select distinct on (l.product_id) l.product_id, l.product_name, l.quantity, l.order_measure, r.id as request_id, r.created_at
      from newest r join request_lines l on l.request_id = r.id where l.product_id is not null
      order by l.product_id, r.created_at desc, r.id desc
    )
    select p.id, case when s.product_id is null then g.product_name else p.name end as name, s.slug, g.request_id, g.quantity, g.order_measure,
      g.created_at as asked_at, i.name as image_name, i.format as image_format
    from goods g join products p on p.id = g.product_id left join listings s on s.product_id = p.id ${picture('s.product_id')}
    order by g.created_at desc, p.id limit 8`.execute(db)
  return rows.map(({ image_name, image_format, asked_at, ...row }) => ({
    ...row,
    image: imageOf({ image_name, image_format }),
    asked_at: asked_at.toISOString(),
  }))
}

export type OldLine = {
  product_id: number | null
  product_name: string
  quantity: number
  options: { name: string; value: string }[]
}

/** The lines of a purchase request of a company; nothing when it is not theirs. */
export async function findOldLines(db: Queryable, companyId: number, requestId: number): Promise<OldLine[]> {
  const { rows } = await sql<OldLine>`
    select l.product_id, l.product_name, l.quantity, l.options from requests r join request_lines l on l.request_id = r.id
    where r.id = ${requestId} and r.buyer_company_id = ${companyId} and r.kind = 'purchase' order by l.position`.execute(
    db,
  )
  return rows
}

type Market = AnswerOf<typeof getMarketFigures>

export async function findMarketCounts(db: Queryable): Promise<Pick<Market, 'companies' | 'products' | 'sellers'>> {
  const { rows } = await sql<Pick<Market, 'companies' | 'products' | 'sellers'>>`
    select (
      select json_build_object('open', count(*) filter (where f.status = 1), 'suspended', count(*) filter (where f.status = 2),
        'waiting', count(*) filter (where f.status is null or f.status = 0))
      from companies c
      left join lateral (select status from users u where u.company_id = c.id order by ${firstOwner} limit 1) f on true
      where c.kind <> 'operator'
    ) as companies,
    (select count(*)::int from company_listings) as sellers,
    (select json_build_object('published', count(*) filter (where state = 'published'), 'draft', count(*) filter (where state = 'draft'),
      'hidden', count(*) filter (where state = 'hidden')) from products p
      where not exists (select 1 from product_deletions d where d.product_id = p.id)) as products`.execute(db)
  return (
    rows[0] ?? {
      companies: { open: 0, waiting: 0, suspended: 0 },
      products: { published: 0, draft: 0, hidden: 0 },
      sellers: 0,
    }
  )
}
