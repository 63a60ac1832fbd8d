import { takeBackStation } from '@fairquay/contract/shipments/endpoints.ts'
import { milestoneWords } from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { comesBack } from '@fairquay/contract/shipments/take-back.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { refreshShipments, takeContents } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'

/** Takes back a report that was a mistake. */
export function TakeBackDialog({ shipment: now, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const queries = useQueryClient()
  // As it was when the dialog opened: an answer that is lost on the way must not make another station of it.
  const [shipment] = useState(now)
  const milestone = shipment.latest?.milestone ?? 'ready'
  const taking = useOnce(
    takeBackStation,
    (reason: string) => ({ params: { id: shipment.id }, body: { milestone, reason } }),
    {
      onSuccess: async ({ data }) => {
        await takeContents(queries, data)
        showToast('success', shipmentTexts.takenBack)
        onClose()
      },
      onError: (error) => (isConflict(error) ? refreshShipments(queries) : undefined),
    },
  )
  const form = useForm({ start: { reason: '' }, send: ({ reason }) => taking.mutateAsync(reason.trim()) })
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={shipmentTexts.takeBackTitle(milestoneWords(milestone, shipment.mode))}
      action={shipmentTexts.takeBack}
      onClose={onClose}
    >
      <p className="text-soft">
        {comesBack(shipment.stations, milestone) ? shipmentTexts.takeBackLeaving : shipmentTexts.takeBackHelp}
      </p>
      <TextArea {...form.text('reason')} label={shipmentTexts.reason} rows={2} maxLength={500} isOptional />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
