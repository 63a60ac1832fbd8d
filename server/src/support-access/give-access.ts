import type { AccessHours } from '@fairquay/contract/support-access/rules.ts'
import { stateOfAccess, supportAccessMessages } from '@fairquay/contract/support-access/rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { refuseBlank } from './refuse-blank.ts'

const later = (now: Date, hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000)
const aboutSelf = ({ userId, firstName, lastName }: Viewer) => ({
  thing: 'person' as const,
  id: userId,
  name: `${firstName} ${lastName}`,
})

/** The person lets any operator look on, without having been asked; an offer that is open is changed. */
export async function offerAccess(
  tx: Queryable,
  viewer: Viewer,
  { hours, reason: given, now }: { hours: AccessHours; reason: string; now: Date },
): Promise<void> {
  if (viewer.role === 'admin') throw new Failure('refused', undefined, supportAccessMessages.notOperators)
  refuseBlank(given)
  const [reason, until] = [given.trim(), later(now, hours)]
  // Of two offers at once the second finds the first.
  await sql`select 1 from users where id = ${viewer.userId} for no key update`.execute(tx)
  const { numUpdatedRows } = await tx
    .updateTable('support_access')
    .set({ until, reason })
    .where('user_id', '=', viewer.userId)
    .where('is_offered', '=', true)
    .where('ended_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n)
    await tx
      .insertInto('support_access')
      .values({ user_id: viewer.userId, is_offered: true, reason, asked_at: now, decided_at: now, until })
      .execute()
  await recordChange(tx, viewer, { action: 'allowed', ...aboutSelf(viewer), before: null, after: { until, reason } })
}

/** The person's word on what an operator has asked; `hours` null refuses. */
export async function decideOnAccess(
  tx: Queryable,
  viewer: Viewer,
  id: number,
  { hours, now }: { hours: AccessHours | null; now: Date },
): Promise<void> {
  const access = await holdAccess(tx, viewer.userId, id)
  if (stateOfAccess(access, now) !== 'waiting')
    throw new Failure('conflict', undefined, supportAccessMessages.notWaiting)
  const until = hours === null ? null : later(now, hours)
  await tx.updateTable('support_access').set({ decided_at: now, until }).where('id', '=', id).execute()
  await recordChange(tx, viewer, {
    action: until ? 'allowed' : 'refused',
    ...aboutSelf(viewer),
    before: null,
    after: { operator: access.asked_by_name, ...(until && { until }) },
  })
}

/** Whoever looks on by it at this moment sees nothing from now on. Ending what is over is no error. */
export async function endAccess(tx: Queryable, viewer: Viewer, id: number, now: Date): Promise<void> {
  const access = await holdAccess(tx, viewer.userId, id)
  const state = stateOfAccess(access, now)
  if (state !== 'open' && state !== 'waiting') return
  await tx.updateTable('support_access').set({ ended_at: now }).where('id', '=', id).execute()
  await sql`
    delete from sessions where visit_id in (select id from support_visits where access_id = ${id} and ended_at is null)`.execute(
    tx,
  )
  await recordChange(tx, viewer, {
    action: 'ended',
    ...aboutSelf(viewer),
    before: null,
    after: { operator: access.asked_by_name },
  })
}

/** Locked until the end of the transaction; another's is not there. */
async function holdAccess(tx: Queryable, userId: number, id: number) {
  const access = await tx
    .selectFrom('support_access')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!access) throw new Failure('not_found')
  return access
}
