import type { CompanyLogos } from '@fairquay/contract/company-logos.ts'
import type { NextAction } from '@fairquay/contract/requests/file/endpoints.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Columns3 } from 'lucide-react'
import { useUser } from '../../session.tsx'
import { CompanyLogo } from '../../trade/company-logo.tsx'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { kindViews } from '../kind-views.ts'
import { OfferView, RevisionHead, TotalOf } from '../offer/offer-view.tsx'
import { findAnswer, findThread, sideIn, standingOf } from '../thread/request-threads.ts'
import { ThreadPanel } from '../thread/thread-panel.tsx'
import { findPromoted } from './next-step.tsx'
import { PartActions } from './part-actions.tsx'
import { ShareSwitch } from './share-switch.tsx'
import { fileTexts } from './texts.ts'

type PartOffersProps = { request: RequestDetail; logos: CompanyLogos; company: number | undefined; next: NextAction }

/** The offers of a part: one company's own for those who answer, everybody's under tabs for the buyer and the operator. */
export function PartOffers({ request, logos, company, next }: PartOffersProps) {
  const isAnswering = sideIn(request) === 'answering'
  const offerCount = countOffers(request)
  const isComparedNext = next.action === 'compare' && next.request_id === request.id
  return (
    <section aria-labelledby="part-offers" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="part-offers" className="text-lg">
          {answerMessages.offers}
        </h2>
        {offerCount > 1 && kindViews[request.kind].comparison && !isAnswering && !isComparedNext ? (
          <LinkButton
            to="/requests/$id/compare"
            params={{ id: String(request.id) }}
            tone="secondary"
            icon={<Columns3 size={17} aria-hidden="true" />}
          >
            {fileTexts.compareOffers(offerCount)}
          </LinkButton>
        ) : null}
      </div>
      <ShareSwitch request={request} />
      <OffersOf request={request} logos={logos} company={company} next={next} />
    </section>
  )
}

function OffersOf({ request, logos, company, next }: PartOffersProps) {
  const own = useUser()?.company?.id ?? 0
  const navigate = useNavigate()
  const panelOf = (thread: RequestThread | undefined, answerer: number, isNamed = false) => (
    <ThreadPanel
      key={answerer}
      request={request}
      thread={thread}
      company={answerer}
      isNamed={isNamed}
      promoted={findPromoted(next, request, answerer)}
    >
      <PartActions request={request} />
    </ThreadPanel>
  )
  if (sideIn(request) === 'answering') return panelOf(findThread(request, own), own)
  if (request.party === 'buyer' && kinds[request.kind].desk === null)
    return panelOf(request.threads[0], request.supplier.id)

  const { threads } = request
  const chosen = threads.find((thread) => thread.company.id === company) ?? pickFirst(threads)
  if (request.shared_offer) return <SharedOffer request={request} logos={logos} {...request.shared_offer} />
  if (!chosen) return <NoOffer request={request} />
  if (threads.length === 1) return panelOf(chosen, chosen.company.id)
  return (
    <Tabs
      label={answerMessages.threads}
      tabs={threads.map((thread) => ({
        value: String(thread.company.id),
        label: (
          <span className="inline-flex items-center gap-2">
            <CompanyLogo company={thread.company} logos={logos} size="small" />
            {thread.company.name} <StatusBadge status={standingOf(request, thread)} />
          </span>
        ),
      }))}
      value={String(chosen.company.id)}
      onChange={(value) =>
        void navigate({
          to: '.',
          search: { part: request.id, company: Number(value) },
          replace: true,
          resetScroll: false,
        })
      }
    >
      {panelOf(chosen, chosen.company.id, true)}
    </Tabs>
  )
}

/** The offer of carriage that the buyer shows the seller of the goods. */
function SharedOffer({
  request,
  logos,
  company,
  offer,
}: { request: RequestDetail; logos: CompanyLogos } & NonNullable<RequestDetail['shared_offer']>) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 rounded-md bg-tint px-4 py-3">
        <div>
          <h3 className="flex items-center gap-2 text-lg font-semibold">
            <CompanyLogo company={company} logos={logos} size="small" />
            {company.name}
          </h3>
          <p className="text-2xl font-semibold">
            <TotalOf revision={offer} />
          </p>
        </div>
        <RevisionHead revision={offer} />
      </div>
      <OfferView revision={offer} request={request} />
    </div>
  )
}

/** Nobody has answered, or those who only look on are told why they see nothing. */
function NoOffer({ request }: { request: RequestDetail }) {
  return (
    <>
      <p className="text-soft">
        {request.party === 'buyer' || request.party === 'admin' ? (
          <>
            {fileTexts.noOfferYet} {request.party === 'buyer' ? answerMessages.noOfferHelp : null}
          </>
        ) : (
          answerMessages.lookOn
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden print:hidden">
        <PartActions request={request} />
      </div>
    </>
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

function countOffers({ threads }: RequestDetail): number {
  return threads.filter((thread) => findAnswer(thread) !== undefined).length
}
