import { sql } from 'kysely'
import type { Queryable } from '../../server/src/database.ts'

/** So that ninety days can be put beside ninety before them. */
const days = 180

/**
 * Views of products and showrooms over half a year: each has its own popularity, workdays count more than weekends, and what is new is looked at from the day it
 * came. Some is put into carts. Made of the ids alone, so that every machine counts the same.
 */
export async function countLooks(tx: Queryable, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  // The table of primes-and-remainders stands for chance.
  const views = sql`(abs(hashint4(thing.id * 131 + days.ago * 17)) % (2 + abs(hashint4(thing.id * 7)) % 9))
    * case when extract(isodow from days.day) > 5 then 0.4 else 1 end * greatest(1.3 - days.ago * 0.006, 0.35)
    * (0.8 + (abs(hashint4(days.ago * 7919)) % 40) / 100.0)`
  await sql`
    insert into views_by_day (company_id, kind, thing_id, day, views)
    select thing.company_id, thing.kind, thing.id, days.day, ceil(${views})::int
    from (
      select p.company_id, 'product' as kind, p.id, p.created_at::date as since from products p join listings l on l.product_id = p.id
      union all
      select c.id, 'showroom', c.id, c.created_at::date from companies c where c.kind = 'seller' and c.verified_at is not null
    ) thing
    cross join (select ago, ${today}::date - ago as day from generate_series(0, ${days - 1}::int) ago) days
    where days.day >= thing.since and ${views} > 1.5
    on conflict do nothing`.execute(tx)
  await sql`
    insert into views_by_day (company_id, kind, thing_id, day, views)
    select company_id, 'cart', thing_id, day, 1 + (views > 9)::int from views_by_day
    where kind = 'product' and abs(hashint4(thing_id * 53 + (day - date '2020-01-01') * 29)) % 100 < 6 + views * 2
    on conflict do nothing`.execute(tx)
  await sql`
    insert into views_by_month (company_id, kind, thing_id, month, views)
    select company_id, kind, thing_id, date_trunc('month', day)::date, sum(views) from views_by_day group by 1, 2, 3, 4
    on conflict (company_id, kind, month, thing_id) do update set views = excluded.views`.execute(tx)
  await sql`
    insert into company_views_by_day (company_id, kind, day, views)
    select company_id, kind, day, sum(views) from views_by_day group by 1, 2, 3
    on conflict (company_id, kind, day) do update set views = excluded.views`.execute(tx)
}
