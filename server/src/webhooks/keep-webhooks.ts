import type { Webhook, WebhookForm } from '@fairquay/contract/webhooks/endpoints.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { mostWebhooks, normaliseWebhookAddress, refuseWebhookAddress } from '@fairquay/contract/webhooks/rules.ts'
import { sql } from 'kysely'
import type { Database, Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { makeSecret } from './sign-message.ts'
import { storeDelivery } from './store-deliveries.ts'
import { dropLine, hastenLine } from './webhook-queue.ts'

type Parts = Pick<App, 'db' | 'config'>

/** Makes a webhook with a secret of its own, and answers its id. */
export async function createWebhook(
  tx: Queryable,
  app: Pick<Parts, 'config'>,
  companyId: number,
  userId: number,
  form: WebhookForm,
): Promise<number> {
  const url = readAddress(app, form.url)
  // Two at once must not both be the tenth.
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
  const { rows: own } = await sql<{ count: number }>`
    select count(*) as count from webhooks where company_id = ${companyId}`.execute(tx)
  if ((own[0]?.count ?? 0) >= mostWebhooks) throw new Failure('refused', undefined, webhookMessages.tooMany)
  const { rows } = await sql<{ id: number }>`
    insert into webhooks (company_id, url, description, events, is_active, secret, created_by)
    values (${companyId}, ${url}, ${form.description.trim()}, ${form.events}::text[], ${form.is_active}, ${makeSecret()}, ${userId})
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/**
 * Switched on again or led elsewhere, it begins anew: what failed before does not count, and what waits for its next try is called at once. Switched off, what waits
 * is not sent any more.
 */
export async function changeWebhook(app: Parts, companyId: number, id: number, form: WebhookForm): Promise<void> {
  const url = readAddress(app, form.url)
  const isLedElsewhere = await keepChange(app.db, companyId, id, { ...form, url })
  // After it and not together with it: a call under way holds its delivery and then wants the webhook.
  if (!form.is_active) await dropLine(app.db, id, new Date())
  else if (isLedElsewhere) await hastenLine(app.db, id)
}

/** Says whether another address is called than before. */
async function keepChange(db: Database, companyId: number, id: number, form: WebhookForm): Promise<boolean> {
  const { url } = form
  const { rows } = await sql<{ before: string }>`
    with before as (select id, url from webhooks where id = ${id} and company_id = ${companyId} for update)
    update webhooks w set
      failing_since = case when w.url = ${url} and w.is_active then w.failing_since end,
      given_up_at = case when ${form.is_active} then null else w.given_up_at end,
      given_up_because = case when ${form.is_active} then null else w.given_up_because end,
      is_slow = w.is_slow and w.url = ${url},
      url = ${url}, description = ${form.description.trim()}, events = ${form.events}::text[], is_active = ${form.is_active}
    from before where w.id = before.id returning before.url as before`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0].before !== url
}

export async function deleteWebhook({ db }: Parts, companyId: number, id: number): Promise<void> {
  const { rows } = await sql`delete from webhooks where id = ${id} and company_id = ${companyId} returning 1`.execute(
    db,
  )
  if (rows.length === 0) throw new Failure('not_found')
}

export async function rotateSecret(tx: Queryable, companyId: number, id: number): Promise<void> {
  const { rows } = await sql`
    update webhooks set old_secret = secret, old_secret_until = now() + interval '24 hours', secret = ${makeSecret()}
    where id = ${id} and company_id = ${companyId} returning 1`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
}

/**
 * Sends something again under the id it had, as a delivery of its own, so that the log keeps both. What still waits for its next try is tried now: received twice, it would be
 * told as lost and as received.
 */
export async function replayDelivery(tx: Queryable, { id, is_active }: Webhook, deliveryId: number): Promise<number> {
  const { rows } = await sql<{ message_id: string; event: string; body: string; about: string; state: string }>`
    select message_id, event, body, about, state from webhook_deliveries where id = ${deliveryId} and webhook_id = ${id} for update`.execute(
    tx,
  )
  const [sent] = rows
  if (!sent) throw new Failure('not_found')
  if (!is_active) throw new Failure('refused', undefined, webhookMessages.isOff)
  if (sent.state === 'waiting') {
    await sql`update webhook_deliveries set due_at = now() where id = ${deliveryId}`.execute(tx)
    return deliveryId
  }
  return storeDelivery(tx, {
    webhookId: id,
    event: sent.event,
    body: sent.body,
    messageId: sent.message_id,
    about: sent.about,
  })
}

function readAddress({ config }: Pick<Parts, 'config'>, typed: string): string {
  const refusal = refuseWebhookAddress(typed, config.privateWebhooks)
  if (refusal) throw new Failure('invalid_input', { url: refusal })
  return normaliseWebhookAddress(typed)
}
