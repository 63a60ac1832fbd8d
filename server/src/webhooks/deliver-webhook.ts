import {
  type GivenUpReason,
  isGone,
  isPastPatience,
  isReceived,
  isSlowCall,
  pauseBeforeCall,
} from '@fairquay/contract/webhooks/rules.ts'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { callWebhook, usualPatience } from './call-webhook.ts'
import { type DeliveryTarget, keepCall, switchOff } from './webhook-queue.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config' | 'log'>

type Delivering = { patience?: number; stopping?: AbortSignal; now?: Date }

/**
 * Makes one call and writes down how it went. A crash after the call leaves no trace of it, and the repeat carries the same id, which is how a receiver
 * knows. Says whether the receiver is a slow one, and whether it was given up.
 */
export async function deliverWebhook(
  app: Parts,
  target: DeliveryTarget,
  { patience = usualPatience, stopping, now = new Date() }: Delivering = {},
): Promise<{ isSlow: boolean; isOver: boolean }> {
  const call = await callWebhook(app, target, { now, patience, stopping })
  if (!call) return { isSlow: false, isOver: false }
  const isDone = call.status !== null && isReceived(call.status)
  const pause = pauseBeforeCall(target.attempts + 1)
  const because = isDone ? undefined : whyGivenUp(target, call.status, now)
  const state = isDone ? 'delivered' : pause === undefined || because ? 'failed' : 'waiting'
  const isSlow = isSlowCall(call)
  // The pause begins when the call is over: silence may take longer than it.
  const dueAt = new Date(now.getTime() + call.milliseconds + (pause ?? 0))
  await keepCall(app.db, target, { state, dueAt, isSlow, call }, now)
  if (because) await giveUp(app, target, because)
  return { isSlow, isOver: because !== undefined }
}

function whyGivenUp({ failing_since }: DeliveryTarget, status: number | null, now: Date): GivenUpReason | undefined {
  if (isGone(status)) return 'gone'
  return failing_since !== null && isPastPatience(failing_since, now) ? 'failing' : undefined
}

/** Switches it off and tells those who may switch it on again. */
async function giveUp(
  app: Parts,
  { webhook_id, company_id, url }: DeliveryTarget,
  because: GivenUpReason,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    if (!(await switchOff(tx, webhook_id, because))) return
    const people = await tx
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', company_id)
      .where('company_role', 'in', ['owner', 'editor'])
      .execute()
    const ids = people.map(({ id }) => id)
    await notifyPeople(tx, app, {
      kind: because === 'gone' ? 'webhook.gone' : 'webhook.given-up',
      facts: { url: new URL(url).host },
      people: ids,
      writeTo: ids,
    })
  })
}
