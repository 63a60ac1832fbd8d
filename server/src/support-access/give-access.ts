import type { AccessHours } from '@fairquay/contract/support-access/rules.ts'
import { stateOfAccess, supportAccessMessages } from '@fairquay/contract/support-access/rules.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { holdAccess, keepOffer, writeDecision, writeEnd } from './queries.ts'
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
  await keepOffer(tx, { userId: viewer.userId, reason, until, now })
  await recordChange(tx, viewer, { action: 'allowed', ...aboutSelf(viewer), before: null, after: { until, reason } })
}

/** The person's word on what an operator has asked; `hours` null refuses. */
export async function decideOnAccess(
  tx: Queryable,
  viewer: Viewer,
  id: number,
  { hours, now }: { hours: AccessHours | null; now: Date },
): Promise<void> {
  const access = await holdOwn(tx, viewer, id)
  if (stateOfAccess(access, now) !== 'waiting')
    throw new Failure('conflict', undefined, supportAccessMessages.notWaiting)
  const until = hours === null ? null : later(now, hours)
  await writeDecision(tx, id, until, now)
  await recordChange(tx, viewer, {
    action: until ? 'allowed' : 'refused',
    ...aboutSelf(viewer),
    before: null,
    after: { operator: access.asked_by_name, ...(until && { until }) },
  })
}

/** Whoever looks on by it at this moment sees nothing from now on. Ending what is over is no error. */
export async function endAccess(tx: Queryable, viewer: Viewer, id: number, now: Date): Promise<void> {
  const access = await holdOwn(tx, viewer, id)
  const state = stateOfAccess(access, now)
  if (state !== 'open' && state !== 'waiting') return
  await writeEnd(tx, id, now)
  await recordChange(tx, viewer, {
    action: 'ended',
    ...aboutSelf(viewer),
    before: null,
    after: { operator: access.asked_by_name },
  })
}

/** Another's is not there. */
async function holdOwn(tx: Queryable, viewer: Viewer, id: number) {
  const access = await holdAccess(tx, id, viewer.userId)
  if (!access) throw new Failure('not_found')
  return access
}
