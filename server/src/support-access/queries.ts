import type { DeskAccess, OwnAccess } from '@fairquay/contract/support-access/endpoints.ts'
import {
  type AccessFacts,
  type AccessGroup,
  askedDays,
  mayVisit,
  stateOfAccess,
  visitMinutes,
} from '@fairquay/contract/support-access/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { maySignIn } from '../session.ts'

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

/** How many wait for an operator to look on, as they have offered. */
export async function countOffers(db: Queryable, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from support_access a
    where a.is_offered and ${isCurrent(now)} and not exists (select from support_visits v where v.access_id = a.id)`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

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

/** What was asked and decided, locked until the end of the transaction; of one person, or anybody's. */
export function holdAccess(tx: Queryable, id: number, userId?: number) {
  let found = tx.selectFrom('support_access').selectAll().where('id', '=', id)
  if (userId !== undefined) found = found.where('user_id', '=', userId)
  return found.forUpdate().executeTakeFirst()
}

/** Changes the offer of a person that is open, or makes one: there is one at a time. */
export async function keepOffer(
  tx: Queryable,
  { userId, reason, until, now }: { userId: number; reason: string; until: Date; now: Date },
): Promise<void> {
  // Of two offers at once the second finds the first.
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('support_access')
    .set({ until, reason })
    .where('user_id', '=', userId)
    .where('is_offered', '=', true)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    await tx
      .insertInto('support_access')
      .values({ user_id: userId, is_offered: true, reason, asked_at: now, decided_at: now, until })
      .execute()
}

export async function insertQuestion(
  tx: Queryable,
  {
    userId,
    operator,
    reason,
    now,
  }: { userId: number; operator: { id: number; name: string }; reason: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('support_access')
    .values({
      ...{ user_id: userId, asked_by: operator.id, asked_by_name: operator.name.slice(0, 200) },
      ...{ reason, asked_at: now },
    })
    .execute()
}

/** `until` null: it was refused. */
export async function writeDecision(tx: Queryable, id: number, until: Date | null, now: Date): Promise<void> {
  await tx.updateTable('support_access').set({ decided_at: now, until }).where('id', '=', id).execute()
}

/** With it ends whoever looks on by it. */
export async function writeEnd(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.updateTable('support_access').set({ ended_at: now }).where('id', '=', id).execute()
  await sql`
    delete from sessions where visit_id in (select id from support_visits where access_id = ${id} and ended_at is null)`.execute(
    tx,
  )
}

/** What this operator has asked of the person and nobody has ended. */
export async function findQuestionsOf(tx: Queryable, operatorId: number, personId: number): Promise<AccessFacts[]> {
  return tx
    .selectFrom('support_access')
    .select(['asked_at', 'decided_at', 'until', 'ended_at'])
    .where('user_id', '=', personId)
    .where('asked_by', '=', operatorId)
    .where('ended_at', 'is', null)
    .execute()
}

type Asked = { first_name: string; last_name: string; email: string; role: string; can: boolean }

/** Somebody who is asked, held until the end of the transaction; `can`: they may sign in. */
export async function holdAsked(tx: Queryable, personId: number): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select u.first_name, u.last_name, u.email, u.role, ${sql.raw(maySignIn)} as can from users u
    where u.id = ${personId} and u.deleted_at is null for no key update`.execute(tx)
  return rows[0]
}

/** Visits of this operator that last: an earlier one ends with the next. */
export async function endVisitsOf(tx: Queryable, operatorId: number): Promise<void> {
  await sql`
    delete from sessions where visit_id in (select id from support_visits where operator_id = ${operatorId} and ended_at is null)`.execute(
    tx,
  )
}

type Visit = {
  access: { id: number; user_id: number; until: Date | null }
  operator: { id: number; name: string }
  /** Hashes of the visit's own session and of the operator's, with which it ends. */
  session: Buffer
  openedFrom: Buffer
  userAgent: string
  now: Date
}

export async function insertVisit(
  tx: Queryable,
  { access, operator, session, openedFrom, userAgent, now }: Visit,
): Promise<void> {
  const { id: visitId } = await tx
    .insertInto('support_visits')
    .values({ access_id: access.id, operator_id: operator.id, operator_name: operator.name, began_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into sessions (token_hash, user_id, user_agent, way, visit_id, opened_from, expires_at)
    select ${session}, ${access.user_id}, ${userAgent.slice(0, 300)}, 'visit', ${visitId}, s.token_hash,
      least(s.expires_at, ${access.until}::timestamptz, ${now}::timestamptz + make_interval(mins => ${visitMinutes}))
    from sessions s where s.token_hash = ${openedFrom}`.execute(tx)
}

export async function getNameOf(tx: Queryable, userId: number): Promise<string> {
  const { first_name, last_name } = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`
}
