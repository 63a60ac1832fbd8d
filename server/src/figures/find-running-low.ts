import { soonDays } from '@fairquay/contract/figures/address.ts'
import type { RunningLow } from '@fairquay/contract/figures/endpoints.ts'
import { countDays, type Period } from '@fairquay/contract/figures/period.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { addressesOf } from '../pictures.ts'
import { isIn } from './read-period.ts'

type Row = Omit<RunningLow, 'image'> & { image_name: string | null; image_format: string | null; total: number }

/**
 * Counted levels of a company's published goods that are used up, down to their threshold, or last for `soonDays` at most: what can be had, divided by what
 * orders of the period took or hold of it a day. The soonest first, then those nobody ordered.
 */
export async function findRunningLow(
  db: Queryable,
  companyId: number,
  period: Period,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RunningLow[]; total: number }> {
  const { rows } = await sql<Row>`
    with o as materialized (
      select r.product_id, r.level_key, sum(r.quantity + r.taken)::bigint as ordered
      from orders o join stock_reservations r on r.order_id = o.id
      where o.seller_company_id = ${companyId} and o.status <> 'cancelled' and ${isIn(sql`o.ordered_at`, period)}
      group by r.product_id, r.level_key
    ),
    levels as (
      select s.product_id, s.variant_key, p.name, s.low_at, coalesce(o.ordered, 0) as ordered, s.on_hand - s.reserved as available,
        case when s.on_hand - s.reserved <= 0 then 0
          when o.ordered > 0 then floor((s.on_hand - s.reserved)::numeric * ${countDays(period)}::int / o.ordered) end::bigint as days_left
      from products p join stock_levels s on s.product_id = p.id
      left join o on o.product_id = s.product_id and o.level_key = s.variant_key
      where p.company_id = ${companyId} and p.state = 'published' and s.tracking = 'counted'
        and not exists (select 1 from product_deletions d where d.product_id = p.id)
    ),
    page as materialized (
      select *, count(*) over ()::int as total from levels where available <= low_at or days_left <= ${soonDays}
      order by days_left nulls last, available, product_id, variant_key limit ${limit} offset ${offset}
    )
    select page.product_id, page.name, i.name as image_name, i.format as image_format, page.available, page.low_at, page.ordered, page.days_left, page.total,
      (select min(t.sku) from sales_terms t where t.product_id = page.product_id and t.variant_key = page.variant_key) as sku,
      coalesce((
        select string_agg(v.value, ' / ' order by n.position, v.position) from option_values v join product_options n on n.id = v.option_id
        where n.product_id = page.product_id and v.id::text = any(string_to_array(page.variant_key, '-'))), '') as options
    from page
    left join lateral (select image_id from product_images x where x.product_id = page.product_id order by position limit 1) f on true
    left join images i on i.id = f.image_id
    order by page.days_left nulls last, page.available, page.product_id, page.variant_key`.execute(db)
  return { rows: rows.map(present), total: rows[0]?.total ?? 0 }
}

function present({ image_name, image_format, total: _, ...row }: Row): RunningLow {
  return {
    ...row,
    image: image_name === null || image_format === null ? null : addressesOf(image_name, image_format).preview,
  }
}
