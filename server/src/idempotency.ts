import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { type Database, inTransaction } from './database.ts'
import type { DB } from './database-types.generated.ts'
import { Failure } from './failure.ts'
import { sendAlong } from './send-along.ts'
import { deleteOld, type Sweep } from './sweep.ts'

/** `key` is the caller's; without one, the content stands for it for ten minutes. */
export type OnceKey = { userId: number; route: string; key: string | undefined; body: unknown }

/** How often a call that the database ended is done anew, and milliseconds it rests at most before. */
const mostCircles = 5
const restAfterCircle = 60

type Claim = { userId: number; route: string; key: string; fingerprint: Buffer; isOfContent: boolean }

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
  { userId, route, key, body }: OnceKey,
  status: number,
  work: (tx: Transaction<DB>) => Promise<Answer>,
  secretive?: Secretive<Answer>,
): Promise<OnceAnswer> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest()
  const claim: Claim = {
    userId,
    route,
    // With a space, which no caller's key has.
    key: key ?? `content ${fingerprint.toString('base64url')}`,
    fingerprint,
    isOfContent: key === undefined,
  }
  const attempt = () => inTransaction(db, (tx) => answerIn(tx))
  async function answerIn(tx: Transaction<DB>): Promise<OnceAnswer> {
    if (!(await claimKey(tx, claim))) {
      const first = await findFirst(tx, claim)
      const text = secretive ? JSON.stringify(await secretive.renew(tx, JSON.parse(first.answer))) : first.answer
      return { status: first.status, text, isReplay: true }
    }
    const answer = await work(tx)
    const text = JSON.stringify(answer)
    const record = tx
      .updateTable('idempotency_keys')
      .set({ status, answer: secretive ? JSON.stringify(secretive.keep(answer)) : text })
      .where('user_id', '=', claim.userId)
      .where('route', '=', claim.route)
      .where('key', '=', claim.key)
    await sendAlong(tx, record)
    return { status, text, isReplay: false }
  }
  for (let circles = 0; ; circles++)
    try {
      return await attempt()
    } catch (error) {
      // Two that waited for each other in a circle: the database ended this one, and nothing of it is there. Where many go on at once, as after a crash, it may meet another.
      if ((error as { code?: string }).code !== '40P01' || circles === mostCircles) throw error
      await setTimeout(Math.random() * restAfterCircle)
    }
}

/** After ten minutes the same content is asked anew: its record begins again, so that one that is about to end cannot let a retry through beside it. */
async function claimKey(
  tx: Transaction<DB>,
  { userId, route, key, fingerprint, isOfContent }: Claim,
): Promise<boolean> {
  const onConflict = isOfContent
    ? sql`do update set created_at = now(), status = 0, answer = '' where idempotency_keys.created_at < now() - interval '10 minutes'`
    : sql`do nothing`
  try {
    const { rows } = await sql`
      insert into idempotency_keys (user_id, route, key, fingerprint, status, answer)
      values (${userId}, ${route}, ${key}, ${fingerprint}, 0, '')
      on conflict (user_id, route, key) ${onConflict} returning 1`.execute(tx)
    return rows.length === 1
  } catch (error) {
    // lock_not_available: the first one is still at work.
    if ((error as { code?: string }).code === '55P03') throw new Failure('still_running')
    throw error
  }
}

async function findFirst(tx: Transaction<DB>, { userId, route, key, fingerprint }: Claim) {
  const row = await tx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
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
