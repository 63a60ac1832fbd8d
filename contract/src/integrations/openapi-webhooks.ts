import * as Type from 'typebox'
import { webhookEventNames, webhookEvents } from '../webhooks/events.ts'
import { webhookExampleOf } from './payload-examples.ts'
import { toldThings, webhookPayloadOf } from './payloads.ts'

/** The calls that webhooks make, for OpenAPI's `webhooks`: each event with its words, the schema of its body and an example. */
export function describeWebhooks() {
  return Object.fromEntries(webhookEvents.map((event) => [event, { post: describeWebhook(event) }]))
}

function describeWebhook(event: (typeof webhookEvents)[number]) {
  const header = (name: string, description: string) => ({
    name,
    in: 'header' as const,
    required: true,
    description,
    schema: { type: 'string' as const },
  })
  return {
    operationId: event,
    tags: ['webhooks'],
    summary: webhookEventNames[event],
    parameters: [
      header('webhook-id', 'The same for every attempt and replay.'),
      header('webhook-timestamp', 'Seconds since 1970, of this attempt.'),
      header(
        'webhook-signature',
        '`v1,` and the base64 of HMAC-SHA256 over `<webhook-id>.<webhook-timestamp>.<body>`; two of them for a day after a new secret.',
      ),
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: webhookPayloadOf(event, (thing) => Type.Unsafe({ $ref: `#/components/schemas/${thing}` })),
          example: webhookExampleOf(event),
        },
      },
    },
    responses: {
      '2xx': { description: 'Received.' },
      '410': { description: 'Gone, for good: the webhook is switched off.' },
      default: { description: 'Not received: it is tried again for half a day.' },
    },
  }
}

/** What those schemas refer to, for OpenAPI's `components`. */
export const toldSchemas: Record<string, Type.TSchema> = toldThings
