import type { DayRate } from '@fairquay/contract/currency/rates.ts'
import { describeExchange } from '@fairquay/contract/currency/rates.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Offer, Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import {
  type ComparedOffer,
  type ComparedPlace,
  type ComparisonOrder,
  compareOffers,
} from '@fairquay/contract/trade/compare.ts'
import { isOver } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import type { Comparison } from '../../trade/kind-view.ts'
import { kindViews } from '../kind-views.ts'
import { findAnswer, standingOf } from '../thread/request-threads.ts'
import { offerTexts } from './texts.ts'

type Compared = ComparedOffer & {
  name: string
  status: RequestStatus
  isOver: boolean
  request: RequestDetail
  thread: RequestThread
  revision: Revision
  offer: Offer
  comparison: Comparison<Offer, RequestDetail>
}

/** One offer of the comparison with everything its column needs; `into` is the currency of the comparison. */
export type OfferColumn = Compared & { place: ComparedPlace; into: string }

/** By which rates, and in which currency, the reader compares. */
export type ReaderRates = { currency: string; data: readonly DayRate[] }

/** The offers of a request side by side, in order: the last word of each company that answers. In one currency they stay in it. */
export function listCompared(
  request: RequestDetail,
  rates: ReaderRates | undefined,
  order: ComparisonOrder,
): OfferColumn[] {
  const { comparison } = kindViews[request.kind]
  if (!comparison) return []
  const offers = request.threads.flatMap((thread) => readOffer(request, thread, comparison))
  const used = new Set(offers.map(({ currency }) => currency))
  const [only] = used
  const into = used.size === 1 && only ? only : (rates?.currency ?? request.currency)
  const terms = { currency: into, rates: rates?.data ?? [], ...comparison.judge(request) }
  return compareOffers<string, Compared>(offers, terms, order).map((offer) => ({ ...offer, into }))
}

function readOffer(
  request: RequestDetail,
  thread: RequestThread,
  comparison: Comparison<Offer, RequestDetail>,
): Compared[] {
  const revision = findAnswer(thread)
  if (!revision) return []
  const { offer } = revision
  const status = standingOf(request, thread)
  return [
    {
      id: thread.company.id,
      name: thread.company.name,
      currency: offer.currency,
      total: readMoney(revision.total, offer.currency),
      ...comparison.measure(offer),
      status,
      isOver: isPast(request, thread, status),
      request,
      thread,
      revision,
      offer,
      comparison,
    },
  ]
}

/** Whether an offer is no choice any more. Where one has been accepted, all stay compared as they were when it was chosen. */
function isPast(request: RequestDetail, thread: RequestThread, status: RequestStatus): boolean {
  if (request.threads.some((one) => standingOf(request, one) === 'accepted')) return false
  return isOver(status) || status === 'expired' || !thread.can_deal
}

/** How the total of an offer stands among those it may be compared with. */
export function describePlace({ currency, place, into, isOver: isGone }: OfferColumn): {
  text: string
  isBest: boolean
} {
  if (isGone) return { text: answerMessages.over, isBest: false }
  if (place.sum === null) return { text: answerMessages.noRate(currency, into), isBest: false }
  if (place.excess === null) return { text: answerMessages.alone, isBest: false }
  if (place.excess === 0) return { text: answerMessages.cheapest, isBest: true }
  return { text: offerTexts.dearerBy(formatMoney(place.excess, into)), isBest: false }
}

/** '≈ $2,055.00 at 1.0842 of Nov 20, 2026'; '' where nothing is converted. */
export function describeConverted({ place: { sum, exchange }, into }: OfferColumn): string {
  return sum === null || !exchange || exchange.day === null
    ? ''
    : answerMessages.converted(formatMoney(sum, into), describeExchange(exchange))
}

/** What the offer leaves out, each part with what it may cost: '+ delivery ≈ €250.00 (estimate)', '+ customs clearance'. */
export function listMissing({ place, into, comparison }: OfferColumn): string[] {
  return place.missing.map(({ leg, estimate }) =>
    estimate === null
      ? answerMessages.plus(comparison.namePart(leg))
      : answerMessages.plusEstimate(comparison.namePart(leg), formatMoney(estimate, into)),
  )
}
