import { randomUUID } from 'node:crypto'
import { hashToken } from '../../src/session.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, missingId, type World } from './world.ts'

const members = { guest: 401, members: 200 }
/** Somebody with a company; the operator has none in these tests. */
const companies = { ...members, admin: 403 }
const ownCompany = { guest: 401, members: 404, buyer: 200, admin: 403 }
const noCompany = { guest: 401, members: 404, admin: 403 }

const form = {
  url: 'https://erp.lee.test/fairquay',
  description: 'Our ERP',
  events: ['request.answered'],
  is_active: true,
}
const settings = { choices: [], is_daily: false, hour: 8, time_zone: 'Europe/Rome' }

/** Notifications, webhooks and API tokens in the table of who may do what. */
export const integrationRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/notifications', of: 'call', answers: members },
  { endpoint: 'GET /api/v1/notifications/stream', of: 'call', answers: members },
  { endpoint: 'PUT /api/v1/notifications/read', of: 'call', ask: () => ({ body: { up_to: 5 } }), answers: members },
  { endpoint: 'GET /api/v1/notifications/settings', of: 'call', answers: members },
  {
    endpoint: 'PUT /api/v1/notifications/settings',
    of: 'call',
    ask: () => ({ body: settings }),
    answers: members,
  },
  { endpoint: 'GET /api/v1/notifications/address', of: 'call', answers: members },
  { endpoint: 'DELETE /api/v1/notifications/address/hold', of: 'call', answers: members },
  {
    endpoint: 'GET /api/v1/notifications/unsubscribe/:token',
    of: 'own',
    ask: makeLink,
    answers: { everybody: 200 },
  },
  {
    endpoint: 'GET /api/v1/notifications/unsubscribe/:token',
    of: 'missing',
    ask: () => ({ params: { token: randomUUID() } }),
    answers: { everybody: 404 },
  },
  {
    endpoint: 'POST /api/v1/notifications/unsubscribe/:token',
    of: 'own',
    ask: makeLink,
    answers: { everybody: 200 },
  },
  {
    endpoint: 'POST /api/v1/notifications/unsubscribe/:token',
    of: 'missing',
    ask: () => ({ params: { token: randomUUID() } }),
    answers: { everybody: 404 },
  },
  { endpoint: 'GET /api/v1/webhooks', of: 'call', answers: companies },
  {
    endpoint: 'POST /api/v1/webhooks',
    of: 'call',
    ask: () => ({ body: form }),
    answers: { guest: 401, members: 201, admin: 403 },
  },
  { endpoint: 'PUT /api/v1/webhooks/:id', of: 'own', ask: onOwn({ body: form }), answers: ownCompany },
  { endpoint: 'PUT /api/v1/webhooks/:id', of: 'missing', ask: onMissing({ body: form }), answers: noCompany },
  { endpoint: 'DELETE /api/v1/webhooks/:id', of: 'own', ask: onOwn({}), answers: ownCompany },
  { endpoint: 'DELETE /api/v1/webhooks/:id', of: 'missing', ask: onMissing({}), answers: noCompany },
  { endpoint: 'POST /api/v1/webhooks/:id/secret', of: 'own', ask: onOwn({}), answers: ownCompany },
  { endpoint: 'POST /api/v1/webhooks/:id/secret', of: 'missing', ask: onMissing({}), answers: noCompany },
  {
    endpoint: 'POST /api/v1/webhooks/:id/ping',
    of: 'own',
    ask: onOwn({ body: {} }),
    answers: { ...ownCompany, buyer: 202 },
  },
  { endpoint: 'POST /api/v1/webhooks/:id/ping', of: 'missing', ask: onMissing({ body: {} }), answers: noCompany },
  { endpoint: 'GET /api/v1/webhooks/:id/deliveries', of: 'own', ask: onOwn({}), answers: ownCompany },
  { endpoint: 'GET /api/v1/webhooks/:id/deliveries', of: 'missing', ask: onMissing({}), answers: noCompany },
  {
    endpoint: 'POST /api/v1/webhooks/:id/deliveries/:deliveryId/replay',
    of: 'own',
    ask: onDelivery,
    answers: { ...ownCompany, buyer: 202 },
  },
  {
    endpoint: 'POST /api/v1/webhooks/:id/deliveries/:deliveryId/replay',
    of: 'missing',
    ask: () => ({ params: { id: missingId, deliveryId: missingId } }),
    answers: noCompany,
  },
  { endpoint: 'GET /api/v1/api-tokens', of: 'call', answers: companies },
  {
    endpoint: 'POST /api/v1/api-tokens',
    of: 'call',
    ask: () => ({ body: { name: 'ERP', scopes: ['requests:read'], days: 30 } }),
    answers: { guest: 401, members: 201, admin: 403 },
  },
  { endpoint: 'DELETE /api/v1/api-tokens/:id', of: 'own', ask: onOwnToken, answers: ownCompany },
  { endpoint: 'DELETE /api/v1/api-tokens/:id', of: 'missing', ask: onMissing({}), answers: noCompany },
]

function onMissing(ask: EndpointAsk): Row['ask'] {
  return () => ({ ...ask, params: { id: missingId } })
}

/** A webhook of the buyer's company, a new one each time, so that what one call has changed is not what the next one meets. */
function onOwn(ask: EndpointAsk): Row['ask'] {
  return async (world) => ({ ...ask, params: { id: await makeWebhook(world) } })
}

async function makeWebhook({ market, people }: World): Promise<number> {
  const { id } = await market.db
    .insertInto('webhooks')
    .values({
      company_id: people.buyer.companyId ?? 0,
      url: form.url,
      events: form.events,
      secret: Buffer.alloc(32, 7),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function onDelivery(world: World): Promise<EndpointAsk> {
  const id = await makeWebhook(world)
  const delivery = await world.market.db
    .insertInto('webhook_deliveries')
    .values({ webhook_id: id, message_id: `msg_${randomUUID()}`, event: 'ping', body: '{}', state: 'delivered' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id, deliveryId: delivery.id } }
}

async function onOwnToken({ market, people }: World): Promise<EndpointAsk> {
  const { id } = await market.db
    .insertInto('api_tokens')
    .values({
      company_id: people.buyer.companyId ?? 0,
      user_id: people.buyer.id,
      name: 'ERP',
      prefix: 'fqt_abcdef',
      token_hash: hashToken(randomUUID()),
      scopes: ['requests:read'],
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

async function makeLink({ market, people }: World): Promise<EndpointAsk> {
  const { unsubscribe_token } = await market.db
    .insertInto('notification_settings')
    .values({ user_id: people.buyer.id })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ digest_hour: 8 }))
    .returning('unsubscribe_token')
    .executeTakeFirstOrThrow()
  return { params: { token: unsubscribe_token } }
}
