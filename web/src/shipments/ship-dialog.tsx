import { createShipment, type ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentDetail, ShipmentForm } from '@fairquay/contract/shipments/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isConflict } from '../call-failure.ts'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { orderQuery } from '../orders/order-queries.ts'
import { showToast } from '../ui/toast-list.ts'
import { refuseShipment, shipFieldOf, shipModel, startShipping, toShipment } from './ship-form.ts'
import { ShipmentFormDialog } from './shipment-form-dialog.tsx'
import { orderShipmentsQuery, refreshShipments, takeContents } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'

type ShipDialogProps = { orderId: number; goods: readonly ShippableGoods[]; onClose: () => void }

/** A new shipment of an order, proposed with all that is left. */
export function ShipDialog({ orderId, goods, onClose }: ShipDialogProps) {
  const queries = useQueryClient()
  // What was prepared last, as it was when the dialog was opened.
  const [before] = useState(() => lastOf(queries.getQueryData(orderShipmentsQuery(orderId).queryKey)?.data))
  const [incoterm] = useState(() => queries.getQueryData(orderQuery(orderId).queryKey)?.incoterm ?? '')
  const start = startShipping(goods, { before, incoterm })
  // What is left to ship is another draft once something of it has gone.
  const draft = `ship:${orderId}:${goods.map(({ position, open }) => `${position}=${open}`).join(',')}`
  const kept = useKept(draft, start, { model: shipModel(start) })
  const shipping = useOnce(createShipment, (body: ShipmentForm) => ({ params: { id: orderId }, body }), {
    draft: { name: draft },
    onSuccess: async ({ data }) => {
      kept.clear()
      await takeContents(queries, data)
      showToast('success', shipmentTexts.created)
      onClose()
    },
    onError: (error) => (isConflict(error) ? refreshShipments(queries) : undefined),
  })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (values) => refuseShipment(values, goods),
    fieldOf: shipFieldOf,
    send: (values) => shipping.mutateAsync(toShipment(values)),
  })
  return (
    <ShipmentFormDialog
      form={form}
      goods={goods}
      title={shipmentTexts.shipTitle}
      action={shipmentTexts.create}
      kept={kept}
      onClose={onClose}
    />
  )
}

/** The shipment that was prepared last and is not cancelled. */
function lastOf(shipments: readonly ShipmentDetail[] = []): ShipmentDetail | undefined {
  return shipments.filter(({ status }) => status !== 'cancelled').toSorted((a, b) => b.id - a.id)[0]
}
