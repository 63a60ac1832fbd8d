import { changeShipment, type ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { isConflict } from '../call-failure.ts'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useToldVersion } from '../forms/use-told-version.ts'
import { showToast } from '../ui/toast-list.ts'
import { refuseShipment, shipFieldOf, shipModel, startChanging, toShipment } from './ship-form.ts'
import { ShipmentFormDialog } from './shipment-form-dialog.tsx'
import { orderShipmentsQuery, refreshShipments, takeContents } from './shipment-queries.ts'
import { shipmentTexts } from './texts.ts'

/** What is in a shipment that has not left, written anew. */
export function ChangeShipmentDialog({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const { id } = shipment
  const { version, tell } = useToldVersion(shipment.version)
  const toShip = useQuery(orderShipmentsQuery(shipment.order_id)).data?.to_ship ?? []
  const goods = addOwn(shipment, toShip)
  const start = addLines(startChanging(shipment), goods)
  // Of the shipment as it was when the dialog was opened: what a colleague wrote since does not take it off the screen.
  const [draft] = useState(`change-shipment:${id}:${shipment.version}`)
  const kept = useKept(draft, start, { model: shipModel(start) })
  const form = useForm({
    start,
    kept: [addLines(kept.draft, goods), kept.change],
    refuse: (values) => refuseShipment(values, goods),
    fieldOf: shipFieldOf,
    send: (values) => call(changeShipment, { params: { id }, body: { version, shipment: toShipment(values) } }),
    onSent: async ({ data }) => {
      kept.clear()
      await takeContents(queries, data)
      showToast('success', shipmentTexts.saved)
      onClose()
    },
    onFailed: (error) => {
      if (isConflict(error)) tell()
      void refreshShipments(queries)
    },
  })
  return (
    <ShipmentFormDialog
      form={form}
      goods={goods}
      title={shipmentTexts.changeTitle(shipment.number)}
      action={shipmentTexts.save}
      loadsFrom={shipment.loads_from}
      kept={kept}
      onClose={onClose}
    />
  )
}

/** What the shipment holds already is open to it, beside what is left of the order; of a replacement only what it holds. */
function addOwn({ lines, is_replacement }: ShipmentDetail, toShip: readonly ShippableGoods[]): ShippableGoods[] {
  const own = lines.map(({ position, name, options, sku, order_measure, quantity }) => {
    const left = is_replacement ? undefined : toShip.find((one) => one.position === position)
    return {
      position,
      name,
      options,
      sku,
      order_measure,
      open: quantity + (left?.open ?? 0),
      places: left?.places ?? [],
      pack: left?.pack ?? null,
    }
  })
  const others = is_replacement ? [] : toShip.filter(({ position }) => !own.some((one) => one.position === position))
  return [...own, ...others].toSorted((a, b) => a.position - b.position)
}

function addLines(values: ReturnType<typeof startChanging>, goods: readonly ShippableGoods[]) {
  const lines = goods.map(
    ({ position }) => values.lines.find((line) => line.position === position) ?? { position, quantity: '' },
  )
  return { ...values, lines }
}
