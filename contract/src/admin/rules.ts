import { adminMessages } from './messages.ts'

/** Field to sentence; empty when the decision may be sent. A seller who is refused is told why. */
export function refuseDecision(decision: { approved: boolean; reason?: string }): { reason?: string } {
  return decision.approved || decision.reason?.trim() ? {} : { reason: adminMessages.reasonMissing }
}
