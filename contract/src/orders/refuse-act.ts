import type { FailureDetails } from '../errors.ts'
import { hasWords } from '../has-words.ts'
import { isDay } from '../trade/dates.ts'
import type { OrderAct } from './endpoints.ts'
import { orderMessages } from './messages.ts'

/** Whether people say why: whatever ends an order or a part of it, is asked for that, or says no to it. */
export function needsReason(action: OrderAct['action']): boolean {
  return action === 'cancel' || action === 'cancel_rest' || action === 'ask_cancel' || action === 'refuse_cancel'
}

/** Why what is said with an action is refused, by field; undefined when it is taken. `today` is an ISO day, of a server the earliest it still is anywhere. */
export function refuseAct(act: OrderAct, today: string): FailureDetails | undefined {
  if ('reason' in act && !hasWords(act.reason)) return { reason: orderMessages.reasonMissing }
  if (!('ready_on' in act)) return undefined
  if (!isDay(act.ready_on)) return { ready_on: orderMessages.readyMissing }
  return act.ready_on < today ? { ready_on: orderMessages.readyPast } : undefined
}
