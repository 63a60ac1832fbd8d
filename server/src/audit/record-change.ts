import type { AuditAction, AuditThing } from '@fairquay/contract/audit/actions.ts'
import { type AuditFields, keepDifference } from '@fairquay/contract/audit/difference.ts'
import type { Queryable } from '../database.ts'
import { insertRowsAlong } from '../insert-rows.ts'
import type { Viewer } from '../session.ts'

const columns = {
  actor_id: 'integer',
  actor: 'text',
  action: 'text',
  thing: 'text',
  thing_id: 'integer',
  name: 'text',
  before: 'jsonb',
  after: 'jsonb',
}

export type Change = {
  action: AuditAction
  thing: AuditThing
  id: number | null
  /** What the thing is called, for a reader; a thing that is gone later is still recognised by it. */
  name?: string
  /** The two sides; only the fields that differ are kept, and never a secret. Left out or null: there was nothing. */
  before?: AuditFields | null
  after?: AuditFields | null
}

/** Who makes a change; nobody for what a job or a command does. */
export type Actor = Pick<Viewer, 'userId' | 'firstName' | 'lastName'> | undefined

/**
 * Writes into the audit log that something was changed, in the transaction of the change. A change whose two sides are alike is none and leaves no entry.
 */
export async function recordChange(tx: Queryable, actor: Actor, change: Change): Promise<void> {
  await recordChanges(tx, actor, [change])
}

/** The same for many things at once, in one statement. */
export async function recordChanges(tx: Queryable, actor: Actor, changes: readonly Change[]): Promise<void> {
  const name = actor ? `${actor.firstName} ${actor.lastName}`.trim().slice(0, 200) : ''
  const rows = changes.flatMap((change) => {
    const kept = keepDifference(change.before, change.after)
    if (!kept) return []
    return {
      actor_id: actor?.userId ?? null,
      actor: name,
      action: change.action,
      thing: change.thing,
      thing_id: change.id,
      name: (change.name ?? '').slice(0, 200),
      before: kept.before,
      after: kept.after,
    }
  })
  await insertRowsAlong(tx, 'audit_log', columns, rows)
}
