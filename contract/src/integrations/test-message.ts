import { pingEvent, type TestEvent } from '../webhooks/events.ts'
import { exampleSite, webhookExampleOf } from './payload-examples.ts'

/**
 * What is sent when somebody tries a webhook out: the example of the documentation with the addresses of this marketplace, marked with `is_test` so that no
 * program takes it for true. A ping says which webhook it is.
 */
export function writeTestMessage(
  event: TestEvent,
  { webhookId, site, now }: { webhookId: number; site: string; now: Date },
): { type: string; timestamp: string; is_test: true; data: object } {
  const marked = { type: event, timestamp: now.toISOString(), is_test: true } as const
  if (event === pingEvent) return { ...marked, data: { webhook: webhookId } }
  const { data } = JSON.parse(JSON.stringify(webhookExampleOf(event)).replaceAll(exampleSite, site)) as { data: object }
  return { ...marked, data }
}
