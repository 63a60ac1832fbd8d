import type { SessionUser } from '@fairquay/contract/accounts/session-endpoints.ts'
import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import type { Asked } from '@fairquay/contract/trade/offer-parts.ts'
import { sideOf } from '@fairquay/contract/trade/parties.ts'
import type { Side } from '@fairquay/contract/trade/states.ts'
import { mayAct, type RequestAction, statusAt } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'

/** What an answer must fit: the request as the rules know it. */
export function askedOf({ currency, lines }: RequestDetail): Asked {
  return {
    currency,
    lines: lines.map(({ position, quantity, weight_value }) => ({ position, quantity, unitWeight: weight_value })),
  }
}

export function findThread(request: RequestDetail, company: number): RequestThread | undefined {
  return request.threads.find((thread) => thread.company.id === company)
}

/** The last word of the side that answers: what can be accepted. */
export function findAnswer(thread: RequestThread | undefined): Revision | undefined {
  return thread?.offers.findLast(({ side }) => side === 'answer')
}

/** The last word of either side. */
export function findNewest(thread: RequestThread | undefined): Revision | undefined {
  return thread?.offers.at(-1)
}

/** Where a thread stands now; before the answering company has opened the request it stands where the request does. */
export function standingOf(request: RequestDetail, thread: RequestThread | undefined): RequestStatus {
  if (!thread) return request.status
  return statusAt(thread.status, thread.valid_until === null ? null : new Date(thread.valid_until), new Date())
}

/** The side the reader is on; undefined for those who only look on. */
export function sideIn({ party, kind }: Pick<RequestDetail, 'party' | 'kind'>): Side | undefined {
  return sideOf(party, kinds[kind])
}

/** The buyer has not shown this reader, who only looks on, what others have offered. */
export function isUnshown(request: Pick<RequestDetail, 'party' | 'kind' | 'is_shared'>): boolean {
  return request.party === 'seller' && sideIn(request) === undefined && !request.is_shared
}

/** Why nothing can be agreed with the answering company, as the reader is told; nothing while it can, or where all is settled. */
export function describeSuspension(request: RequestDetail, thread: RequestThread | undefined): string | undefined {
  if (!thread || thread.can_deal || !mayAct('decline', 'asking', standingOf(request, thread))) return undefined
  return sideIn(request) === 'answering' ? requestMessages.ownSuspended : requestMessages.suspended
}

/** Whether to offer an action: the rule allows it, and the person may act for their company. */
export function isOffered(
  action: RequestAction,
  request: RequestDetail,
  thread: RequestThread | undefined,
  user: SessionUser | null,
): boolean {
  if (!user?.company || !isRoleEnough(user.company.role, 'editor')) return false
  return mayAct(action, sideIn(request), standingOf(request, thread), thread?.can_deal)
}
