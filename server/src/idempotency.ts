import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { DB } from './database-types.generated.ts'
import { Failure } from './failure.ts'
import { deleteOld, type Sweep } from './sweep.ts'

export type OnceKey = { userId: number; route: string; key: string; body: unknown }

/** How an answer is given again that holds a secret, which no record of answers may keep. */
export type Secretive<Answer> = {
  /** What of the answer is kept. */
  keep: (answer: Answer) => unknown
  /** The answer to a retry, made anew of that. */
  renew: (tx: Transaction<DB>, kept: unknown) => Promise<Answer>
}

export type OnceAnswer = { status: number; text: string; isReplay: boolean }

/**
 * Does `work` once per key (docs/safety.md#g1): the record of the answer is committed in the same transaction as the writes, so a retry after a lost
 * answer gets the first answer, and two at once end as one. The second waits for the first; when that takes longer than the lock timeout it
 * is told to try again.
 */
export async function answerOnce<Answer>(
  db: Database,
  once: OnceKey,
  status: number,
  work: (tx: Transaction<DB>) => Promise<Answer>,
  secretive?: Secretive<Answer>,
): Promise<OnceAnswer> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(once.body) ?? '')
    .digest()
  return inTransaction(db, async (tx) => {
    if (!(await claimKey(tx, once, fingerprint))) {
      const first = await findFirst(tx, once, fingerprint)
      const text = secretive ? JSON.stringify(await secretive.renew(tx, JSON.parse(first.answer))) : first.answer
      return { status: first.status, text, isReplay: true }
    }
    const answer = await work(tx)
    const text = JSON.stringify(answer)
    await tx
      .updateTable('idempotency_keys')
      .set({ status, answer: secretive ? JSON.stringify(secretive.keep(answer)) : text })
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

async function findFirst(tx: Transaction<DB>, once: OnceKey, fingerprint: Buffer) {
  const row = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', once.userId)
    .where('route', '=', once.route)
    .where('key', '=', once.key)
    .executeTakeFirst()
  if (!row) throw new Failure('still_running')
  if (!row.fingerprint.equals(fingerprint)) throw new Failure('idempotency_key_reused')
  return row
}

/** Longer than any retry. */
export const oldKeys: Sweep = {
  what: 'retry keys',
  keptDays: () => 7,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'idempotency_keys', condition: sql`created_at < ${before}`, age: sql`created_at` }),
}
