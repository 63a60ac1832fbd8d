import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Columns3 } from 'lucide-react'
import { useUser } from '../../session.tsx'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { kindViews } from '../kind-views.ts'
import { findAnswer, findThread, sideIn, standingOf } from './request-threads.ts'
import { threadTexts } from './texts.ts'
import { ThreadPanel } from './thread-panel.tsx'

/** The offers and the conversation: one company's own for those who answer, everybody's under tabs for the buyer and the operator. */
export function RequestOffers({ request, company }: { request: RequestDetail; company: number | undefined }) {
  const user = useUser()
  const isAnswering = sideIn(request) === 'answering'
  return (
    <section aria-labelledby="request-offers" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="request-offers" className="text-lg">
          {answerMessages.offers}
        </h2>
        {countOffers(request) > 1 && kindViews[request.kind].comparison && !isAnswering ? (
          <LinkButton
            to="/requests/$id/compare"
            params={{ id: String(request.id) }}
            tone="secondary"
            icon={<Columns3 size={17} aria-hidden="true" />}
          >
            {threadTexts.compareOffers(countOffers(request))}
          </LinkButton>
        ) : null}
      </div>
      {isAnswering ? (
        <ThreadPanel
          request={request}
          thread={findThread(request, user?.company?.id ?? 0)}
          company={user?.company?.id ?? 0}
        />
      ) : request.party === 'buyer' && kinds[request.kind].desk === null ? (
        <ThreadPanel request={request} thread={request.threads[0]} company={request.supplier.id} />
      ) : (
        <Threads request={request} company={company} />
      )}
    </section>
  )
}

function Threads({ request, company }: { request: RequestDetail; company: number | undefined }) {
  const navigate = useNavigate()
  const { threads } = request
  const chosen = threads.find((thread) => thread.company.id === company) ?? pickFirst(threads)
  if (!chosen)
    return (
      <p className="text-soft">
        {request.party === 'buyer' || request.party === 'admin' ? (
          <>
            {threadTexts.noOfferYet} {request.party === 'buyer' ? answerMessages.noOfferHelp : null}
          </>
        ) : (
          answerMessages.lookOn
        )}
      </p>
    )
  if (threads.length === 1) return <ThreadPanel request={request} thread={chosen} company={chosen.company.id} />
  return (
    <Tabs
      label={answerMessages.threads}
      tabs={threads.map((thread) => ({
        value: String(thread.company.id),
        label: (
          <span className="inline-flex items-center gap-2">
            {thread.company.name} <StatusBadge status={standingOf(request, thread)} />
          </span>
        ),
      }))}
      value={String(chosen.company.id)}
      onChange={(value) =>
        void navigate({
          to: '/requests/$id',
          params: { id: String(request.id) },
          search: { company: Number(value) },
          replace: true,
          resetScroll: false,
        })
      }
    >
      <ThreadPanel key={chosen.company.id} request={request} thread={chosen} company={chosen.company.id} isNamed />
    </Tabs>
  )
}

/** What was agreed, else the first that has an offer, else the first. */
function pickFirst(threads: readonly RequestThread[]): RequestThread | undefined {
  return (
    threads.find(({ status }) => status === 'accepted') ??
    threads.find((thread) => findAnswer(thread) !== undefined) ??
    threads[0]
  )
}

export function countOffers({ threads }: RequestDetail): number {
  return threads.filter((thread) => findAnswer(thread) !== undefined).length
}
