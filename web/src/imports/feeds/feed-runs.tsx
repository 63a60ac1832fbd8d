import type { Feed, FeedRun } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { formatList, formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RunBadge } from './feed-badge.tsx'
import { feedRunsQuery, runsPerPage } from './feed-queries.ts'
import { feedTexts as say } from './texts.ts'

/** Every fetch of a feed and what came of it, newest first. */
export function FeedRuns({ feed: { id, last_run }, page }: { feed: Feed; page: number }) {
  const runs = useQuery(feedRunsQuery(id, page, `${last_run?.id} ${last_run?.state}`))
  return (
    <section aria-labelledby="fetches" className="mt-8">
      <h2 id="fetches" className="mb-3 text-lg">
        {say.fetches}
      </h2>
      {!runs.data ? (
        runs.isError ? (
          <LoadError title={say.loadFailed} onRetry={() => void runs.refetch()} isRetrying={runs.isFetching}>
            {runs.error.message}
          </LoadError>
        ) : (
          <Skeleton className="h-40 w-full rounded-lg" />
        )
      ) : runs.data.data.length === 0 ? (
        <p className="text-soft">{say.noFetches}</p>
      ) : (
        <ul aria-label={say.fetches} className="rounded-lg border border-line bg-surface">
          {runs.data.data.map((run) => (
            <li key={run.id} className="border-t border-line px-4 py-3 first:border-t-0">
              <RunRow run={run} />
            </li>
          ))}
        </ul>
      )}
      {runs.data ? (
        <Pager
          className="mt-6"
          page={page}
          pageCount={countPages(runs.data.pagination.total, runsPerPage)}
          link={(to, rest) => (
            <Link to="/imports/feeds/$id" params={{ id: String(id) }} search={to > 1 ? { page: to } : {}} {...rest} />
          )}
        />
      ) : null}
    </section>
  )
}

function RunRow({ run }: { run: FeedRun }) {
  const { counts, fault, import_id, started_at } = run
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="tabular min-w-0 text-sm text-soft">{counts ? describe(counts) : fault}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <RunBadge run={run} />
        <time dateTime={started_at} className="tabular">
          {formatMoment(started_at)}
        </time>
        {import_id ? (
          <Link to="/imports" search={{ id: import_id }} className="text-quay underline underline-offset-4">
            {say.report}
          </Link>
        ) : null}
      </span>
    </div>
  )
}

function describe(counts: NonNullable<FeedRun['counts']>): string {
  const { missing, taken_out, brought_back } = counts
  return formatList(
    [
      say.counts(counts),
      ...(missing > 0 ? [say.missingCount(missing)] : []),
      ...(taken_out > 0 ? [say.takenOut(taken_out)] : []),
      ...(brought_back > 0 ? [say.broughtBack(brought_back)] : []),
    ],
    'narrow',
  )
}
