import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ShipmentCard } from './shipment-card.tsx'
import { shipmentQuery } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'
import { useShipmentDialogs } from './use-shipment-dialogs.tsx'

/** One shipment by itself: for who carries it all there is, for the others a way to its order. */
export function ShipmentPage() {
  const { id } = useParams({ from: '/admin/shipments/$id' })
  const number = readId(id)
  const query = useQuery({ ...shipmentQuery(number), enabled: number > 0 })
  const shipment = query.data
  const dialogs = useShipmentDialogs(shipment ? [shipment] : [])
  useTitle(shipment && shipmentTexts.shipment(shipment.number))
  if (number === 0 || (query.error instanceof CallFailure && query.error.status === 404))
    return (
      <NotFound
        title={shipmentTexts.missingTitle}
        action={
          <LinkButton to="/shipments" tone="secondary">
            {shipmentTexts.showAll}
          </LinkButton>
        }
      >
        {shipmentTexts.missingHelp}
      </NotFound>
    )
  return (
    <div className="max-w-6xl">
      <Breadcrumb>
        <Link to="/dashboard">{shipmentTexts.home}</Link>
        <Link to="/shipments">{shipmentTexts.listTitle}</Link>
        {shipment?.number ?? id}
      </Breadcrumb>
      {shipment ? (
        <>
          <div className="mt-3 mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div>
              <h1 tabIndex={-1} className="text-2xl break-words md:text-3xl">
                {shipmentTexts.shipment(shipment.number)}
              </h1>
              <p className="mt-1 text-soft">
                {shipment.seller.name} → {shipment.buyer.name}
              </p>
            </div>
            {shipment.party === 'carrier' ? null : (
              <LinkButton to="/orders/$id" params={{ id: String(shipment.order_id) }} tone="secondary">
                {shipmentTexts.open}
              </LinkButton>
            )}
          </div>
          <ShipmentCard shipment={shipment} dialogs={dialogs} isAlone />
          {dialogs.dialog}
        </>
      ) : query.isError ? (
        <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {shipmentTexts.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={shipmentTexts.loading}>
          <Skeleton className="mt-3 mb-6 h-9 w-80 max-w-full" />
          <Skeleton className="h-72 w-full rounded-lg" />
        </div>
      )}
    </div>
  )
}

/** 0 for what can be no number of a shipment. */
function readId(text: string): number {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0
}

/** Fetched ahead when somebody points at a link to it. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  const id = readId(params.id ?? '')
  if (id > 0) void queries.prefetchQuery(shipmentQuery(id))
}
