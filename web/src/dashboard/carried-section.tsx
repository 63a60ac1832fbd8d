import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShipmentList } from '../shipments/shipment-list.tsx'
import { shipmentListQuery } from '../shipments/shipment-queries.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Section } from './section.tsx'
import { dashboardTexts } from './texts.ts'

const mostShipments = 5

/** What a service provider carries and has still to report of. Who carries nothing yet reads so in the list of shipments. */
export function CarriedSection() {
  const shipments = useQuery(shipmentListQuery({ status: 'open' }))
  if (shipments.data?.data.length === 0) return null
  return (
    <Section
      title={dashboardTexts.carried}
      all={
        <Link to="/shipments" search={{ status: 'open' }}>
          {dashboardTexts.allShipments}
        </Link>
      }
    >
      {shipments.isError ? (
        <LoadError onRetry={() => void shipments.refetch()} isRetrying={shipments.isFetching}>
          {dashboardTexts.shipmentsFailed}
        </LoadError>
      ) : shipments.data ? (
        <ShipmentList shipments={shipments.data.data.slice(0, mostShipments)} isStale={shipments.isPlaceholderData} />
      ) : (
        <div role="status" aria-label={dashboardTexts.loadingShipments}>
          <Skeleton className="h-40 w-full rounded-lg" />
        </div>
      )}
    </Section>
  )
}
