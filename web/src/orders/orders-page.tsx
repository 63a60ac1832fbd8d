import { isNarrowedTo, type OrdersAddress, readOrdersAddress } from '@fairquay/contract/orders/address.ts'
import { mostOrdersCounted } from '@fairquay/contract/orders/endpoints.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { PackageCheck, SearchX } from 'lucide-react'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ExportMenu } from './export-menu.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderList, OrderListSkeleton } from './order-list.tsx'
import { orderListQuery } from './order-queries.ts'
import { orderTexts } from './texts.ts'

/** Every order the person's company has a part in; what is shown stands in the address. */
export function OrdersPage() {
  useTitle(orderTexts.title)
  const address = useSearch({ from: '/admin/orders' })
  const user = useUser()
  const orders = useQuery(orderListQuery(address))
  return (
    <div className="max-w-6xl">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {orderTexts.title}
          </h1>
          <p className="mt-1 text-soft">{orderTexts.lead}</p>
        </div>
        <ExportMenu address={address} />
      </div>
      <OrderFilters address={address} hasBoxes={user?.role === 'seller'} />
      {orders.isError ? (
        <LoadError onRetry={() => void orders.refetch()} isRetrying={orders.isFetching}>
          {orderTexts.loadFailed}
        </LoadError>
      ) : orders.data ? (
        <Results answer={orders.data} address={address} isStale={orders.isPlaceholderData} />
      ) : (
        <OrderListSkeleton />
      )}
    </div>
  )
}

type ResultsProps = {
  answer: Awaited<ReturnType<NonNullable<ReturnType<typeof orderListQuery>['queryFn']>>>
  address: OrdersAddress
  isStale: boolean
}

function Results({ answer: { data, pagination }, address, isStale }: ResultsProps) {
  if (data.length === 0 && !isStale) return <NothingHere address={address} />
  const { total } = pagination
  return (
    <>
      <div className="mb-3">
        <ResultCount
          total={total}
          say={(count) => orderTexts.count(count, count >= mostOrdersCounted)}
          isStale={isStale}
        />
      </div>
      <OrderList orders={data} isStale={isStale} />
      <Pager
        className="mt-8"
        page={pagination.current_page}
        pageCount={countPages(total, pagination.per_page)}
        link={(next, rest) => (
          <Link to="/orders" search={(now) => readOrdersAddress({ ...now, page: next })} {...rest} />
        )}
      />
    </>
  )
}

function NothingHere({ address }: { address: OrdersAddress }) {
  const role = useUser()?.role
  if (isNarrowedTo(address) || address.page)
    return (
      <EmptyState
        icon={<SearchX size={26} aria-hidden="true" />}
        title={orderTexts.nothingFound}
        action={
          <LinkButton to="/orders" search={{}} tone="secondary">
            {orderTexts.showAll}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      icon={<PackageCheck size={26} aria-hidden="true" />}
      title={orderTexts.empty}
      action={<LinkButton to="/requests">{orderTexts.toRequests}</LinkButton>}
    >
      {orderTexts.emptyHelp[role === 'provider' || role === 'broker' ? 'service' : (role ?? 'buyer')]}
    </EmptyState>
  )
}

/** Fetched ahead when somebody points at a link to the list. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  void queries.prefetchQuery(orderListQuery(search))
}
