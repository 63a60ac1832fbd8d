import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import type { RequestAction } from '@fairquay/contract/trade/states.ts'
import { describeValidity } from '@fairquay/contract/trade/terms.ts'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { RequestDeal } from '../deal/request-deal.tsx'
import { kindViews } from '../kind-views.ts'
import { Differences, OfferView, RevisionHead, RevisionList, TotalOf } from '../offer/offer-view.tsx'
import { offerTexts } from '../offer/texts.ts'
import { describeSuspension, findAnswer, findNewest, sideIn, standingOf } from './request-threads.ts'
import { ThreadActions } from './thread-actions.tsx'

type ThreadPanelProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  /** The answering company. */
  company: number
  /** Under a tab that names the company already. */
  isNamed?: boolean
  /** What stands on the page as the next step, and is not offered twice. */
  promoted: RequestAction | undefined
  /** What can be done with the request as a whole. */
  children?: ReactNode
}

/** What goes on with one answering company: what was agreed, or the newest offer and what changed in it, and what else can be done now. */
export function ThreadPanel({ request, thread, company, isNamed = false, promoted, children }: ThreadPanelProps) {
  const newest = findNewest(thread)
  const before = newest && thread?.offers.findLast(({ number }) => number < newest.number)
  const isBuyer = request.party === 'buyer'
  const otherSide =
    sideIn(request) === 'answering' ? request.buyer.name : (thread?.company.name ?? request.supplier.name)
  const status = standingOf(request, thread)
  const suspension = describeSuspension(request, thread)
  const isAgreed = request.deal !== null && status === 'accepted'
  return (
    <div className="grid grid-cols-1 gap-4">
      {isNamed ? (
        <h3 className="sr-only">{thread?.company.name ?? otherSide}</h3>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-lg font-semibold">{otherSide}</h3>
          <StatusBadge status={status} />
        </div>
      )}
      {isAgreed ? <RequestDeal request={request} /> : null}
      {newest && findAnswer(thread) ? (
        isAgreed ? null : (
          <>
            <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-md bg-tint px-4 py-3">
              <div>
                {kindViews[request.kind].listLineTerms ? null : (
                  <p className="text-2xl font-semibold">
                    <TotalOf revision={newest} />
                  </p>
                )}
                <p className="text-sm">{offerTexts.validUntil(describeValidity(newest.offer.valid))}</p>
              </div>
              <RevisionHead revision={newest} />
            </div>
            {status === 'expired' ? <p className="text-sm text-amber">{answerMessages.expired}</p> : null}
            {before ? (
              <div>
                <h4 className="text-sm font-semibold">{offerTexts.changedFrom(before.number)}</h4>
                <Differences before={before} after={newest} request={request} />
              </div>
            ) : null}
          </>
        )
      ) : (
        <p className="text-soft">
          {isBuyer || request.party === 'admin' ? answerMessages.noOffer : answerMessages.ownNoOffer}
        </p>
      )}
      {suspension === undefined ? null : (
        <p role="note" className="rounded-md bg-amber-tint px-4 py-3 text-sm text-amber">
          {suspension}
        </p>
      )}
      {newest ? <OfferView revision={newest} request={request} /> : null}
      {thread ? <RevisionList thread={thread} request={request} /> : null}
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        <ThreadActions request={request} thread={thread} company={company} promoted={promoted} />
        {children}
      </div>
    </div>
  )
}
