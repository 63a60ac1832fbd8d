import { createHmac, randomBytes } from 'node:crypto'
import { fewestSearchers } from '@fairquay/contract/figures/address.ts'
import { CompiledQuery, sql } from 'kysely'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { getDaySecret } from './day-secret.ts'
import { sealDigest, type Visitor } from './visitor.ts'

/** Somebody searched; `hour` is when its hour began. `from` stands for the company, or the network, they searched from. */
export type Searched = Visitor & { words: string; hasFound: boolean; from: string; hour: string }

/** How many different searches count of one person, or of the guests of one address, within an hour. */
export const mostSearchesOfVisitor = 60
const turn = 'counting searches'

/** Counts searches that are the first of their visitor for these words within the hour. */
export async function storeSearches(db: Database, searches: readonly Searched[]): Promise<void> {
  if (searches.length === 0) return
  await inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${turn}))`.execute(tx)
    const days = new Map<string, Buffer>()
    const months = new Map<string, Buffer>()
    for (const { hour } of searches) {
      const [day, month] = [hour.slice(0, 10), `${hour.slice(0, 7)}-01`]
      if (!days.has(day)) days.set(day, await getDaySecret(tx, day))
      if (!months.has(month)) months.set(month, await getMonthSecret(tx, month))
    }
    const rows = searches.map(({ words, hasFound, visitor, origin, from, hour }) => {
      const secret = days.get(hour.slice(0, 10)) ?? Buffer.alloc(0)
      const month = `${hour.slice(0, 7)}-01`
      return {
        words,
        hour,
        month,
        nothing: hasFound ? 0 : 1,
        visitor: sealDigest(visitor, secret),
        origin: sealDigest(origin ?? visitor, secret),
        place: placeOf(from, months.get(month) ?? Buffer.alloc(0)),
      }
    })
    await tx.executeQuery(CompiledQuery.raw(countSearches, [JSON.stringify(rows), mostSearchesOfVisitor]))
  })
}

/** Which of 64 a company or network is this month: too few to know it by, enough to tell three apart more often than not. */
function placeOf(from: string, secret: Buffer): number {
  return (createHmac('sha256', secret).update(from).digest()[0] ?? 0) % 64
}

async function getMonthSecret(tx: Queryable, month: string): Promise<Buffer> {
  const { rows: made } = await sql`
    insert into search_secrets (month, secret) values (${month}, ${randomBytes(32)}) on conflict (month) do nothing returning 1`.execute(
    tx,
  )
  if (made.length > 0) await sql`delete from search_secrets where month < ${month}::date`.execute(tx)
  const { rows } = await sql<{ secret: Buffer }>`select secret from search_secrets where month = ${month}`.execute(tx)
  const secret = rows[0]?.secret
  if (!secret) throw new Error(`There is no secret for the searches of ${month}`)
  return secret
}

/** Of words that are shown nobody is told apart any more, and of other words only those of one month. */
const countSearches = `
  with given as materialized (
    select r.words, r.hour, r.month, r.nothing, r.place, hashtext(r.words) as thing_id, decode(r.visitor, 'hex') as visitor, decode(r.origin, 'hex') as origin
    from json_to_recordset($1) as r(words text, hour timestamptz, month date, nothing int, place int, visitor text, origin text)
  ),
  unseen as materialized (
    select * from given g where not exists (
      select 1 from recent_looks s where s.hour = g.hour and s.kind = 'search' and s.thing_id = g.thing_id and s.visitor = g.visitor)
  ),
  heard as (
    select hour, origin, count(*) as searches from recent_looks join (select distinct hour, origin from unseen) u using (hour, origin)
    where kind = 'search' group by hour, origin
  ),
  placed as (
    select u.*, coalesce(h.searches, 0) + row_number() over (partition by u.hour, u.origin order by u.words) as in_all
    from unseen u left join heard h using (hour, origin)
  ),
  kept as (
    insert into recent_looks (hour, kind, thing_id, visitor, origin)
    select hour, 'search', thing_id, visitor, origin from placed where in_all <= $2::int
    on conflict do nothing
    returning hour, thing_id, visitor
  ),
  counted as materialized (
    select g.words, max(g.month) as month, bit_or(1::bigint << g.place) as seen_by, (g.hour at time zone 'UTC')::date as day,
      count(*)::int as searches, sum(g.nothing)::int as nothing
    from kept k join given g using (hour, thing_id, visitor) group by g.words, day
  ),
  named as (
    insert into search_words as w (words, month, seen_by, last_day, is_shown)
    select words, max(month), bit_or(seen_by), max(day), bit_count(bit_or(seen_by)::bit(64)) >= ${fewestSearchers} from counted group by words
    on conflict (words) do update set month = excluded.month, last_day = greatest(w.last_day, excluded.last_day),
      seen_by = case when w.is_shown then 0 when w.month = excluded.month then w.seen_by | excluded.seen_by else excluded.seen_by end,
      is_shown = w.is_shown or excluded.is_shown
        or bit_count((case when w.month = excluded.month then w.seen_by | excluded.seen_by else excluded.seen_by end)::bit(64)) >= ${fewestSearchers}
    returning id, words
  )
  insert into searches_by_day as s (day, words_id, searches, found_nothing)
  select c.day, n.id, c.searches, c.nothing from counted c join named n using (words)
  on conflict (day, words_id) do update set searches = s.searches + excluded.searches, found_nothing = s.found_nothing + excluded.found_nothing`
