import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { writeTestMessage } from '@fairquay/contract/integrations/test-message.ts'
import * as endpoints from '@fairquay/contract/webhooks/endpoints.ts'
import { pingEvent } from '@fairquay/contract/webhooks/events.ts'
import { webhookMessages } from '@fairquay/contract/webhooks/messages.ts'
import { countAttempt } from '../attempts.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import type { Secretive } from '../idempotency.ts'
import { companyOf, type Viewer } from '../session.ts'
import { changeWebhook, createWebhook, deleteWebhook, replayDelivery, rotateSecret } from './keep-webhooks.ts'
import { countDeliveries, findDeliveries, findSecret, findWebhook, findWebhooks } from './queries.ts'
import { writeSecret } from './sign-message.ts'
import { makeMessageId, storeDelivery, writeBody } from './store-deliveries.ts'

const defaultPerPage = 20

type WebhookWithSecret = AnswerOf<typeof endpoints.createWebhook>

export function webhookRoutes(app: App): void {
  implement(app, endpoints.listWebhooks, async ({ viewer }) => ({
    data: await findWebhooks(app.db, ownCompanyId(viewer)),
  }))

  implementOnce(
    app,
    endpoints.createWebhook,
    async (tx, { viewer, body }) =>
      showSecret(tx, viewer, await createWebhook(tx, app, ownCompanyId(viewer), viewer.userId, body)),
    ({ viewer }) => leaveOutSecret(viewer),
  )

  implement(app, endpoints.changeWebhook, async ({ viewer, params, body }) => {
    await changeWebhook(app, ownCompanyId(viewer), params.id, body)
    return { data: await getWebhook(app.db, viewer, params.id) }
  })

  implement(app, endpoints.deleteWebhook, async ({ viewer, params }) => {
    await deleteWebhook(app, ownCompanyId(viewer), params.id)
    return { success: true }
  })

  implementOnce(
    app,
    endpoints.rotateSecret,
    async (tx, { viewer, params }) => {
      await rotateSecret(tx, ownCompanyId(viewer), params.id)
      return showSecret(tx, viewer, params.id)
    },
    ({ viewer }) => leaveOutSecret(viewer),
  )

  implementOnce(app, endpoints.pingWebhook, async (tx, { viewer, params, body }) => {
    const webhook = await getWebhook(tx, viewer, params.id)
    await countAttempt(tx, 'webhook-test', webhook.id)
    if (!webhook.is_active) throw new Failure('refused', undefined, webhookMessages.isOff)
    const { event = pingEvent } = body
    const given = { webhookId: webhook.id, site: app.config.publicUrl, now: new Date() }
    const sent = { webhookId: webhook.id, event, body: writeBody(writeTestMessage(event, given)) }
    return { delivery_id: await storeDelivery(tx, { ...sent, messageId: makeMessageId() }) }
  })

  implement(app, endpoints.listDeliveries, async ({ viewer, params, query }) => {
    const { page = 1, perPage = defaultPerPage } = query
    const { id } = await getWebhook(app.db, viewer, params.id)
    const data = await findDeliveries(app.db, id, perPage, (page - 1) * perPage)
    return { data, pagination: { current_page: page, per_page: perPage, total: await countDeliveries(app.db, id) } }
  })

  implementOnce(app, endpoints.replayDelivery, async (tx, { viewer, params }) => {
    const webhook = await getWebhook(tx, viewer, params.id)
    await countAttempt(tx, 'webhook-test', webhook.id)
    return { delivery_id: await replayDelivery(tx, webhook, params.deliveryId) }
  })
}

async function showSecret(tx: Queryable, viewer: Viewer, id: number): Promise<WebhookWithSecret> {
  const secret = await findSecret(tx, ownCompanyId(viewer), id)
  if (!secret) throw new Failure('not_found')
  return { data: await getWebhook(tx, viewer, id), secret: writeSecret(secret) }
}

/** A secret is kept with its webhook and nowhere else. */
function leaveOutSecret(viewer: Viewer): Secretive<WebhookWithSecret> {
  return { keep: ({ data }) => data.id, renew: (tx, id) => showSecret(tx, viewer, Number(id)) }
}

async function getWebhook(db: Queryable, viewer: Viewer, id: number): Promise<endpoints.Webhook> {
  const webhook = await findWebhook(db, ownCompanyId(viewer), id)
  if (!webhook) throw new Failure('not_found')
  return webhook
}

function ownCompanyId(viewer: Viewer): number {
  return companyOf(viewer, webhookMessages.noCompany).id
}
