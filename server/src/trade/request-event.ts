import type { Parties } from '@fairquay/contract/trade/parties.ts'
import type { RequestAction, SystemEvent } from '@fairquay/contract/trade/states.ts'

/** Something that happened to a request. */
export type RequestEvent = {
  action: 'send' | RequestAction | SystemEvent
  requestId: number
  kind: Parties
  buyerCompanyId: number
  /** The thread it happened in, with the company that answers there; undefined where it concerns the whole request. */
  thread: { id: number; companyId: number } | undefined
  /** Who did it; undefined for what happens by itself. */
  by: { userId: number; companyId: number } | undefined
  /** Of an offer. */
  number?: number
  /** Of a message. */
  messageId?: number
  /** Of a refusal. */
  reason?: string
  /** Of a refusal: the buyer says no to an offer. */
  isOffer?: boolean
}
