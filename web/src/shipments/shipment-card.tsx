import { listAddressLines } from '@fairquay/contract/address-lines.ts'
import { formatDay, formatList } from '@fairquay/contract/locale.ts'
import { formatContainerNumber } from '@fairquay/contract/shipments/container-number.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { transportDocuments } from '@fairquay/contract/shipments/transport-documents.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import { formatVolume, formatWeight } from '@fairquay/contract/trade/load.ts'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { ShipmentActions } from './shipment-actions.tsx'
import { LatenessBadge, ModeIcon, ShipmentStatusBadge } from './shipment-badges.tsx'
import { ShipmentContents } from './shipment-contents.tsx'
import { ShipmentWay } from './shipment-way.tsx'
import { shipmentTexts } from './texts.ts'
import type { ShipmentDialogs } from './use-shipment-dialogs.tsx'

type ShipmentCardProps = { shipment: ShipmentDetail; dialogs: ShipmentDialogs; isAlone?: boolean }

/** One shipment whole: where it is, what is in it, and what its reader can do now; a part of an order's page, or `isAlone` on its own. */
export function ShipmentCard({ shipment, dialogs, isAlone = false }: ShipmentCardProps) {
  const { number, status, mode, is_replacement, lateness } = shipment
  const isOpen = status !== 'cancelled'
  return (
    <article
      aria-label={shipmentTexts.shipment(number)}
      className={isAlone ? 'rounded-lg border border-line bg-surface p-4 md:p-5' : 'mt-4 border-t border-line pt-4'}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ModeIcon mode={mode} />
        {isAlone ? null : <h3 className="text-base font-semibold">{shipmentTexts.shipment(number)}</h3>}
        <ShipmentStatusBadge status={status} />
        {is_replacement ? <Badge>{shipmentTexts.replacement}</Badge> : null}
        {isOpen ? <LatenessBadge lateness={lateness} /> : null}
        {isOpen ? <Arrival shipment={shipment} /> : null}
      </div>
      {isOpen ? (
        <div className="mt-4">
          <ShipmentWay {...shipment} />
        </div>
      ) : null}
      <dl className="mt-4 grid gap-x-8 gap-y-2 text-sm empty:hidden sm:grid-cols-2 lg:grid-cols-3">
        {isAlone ? <Addresses shipment={shipment} /> : null}
        <ShipmentFacts shipment={shipment} />
      </dl>
      <ShipmentContents shipment={shipment} />
      <ShipmentActions shipment={shipment} dialogs={dialogs} />
    </article>
  )
}

function Arrival({ shipment: { delivered_on, expected_on, due_on } }: { shipment: ShipmentDetail }) {
  return (
    <p className="tabular text-sm text-soft sm:ml-auto">
      {delivered_on
        ? shipmentTexts.delivered(formatDay(delivered_on))
        : expected_on
          ? shipmentTexts.expected(formatDay(expected_on))
          : shipmentTexts.unknown}
      {due_on && !delivered_on ? ` · ${shipmentTexts.wanted(formatDay(due_on))}` : null}
    </p>
  )
}

/** Where a driver loads and delivers, and whom to ask for there; on the page of an order its terms say so. */
function Addresses({ shipment: { from, to } }: { shipment: ShipmentDetail }) {
  return (
    <>
      <Fact label={shipmentTexts.pickUp}>{from ? writeAddress(from) : ''}</Fact>
      <Fact label={shipmentTexts.deliverTo}>{to ? writeAddress(to) : ''}</Fact>
    </>
  )
}

function writeAddress(address: DealAddress): string {
  const { company, person = '', phone = '' } = address
  return [company, ...listAddressLines(address), person, phone].filter((line) => line !== '').join('\n')
}

function ShipmentFacts({ shipment }: { shipment: ShipmentDetail }) {
  const { carrier, tracking_number, tracking_page, vessel, document_number, mode, containers, totals, note } = shipment
  const document = transportDocuments[mode]
  const weights = [
    totals.gross_grams === null ? '' : shipmentTexts.gross(formatWeight(totals.gross_grams)),
    totals.litres === null ? '' : formatVolume(totals.litres),
  ].filter(Boolean)
  return (
    <>
      <Fact label={shipmentTexts.carrier}>{carrier}</Fact>
      <Fact label={shipmentTexts.tracking}>
        {tracking_page ? (
          <a
            href={tracking_page}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1 break-all text-quay underline underline-offset-4"
          >
            {tracking_number || shipmentTexts.followIt}
            <span className="sr-only">{shipmentTexts.outside}</span>
            <ExternalLink size={14} aria-hidden="true" />
          </a>
        ) : (
          tracking_number
        )}
      </Fact>
      <Fact label={shipmentTexts.vessel}>{vessel}</Fact>
      {document ? <Fact label={shipmentTexts.documents[document]}>{document_number}</Fact> : null}
      <Fact label={shipmentTexts.containers}>
        {containers.length === 0
          ? ''
          : containers.map(({ number, seal }) => (
              <span key={number} className="block">
                <span className="tabular">{formatContainerNumber(number)}</span>
                {seal ? <span className="text-soft"> · {shipmentTexts.seal(seal)}</span> : null}
              </span>
            ))}
      </Fact>
      <Fact label={shipmentTexts.packages}>
        {totals.count > 0 ? formatList([shipmentTexts.packageCount(totals.count), ...weights], 'narrow') : ''}
      </Fact>
      <Fact label={shipmentTexts.note}>{note}</Fact>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <div className="min-w-0">
      <dt className="text-soft">{label}</dt>
      <dd className="break-words whitespace-pre-line">{children}</dd>
    </div>
  )
}
