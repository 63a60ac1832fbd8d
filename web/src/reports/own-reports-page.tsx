import { formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { listOwnReports } from '@fairquay/contract/reports/endpoints.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Flag } from 'lucide-react'
import { call } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { reportTexts } from './texts.ts'

const perPage = 20

/** What the person has reported, and what became of it. */
export function OwnReportsPage() {
  useTitle(reportTexts.ownTitle)
  const { page = 1 } = useSearch({ from: '/admin/profile/reports' })
  const query = { page, perPage }
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['own-reports', query],
    queryFn: ({ signal }) => call(listOwnReports, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <div className="max-w-3xl">
      <p className="mb-2 text-sm">
        <Link to="/profile" className="text-quay underline underline-offset-4">
          {reportTexts.toProfile}
        </Link>
      </p>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {reportTexts.ownTitle}
      </h1>
      <p className="mt-1 mb-6 text-soft">{reportTexts.ownLead}</p>
      {error && !data ? (
        <LoadError title={reportTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : !data ? (
        <div role="status" aria-label={reportTexts.loading} className="flex flex-col gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-20 w-full" />
        </div>
      ) : data.data.length === 0 ? (
        <EmptyState icon={<Flag size={26} aria-hidden="true" />} title={reportTexts.none}>
          {reportTexts.noneHelp}
        </EmptyState>
      ) : (
        <>
          <ul aria-label={reportTexts.list} className="rounded-lg border border-line bg-surface">
            {data.data.map(({ thing, name, reason, text, at, outcome, decided_at }) => (
              <li key={`${thing} ${name} ${at}`} className="border-t border-line px-4 py-3 first:border-t-0 md:px-5">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="min-w-0 grow font-medium break-words">
                    {reportTexts.things[thing]}: {name}
                  </span>
                  <Badge tone={outcome === null ? 'amber' : 'quay'}>
                    {outcome === null ? reportTexts.waiting : reportTexts.outcomes[outcome]}
                  </Badge>
                </p>
                <p className="mt-1 text-sm">
                  {reason}
                  {text ? <span className="block break-words whitespace-pre-line text-soft">{text}</span> : null}
                </p>
                <p className="mt-1 text-sm text-soft">
                  <time dateTime={at}>{formatMoment(at)}</time>
                  {decided_at ? (
                    <>
                      {' · '}
                      <time dateTime={decided_at}>{formatMoment(decided_at)}</time>
                    </>
                  ) : null}
                </p>
              </li>
            ))}
          </ul>
          <Pager
            className="mt-6"
            page={page}
            pageCount={countPages(data.pagination.total, perPage)}
            link={(to, rest) => <Link to="/profile/reports" search={to > 1 ? { page: to } : {}} {...rest} />}
          />
        </>
      )}
    </div>
  )
}
