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

/** What is searched for and found. */
const sought = [
  'olive oil',
  'cork',
  'linen',
  'soap',
  'plate',
  'coffee',
  'tea',
  'honey',
  'candle',
  'wine',
  'almonds',
  'leather',
  'towel',
  'chocolate',
  'tile',
  'sardines',
  'blanket',
  'knife',
  'bag',
  'lamp',
  'basket',
  'spice',
  'cotton',
  'salt',
  'bowl',
  'pump',
  'steel',
  'cable',
  'paper',
  'glass',
]

/** What is not sold here, and is searched for all the same. */
const missed = [
  'bamboo straws',
  'hovercraft parts',
  'rattan chairs',
  'matcha powder',
  'oat drink barista',
  'solar lanterns',
  'hemp rope',
]

/** Searches of the last ninety days: for goods there are, which led to those of that name, and for some there are not. */
export async function countSearches(tx: Queryable, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await sql`
    insert into search_words (words, is_shown, month, last_day)
    select words, true, date_trunc('month', ${today}::date)::date, ${today}::date from (
      select unnest(${sought}::text[]) as words union select unnest(${missed}::text[])
    ) w on conflict do nothing`.execute(tx)
  await sql`
    insert into searches_by_day (words_id, day, searches, found_nothing)
    select w.id, day::date, n, case when w.words = any(${missed}::text[]) then n else 0 end
    from search_words w cross join generate_series(${today}::date - 89, ${today}::date, '1 day') day
    cross join lateral (select abs(hashint4(w.id * 37 + extract(doy from day)::int * 11)) % (2 + abs(hashint4(w.id)) % 5) as n) c
    where n > 0 on conflict do nothing`.execute(tx)
  await sql`
    insert into search_views_by_day (company_id, words_id, day, views)
    select p.company_id, s.words_id, s.day, least(count(*), s.searches)::int
    from searches_by_day s join search_words w on w.id = s.words_id join listings l on l.name_key like '%' || w.words || '%'
      join products p on p.id = l.product_id
    where abs(hashint4(p.id * 19 + (s.day - date '2020-01-01'))) % 6 = 0
    group by p.company_id, s.words_id, s.day, s.searches on conflict do nothing`.execute(tx)
}
