import type { ImportDetail } from '@fairquay/contract/imports/endpoints.ts'
import {
  type AwaitedPicture,
  listAwaitedPictures,
  retryPictures,
} from '@fairquay/contract/imports/pictures/endpoints.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { importsTexts as say } from './texts.ts'

const perPage = 20
const askEvery = 2000

/** Pictures an import could not have: why, when each is tried again, and the way to try them now. */
export function LatePictures({ order: { id, counts }, mayEdit }: { order: ImportDetail; mayEdit: boolean }) {
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const late = useQuery({
    queryKey: ['imports', 'pictures', id, page],
    queryFn: ({ signal }) => call(listAwaitedPictures, { params: { id }, query: { page, perPage }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && state.data.trying > 0 ? askEvery : false),
  })
  const trying = useMutation({
    mutationFn: () => call(retryPictures, { params: { id }, body: {} }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['imports', 'pictures', id] }),
    onError: (error) => showToast('error', error.message),
  })
  const total = late.data?.pagination.total
  // What has arrived stands on the products, wherever these are shown.
  useEffect(() => {
    if (total !== undefined) void queries.invalidateQueries({ type: 'inactive', refetchType: 'none' })
  }, [queries, total])
  if (!counts || counts.pictures === 0) return null
  if (late.isError)
    return (
      <LoadError onRetry={() => void late.refetch()} isRetrying={late.isFetching}>
        {say.picturesFailed}
      </LoadError>
    )
  if (!late.data) return <Skeleton className="mt-4 h-12 rounded-lg" />
  const { data, trying: waiting, given_up } = late.data
  if (total === 0) return <p className="mt-2 text-sm text-soft">{say.picturesAllThere}</p>
  const pages = countPages(total ?? 0, perPage)
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-medium">{say.picturesLate(total ?? 0)}</summary>
      <p className="mt-1 text-sm text-soft">{say.picturesLateHelp}</p>
      {mayEdit ? (
        <Button
          tone="secondary"
          className="mt-3"
          icon={<RotateCw size={16} aria-hidden="true" />}
          isBusy={trying.isPending || waiting > 0}
          onClick={() => trying.mutate()}
        >
          {say.tryNow}
        </Button>
      ) : null}
      <p role="status" className="mt-2 text-sm text-soft">
        {waiting > 0 ? say.picturesTrying(waiting) : given_up > 0 ? say.picturesGivenUp(given_up) : null}
      </p>
      <ul aria-label={say.picturesLate(total ?? 0)} className="mt-3 text-sm">
        {data.map((picture) => (
          <li key={picture.id} className="border-t border-line py-2">
            <LatePicture picture={picture} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <div className="mt-3 flex gap-3">
          <Button tone="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {say.earlierPictures}
          </Button>
          <Button tone="secondary" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {say.morePictures}
          </Button>
        </div>
      ) : null}
    </details>
  )
}

function LatePicture({ picture: { product, reason, attempts, next_at } }: { picture: AwaitedPicture }) {
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <Link
          to="/products-parent/$id"
          params={{ id: String(product.id) }}
          className="min-w-0 font-medium break-words text-quay hover:underline"
        >
          {product.name}
        </Link>
        <span className="tabular text-soft">
          {say.tried(attempts)} · {next_at ? say.triedNext(formatMoment(next_at)) : say.givenUp}
        </span>
      </p>
      <p className="break-all text-soft">{reason}</p>
    </>
  )
}
