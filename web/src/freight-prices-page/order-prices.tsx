import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { PriceList } from '../freight-prices/price-list.tsx'
import { subjectOfOrder } from '../freight-prices/subject-of-order.ts'
import { freightPriceTexts as texts } from '../freight-prices/texts.ts'
import { landedTexts } from '../landed-cost/texts.ts'
import { orderQuery } from '../orders/order-queries.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Freight of what was ordered. */
export function OrderPrices({ id }: { id: number }) {
  const { data: order, error, isFetching, refetch } = useQuery(orderQuery(id))
  if (error instanceof CallFailure && [401, 404].includes(error.status))
    return <NotFound title={landedTexts.noOrder}>{landedTexts.noOrderHelp}</NotFound>
  if (!order)
    return error ? (
      <LoadError onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={texts.title}>
        <Skeleton className="mt-6 h-72 w-full" />
      </div>
    )
  return (
    <>
      <p className="mt-2">
        <Link
          to="/orders/$id"
          params={{ id: String(id) }}
          className="inline-block min-h-6 rounded-sm text-quay hover:underline"
        >
          {landedTexts.fromOrder(order.number)}
        </Link>
      </p>
      {order.party === 'buyer' ? (
        <PriceList
          subject={subjectOfOrder(order)}
          better={(words) => (
            <LinkButton to="/requests/$id/freight" params={{ id: String(order.request_id) }} tone="secondary">
              {words}
            </LinkButton>
          )}
        />
      ) : (
        <p className="mt-4 text-soft">{texts.rivals}</p>
      )}
    </>
  )
}
