import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import type { Feed } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft, FileUp } from 'lucide-react'
import { CallFailure } from '../../call-failure.ts'
import { SellersOnly } from '../../products/sellers-only.tsx'
import { useUser } from '../../session.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { NotFound } from '../../ui/not-found.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { FeedActions } from './feed-actions.tsx'
import { FeedBadge } from './feed-badge.tsx'
import { feedQuery } from './feed-queries.ts'
import { FeedRuns } from './feed-runs.tsx'
import { feedTexts as say } from './texts.ts'

/** One feed: how it stands, what it waits for, and every fetch there was. */
export function FeedPage() {
  const id = Number(useParams({ from: '/admin/imports/feeds/$id' }).id)
  const { page = 1 } = useSearch({ from: '/admin/imports/feeds/$id' })
  const user = useUser()
  const feed = useQuery({ ...feedQuery(id), enabled: user?.role === 'seller' })
  useTitle(feed.data?.data.name ?? say.title)
  const isGone = feed.error instanceof CallFailure && feed.error.status === 404
  if (isGone) return <NotFound title={say.noSuchFeed} />
  return (
    <div className="max-w-4xl">
      <Link
        to="/imports"
        search={{}}
        className="mb-3 inline-flex min-h-9 items-center gap-2 text-sm text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {say.back}
      </Link>
      <h1 tabIndex={-1} className="text-2xl break-words md:text-3xl">
        {feed.data?.data.name ?? say.title}
      </h1>
      {user?.role !== 'seller' ? (
        <SellersOnly icon={<FileUp size={26} aria-hidden="true" />} />
      ) : feed.data ? (
        <Loaded
          feed={feed.data.data}
          page={page}
          mayEdit={!!user.company && isRoleEnough(user.company.role, 'editor')}
        />
      ) : feed.isError ? (
        <LoadError title={say.loadFailed} onRetry={() => void feed.refetch()} isRetrying={feed.isFetching}>
          {feed.error.message}
        </LoadError>
      ) : (
        <div role="status" aria-label={say.loading}>
          <Skeleton className="mt-4 h-screen w-full rounded-lg" />
        </div>
      )}
    </div>
  )
}

function Loaded({ feed, page, mayEdit }: { feed: Feed; page: number; mayEdit: boolean }) {
  const { url, goods, next_at, last_run } = feed
  return (
    <>
      <p className="mt-1 text-sm break-all text-soft">{url}</p>
      <p className="tabular mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <FeedBadge feed={feed} />
        <span>{say.goods(goods)}</span>
        {next_at ? <span>{say.next(formatMoment(next_at))}</span> : null}
      </p>
      {last_run?.state === 'mapping' && last_run.import_id ? (
        <section className="mt-5 rounded-lg border border-line bg-surface px-5 py-4">
          <h2 className="text-lg">{say.nameColumns}</h2>
          <p className="text-sm text-soft">{say.nameColumnsHelp}</p>
          {mayEdit ? (
            <LinkButton className="mt-3" to="/imports" search={{ id: last_run.import_id }}>
              {say.goOn}
            </LinkButton>
          ) : null}
        </section>
      ) : null}
      {last_run?.fault && (last_run.state === 'failed' || last_run.state === 'held') ? (
        <p role="status" className="mt-5 rounded-lg border border-line bg-amber-tint px-4 py-3 text-amber">
          {last_run.fault}
        </p>
      ) : null}
      {mayEdit ? <FeedActions feed={feed} /> : null}
      <FeedRuns feed={feed} page={page} />
    </>
  )
}
