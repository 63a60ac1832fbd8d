import { webhookExampleOf } from '../integrations/payload-examples.ts'
import { webhookPayloadOf } from '../integrations/payloads.ts'
import { type WebhookEvent, webhookEventNames } from '../webhooks/events.ts'
import type { Schema } from './schema-names.ts'

/** The call a webhook makes of an event, for OpenAPI's `webhooks`: its words, the schema of its body and an example. */
export function describeWebhook(event: WebhookEvent, refer: (schema: Schema) => Schema) {
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
    security: [],
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
          schema: refer(webhookPayloadOf(event) as unknown as Schema),
          example: webhookExampleOf(event),
        },
      },
    },
    responses: {
      '2XX': { description: 'Received.' },
      '410': { description: 'Gone, for good: the webhook is switched off.' },
      default: { description: 'Not received: it is tried again for half a day.' },
    },
  }
}
