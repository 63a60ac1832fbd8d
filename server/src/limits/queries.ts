import type { CountGroup } from '@fairquay/contract/limits/count-groups.ts'
import { readOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { KnownLimit } from './known-limits.ts'

export type CountRow = {
  key: string
  limit: string
  count: number
  most: number
  is_held: boolean
  ends_at: Date
  network: string | null
  address: string | null
  person: { id: number; name: string; email: string } | null
  company: { id: number; name: string } | null
  order: { id: number; year: number; number: number } | null
}

/** Windows that run now. Who has been counted `most` times is refused the next time. */
function countsNow(known: readonly KnownLimit[]): RawBuilder<unknown> {
  return sql`
    select a.subject, k.name, k.by, k.most, a.count, a.count >= k.most as is_held, a.window_start + make_interval(mins => k.minutes) as ends_at,
      substr(a.subject, length(k.name) + 2) as who
    from attempts a
    join jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as k (name text, by text, most int, minutes int) on k.name = split_part(a.subject, ':', 1)
    where a.window_start > now() - interval '1 day' and a.window_start > now() - make_interval(mins => k.minutes) and a.count > 0`
}

/** What is written in a subject, taken apart as its limit counts (`attempts.ts`), and whose it is. */
function countsTold(known: readonly KnownLimit[]): RawBuilder<unknown> {
  return sql`
    select c.*, c.parts ->> 'network' as network, c.parts ->> 'address' as address,
      coalesce(u.id, m.id) as person_id, coalesce(u.email, m.email) as person_email,
      coalesce(u.first_name || ' ' || u.last_name, m.first_name || ' ' || m.last_name) as person_name, f.id as company_id, f.name as company_name,
      o.id as order_id, o.year as order_year, o.number as order_number
    from (
      select n.*,
        case n.by
          when 'network' then jsonb_build_object('network', n.who)
          when 'account' then jsonb_build_object('address', n.who)
          when 'pair' then jsonb_build_object('network', split_part(n.who, ' ', 1), 'address', substr(n.who, position(' ' in n.who) + 1))
          when 'personPair' then jsonb_build_object('network', split_part(n.who, ' ', 1))
          else '{}' end as parts,
        substring(case n.by
          when 'personPair' then split_part(n.who, ' ', 2)
          when 'order' then split_part(n.who, ' ', 2)
          when 'network' then '' when 'account' then '' when 'pair' then ''
          else split_part(n.who, ' ', 1) end from '^[0-9]{1,9}$')::int as number
      from (${countsNow(known)}) n) c
    left join known_devices d on c.by = 'device' and d.id = c.number
    left join webhooks w on c.by = 'webhook' and w.id = c.number
    left join orders o on c.by = 'order' and o.id = substring(c.who from '^([0-9]{1,9}) ')::int
    left join users u on u.id = case when c.by in ('person', 'session', 'personPair') then c.number when c.by = 'device' then d.user_id end
    left join users m on m.email = c.parts ->> 'address'
    left join companies f on f.id = case when c.by in ('company', 'order') then c.number when c.by = 'webhook' then w.company_id end`
}

const asAnswered = sql`
  encode(sha256(convert_to(t.subject, 'UTF8')), 'hex') as key, t.name as limit, t.count, t.most, t.is_held, t.ends_at, t.network, t.address,
  case when t.person_id is not null then json_build_object('id', t.person_id, 'name', t.person_name, 'email', t.person_email) end as person,
  case when t.company_id is not null then json_build_object('id', t.company_id, 'name', t.company_name) end as company,
  case when t.order_id is not null then json_build_object('id', t.order_id, 'year', t.order_year, 'number', t.order_number) end as "order"`

type Question = { group: CountGroup; search: string; limit: number; offset: number }

/** One page of who is counted now, those held first, whoever waits longest before the others. */
export async function findCounts(
  db: Queryable,
  known: readonly KnownLimit[],
  { group, search, limit, offset }: Question,
): Promise<{ rows: CountRow[]; total: number }> {
  const order = readOrderNumber(search)
  const fits = sql`
    (${group === 'all'} or t.is_held) and (${search} = '' or (t.order_year = ${order?.year ?? null} and t.order_number = ${order?.number ?? null})
      or position(lower(${search}) in lower(concat_ws(' ', t.network, t.address, t.person_name, t.person_email, t.company_name))) > 0)`
  const { rows } = await sql<CountRow>`
    select ${asAnswered} from (${countsTold(known)}) t
    where ${fits} order by t.is_held desc, t.ends_at desc, t.subject limit ${limit}::int offset ${offset}::int`.execute(
    db,
  )
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::int as total from (${countsTold(known)}) t where ${fits}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}

/** The one count of this key, while its window runs. */
export async function findCount(
  db: Queryable,
  known: readonly KnownLimit[],
  key: string,
): Promise<CountRow | undefined> {
  const { rows } = await sql<CountRow>`
    select ${asAnswered} from (${countsTold(known)}) t where encode(sha256(convert_to(t.subject, 'UTF8')), 'hex') = ${key}`.execute(
    db,
  )
  return rows[0]
}

export async function deleteCount(tx: Queryable, key: string): Promise<boolean> {
  const { rows } = await sql`
    delete from attempts where encode(sha256(convert_to(subject, 'UTF8')), 'hex') = ${key} returning 1`.execute(tx)
  return rows.length > 0
}

/** How many are counted, and how many of them held, by the name of the limit; limits that count nobody now are left out. */
export async function countByLimit(
  db: Queryable,
  known: readonly KnownLimit[],
): Promise<Map<string, { counted: number; held: number }>> {
  const { rows } = await sql<{ name: string; counted: number; held: number }>`
    select n.name, count(*)::int as counted, (count(*) filter (where n.is_held))::int as held from (${countsNow(known)}) n group by n.name`.execute(
    db,
  )
  return new Map(rows.map(({ name, ...counts }) => [name, counts]))
}
