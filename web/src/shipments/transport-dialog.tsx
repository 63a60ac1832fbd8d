import { refuseTransport } from '@fairquay/contract/shipments/check-transport.ts'
import { changeTransport } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { KeptFormNote } from '../forms/kept-form-note.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useToldVersion } from '../forms/use-told-version.ts'
import { showToast } from '../ui/toast-list.ts'
import { startTransport, toTransport } from './ship-form.ts'
import { refreshShipments, takeShipment } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'
import { TransportFields } from './transport-fields.tsx'

/** How a shipment travels and the numbers it is found by, written anew by its seller or who carries it. */
export function TransportDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const { id } = shipment
  const { version, tell } = useToldVersion(shipment.version)
  const start = startTransport(shipment)
  // Of the shipment as it was when the dialog was opened: what a colleague wrote since does not take it off the screen.
  const [draft] = useState(`transport:${id}:${shipment.version}`)
  const kept = useKept(draft, start, { model: { ...start, containers: [{ number: '', type: '', seal: '' }] } })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (values): Record<string, string> => refuseTransport(toTransport(values)) ?? {},
    send: (values) => call(changeTransport, { params: { id }, body: { version, transport: toTransport(values) } }),
    onSent: ({ data }) => {
      kept.clear()
      takeShipment(queries, data)
      showToast('success', shipmentTexts.saved)
      onClose()
    },
    onFailed: (error) => {
      if (isConflict(error)) tell()
      void refreshShipments(queries)
    },
  })
  return (
    <FormDialog form={form} width="wide" title={shipmentTexts.numbers} action={shipmentTexts.save} onClose={onClose}>
      <TransportFields form={form} />
      <FormFailure error={form.failure} />
      <KeptFormNote form={form} kept={kept} />
    </FormDialog>
  )
}
