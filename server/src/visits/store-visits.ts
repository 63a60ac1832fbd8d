import { CompiledQuery, sql } from 'kysely'
import { type Database, inTransaction } from '../database.ts'
import { getDaySecret } from './day-secret.ts'
import { sealDigest, type Visit } from './visitor.ts'

/** How many visits of guests of one address count within an hour: at one thing, and at all of them. */
export type AddressLimits = { atThing: number; inAll: number }

/** So that processes write one after the other: two at once could each count an address up to its limit. */
const turn = 'counting visits'

/** Counts visits that are the first of their visitor within the hour. What does not exist, is not on the market or was looked at by its own company is left out. */
export async function storeVisits(db: Database, visits: readonly Visit[], limits: AddressLimits): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${turn}))`.execute(tx)
    const secrets = new Map<string, Buffer>()
    for (const day of new Set(visits.map(dayOf))) secrets.set(day, await getDaySecret(tx, day))
    const rows = visits.map((visit) => {
      const secret = secrets.get(dayOf(visit)) ?? Buffer.alloc(0)
      const { visitor, origin } = visit
      return {
        ...visit,
        visitor: sealDigest(visitor, secret),
        origin: origin === undefined ? null : sealDigest(origin, secret),
      }
    })
    await tx.executeQuery(CompiledQuery.raw(countVisits, [JSON.stringify(rows), limits.atThing, limits.inAll]))
  })
}

function dayOf({ hour }: Visit): string {
  return hour.slice(0, 10)
}

const countVisits = `
  with given as materialized (
    select r.kind, r."thingId" as thing_id, r.hour, r.words, decode(r.visitor, 'hex') as visitor, decode(r.origin, 'hex') as origin,
      coalesce(l.company_id, c.company_id) as company_id
    from json_to_recordset($1) as r(kind text, "thingId" int, "viewerCompanyId" int, hour timestamptz, visitor text, origin text, words text)
    left join listings l on r.kind in ('product', 'cart') and l.product_id = r."thingId"
    left join company_listings c on r.kind = 'showroom' and c.company_id = r."thingId"
    where coalesce(l.company_id, c.company_id) is not null and r."viewerCompanyId" is distinct from coalesce(l.company_id, c.company_id)
  ),
  unseen as materialized (
    select * from given g where not exists (
      select 1 from recent_looks s where s.hour = g.hour and s.kind = g.kind and s.thing_id = g.thing_id and s.visitor = g.visitor)
  ),
  heard as materialized (
    select s.hour, s.origin, s.kind, s.thing_id, count(*) as visits
    from (select distinct hour, origin from unseen where origin is not null) u join recent_looks s using (hour, origin)
    group by s.hour, s.origin, s.kind, s.thing_id
  ),
  heard_in_all as (select hour, origin, sum(visits) as visits from heard group by hour, origin),
  placed as (
    select u.*, coalesce(h.visits, 0) + row_number() over (partition by u.hour, u.origin, u.kind, u.thing_id order by u.visitor) as at_thing,
      coalesce(a.visits, 0) + row_number() over (partition by u.hour, u.origin order by u.kind, u.thing_id, u.visitor) as in_all
    from unseen u left join heard h using (hour, origin, kind, thing_id) left join heard_in_all a using (hour, origin)
  ),
  kept as (
    insert into recent_looks (hour, kind, thing_id, visitor, origin)
    select hour, kind, thing_id, visitor, origin from placed where origin is null or (at_thing <= $2::int and in_all <= $3::int)
    on conflict do nothing
    returning hour, kind, thing_id, visitor
  ),
  counted as (
    select g.company_id, k.kind, k.thing_id, (k.hour at time zone 'UTC')::date as day, count(*)::int as views
    from kept k join (select distinct kind, thing_id, company_id from given) g using (kind, thing_id)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  ),
  after_search as (
    insert into search_views_by_day as v (company_id, words_id, day, views)
    select g.company_id, w.id, (k.hour at time zone 'UTC')::date, count(*)
    from kept k join given g using (hour, kind, thing_id, visitor) join search_words w on w.words = g.words
    where k.kind = 'product' group by 1, 2, 3 order by 1, 2, 3
    on conflict (company_id, day, words_id) do update set views = v.views + excluded.views
  ),
  by_month as (
    insert into views_by_month as v (company_id, kind, thing_id, month, views)
    select company_id, kind, thing_id, date_trunc('month', day)::date, sum(views) from counted group by 1, 2, 3, 4
    on conflict (company_id, kind, month, thing_id) do update set views = v.views + excluded.views
  ),
  of_company as (
    insert into company_views_by_day as v (company_id, kind, day, views)
    select company_id, kind, day, sum(views) from counted group by 1, 2, 3
    on conflict (company_id, kind, day) do update set views = v.views + excluded.views
  )
  insert into views_by_day as v (company_id, kind, thing_id, day, views)
  select company_id, kind, thing_id, day, views from counted
  on conflict (company_id, kind, day, thing_id) do update set views = v.views + excluded.views`
