import type { DeskAccess, OwnAccess } from '@fairquay/contract/support-access/endpoints.ts'
import { type AccessGroup, askedDays, mayVisit, stateOfAccess } from '@fairquay/contract/support-access/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

type AccessRow = {
  id: number
  asked_by: number | null
  asked_by_name: string
  is_offered: boolean
  reason: string
  asked_at: Date
  decided_at: Date | null
  until: Date | null
  ended_at: Date | null
  person: DeskAccess['person']
  visits: { operator: string; began_at: string; ended_at: string | null }[]
}

const mostOfOwn = 50

/** The newest 50 of a person. */
export async function findOwnAccess(db: Queryable, userId: number, now: Date): Promise<OwnAccess[]> {
  const rows = await findRows(db, sql`a.user_id = ${userId}`, sql`limit ${mostOfOwn}::int`)
  return rows.map((row) => present(row, now))
}

/** What waits for an answer or can be used, as `stateOfAccess` has it. */
const isCurrent = (now: Date) => sql`
  a.ended_at is null and (a.until > ${now} or a.decided_at is null and a.asked_at > ${now}::timestamptz - make_interval(days => ${askedDays}))`

type Question = { group: AccessGroup; limit: number; offset: number; operatorId: number; now: Date }

/** One page of everybody's, for an operator. */
export async function findAccess(
  db: Queryable,
  { group, limit, offset, operatorId, now }: Question,
): Promise<{ data: DeskAccess[]; total: number }> {
  const where = group === 'current' ? isCurrent(now) : sql`not coalesce((${isCurrent(now)}), false)`
  const rows = await findRows(db, where, sql`limit ${limit}::int offset ${offset}::int`)
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::int as total from support_access a where ${where}`.execute(db)
  const data = rows.map((row) => ({
    ...present(row, now),
    person: row.person,
    may_visit: mayVisit(row, operatorId, now),
  }))
  return { data, total: totals[0]?.total ?? 0 }
}

/** With their visits, newest first; of one access the newest 20 of those. */
async function findRows(db: Queryable, where: RawBuilder<unknown>, page: RawBuilder<unknown>): Promise<AccessRow[]> {
  const { rows } = await sql<AccessRow>`
    select a.id, a.asked_by, a.asked_by_name, a.is_offered, a.reason, a.asked_at, a.decided_at, a.until, a.ended_at,
      json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name, 'email', u.email) as person,
      coalesce((
        select json_agg(json_build_object('operator', v.operator_name, 'began_at', v.began_at, 'ended_at', v.ended_at) order by v.id desc)
        from (select * from support_visits v where v.access_id = a.id order by v.id desc limit 20) v), '[]') as visits
    from (select * from support_access a where ${where} order by a.id desc ${page}) a
    join users u on u.id = a.user_id order by a.id desc`.execute(db)
  return rows
}

function present(row: AccessRow, now: Date): OwnAccess {
  const moment = (at: string | null) => at && new Date(at).toISOString()
  return {
    id: row.id,
    operator: row.is_offered ? null : row.asked_by_name,
    reason: row.reason,
    state: stateOfAccess(row, now),
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    until: row.until?.toISOString() ?? null,
    visits: row.visits.map(({ operator, began_at, ended_at }) => ({
      operator,
      began_at: moment(began_at) as string,
      ended_at: moment(ended_at),
    })),
  }
}
