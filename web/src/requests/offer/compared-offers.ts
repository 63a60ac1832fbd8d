import { type ComparedOffer, coveredLegs, excessOf, isFastest } from '@fairquay/contract/freight/compare.ts'
import { type LegName, type LegState, type LogisticOffer, legNames } from '@fairquay/contract/freight/offer.ts'
import { formatMoney, toMinor } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import {
  answerLabels,
  answerMessages,
  describeTransit,
  describeValidity,
  legStateTitles,
  legTitles,
} from '@fairquay/contract/requests/offer/messages.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import type { RequestStatus } from '@fairquay/contract/trade/states.ts'
import { findAnswer, standingOf } from '../../trade/request-threads.ts'

/** One offer of the comparison with everything its column needs. */
export type OfferColumn = ComparedOffer<LegName> & {
  name: string
  status: RequestStatus
  request: RequestDetail
  thread: RequestThread
  revision: Revision
  offer: LogisticOffer
}

/** The offers of a logistic request that can be put side by side: the last word of each company that answers. */
export function listCompared(request: RequestDetail): OfferColumn[] {
  return request.threads.flatMap((thread) => {
    const revision = findAnswer(thread)
    if (revision?.offer.kind !== 'logistic') return []
    const { offer } = revision
    return {
      id: thread.company.id,
      name: thread.company.name,
      currency: offer.currency,
      total: toMinor(revision.total),
      covered: coveredLegs(offer),
      transitDays: offer.transit_days.max,
      status: standingOf(request, thread),
      request,
      thread,
      revision,
      offer,
    }
  })
}

export type ComparisonCell = { value: string; note: string; state?: LegState }
export type ComparisonRow = { key: string; title: string; cell: (column: OfferColumn) => ComparisonCell }

/** Line by line what is compared, the legs in the order they are travelled. */
export const comparisonRows: readonly ComparisonRow[] = [
  ...legNames.map((leg) => ({
    key: leg,
    title: legTitles[leg],
    cell: (column: OfferColumn) => cellOfLeg(leg, column),
  })),
  {
    key: 'transit',
    title: answerLabels.transit,
    cell: ({ offer }) => ({ value: describeTransit(offer.transit_days), note: '' }),
  },
  { key: 'routing', title: answerLabels.routing, cell: ({ offer }) => ({ value: offer.routing || '–', note: '' }) },
  {
    key: 'valid',
    title: answerLabels.valid,
    cell: ({ offer }) => ({ value: describeValidity(offer.valid), note: '' }),
  },
  { key: 'note', title: answerLabels.note, cell: ({ offer }) => ({ value: offer.note || '–', note: '' }) },
]

function cellOfLeg(name: LegName, { offer, currency }: OfferColumn): ComparisonCell {
  const leg = offer.legs.find((one) => one.leg === name)
  const state = leg?.state ?? 'not_included'
  const value = state === 'priced' ? formatMoney(toMinor(leg?.price ?? 0), currency) : legStateTitles[state]
  return { value, note: leg?.note ?? '', state }
}

/** How the total of an offer stands among those it may be compared with. */
export function describePlace(column: OfferColumn, columns: readonly OfferColumn[]): { text: string; isBest: boolean } {
  const excess = excessOf<LegName>(column, columns)
  if (excess === null) return { text: answerMessages.alone, isBest: false }
  if (excess === 0) return { text: answerMessages.cheapest, isBest: true }
  return { text: `${formatMoney(excess, column.currency)} more`, isBest: false }
}

export function isFastestOf(column: OfferColumn, columns: readonly OfferColumn[]): boolean {
  return isFastest(column, columns)
}
