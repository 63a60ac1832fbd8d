import type { Feed } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FeedBadge } from './feed-badge.tsx'
import { feedsQuery } from './feed-queries.ts'
import { feedTexts } from './texts.ts'

const FeedDialog = lazyDialog(async () => (await import('./feed-dialog.tsx')).FeedDialog)

/** The addresses from which goods are fetched. */
export function FeedSection({ mayEdit }: { mayEdit: boolean }) {
  const { data, isError, error, refetch, isFetching } = useQuery(feedsQuery)
  const [isNew, setNew] = useState(false)
  return (
    <section aria-labelledby="feeds" className="mt-10">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="feeds" className="text-lg">
            {feedTexts.title}
          </h2>
          <p className="text-sm text-soft">{feedTexts.help}</p>
        </div>
        {mayEdit ? (
          <Button
            tone="secondary"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setNew(true)}
            onPointerEnter={FeedDialog.preload}
            onFocus={FeedDialog.preload}
          >
            {feedTexts.newFeed}
          </Button>
        ) : null}
      </div>
      {isError && !data ? (
        <LoadError title={feedTexts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : !data ? (
        <div role="status" aria-label={feedTexts.loading}>
          <Skeleton className="h-16 w-full rounded-lg" />
        </div>
      ) : data.data.length === 0 ? (
        <p className="text-soft">{feedTexts.empty}</p>
      ) : (
        <ul aria-label={feedTexts.title} className="overflow-hidden rounded-lg border border-line bg-surface">
          {data.data.map((feed) => (
            <li key={feed.id} className="border-t border-line first:border-t-0">
              <FeedRow feed={feed} />
            </li>
          ))}
        </ul>
      )}
      {isNew ? <FeedDialog feed={undefined} onClose={() => setNew(false)} /> : null}
    </section>
  )
}

function FeedRow({ feed }: { feed: Feed }) {
  const { id, name, url, goods, next_at, last_run } = feed
  const moment = next_at ? feedTexts.next(formatMoment(next_at)) : null
  return (
    <Link
      to="/imports/feeds/$id"
      params={{ id: String(id) }}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-tint"
    >
      <span className="min-w-0 grow basis-64">
        <span className="block font-medium break-words">{name}</span>
        <span className="block truncate text-sm text-soft">{url}</span>
      </span>
      <span className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <FeedBadge feed={feed} />
        <span>{feedTexts.goods(goods)}</span>
        {moment ?? (last_run ? feedTexts.last(formatMoment(last_run.started_at)) : null)}
      </span>
    </Link>
  )
}
