import { sql } from 'kysely'
import type { Queryable } from '../../server/src/database.ts'

/**
 * Views of products and showrooms over ninety days: each has its own popularity, workdays count more than weekends, and what is new is looked at from the day it
 * came. Made of the ids alone, so that every machine counts the same.
 */
export async function countLooks(tx: Queryable, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  // The table of primes-and-remainders stands for chance.
  const views = sql`(abs(hashint4(thing.id * 131 + days.ago * 17)) % (2 + abs(hashint4(thing.id * 7)) % 9))
    * case when extract(isodow from days.day) > 5 then 0.4 else 1 end * (1.3 - days.ago * 0.006)
    * (0.8 + (abs(hashint4(days.ago * 7919)) % 40) / 100.0)`
  await sql`
    insert into views_by_day (company_id, kind, thing_id, day, views)
    select thing.company_id, thing.kind, thing.id, days.day, ceil(${views})::int
    from (
      select p.company_id, 'product' as kind, p.id, p.created_at::date as since from products p join listings l on l.product_id = p.id
      union all
      select c.id, 'showroom', c.id, c.created_at::date from companies c where c.kind = 'seller' and c.verified_at is not null
    ) thing
    cross join (select ago, ${today}::date - ago as day from generate_series(0, 89) ago) days
    where days.day >= thing.since and ${views} > 1.5
    on conflict do nothing`.execute(tx)
}
