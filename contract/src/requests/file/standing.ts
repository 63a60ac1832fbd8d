import type { PartRole } from '../../trade/parties.ts'
import type { Side } from '../../trade/states.ts'
import type { RequestStatus } from '../../trade/statuses.ts'

/** Where one answering company stands with the buyer. `until`: the moment its offer ends. */
export type ThreadStanding = {
  company: number
  status: RequestStatus
  revision: number
  until: string | null
  canDeal: boolean
}

/** Where one request of a file stands for its reader, whose `side` is undefined when they only look on. */
export type PartStanding = {
  requestId: number
  role: PartRole
  side: Side | undefined
  status: RequestStatus
  /** Until when it can be answered for the first time; null: there is no such day. */
  answerUntil: string | null
  /** Those the reader sees. A request that nobody has opened has none. */
  threads: readonly ThreadStanding[]
}

export function isAgreed(status: RequestStatus): boolean {
  return status === 'accepted'
}

const withOffer: readonly RequestStatus[] = ['quoted', 'countered', 'revised', 'accepted', 'expired']

/** Whether somebody has made an offer, whatever became of it. */
export function hasOffer(status: RequestStatus): boolean {
  return withOffer.includes(status)
}
