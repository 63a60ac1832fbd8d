import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { isPastPatience, isReceived } from '@fairquay/contract/webhooks/rules.ts'
import { sql } from 'kysely'
import { callOutside, isForbiddenAddress } from '../call-outside.ts'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler } from '../jobs.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { isPublicAddress } from '../public-address.ts'
import { type DeliveryTarget, findDelivery } from './queries.ts'
import { signMessage } from './sign-message.ts'
import { deliverWebhookJob } from './store-deliveries.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config' | 'log'>
type Outcome = { status: number | null; error: string | null; answer: string; milliseconds: number }

/** How long an answer may take, and how much of it is kept. */
const patience = 10_000
const keptBytes = 1024

export function webhookHandler(app: Parts): JobHandler {
  return handleJob(deliverWebhookJob, ({ deliveryId }) => deliverWebhook(app, deliveryId))
}

/**
 * Makes one attempt and writes down how it went; throws when the queue is to try again. A crash after the call leaves no trace of it, and the repeat
 * carries the same id, which is how a receiver knows.
 */
export async function deliverWebhook(app: Parts, deliveryId: number, now = new Date()): Promise<void> {
  const target = await findDelivery(app.db, deliveryId)
  if (target?.state !== 'waiting') return
  if (!target.is_active) return keepOutcome(app, target, 'failed', now)
  const outcome = await attempt(app, target, now)
  const isDone = outcome.status !== null && isReceived(outcome.status)
  const isLast = target.attempts >= deliverWebhookJob.retries
  // "Gone" is a receiver's way to say: never again.
  const isOver = outcome.status === 410 || (target.failing_since !== null && isPastPatience(target.failing_since, now))
  const state = isDone ? 'delivered' : isLast || isOver ? 'failed' : 'waiting'
  await keepOutcome(app, target, state, now, outcome)
  if (!isDone && isOver) await giveUp(app, target)
  if (state === 'waiting') throw new Error(`Webhook ${target.webhook_id}: ${outcome.error ?? outcome.status}`)
}

async function attempt({ config }: Parts, target: DeliveryTarget, now: Date): Promise<Outcome> {
  const begin = performance.now()
  const took = () => Math.round(performance.now() - begin)
  const { message_id, body, secret, old_secret, url } = target
  const signed = signMessage(
    { id: message_id, timestamp: Math.floor(now.getTime() / 1000), body },
    old_secret ? [secret, old_secret] : [secret],
  )
  const signal = AbortSignal.timeout(patience)
  try {
    const answer = await callOutside(url, {
      method: 'POST',
      headers: { ...signed, 'content-type': 'application/json', 'user-agent': 'Fairquay webhook' },
      body,
      isAllowed: config.privateWebhooks ? () => true : isPublicAddress,
      signal,
    })
    const text = await readBeginning(answer)
    return { status: answer.statusCode ?? 0, error: null, answer: text, milliseconds: took() }
  } catch (error) {
    const reason = isForbiddenAddress(error)
      ? webhookMessages.forbidden
      : signal.aborted
        ? webhookMessages.noAnswer
        : webhookMessages.unreachable
    return { status: null, error: reason, answer: '', milliseconds: took() }
  }
}

/** The first kilobyte; the rest is not read, however much it is. */
async function readBeginning(answer: AsyncIterable<Buffer> & { destroy(): unknown }): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of answer) {
      chunks.push(chunk)
      bytes += chunk.length
      if (bytes >= keptBytes) break
    }
  } finally {
    answer.destroy()
  }
  // What cannot be kept as text: NUL, and half a letter at the cut.
  return Buffer.concat(chunks)
    .subarray(0, keptBytes)
    .toString('utf8')
    .replaceAll('\u0000', '')
    .replace(/\uFFFD$/, '')
}

async function keepOutcome(
  { db }: Parts,
  { id, webhook_id }: DeliveryTarget,
  state: 'waiting' | 'delivered' | 'failed',
  now: Date,
  outcome?: Outcome,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`
      update webhook_deliveries set state = ${state}, attempts = attempts + ${outcome ? 1 : 0},
        done_at = ${state === 'waiting' ? null : now} where id = ${id}`.execute(tx)
    if (!outcome) return
    const { milliseconds, status, error, answer } = outcome
    await sql`
      insert into webhook_attempts (delivery_id, at, milliseconds, status, error, answer)
      values (${id}, ${now}, ${milliseconds}, ${status}, ${error}, ${answer})`.execute(tx)
    if (state === 'delivered')
      await sql`update webhooks set failing_since = null where id = ${webhook_id} and failing_since is not null`.execute(
        tx,
      )
    else
      await sql`update webhooks set failing_since = ${now} where id = ${webhook_id} and failing_since is null`.execute(
        tx,
      )
  })
}

/** Switches it off and tells those who may switch it on again. */
async function giveUp(app: Parts, { webhook_id, company_id, url }: DeliveryTarget): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { rows } = await sql`
      update webhooks set is_active = false, given_up_at = now() where id = ${webhook_id} and is_active returning 1`.execute(
      tx,
    )
    if (rows.length === 0) return
    const people = await tx
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', company_id)
      .where('company_role', 'in', ['owner', 'editor'])
      .execute()
    const ids = people.map(({ id }) => id)
    await notifyPeople(tx, app, {
      kind: 'webhook.given-up',
      facts: { url: new URL(url).host },
      people: ids,
      writeTo: ids,
    })
  })
}
