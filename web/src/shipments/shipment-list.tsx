import { formatDay } from '@fairquay/contract/locale.ts'
import { milestoneWords } from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentSummary } from '@fairquay/contract/shipments/shapes.ts'
import { Link } from '@tanstack/react-router'
import { joinClasses } from '../ui/join-classes.ts'
import { LatenessBadge, ModeIcon, ShipmentStatusBadge } from './shipment-badges.tsx'
import { shipmentTexts } from './texts.ts'

/** Shipments as rows, each leading to its page. */
export function ShipmentList({ shipments, isStale }: { shipments: readonly ShipmentSummary[]; isStale: boolean }) {
  return (
    <ul
      aria-label={shipmentTexts.listTitle}
      aria-busy={isStale}
      className={joinClasses(
        '@container overflow-hidden rounded-lg border border-line bg-surface transition-opacity',
        isStale && 'pointer-events-none opacity-50',
      )}
    >
      {shipments.map((shipment) => (
        <li key={shipment.id} className="border-b border-line last:border-0">
          <Row shipment={shipment} />
        </li>
      ))}
    </ul>
  )
}

function Row({ shipment }: { shipment: ShipmentSummary }) {
  const { id, number, mode, first_product, seller, buyer, party, status, lateness, latest, to } = shipment
  const other = party === 'buyer' ? seller.name : party === 'seller' ? buyer.name : `${seller.name} → ${buyer.name}`
  return (
    <Link
      to="/shipments/$id"
      params={{ id: String(id) }}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 px-4 py-3.5 transition-colors hover:bg-tint focus-visible:-outline-offset-2 @4xl:grid-cols-[auto_minmax(0,1fr)_12rem_11rem_13rem]"
    >
      <ModeIcon mode={mode} />
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium">{first_product}</span>
        <span className="tabular block text-sm text-soft">
          {number}
          {shipmentTexts.parties[party] ? ` · ${shipmentTexts.parties[party]}` : ''}
        </span>
      </span>
      <span className="order-last col-start-2 text-sm break-words text-soft @4xl:order-none @4xl:col-auto">
        {other}
        {to ? <span className="block">{to.city}</span> : null}
      </span>
      <span className="tabular order-last col-start-2 text-sm text-soft @4xl:order-none @4xl:col-auto">
        {latest ? milestoneWords(latest.milestone, mode) : ''}
        <span className="block">{describeArrival(shipment)}</span>
      </span>
      <span className="order-last col-start-2 flex flex-wrap gap-1 @4xl:order-none @4xl:col-auto @4xl:flex-col @4xl:items-end @4xl:text-right">
        <ShipmentStatusBadge status={status} />
        {status === 'received' || status === 'cancelled' ? null : <LatenessBadge lateness={lateness} />}
      </span>
    </Link>
  )
}

/** Beside a station that was reached, a bare day would be read as the day of that. */
function describeArrival({ delivered_on, expected_on }: ShipmentSummary): string {
  if (delivered_on) return formatDay(delivered_on)
  return expected_on ? shipmentTexts.expected(formatDay(expected_on)) : shipmentTexts.unknown
}
