import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { OrderMoney } from '../billing/order-money.tsx'
import { CallFailure } from '../call-failure.ts'
import { OrderClaims } from '../claims/order-claims.tsx'
import { nameOtherCompany } from '../orders/order-list.tsx'
import { orderQuery, readOrderId } from '../orders/order-queries.ts'
import { orderTexts } from '../orders/texts.ts'
import { OrderReviews } from '../reviews/order-reviews.tsx'
import { OrderShipments } from '../shipments/order-shipments.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { OrderConversation } from './order-conversation.tsx'
import { OrderDeal } from './order-deal.tsx'
import { OrderHeader } from './order-header.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderTerms } from './order-terms.tsx'

/** One order: where it stands and what comes next, its goods line by line, what is shipped and owed, its papers, and what happened. */
export function OrderPage() {
  const { id } = useParams({ from: '/admin/orders/$id' })
  const number = readOrderId(id)
  const { data: order, error, isFetching, refetch } = useQuery({ ...orderQuery(number), enabled: number > 0 })
  useTitle(order && orderTexts.pageTitle(order.number, nameOtherCompany(order)))
  if (number === 0 || (error instanceof CallFailure && error.status === 404)) return <MissingOrder />
  return (
    // On a phone the next step stays at the lower edge of the screen as long as the page is in view.
    <div className="flex max-w-6xl flex-col">
      <Breadcrumb>
        <Link to="/orders">{orderTexts.title}</Link>
        {order?.number ?? id}
      </Breadcrumb>
      {order ? (
        <>
          <OrderHeader order={order} />
          <OrderNext order={order} />
          <div className="mb-6 grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_19rem] xl:items-start">
            <OrderParts order={order} />
            <div className="grid grid-cols-1 gap-5">
              <OrderTerms order={order} />
              <OrderDeal requestId={order.request_id} />
            </div>
          </div>
        </>
      ) : error ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {orderTexts.detailFailed}
        </LoadError>
      ) : (
        <OrderSkeleton />
      )}
    </div>
  )
}

function OrderParts({ order }: { order: OrderDetail }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <OrderLines order={order} />
      {order.party === 'buyer' && order.status === 'completed' ? <OrderReviews order={order} /> : null}
      <OrderShipments order={order} />
      <OrderClaims order={order} />
      <OrderMoney orderId={order.id} />
      <OrderHistory order={order} />
      <OrderConversation requestId={order.request_id} />
    </div>
  )
}

function OrderSkeleton() {
  return (
    <div role="status" aria-label={orderTexts.loading} className="mb-6">
      <Skeleton className="mt-3 h-9 w-80 max-w-full" />
      <Skeleton className="mt-4 h-5 w-80 max-w-full" />
      <Skeleton className="my-5 h-16 w-full rounded-lg" />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <Skeleton className="h-72 w-full rounded-lg" />
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  )
}

/** An order that is not there, or not for this reader. */
function MissingOrder() {
  return (
    <NotFound
      title={orderTexts.missing}
      action={
        <LinkButton to="/orders" tone="secondary">
          {orderTexts.showAll}
        </LinkButton>
      }
    >
      {orderTexts.missingHelp}
    </NotFound>
  )
}

/** Fetched ahead when somebody points at a link to the order. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  const id = readOrderId(params.id ?? '')
  if (id > 0) void queries.prefetchQuery(orderQuery(id))
}
