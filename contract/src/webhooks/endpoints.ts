import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { testEvents, webhookEvents } from './events.ts'
import { deliveryStates } from './messages.ts'
import { givenUpReasons } from './rules.ts'

const event = Type.Enum(webhookEvents)

/** `failing_since` is null while calls get through; `is_given_up` when the marketplace has switched it off, because the receiver answered 410 (`gone`) or nothing got through for three days (`failing`). */
export const webhook = Type.Object({
  id: Type.Integer(),
  url: Type.String(),
  description: Type.String(),
  events: Type.Array(event),
  is_active: Type.Boolean(),
  failing_since: nullable(Type.String()),
  is_given_up: Type.Boolean(),
  given_up_because: nullable(Type.Enum(givenUpReasons)),
  created_at: Type.String(),
})
export type Webhook = Type.Static<typeof webhook>

const form = closed({
  url: text(500, 1),
  description: text(120),
  events: Type.Array(event, { minItems: 1, maxItems: webhookEvents.length, uniqueItems: true }),
  is_active: Type.Boolean(),
})
export type WebhookForm = Type.Static<typeof form>

const onOwn = { access: 'signedIn', needs: 'editor' } as const

export const listWebhooks = endpoint({
  ...onOwn,
  method: 'GET',
  path: '/api/v1/webhooks',
  summary: 'The webhooks of the own company',
  answer: Type.Object({ data: Type.Array(webhook) }),
})

/** The secret is in this answer and in no other. */
const withSecret = Type.Object({ data: webhook, secret: Type.String() })

export const createWebhook = endpoint({
  ...onOwn,
  method: 'POST',
  path: '/api/v1/webhooks',
  summary:
    'Have an address called when something happens to requests, orders, shipments, money, claims, reviews, products or stock',
  body: form,
  answer: withSecret,
  status: 201,
  idempotent: true,
})

export const changeWebhook = endpoint({
  ...onOwn,
  method: 'PUT',
  path: '/api/v1/webhooks/:id',
  summary: 'Change a webhook',
  params: Type.Object({ id }),
  body: form,
  answer: Type.Object({ data: webhook }),
})

export const deleteWebhook = endpoint({
  ...onOwn,
  method: 'DELETE',
  path: '/api/v1/webhooks/:id',
  summary: 'Delete a webhook and its log',
  params: Type.Object({ id }),
  answer: Type.Object({ success: Type.Boolean() }),
})

export const rotateSecret = endpoint({
  ...onOwn,
  method: 'POST',
  path: '/api/v1/webhooks/:id/secret',
  summary: 'A new secret for a webhook; the old one also signs for 24 hours',
  params: Type.Object({ id }),
  answer: withSecret,
  idempotent: true,
})

/**
 * Sends a `ping`, or the example of an event as it stands in this documentation, marked with `is_test`. How it was answered stands in the log a moment later, under the
 * number that is answered.
 */
export const pingWebhook = endpoint({
  ...onOwn,
  method: 'POST',
  path: '/api/v1/webhooks/:id/ping',
  summary: 'Send a test to a webhook',
  params: Type.Object({ id }),
  body: closed({ event: Type.Optional(Type.Enum(testEvents)) }),
  answer: Type.Object({ delivery_id: Type.Integer() }),
  status: 202,
  idempotent: true,
  refuses: ['too_many'],
})

/** `body` is what was sent, to the letter; `next_at` is when it is called next, null once it is delivered or has failed; the attempts are the oldest first, each with the first kilobyte of what was answered. */
export const delivery = Type.Object({
  id: Type.Integer(),
  message_id: Type.String(),
  event: Type.String(),
  state: Type.Enum(deliveryStates),
  body: Type.String(),
  created_at: Type.String(),
  next_at: nullable(Type.String()),
  attempts: Type.Array(
    Type.Object({
      at: Type.String(),
      milliseconds: Type.Integer(),
      status: nullable(Type.Integer()),
      error: nullable(Type.String()),
      answer: Type.String(),
    }),
  ),
})
export type Delivery = Type.Static<typeof delivery>

export const listDeliveries = endpoint({
  ...onOwn,
  method: 'GET',
  path: '/api/v1/webhooks/:id/deliveries',
  summary: 'What was sent to a webhook and how it answered, newest first',
  params: Type.Object({ id }),
  query: Type.Object(pageQuery),
  answer: Type.Object({ data: Type.Array(delivery), pagination }),
})

/** Sent again under the same message id, so that a receiver that had it knows; what still waits for its next try is tried now, and `delivery_id` is its own. */
export const replayDelivery = endpoint({
  ...onOwn,
  method: 'POST',
  path: '/api/v1/webhooks/:id/deliveries/:deliveryId/replay',
  summary: 'Send something again',
  params: Type.Object({ id, deliveryId: id }),
  answer: Type.Object({ delivery_id: Type.Integer() }),
  status: 202,
  idempotent: true,
  refuses: ['too_many'],
})
