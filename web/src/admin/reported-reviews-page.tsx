import { formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { type ReportGroup, reportGroups } from '@fairquay/contract/reviews/address.ts'
import { listReportedReviews, mostReviewsCounted } from '@fairquay/contract/reviews/endpoints.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { ReportedReview } from '@fairquay/contract/reviews/shapes.ts'
import type { OperatorDecision } from '@fairquay/contract/reviews/states.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { Subject } from '../reviews/own-review-list.tsx'
import { ReviewWords } from '../reviews/review-words.tsx'
import { reviewTexts } from '../reviews/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { ListChoice } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { atPage } from './desk-address.ts'
import { DeskPage, Loaded } from './desk-frame.tsx'
import { adminTexts } from './texts.ts'

const DecisionDialog = lazyDialog(async () => (await import('./review-decision-dialog.tsx')).ReviewDecisionDialog)

const perPage = 20

/** Reviews that somebody has reported, the longest waiting first, and those that are hidden: the operator decides, and says why. */
export function ReportedReviewsPage() {
  const address = useSearch({ from: '/admin/operator/reviews' })
  const navigate = useNavigate()
  const { group = 'waiting', page = 1 } = address
  const query = { group, page, perPage }
  const reviews = useQuery({
    queryKey: ['operator', 'reviews', query],
    queryFn: ({ signal }) => call(listReportedReviews, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <DeskPage title={reviewTexts.reportedTitle} lead={reviewTexts.reportedLead}>
      <div className="mb-4 sm:flex">
        <ListChoice
          label={adminTexts.state}
          options={reportGroups}
          name={(option) => reviewTexts.groups[option]}
          value={group}
          onChange={(next) =>
            void navigate({ to: '/operator/reviews', search: next === 'hidden' ? { group: next } : {} })
          }
          className="sm:w-64"
        />
      </div>
      <Loaded query={reviews} rows={4} rowClassName="h-48">
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon={<Flag size={26} aria-hidden="true" />} title={reviewTexts.noReports[group]} />
          ) : (
            <>
              <p role="status" className="mb-3 text-sm text-soft">
                {reviewTexts.countedUpTo(pagination.total, mostReviewsCounted)}
              </p>
              <ul aria-label={reviewTexts.reportedTitle} className="flex flex-col gap-3">
                {data.map((review) => (
                  <li key={review.id}>
                    <Reported review={review} group={group} />
                  </li>
                ))}
              </ul>
              <Pager
                className="mt-6"
                page={page}
                pageCount={countPages(pagination.total, perPage)}
                link={(to, rest) => <Link to="/operator/reviews" search={atPage(address, to)} {...rest} />}
              />
            </>
          )
        }
      </Loaded>
    </DeskPage>
  )
}

function Reported({ review, group }: { review: ReportedReview; group: ReportGroup }) {
  const { writer, seller, product, reports, hidden_reason, actions } = review
  const [decision, setDecision] = useState<OperatorDecision>()
  const offered = (['hide', 'keep', 'show'] as const).filter((action) => actions.includes(action))
  const name = product?.name ?? seller.name
  return (
    <article aria-label={reviewTexts.reviewOf(name)} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="text-base font-semibold break-words">
        <Subject review={review} />
      </h2>
      <p className="mb-3 text-sm break-words text-soft">{reviewTexts.between(writer, seller.name)}</p>
      <ReviewWords review={review} seller={seller.name} />
      {hidden_reason ? (
        <p className="mt-3 text-sm break-words text-soft">{reviewTexts.hiddenBecause(hidden_reason)}</p>
      ) : null}
      {reports.length > 0 ? (
        <ul aria-label={reviewTexts.reports} className="mt-4 flex flex-col gap-2 rounded-md bg-amber-tint px-4 py-3">
          {reports.map(({ id, reason, text, at, by }) => (
            <li key={id} className="text-sm">
              <p className="font-medium text-amber">{reviewMessages.reportReasons[reason]}</p>
              {text ? <p className="break-words whitespace-pre-line">{text}</p> : null}
              <p className="break-words text-soft">
                {by} · <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-2">
        {offered
          // Where nobody has reported it there is nothing to settle.
          .filter((action) => action !== 'keep' || group === 'waiting')
          .map((action) => (
            <Button
              key={action}
              tone={action === 'hide' ? 'danger' : 'secondary'}
              size="small"
              className="max-md:min-h-11"
              aria-label={reviewTexts.decisionsOf[action](name)}
              onPointerEnter={DecisionDialog.preload}
              onFocus={DecisionDialog.preload}
              onClick={() => setDecision(action)}
            >
              {reviewTexts.decisions[action]}
            </Button>
          ))}
      </div>
      {decision ? (
        <DecisionDialog id={review.id} name={name} decision={decision} onClose={() => setDecision(undefined)} />
      ) : null}
    </article>
  )
}
