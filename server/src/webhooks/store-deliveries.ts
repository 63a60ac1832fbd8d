import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@fairquay/contract/webhooks/events.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { findListeners } from './queries.ts'

/** What a receiver reads: the thing itself, as its own call answers it. */
export type WebhookMessage = { type: string; timestamp: string; data: object }

/** Stores, in the caller's transaction, what the webhooks of these companies are told. `data` that costs something to make is made only when somebody listens. */
export async function notifyWebhooks(
  tx: Queryable,
  companyIds: readonly number[],
  event: WebhookEvent,
  data: object | (() => Promise<object>),
  now = new Date(),
): Promise<void> {
  const listeners = await findListeners(tx, companyIds, event)
  if (listeners.length === 0) return
  const made = typeof data === 'function' ? await (data as () => Promise<object>)() : data
  const body = writeBody({ type: event, timestamp: now.toISOString(), data: made })
  const about = nameThing(made)
  for (const webhookId of listeners)
    await storeDelivery(tx, { webhookId, event, body, messageId: makeMessageId(), about })
}

/** What news of the same thing have in common, so that they leave one after the other. */
function nameThing(data: object): string {
  const { order, request } = data as { order?: { id: number }; request?: { id: number } }
  if (order) return `order:${order.id}`
  return request ? `request:${request.id}` : ''
}

export function makeMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`
}

export function writeBody(message: WebhookMessage): string {
  return JSON.stringify(message)
}

type NewDelivery = { webhookId: number; event: string; body: string; messageId: string; about?: string }

export async function storeDelivery(
  tx: Queryable,
  { webhookId, event, body, messageId, about = '' }: NewDelivery,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook_deliveries (webhook_id, message_id, event, body, about)
    values (${webhookId}, ${messageId}, ${event}, ${body}, ${about}) returning id`.execute(tx)
  const [stored] = rows
  if (!stored) throw new Error('The delivery was not stored')
  return stored.id
}
