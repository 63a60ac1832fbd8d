import type { Delivery, Webhook } from '@fairquay/contract/webhooks/endpoints.ts'
import type { WebhookEvent } from '@fairquay/contract/webhooks/events.ts'
import type { GivenUpReason } from '@fairquay/contract/webhooks/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

type WebhookRow = {
  id: number
  url: string
  description: string
  events: WebhookEvent[]
  is_active: boolean
  failing_since: Date | null
  given_up_because: GivenUpReason | null
  created_at: Date
}

const columns = sql`id, url, description, events, is_active, failing_since, given_up_because, created_at`

export async function findWebhooks(db: Queryable, companyId: number): Promise<Webhook[]> {
  const { rows } =
    await sql<WebhookRow>`select ${columns} from webhooks where company_id = ${companyId} order by id`.execute(db)
  return rows.map(present)
}

/** A webhook of the company; another's is not found. */
export async function findWebhook(db: Queryable, companyId: number, id: number): Promise<Webhook | undefined> {
  const { rows } = await sql<WebhookRow>`
    select ${columns} from webhooks where company_id = ${companyId} and id = ${id}`.execute(db)
  return rows[0] && present(rows[0])
}

/** What signs for a webhook of the company. */
export async function findSecret(db: Queryable, companyId: number, id: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ secret: Buffer }>`
    select secret from webhooks where company_id = ${companyId} and id = ${id}`.execute(db)
  return rows[0]?.secret
}

function present({ failing_since, created_at, ...row }: WebhookRow): Webhook {
  return {
    ...row,
    failing_since: failing_since?.toISOString() ?? null,
    is_given_up: row.given_up_because !== null,
    created_at: created_at.toISOString(),
  }
}

/** Whichever of these companies wants to know of an event. */
export async function findListeners(
  tx: Queryable,
  companyIds: readonly number[],
  event: WebhookEvent,
): Promise<{ id: number; company_id: number }[]> {
  const { rows } = await sql<{ id: number; company_id: number }>`
    select id, company_id from webhooks w
    where company_id = any(${[...new Set(companyIds)]}::integer[]) and is_active and ${event} = any(events)
      -- A company all of whose people are shut out learns nothing by its programs either.
      and exists (select 1 from users u where u.company_id = w.company_id and u.status = 1)
    order by id`.execute(tx)
  return rows
}

type DeliveryRow = Omit<Delivery, 'created_at' | 'next_at'> & { created_at: Date; next_at: Date | null }

export async function findDeliveries(
  db: Queryable,
  webhookId: number,
  limit: number,
  offset: number,
): Promise<Delivery[]> {
  const { rows } = await sql<DeliveryRow>`
    select d.id, d.message_id, d.event, d.state, d.body, d.created_at,
      case when d.state = 'waiting' then d.due_at end as next_at, ${attempts} as attempts
    from webhook_deliveries d where d.webhook_id = ${webhookId}
    order by d.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ created_at, next_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    next_at: next_at?.toISOString() ?? null,
  }))
}

/** The newest of a delivery's attempts, the oldest of them first. */
const attempts: RawBuilder<unknown> = sql`(
  select coalesce(json_agg(json_build_object('at', a.at, 'milliseconds', a.milliseconds, 'status', a.status, 'error', a.error, 'answer', a.answer) order by a.id), '[]')
  from (select * from webhook_attempts where delivery_id = d.id order by id desc limit 30) a)`

export async function countDeliveries(db: Queryable, webhookId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from webhook_deliveries where webhook_id = ${webhookId}`.execute(db)
  return rows[0]?.count ?? 0
}
