import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Layers } from 'lucide-react'
import { useUser } from '../../session.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { SellersOnly } from '../sellers-only.tsx'
import { OrderValueForm } from './order-value-form.tsx'
import { ownOrderValueQuery } from './own-order-value-query.ts'
import { orderValueTexts as say } from './texts.ts'

/** What the person's own company gives for bigger orders. */
export function OrderValuePage() {
  useTitle(say.title)
  const isSeller = useUser()?.role === 'seller'
  return (
    <div className="max-w-3xl">
      <Link
        to="/products-parent"
        search={{}}
        className="mb-2 inline-flex min-h-9 items-center gap-2 text-sm text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {say.back}
      </Link>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {say.title}
      </h1>
      {isSeller ? <OwnSteps /> : <SellersOnly icon={<Layers size={26} aria-hidden="true" />} />}
    </div>
  )
}

function OwnSteps() {
  const { data, isError, isFetching, refetch } = useQuery(ownOrderValueQuery)
  return (
    <>
      <p className="mt-1 text-soft">{say.lead}</p>
      <p className="mt-2 mb-6 text-sm text-soft">{say.counted}</p>
      {data ? (
        <OrderValueForm stored={data} />
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={say.loading}>
          <Skeleton className="h-56 w-full" />
        </div>
      )}
    </>
  )
}
