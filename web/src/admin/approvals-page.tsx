import { listApprovals } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { WaitingSellerCard } from './waiting-seller-card.tsx'

const perPage = 20

/** Sellers who wait for an operator, who has waited longest first. Decided ones leave the list, so its first page is all there is to look at. */
export function ApprovalsPage() {
  useTitle('Approvals')
  const [shown, setShown] = useState(perPage)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['approvals', shown],
    queryFn: ({ signal }) => call(listApprovals, { query: { perPage: shown }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="max-w-4xl">
      <h1 className="text-2xl md:text-3xl">Approvals</h1>
      <p className="mt-1 mb-6 text-soft">
        Sellers who have registered and confirmed their address. They come in once you approve them.
      </p>
      {error && !data ? (
        <LoadError title="The list could not be loaded" onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : !data ? (
        <div role="status" aria-label="Loading" className="flex flex-col gap-4">
          <Skeleton className="h-[28rem] w-full rounded-lg sm:h-92 xl:h-76" />
          <Skeleton className="h-[28rem] w-full rounded-lg sm:h-92 xl:h-76" />
        </div>
      ) : data.data.length === 0 ? (
        <EmptyState icon={<ShieldCheck size={26} aria-hidden="true" />} title={adminMessages.noneWaiting}>
          {adminMessages.noneWaitingHelp}
        </EmptyState>
      ) : (
        <>
          <ul className="flex flex-col gap-4">
            {data.data.map((seller) => (
              <WaitingSellerCard key={seller.person.id} seller={seller} />
            ))}
          </ul>
          {data.pagination.total > data.data.length && shown < 100 ? (
            <button
              type="button"
              onClick={() => setShown(100)}
              className="hit-area mt-4 rounded-md px-4 font-medium text-quay hover:bg-tint"
            >
              Show more of {data.pagination.total}
            </button>
          ) : null}
        </>
      )}
    </div>
  )
}
