import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { describeValidity } from '@fairquay/contract/trade/terms.ts'
import { Check, PenLine, Scale, X } from 'lucide-react'
import { useState } from 'react'
import { useUser } from '../../session.tsx'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { Button } from '../../ui/button.tsx'
import { preloadDialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { AcceptDialog } from '../offer/accept-dialog.tsx'
import { AgreeDialog } from '../offer/agree-dialog.tsx'
import { Differences, OfferView, RevisionHead, RevisionList, TotalOf } from '../offer/offer-view.tsx'
import { offerTexts } from '../offer/texts.ts'
import { Conversation } from './conversation.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { describeSuspension, findAnswer, findNewest, isOffered, sideIn, standingOf } from './request-threads.ts'

type ThreadPanelProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  /** The answering company. */
  company: number
  /** Under a tab that names the company already. */
  isNamed?: boolean
}

/** What goes on with one answering company: the newest offer and what changed in it, what can be done now, and the conversation. */
export function ThreadPanel({ request, thread, company, isNamed = false }: ThreadPanelProps) {
  const newest = findNewest(thread)
  const answer = findAnswer(thread)
  const before = newest && thread?.offers.findLast(({ number }) => number < newest.number)
  const isBuyer = request.party === 'buyer'
  const otherSide =
    sideIn(request) === 'answering' ? request.buyer.name : (thread?.company.name ?? request.supplier.name)
  const status = standingOf(request, thread)
  const suspension = describeSuspension(request, thread)
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
      {newest && answer ? (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-md bg-tint px-4 py-3">
            <div>
              <p className="text-2xl font-semibold">
                <TotalOf revision={newest} />
              </p>
              <p className="text-sm text-soft">{describeValidity(newest.offer.valid)}</p>
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
      <ThreadActions request={request} thread={thread} company={company} />
      {newest ? <OfferView revision={newest} request={request} /> : null}
      {thread ? <RevisionList thread={thread} request={request} /> : null}
      <Conversation request={request} thread={thread} company={company} otherSide={otherSide} />
    </div>
  )
}

/** What the rule lets this person do now with this thread. */
function ThreadActions({ request, thread, company }: ThreadPanelProps) {
  const user = useUser()
  const [asking, setAsking] = useState<'accept' | 'agree' | 'decline'>()
  const can = (action: Parameters<typeof isOffered>[0]) => isOffered(action, request, thread, user)
  const answer = findAnswer(thread)
  const newest = findNewest(thread)
  const params = { id: String(request.id) }
  const isAnswering = sideIn(request) === 'answering'
  const ask = (what: 'accept' | 'agree' | 'decline') => ({
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: () => setAsking(what),
  })
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {can('accept') && answer && thread ? (
        <>
          <Button icon={<Check size={17} aria-hidden="true" />} {...ask('accept')}>
            {answerMessages.accept}
          </Button>
          <AcceptDialog
            request={request}
            thread={thread}
            revision={answer}
            isOpen={asking === 'accept'}
            onClose={() => setAsking(undefined)}
          />
        </>
      ) : null}
      {can('agree') && newest && thread ? (
        <>
          <Button icon={<Check size={17} aria-hidden="true" />} {...ask('agree')}>
            {answerMessages.agree}
          </Button>
          <AgreeDialog
            request={request}
            thread={thread}
            revision={newest}
            isOpen={asking === 'agree'}
            onClose={() => setAsking(undefined)}
          />
        </>
      ) : null}
      {can('quote') || can('revise') ? (
        <LinkButton
          to="/requests/$id/answer"
          params={params}
          tone={can('agree') ? 'secondary' : 'primary'}
          icon={<PenLine size={17} aria-hidden="true" />}
        >
          {can('quote') ? answerMessages.answer : answerMessages.revise}
        </LinkButton>
      ) : null}
      {can('counter') ? (
        <LinkButton
          to="/requests/$id/answer"
          params={params}
          search={{ company }}
          tone="secondary"
          icon={<Scale size={17} aria-hidden="true" />}
        >
          {answerMessages.counter}
        </LinkButton>
      ) : null}
      {can('decline') && (isAnswering || answer) ? (
        <>
          <Button tone="secondary" icon={<X size={17} aria-hidden="true" />} {...ask('decline')}>
            {isAnswering && !answer ? answerMessages.declineToAnswer : answerMessages.decline}
          </Button>
          <DeclineDialog
            request={request}
            thread={thread}
            company={company}
            isOpen={asking === 'decline'}
            onClose={() => setAsking(undefined)}
          />
        </>
      ) : null}
    </div>
  )
}
