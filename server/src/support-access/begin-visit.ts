import { mayVisit, supportAccessMessages as say } from '@fairquay/contract/support-access/rules.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { findViewer, hashToken, holdSession, makeToken, type Viewer } from '../session.ts'
import { endVisitsOf, getNameOf, holdAccess, insertVisit } from './queries.ts'

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
    const access = await holdAccess(tx, accessId)
    if (!access) throw new Failure('not_found')
    if (!mayVisit(access, operator.userId, now)) throw new Failure('conflict', undefined, say.notOpen)
    const operatorName = `${operator.firstName} ${operator.lastName}`.trim().slice(0, 200)
    await endVisitsOf(tx, operator.userId)
    const looking = { id: operator.userId, name: operatorName }
    const sessions = { session: hash, openedFrom: hashToken(session) }
    await insertVisit(tx, { access, operator: looking, ...sessions, userAgent, now })
    await recordChange(tx, operator, {
      ...{ action: 'looked-on', thing: 'person', id: access.user_id, name: await getNameOf(tx, access.user_id) },
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
