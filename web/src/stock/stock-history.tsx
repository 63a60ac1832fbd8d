import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { listStockChanges } from '@fairquay/contract/stock/endpoints.ts'
import { stockReasonNames } from '@fairquay/contract/stock/messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, preloadDialog } from '../ui/dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { stockTexts as texts } from './texts.ts'

type Change = AnswerOf<typeof listStockChanges>['data'][number]

/** Opens what happened to the stock of a product. */
export function StockHistory({ productId }: { productId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setOpen(true)}
      >
        {texts.history}
      </Button>
      <Dialog
        isOpen={isOpen}
        width="wide"
        title={texts.history}
        description={texts.historyHelp}
        onClose={() => setOpen(false)}
      >
        {isOpen ? <Changes productId={productId} /> : null}
      </Dialog>
    </>
  )
}

function Changes({ productId }: { productId: number }) {
  const changes = useInfiniteQuery({
    queryKey: ['stock-changes', productId],
    queryFn: ({ signal, pageParam }) =>
      call(listStockChanges, {
        params: { id: productId },
        query: { ...(pageParam > 0 && { before: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ data, has_more }) => (has_more ? data.at(-1)?.id : undefined),
    staleTime: 0,
  })
  if (changes.isError)
    return (
      <LoadError onRetry={() => void changes.refetch()} isRetrying={changes.isFetching}>
        {texts.failed}
      </LoadError>
    )
  if (!changes.data)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-40 w-full" />
      </div>
    )
  const all = changes.data.pages.flatMap(({ data }) => data)
  if (all.length === 0) return <p className="text-soft">{texts.none}</p>
  return (
    <>
      <ul aria-label={texts.history} className="divide-y divide-line">
        {all.map((change) => (
          <ChangeRow key={change.id} change={change} />
        ))}
      </ul>
      {changes.hasNextPage ? (
        <Button
          size="small"
          tone="quiet"
          className="mt-3"
          isBusy={changes.isFetchingNextPage}
          onClick={() => void changes.fetchNextPage()}
        >
          {texts.more}
        </Button>
      ) : null}
    </>
  )
}

function ChangeRow({ change }: { change: Change }) {
  const { places, reason, options, order, person, at, tracking, on_hand, reserved, on_hand_by, reserved_by } = change
  // What is set aside or given back moves no goods: its number is what was reserved.
  const by = on_hand_by === 0 ? reserved_by : on_hand_by
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
      <span className="min-w-0">
        <span className="font-medium">{stockReasonNames[reason]}</span>
        {options === '' ? null : <span className="text-soft"> · {options}</span>}
      </span>
      <span className="tabular text-right font-medium">{by === 0 ? '' : texts.by(by)}</span>
      <span className="min-w-0 text-sm text-soft">
        <time dateTime={at}>{formatMoment(at)}</time>
        {person === null ? null : <> · {person}</>}
        {order === null ? null : (
          <>
            {' · '}
            <Link to="/orders/$id" params={{ id: String(order.id) }} className="link">
              {order.number}
            </Link>
          </>
        )}
        {places.map(({ name, by: moved }) => (
          <span key={name} className="block">
            {texts.atPlace(name, moved)}
          </span>
        ))}
      </span>
      <span className="tabular text-right text-sm text-soft">
        {tracking === 'counted' ? texts.now(on_hand ?? 0, reserved) : texts.uncounted(reserved)}
      </span>
    </li>
  )
}
