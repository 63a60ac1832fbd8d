import type { Webhook, WebhookForm } from '@fairquay/contract/webhooks/endpoints.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { mostWebhooks, normaliseWebhookAddress, refuseWebhookAddress } from '@fairquay/contract/webhooks/rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { makeSecret } from './sign-message.ts'
import { storeDelivery } from './store-deliveries.ts'

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

/** Switched on again or led elsewhere, it begins anew: what failed before does not count. */
export async function changeWebhook(app: Parts, companyId: number, id: number, form: WebhookForm): Promise<void> {
  const url = readAddress(app, form.url)
  const { rows } = await sql`
    update webhooks set
      failing_since = case when url = ${url} and is_active then failing_since end,
      given_up_at = case when ${form.is_active} then null else given_up_at end,
      given_up_because = case when ${form.is_active} then null else given_up_because end,
      is_slow = is_slow and url = ${url},
      url = ${url}, description = ${form.description.trim()}, events = ${form.events}::text[], is_active = ${form.is_active}
    where id = ${id} and company_id = ${companyId} returning 1`.execute(app.db)
  if (rows.length === 0) throw new Failure('not_found')
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

/** Sends something again under the id it had, as a delivery of its own, so that the log keeps both. */
export async function replayDelivery(tx: Queryable, { id, is_active }: Webhook, deliveryId: number): Promise<number> {
  const { rows } = await sql<{ message_id: string; event: string; body: string; about: string }>`
    select message_id, event, body, about from webhook_deliveries where id = ${deliveryId} and webhook_id = ${id}`.execute(
    tx,
  )
  const [sent] = rows
  if (!sent) throw new Failure('not_found')
  if (!is_active) throw new Failure('refused', undefined, webhookMessages.isOff)
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
