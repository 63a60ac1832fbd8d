import { mayVisit, supportAccessMessages as say, visitMinutes } from '@fairquay/contract/support-access/rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { findViewer, hashToken, holdSession, makeToken, type Viewer } from '../session.ts'

type Beginning = { accessId: number; session: string; userAgent: string; now: Date }

/**
 * Opens the session an operator looks on in. It ends with the access, with the operator's own session, and within the hour; one visit of an operator at a
 * time, so that an earlier one ends.
 */
export async function beginVisit(
  app: App,
  operator: Viewer,
  { accessId, session, userAgent, now }: Beginning,
): Promise<{ token: string; viewer: Viewer }> {
  const { token, hash } = makeToken()
  await inTransaction(app.db, async (tx) => {
    await holdSession(tx, operator.userId, session)
    const access = await tx
      .selectFrom('support_access')
      .selectAll()
      .where('id', '=', accessId)
      .forUpdate()
      .executeTakeFirst()
    if (!access) throw new Failure('not_found')
    if (!mayVisit(access, operator.userId, now)) throw new Failure('conflict', undefined, say.notOpen)
    const operatorName = `${operator.firstName} ${operator.lastName}`.trim().slice(0, 200)
    await sql`
      delete from sessions where visit_id in (select id from support_visits where operator_id = ${operator.userId} and ended_at is null)`.execute(
      tx,
    )
    const { id: visitId } = await tx
      .insertInto('support_visits')
      .values({ access_id: accessId, operator_id: operator.userId, operator_name: operatorName, began_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await sql`
      insert into sessions (token_hash, user_id, user_agent, way, visit_id, opened_from, expires_at)
      select ${hash}, ${access.user_id}, ${userAgent.slice(0, 300)}, 'visit', ${visitId}, s.token_hash,
        least(s.expires_at, ${access.until}::timestamptz, ${now}::timestamptz + make_interval(mins => ${visitMinutes}))
      from sessions s where s.token_hash = ${hashToken(session)}`.execute(tx)
    const person = await tx
      .selectFrom('users')
      .select(['first_name', 'last_name'])
      .where('id', '=', access.user_id)
      .executeTakeFirstOrThrow()
    await recordChange(tx, operator, {
      ...{ action: 'looked-on', thing: 'person', id: access.user_id, name: `${person.first_name} ${person.last_name}` },
      before: null,
      after: { reason: access.reason },
    })
    await notifyPeople(tx, app, { kind: 'access.used', facts: { actor: operatorName }, people: [access.user_id] }, now)
  })
  const viewer = await findViewer(app.db, token)
  // Suspended since they allowed it: there is nothing to see.
  if (!viewer) throw new Failure('refused', undefined, say.cannotSignIn)
  return { token, viewer }
}
