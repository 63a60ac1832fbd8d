import { countPages } from '@fairquay/contract/page-count.ts'
import { readShipmentsAddress, type ShipmentsAddress, shipmentGroups } from '@fairquay/contract/shipments/address.ts'
import { mostShipmentsCounted } from '@fairquay/contract/shipments/endpoints.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { SearchX, Truck } from 'lucide-react'
import { Checkbox } from '../ui/checkbox.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ListError } from '../ui/list-error.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ShipmentList } from './shipment-list.tsx'
import { shipmentListQuery } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'

/** Every shipment the person's company sends, expects or carries; what is shown stands in the address. */
export function ShipmentsPage() {
  useTitle(shipmentTexts.listTitle)
  const address = useSearch({ from: '/admin/shipments' })
  const query = useQuery(shipmentListQuery(address))
  return (
    <div className="max-w-6xl">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {shipmentTexts.listTitle}
      </h1>
      <p className="mt-1 mb-6 text-soft">{shipmentTexts.lead}</p>
      <Filters address={address} />
      {query.isError ? (
        <ListError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {shipmentTexts.listFailed}
        </ListError>
      ) : !query.data ? (
        <div role="status" aria-label={shipmentTexts.loading}>
          <Skeleton className="h-80 w-full rounded-lg" />
        </div>
      ) : query.data.data.length === 0 && !query.isPlaceholderData ? (
        <NothingHere address={address} />
      ) : (
        <>
          <p role="status" className="mb-3 text-sm text-soft">
            {shipmentTexts.counted(query.data.pagination.total, query.data.pagination.total >= mostShipmentsCounted)}
          </p>
          <ShipmentList shipments={query.data.data} isStale={query.isPlaceholderData} />
          <Pager
            className="mt-8"
            page={query.data.pagination.current_page}
            pageCount={countPages(query.data.pagination.total, query.data.pagination.per_page)}
            link={(next, rest) => (
              <Link to="/shipments" search={(now) => readShipmentsAddress({ ...now, page: next })} {...rest} />
            )}
          />
        </>
      )}
    </div>
  )
}

function Filters({ address }: { address: ShipmentsAddress }) {
  const navigate = useNavigate()
  const narrow = (part: Record<string, unknown>, replace = false) =>
    void navigate({
      to: '/shipments',
      search: readShipmentsAddress({ ...address, page: undefined, ...part }),
      replace,
    })
  return (
    <div className="mb-5 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap">
      <ListSearch
        label={shipmentTexts.searchLabel}
        hint={shipmentTexts.searchHint}
        value={address.search}
        onChange={(search) => narrow({ search }, true)}
      />
      <ListChoice
        label={shipmentTexts.state}
        all={shipmentTexts.allStates}
        options={shipmentGroups}
        name={(group) => shipmentTexts.groups[group]}
        value={address.status}
        onChange={(status) => narrow({ status })}
      />
      <Checkbox
        label={shipmentTexts.onlyLate}
        checked={address.late ?? false}
        onChange={(event) => narrow({ late: event.target.checked || undefined })}
      />
    </div>
  )
}

function NothingHere({ address }: { address: ShipmentsAddress }) {
  const isNarrowed = address.status || address.late || address.search || address.page
  return isNarrowed ? (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title={shipmentTexts.nothingFound}
      action={
        <LinkButton to="/shipments" search={{}} tone="secondary">
          {shipmentTexts.showAll}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState icon={<Truck size={26} aria-hidden="true" />} title={shipmentTexts.emptyList}>
      {shipmentTexts.emptyListHelp}
    </EmptyState>
  )
}

/** Fetched ahead when somebody points at a link to the list. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  void queries.prefetchQuery(shipmentListQuery(readShipmentsAddress(search)))
}
