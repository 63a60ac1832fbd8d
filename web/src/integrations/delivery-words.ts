import { formatMoment } from '@fairquay/contract/locale.ts'
import type { Delivery } from '@fairquay/contract/webhooks/endpoints.ts'
import { deliveryStateNames } from '@fairquay/contract/webhooks/messages.ts'
import { integrationsTexts } from './texts.ts'

type Waiting = Pick<Delivery, 'state' | 'next_at'> & { attempts: readonly unknown[] }

/** What is said of how far something has come: what was called in vain is not being sent, it waits for its next try. */
export function nameDelivery(delivery: Waiting): string {
  return isWaitingAgain(delivery) ? integrationsTexts.notReceived : deliveryStateNames[delivery.state]
}

/** When what was called in vain is called again; undefined where nothing is called again by itself. */
export function describeNextTry(delivery: Waiting): string | undefined {
  if (!isWaitingAgain(delivery) || delivery.next_at === null) return undefined
  return integrationsTexts.nextTry(formatMoment(delivery.next_at, 'seconds'))
}

function isWaitingAgain({ state, attempts }: Waiting): boolean {
  return state === 'waiting' && attempts.length > 0
}
