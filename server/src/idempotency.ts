import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { DB } from './database-types.generated.ts'
import { Failure } from './failure.ts'
import { deleteOld, type Sweep } from './sweep.ts'

export type OnceKey = { userId: number; route: string; key: string; body: unknown }
export type OnceAnswer = { status: number; text: string; isReplay: boolean }

/**
 * Does `work` once per key (docs/safety.md#g1): the record of the answer is committed in the same transaction as the writes, so a retry after a lost
 * answer gets the first answer, and two at once end as one. The second waits for the first; when that takes longer than the lock timeout it
 * is told to try again.
 */
export async function answerOnce(
  db: Database,
  once: OnceKey,
  status: number,
  work: (tx: Transaction<DB>) => Promise<unknown>,
): Promise<OnceAnswer> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(once.body) ?? '')
    .digest()
  return inTransaction(db, async (tx) => {
    if (!(await claimKey(tx, once, fingerprint))) return replay(tx, once, fingerprint)
    const text = JSON.stringify(await work(tx))
    await tx
      .updateTable('idempotency_keys')
      .set({ status, answer: text })
      .where('user_id', '=', once.userId)
      .where('route', '=', once.route)
      .where('key', '=', once.key)
      .execute()
    return { status, text, isReplay: false }
  })
}

async function claimKey(tx: Transaction<DB>, once: OnceKey, fingerprint: Buffer): Promise<boolean> {
  try {
    const { rows } = await sql`
      insert into idempotency_keys (user_id, route, key, fingerprint, status, answer)
      values (${once.userId}, ${once.route}, ${once.key}, ${fingerprint}, 0, '')
      on conflict do nothing returning 1`.execute(tx)
    return rows.length === 1
  } catch (error) {
    // lock_not_available: the first one is still at work.
    if ((error as { code?: string }).code === '55P03') throw new Failure('still_running')
    throw error
  }
}

async function replay(tx: Transaction<DB>, once: OnceKey, fingerprint: Buffer): Promise<OnceAnswer> {
  const row = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', once.userId)
    .where('route', '=', once.route)
    .where('key', '=', once.key)
    .executeTakeFirst()
  if (!row) throw new Failure('still_running')
  if (!row.fingerprint.equals(fingerprint)) throw new Failure('idempotency_key_reused')
  return { status: row.status, text: row.answer, isReplay: true }
}

/** Longer than any retry. */
export const oldKeys: Sweep = {
  what: 'retry keys',
  keptDays: () => 7,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'idempotency_keys', condition: sql`created_at < ${before}`, age: sql`created_at` }),
}
