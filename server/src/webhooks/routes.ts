import * as endpoints from '@fairquay/contract/webhooks/endpoints.ts'
import { pingEvent } from '@fairquay/contract/webhooks/events.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { countAttempt } from '../attempts.ts'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement } from '../http.ts'
import type { Viewer } from '../session.ts'
import { changeWebhook, createWebhook, deleteWebhook, replayDelivery, rotateSecret } from './keep-webhooks.ts'
import { countDeliveries, findDeliveries, findWebhook, findWebhooks } from './queries.ts'
import { writeSecret } from './sign-message.ts'
import { makeMessageId, storeDelivery, writeBody } from './store-deliveries.ts'

const defaultPerPage = 20

export function webhookRoutes(app: App): void {
  implement(app, endpoints.listWebhooks, async ({ viewer }) => ({
    data: await findWebhooks(app.db, companyOf(viewer)),
  }))

  implement(app, endpoints.createWebhook, async ({ viewer, body }) => {
    const { id, secret } = await createWebhook(app, companyOf(viewer), viewer.userId, body)
    return { data: await getWebhook(app, viewer, id), secret: writeSecret(secret) }
  })

  implement(app, endpoints.changeWebhook, async ({ viewer, params, body }) => {
    await changeWebhook(app, companyOf(viewer), params.id, body)
    return { data: await getWebhook(app, viewer, params.id) }
  })

  implement(app, endpoints.deleteWebhook, async ({ viewer, params }) => {
    await deleteWebhook(app, companyOf(viewer), params.id)
    return { success: true }
  })

  implement(app, endpoints.rotateSecret, async ({ viewer, params }) => {
    const secret = await rotateSecret(app, companyOf(viewer), params.id)
    return { data: await getWebhook(app, viewer, params.id), secret: writeSecret(secret) }
  })

  implement(app, endpoints.pingWebhook, async ({ viewer, params }) => {
    const webhook = await getWebhook(app, viewer, params.id)
    await countAttempt(app.db, `webhook-test:${webhook.id}`, 30, 10)
    if (!webhook.is_active) throw new Failure('refused', undefined, webhookMessages.isOff)
    const body = writeBody({ type: pingEvent, timestamp: new Date().toISOString(), data: { webhook: webhook.id } })
    const delivery = { webhookId: webhook.id, event: pingEvent, body, messageId: makeMessageId() }
    return { delivery_id: await inTransaction(app.db, (tx) => storeDelivery(tx, app, delivery)) }
  })

  implement(app, endpoints.listDeliveries, async ({ viewer, params, query }) => {
    const { page = 1, perPage = defaultPerPage } = query
    const { id } = await getWebhook(app, viewer, params.id)
    const data = await findDeliveries(app.db, id, perPage, (page - 1) * perPage)
    return { data, pagination: { current_page: page, per_page: perPage, total: await countDeliveries(app.db, id) } }
  })

  implement(app, endpoints.replayDelivery, async ({ viewer, params }) => {
    const webhook = await getWebhook(app, viewer, params.id)
    await countAttempt(app.db, `webhook-test:${webhook.id}`, 30, 10)
    return { delivery_id: await replayDelivery(app, webhook, params.deliveryId) }
  })
}

async function getWebhook({ db }: App, viewer: Viewer, id: number): Promise<endpoints.Webhook> {
  const webhook = await findWebhook(db, companyOf(viewer), id)
  if (!webhook) throw new Failure('not_found')
  return webhook
}

function companyOf({ company }: Viewer): number {
  if (!company) throw new Failure('not_allowed', undefined, webhookMessages.noCompany)
  return company.id
}
