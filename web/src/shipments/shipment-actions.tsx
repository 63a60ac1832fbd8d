import { milestoneWords, nextMilestone } from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { CancelShipmentDialog } from './cancel-shipment-dialog.tsx'
import { ChangeShipmentDialog } from './change-shipment-dialog.tsx'
import { ReceiveDialog } from './receive-dialog.tsx'
import { ReportDialog } from './report-dialog.tsx'
import { shipmentTexts } from './texts.ts'
import { TransportDialog } from './transport-dialog.tsx'

type Open = 'report' | 'change' | 'transport' | 'cancel' | 'receive'

/** What the reader of a shipment can do with it now, the likeliest first. */
export function ShipmentActions({ shipment }: { shipment: ShipmentDetail }) {
  const [open, setOpen] = useState<Open>()
  const { actions, mode, is_cleared, stations } = shipment
  if (actions.length === 0 && !open) return null
  const next = nextMilestone(mode, is_cleared, stations)
  const close = () => setOpen(undefined)
  const ahead = { onPointerEnter: preloadDialog, onFocus: preloadDialog }
  return (
    <div className="mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {actions.includes('receive') ? (
        <Button {...ahead} onClick={() => setOpen('receive')}>
          {shipmentTexts.confirmReceipt}
        </Button>
      ) : null}
      {actions.includes('report') ? (
        <Button {...ahead} tone="secondary" onClick={() => setOpen('report')}>
          {next ? shipmentTexts.reportNext(milestoneWords(next, mode)) : shipmentTexts.report}
        </Button>
      ) : null}
      {actions.includes('change') ? (
        <Button {...ahead} tone="quiet" onClick={() => setOpen('change')}>
          {shipmentTexts.changeContents}
        </Button>
      ) : actions.includes('transport') ? (
        <Button {...ahead} tone="quiet" onClick={() => setOpen('transport')}>
          {shipmentTexts.numbers}
        </Button>
      ) : null}
      {actions.includes('cancel') ? (
        <Button {...ahead} tone="quiet" onClick={() => setOpen('cancel')}>
          {shipmentTexts.cancel}
        </Button>
      ) : null}
      {open === 'report' ? <ReportDialog shipment={shipment} onClose={close} /> : null}
      {open === 'change' ? <ChangeShipmentDialog shipment={shipment} onClose={close} /> : null}
      {open === 'transport' ? <TransportDialog shipment={shipment} onClose={close} /> : null}
      {open === 'cancel' ? <CancelShipmentDialog shipment={shipment} onClose={close} /> : null}
      {open === 'receive' ? <ReceiveDialog shipment={shipment} onClose={close} /> : null}
    </div>
  )
}
