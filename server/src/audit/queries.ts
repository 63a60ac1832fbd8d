import type { AuditEntry, listAudit } from '@fairquay/contract/audit/endpoints.ts'
import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

type Question = QueryOf<typeof listAudit>
type Row = Omit<AuditEntry, 'at'> & { at: Date }

/**
 * Entries newest first. Without days the walk goes along the number of the entries (per person, thing or action along an index of its own); with days
 * along the time, so that a day long ago is found without reading all that came after.
 */
export async function findAudit(db: Queryable, question: Question, limit: number): Promise<Row[]> {
  const { older, person, thing, thing_id, action, from, to } = question
  const byTime = from !== undefined || to !== undefined
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (person !== undefined) conditions.push(sql`actor_id = ${person}::int`)
  if (thing !== undefined) conditions.push(sql`thing = ${thing}`)
  if (thing_id !== undefined) conditions.push(sql`thing_id = ${thing_id}::int`)
  if (action !== undefined) conditions.push(sql`action = ${action}`)
  if (from !== undefined) conditions.push(sql`at >= (${from}::date)::timestamp at time zone 'UTC'`)
  if (to !== undefined) conditions.push(sql`at < (${to}::date + 1)::timestamp at time zone 'UTC'`)
  if (older !== undefined)
    conditions.push(
      byTime ? sql`(at, id) < (select at, id from audit_log where id = ${older}::bigint)` : sql`id < ${older}::bigint`,
    )
  const { rows } = await sql<Row>`
    select id, at, actor_id, actor, action, thing, thing_id, name, before, after from audit_log
    where ${sql.join(conditions, sql` and `)}
    order by ${byTime ? sql`at desc, id desc` : sql`id desc`} limit ${limit}::int`.execute(db)
  return rows
}

/** Everybody who stands in the log: one look along the index for each of them, however many entries they have. */
export async function findAuditPeople(db: Queryable): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    with recursive people as (
      (select actor_id as id from audit_log where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit_log where actor_id > p.id order by actor_id limit 1) from people p where p.id is not null
    )
    select u.id, u.first_name || ' ' || u.last_name as name from people p join users u on u.id = p.id order by 2, 1 limit 500`.execute(
    db,
  )
  return rows
}
