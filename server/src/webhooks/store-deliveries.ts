import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@fairquay/contract/webhooks/events.ts'
import { sql } from 'kysely'
import { beforeCommit, type Queryable } from '../database.ts'
import { findListeners } from './queries.ts'

/** What a receiver reads: the thing itself, as its own call answers it. */
export type WebhookMessage = { type: string; timestamp: string; data: object }

/** What a company is told, made only when it listens: as it is when the transaction ends, and no more than the company may see. */
export type Telling = (companyId: number) => Promise<object>

/** Stores, in the caller's transaction, what the webhooks of these companies are told. */
export function notifyWebhooks(
  tx: Queryable,
  companyIds: readonly number[],
  event: WebhookEvent,
  data: object | Telling,
  now = new Date(),
): Promise<void> {
  return beforeCommit(tx, async () => {
    const listeners = await findListeners(tx, companyIds, event)
    for (const [companyId, own] of Map.groupBy(listeners, ({ company_id }) => company_id)) {
      const made = typeof data === 'function' ? await (data as Telling)(companyId) : data
      const body = writeFitting({ type: event, timestamp: now.toISOString(), data: made })
      const about = nameThing(made)
      for (const { id } of own)
        await storeDelivery(tx, { webhookId: id, event, body, messageId: makeMessageId(), about })
    }
  })
}

/** Characters that a body may have; what is longer is told of by its names and addresses alone. */
const longestBody = 400_000
const names = ['id', 'number', 'kind', 'api', 'page']

function writeFitting(message: WebhookMessage): string {
  const body = writeBody(message)
  if (body.length <= longestBody) return body
  const short = Object.entries(message.data).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([field]) => names.includes(field)))
      : value,
  ])
  return writeBody({ ...message, data: { ...Object.fromEntries(short), is_shortened: true } })
}

/** What news of the same thing have in common, so that they leave one after the other. */
function nameThing(data: object): string {
  const { order, request, product, review } = data as Partial<
    Record<'order' | 'request' | 'product' | 'review', { id: number }>
  >
  if (product) return `product:${product.id}`
  if (order) return `order:${order.id}`
  if (review) return `review:${review.id}`
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
