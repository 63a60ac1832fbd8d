import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const dialogs = {
  report: lazyDialog(async () => (await import('./report-dialog.tsx')).ReportDialog),
  takeBack: lazyDialog(async () => (await import('./take-back-dialog.tsx')).TakeBackDialog),
  change: lazyDialog(async () => (await import('./change-shipment-dialog.tsx')).ChangeShipmentDialog),
  transport: lazyDialog(async () => (await import('./transport-dialog.tsx')).TransportDialog),
  cancel: lazyDialog(async () => (await import('./cancel-shipment-dialog.tsx')).CancelShipmentDialog),
  receive: lazyDialog(async () => (await import('./receive-dialog.tsx')).ReceiveDialog),
}
export type ShipmentDialogName = keyof typeof dialogs

/**
 * What is done to one of these shipments in a dialog. It belongs to the list, not to a card: a shipment that is found elsewhere once it is read again, as a cancelled
 * one is, takes no form away from who has to press once more.
 */
export function useShipmentDialogs(shipments: readonly ShipmentDetail[]) {
  const [open, setOpen] = useState<{ name: ShipmentDialogName; id: number }>()
  const shipment = open && shipments.find(({ id }) => id === open.id)
  const Dialog = open && dialogs[open.name]
  return {
    /** For the button of a shipment that opens one. */
    button: (name: ShipmentDialogName, id: number) => ({
      onPointerEnter: dialogs[name].preload,
      onFocus: dialogs[name].preload,
      onClick: () => setOpen({ name, id }),
    }),
    dialog:
      Dialog && shipment ? <Dialog key={open.name} shipment={shipment} onClose={() => setOpen(undefined)} /> : null,
  }
}
export type ShipmentDialogs = ReturnType<typeof useShipmentDialogs>
