import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@fairquay/contract/webhooks/events.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { jobKind } from '../jobs.ts'
import { findListeners } from './queries.ts'

/**
 * Tried again after 5, 10, 20 … seconds, at last every hour: for about half a day. Of one company two at once: a receiver that never answers holds up its
 * own company's deliveries and nobody else's.
 */
export const deliverWebhookJob = jobKind<{ deliveryId: number }>('deliver-webhook', {
  retries: 20,
  atOnce: 8,
  atOnceOfGroup: 2,
})

/** What a receiver reads. Ids and words only: what stands behind them is asked for with an API token. */
export type WebhookMessage = { type: string; timestamp: string; data: object }

/** Stores, in the caller's transaction, what the webhooks of these companies are told, and the jobs that will tell them. `data` that costs something to make is made only when somebody listens. */
export async function notifyWebhooks(
  tx: Queryable,
  app: Pick<App, 'jobs'>,
  companyIds: readonly number[],
  event: WebhookEvent,
  data: object | (() => Promise<object>),
  now = new Date(),
): Promise<void> {
  const listeners = await findListeners(tx, companyIds, event)
  if (listeners.length === 0) return
  const made = typeof data === 'function' ? await (data as () => Promise<object>)() : data
  const body = writeBody({ type: event, timestamp: now.toISOString(), data: made })
  for (const webhookId of listeners)
    await storeDelivery(tx, app, { webhookId, event, body, messageId: makeMessageId() })
}

export function makeMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}

export function writeBody(message: WebhookMessage): string {
  return JSON.stringify(message)
}

export async function storeDelivery(
  tx: Queryable,
  { jobs }: Pick<App, 'jobs'>,
  { webhookId, event, body, messageId }: { webhookId: number; event: string; body: string; messageId: string },
): Promise<number> {
  const { rows } = await sql<{ id: number; company_id: number }>`
    insert into webhook_deliveries (webhook_id, message_id, event, body) values (${webhookId}, ${messageId}, ${event}, ${body})
    returning id, (select company_id from webhooks where webhooks.id = webhook_id)`.execute(tx)
  const [stored] = rows
  if (!stored) throw new Error('The delivery was not stored')
  await jobs.enqueue(tx, deliverWebhookJob, { deliveryId: stored.id }, { group: `company:${stored.company_id}` })
  return stored.id
}
