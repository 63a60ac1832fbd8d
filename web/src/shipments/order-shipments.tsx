import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ShipmentCard } from './shipment-card.tsx'
import { orderShipmentsQuery } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'
import { useShip } from './use-ship.tsx'
import { type ShipmentDialogs, useShipmentDialogs } from './use-shipment-dialogs.tsx'

type OrderShipmentsProps = { order: { id: number; party: 'buyer' | 'seller' | 'admin' } }

/** The shipments of an order: the seller prepares them here, both sides follow them, the buyer confirms what has come. */
export function OrderShipments({ order }: OrderShipmentsProps) {
  const query = useQuery(orderShipmentsQuery(order.id))
  const ship = useShip(order.id)
  const shipments = query.data?.data ?? []
  const toShip = query.data?.to_ship ?? []
  const dialogs = useShipmentDialogs(shipments)
  return (
    <section aria-labelledby="order-shipments" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="order-shipments" className="text-lg">
          {shipmentTexts.title}
        </h2>
        {order.party === 'seller' && toShip.length > 0 ? (
          <Button
            {...ship.button(toShip)}
            tone={shipments.length === 0 ? 'primary' : 'secondary'}
            icon={<PackagePlus size={17} aria-hidden="true" />}
          >
            {shipments.length === 0 ? shipmentTexts.ship : shipmentTexts.shipRest}
          </Button>
        ) : null}
      </div>
      {query.data ? (
        <Shipments shipments={shipments} party={order.party} dialogs={dialogs} />
      ) : query.isError ? (
        <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {shipmentTexts.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={shipmentTexts.loading}>
          <Skeleton className="mt-3 h-48 w-full rounded-lg" />
        </div>
      )}
      {ship.dialog}
      {dialogs.dialog}
    </section>
  )
}

type ShipmentsProps = {
  shipments: readonly ShipmentDetail[]
  party: OrderShipmentsProps['order']['party']
  dialogs: ShipmentDialogs
}

function Shipments({ shipments, party, dialogs }: ShipmentsProps) {
  const kept = shipments.filter(({ status }) => status !== 'cancelled')
  const cancelled = shipments.filter(({ status }) => status === 'cancelled')
  return (
    <>
      {kept.length === 0 ? (
        <p className="mt-2 max-w-prose text-soft">{shipmentTexts.empty[party === 'admin' ? 'other' : party]}</p>
      ) : (
        kept.map((shipment) => <ShipmentCard key={shipment.id} shipment={shipment} dialogs={dialogs} />)
      )}
      {cancelled.length > 0 ? (
        <Disclosure className="border-b-0 text-sm text-soft" summary={shipmentTexts.cancelledOnes(cancelled.length)}>
          {cancelled.map((shipment) => (
            <ShipmentCard key={shipment.id} shipment={shipment} dialogs={dialogs} />
          ))}
        </Disclosure>
      ) : null}
    </>
  )
}
