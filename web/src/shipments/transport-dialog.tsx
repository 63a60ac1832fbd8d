import { refuseTransport } from '@fairquay/contract/shipments/check-transport.ts'
import { changeTransport } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { showToast } from '../ui/toast-list.ts'
import { startTransport, toTransport } from './ship-form.ts'
import { refreshShipments, takeShipment } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'
import { TransportFields } from './transport-fields.tsx'

/** How a shipment travels and the numbers it is found by, written anew by its seller or who carries it. */
export function TransportDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const { id, version } = shipment
  const form = useForm({
    start: startTransport(shipment),
    refuse: (values): Record<string, string> => refuseTransport(toTransport(values)) ?? {},
    send: (values) => call(changeTransport, { params: { id }, body: { version, transport: toTransport(values) } }),
    onSent: ({ data }) => {
      takeShipment(queries, data)
      showToast('success', shipmentTexts.saved)
      onClose()
    },
    onFailed: () => void refreshShipments(queries),
  })
  return (
    <FormDialog form={form} width="wide" title={shipmentTexts.numbers} action={shipmentTexts.save} onClose={onClose}>
      <TransportFields form={form} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
