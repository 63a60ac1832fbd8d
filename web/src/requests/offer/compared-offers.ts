import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Offer, Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { type ComparedOffer, excessOf, isFastest } from '@fairquay/contract/trade/compare.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import type { Comparison } from '../../trade/kind-view.ts'
import { kindViews } from '../kind-views.ts'
import { findAnswer, standingOf } from '../thread/request-threads.ts'
import { offerTexts } from './texts.ts'

/** One offer of the comparison with everything its column needs. */
export type OfferColumn = ComparedOffer & {
  name: string
  status: RequestStatus
  request: RequestDetail
  thread: RequestThread
  revision: Revision
  offer: Offer
  comparison: Comparison<Offer>
}

/** The offers of a request that can be put side by side: the last word of each company that answers. */
export function listCompared(request: RequestDetail): OfferColumn[] {
  const { comparison } = kindViews[request.kind]
  if (!comparison) return []
  return request.threads.flatMap((thread) => {
    const revision = findAnswer(thread)
    if (!revision) return []
    const { offer } = revision
    return {
      id: thread.company.id,
      name: thread.company.name,
      currency: offer.currency,
      total: readMoney(revision.total, offer.currency),
      ...comparison.measure(offer),
      status: standingOf(request, thread),
      request,
      thread,
      revision,
      offer,
      comparison,
    }
  })
}

/** How the total of an offer stands among those it may be compared with. */
export function describePlace(column: OfferColumn, columns: readonly OfferColumn[]): { text: string; isBest: boolean } {
  const excess = excessOf(column, columns)
  if (excess === null) return { text: answerMessages.alone, isBest: false }
  if (excess === 0) return { text: answerMessages.cheapest, isBest: true }
  return { text: offerTexts.dearerBy(formatMoney(excess, column.currency)), isBest: false }
}

export function isFastestOf(column: OfferColumn, columns: readonly OfferColumn[]): boolean {
  return isFastest(column, columns)
}
