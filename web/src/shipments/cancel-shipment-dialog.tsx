import { cancelShipment } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { refreshShipments, takeContents } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'

export function CancelShipmentDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const cancelling = useOnce(cancelShipment, (reason: string) => ({ params: { id: shipment.id }, body: { reason } }), {
    onSuccess: async ({ data }) => {
      await takeContents(queries, data)
      showToast('success', shipmentTexts.cancelled)
      onClose()
    },
    onError: (error) => (isConflict(error) ? refreshShipments(queries) : undefined),
  })
  const form = useForm({ start: { reason: '' }, send: ({ reason }) => cancelling.mutateAsync(reason.trim()) })
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={shipmentTexts.cancelTitle}
      action={shipmentTexts.cancel}
      onClose={onClose}
    >
      <p className="text-soft">{shipmentTexts.cancelHelp}</p>
      <TextArea {...form.text('reason')} label={shipmentTexts.reason} rows={2} maxLength={500} isOptional />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
