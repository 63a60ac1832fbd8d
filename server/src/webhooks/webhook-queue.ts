import type { GivenUpReason } from '@fairquay/contract/webhooks/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'

/** What is to be sent, where, and how it is signed. */
export type DeliveryTarget = {
  id: number
  message_id: string
  body: string
  /** How often it was called before. */
  attempts: number
  webhook_id: number
  company_id: number
  url: string
  secret: Buffer
  old_secret: Buffer | null
  is_active: boolean
  failing_since: Date | null
}

/** How long a line stays taken after each look at it: longer than a call may take, so that only a killed process loses one. */
const lease = sql`interval '20 seconds'`

/** How far into its line a webhook is looked at for things that may leave beside each other. */
const lookAhead = 50

/**
 * Takes the lines of webhooks that have something to do and that nobody works off, the longest waiting first, quick ones or slow ones. Found by hopping from
 * webhook to webhook along the index of what waits, so that it costs the same however much each has waiting.
 */
export async function takeLines(db: Database, isSlow: boolean, most: number): Promise<number[]> {
  if (most <= 0) return []
  const { rows } = await sql<{ id: number }>`
    with recursive heads as (
      (select webhook_id, due_at from webhook_deliveries where state = 'waiting' order by webhook_id, due_at, id limit 1)
      union all
      select next.webhook_id, next.due_at from heads cross join lateral (
        select webhook_id, due_at from webhook_deliveries
        where state = 'waiting' and webhook_id > heads.webhook_id order by webhook_id, due_at, id limit 1) next),
    free as materialized (
      select w.id from heads join webhooks w on w.id = heads.webhook_id
      where heads.due_at <= now() and w.is_slow = ${isSlow} and (w.taken_until is null or w.taken_until <= now())
      order by heads.due_at limit ${most}::int for no key update of w skip locked)
    update webhooks w set taken_until = now() + ${lease} from free where w.id = free.id returning w.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next of a line that may leave at once: of each thing that is told of only the first. Keeps the line taken. */
export async function takeRound(db: Database, webhookId: number, atOnce: number): Promise<DeliveryTarget[]> {
  const { rows } = await sql<DeliveryTarget>`
    with line as (update webhooks set taken_until = now() + ${lease} where id = ${webhookId} returning *),
    next as (
      select id, about, due_at from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'waiting' and due_at <= now() order by due_at, id limit ${lookAhead}::int),
    first as (
      select distinct on (coalesce(nullif(about, ''), id::text)) id, due_at from next
      order by coalesce(nullif(about, ''), id::text), due_at, id)
    select ${targetColumns} from first join webhook_deliveries d on d.id = first.id cross join line w
    order by first.due_at, d.id limit ${atOnce}::int`.execute(db)
  return rows
}

const targetColumns: RawBuilder<unknown> = sql`d.id, d.message_id, d.body, d.attempts, w.id as webhook_id, w.company_id, w.url, w.secret,
  case when w.old_secret_until > now() then w.old_secret end as old_secret, w.is_active, w.failing_since`

export async function freeLine(db: Database, webhookId: number): Promise<void> {
  await sql`update webhooks set taken_until = null where id = ${webhookId}`.execute(db)
}

/** What waits for a webhook that was switched off is not sent any more. */
export async function dropLine(db: Database, webhookId: number, now: Date): Promise<void> {
  await sql`
    update webhook_deliveries set state = 'failed', done_at = ${now} where webhook_id = ${webhookId} and state = 'waiting'`.execute(
    db,
  )
}

/** What waits for a webhook's next try is called now, in the order in which it happened. */
export async function hastenLine(db: Database, webhookId: number): Promise<void> {
  await sql`
    update webhook_deliveries set due_at = now() where webhook_id = ${webhookId} and state = 'waiting' and due_at > now()`.execute(
    db,
  )
}

export type KeptCall = {
  state: 'waiting' | 'delivered' | 'failed'
  /** When it is tried again, while it waits. */
  dueAt: Date
  isSlow: boolean
  call: { milliseconds: number; status: number | null; error: string | null; answer: string }
}

/** Writes down how a call went, in one statement; the webhook itself is touched only where that changes something. */
export async function keepCall(
  db: Database,
  { id, webhook_id }: DeliveryTarget,
  { state, dueAt, isSlow, call }: KeptCall,
  now: Date,
): Promise<void> {
  const isFailing = state !== 'delivered'
  await sql`
    with told as (
      update webhook_deliveries set state = ${state}, attempts = attempts + 1, due_at = ${dueAt}, done_at = ${state === 'waiting' ? null : now}
      where id = ${id} and state = 'waiting' returning id),
    kept as (
      insert into webhook_attempts (delivery_id, at, milliseconds, status, error, answer)
      select id, ${now}::timestamptz, ${call.milliseconds}::int, ${call.status}::int, ${call.error}::text, ${call.answer}::text from told)
    update webhooks set is_slow = ${isSlow},
      failing_since = case when ${isFailing}::boolean then coalesce(failing_since, ${now}::timestamptz) end
    where id = ${webhook_id} and (is_slow <> ${isSlow} or (failing_since is null) = ${isFailing})`.execute(db)
}

/** Switches a webhook off; says whether it was on. */
export async function switchOff(db: Database, webhookId: number, because: GivenUpReason): Promise<boolean> {
  const { rows } = await sql`
    update webhooks set is_active = false, given_up_at = now(), given_up_because = ${because}
    where id = ${webhookId} and is_active returning 1`.execute(db)
  return rows.length > 0
}
