import { replaceClaimed } from '@fairquay/contract/claims/endpoints.ts'
import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentForm } from '@fairquay/contract/shipments/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { useForm } from '../forms/use-form.ts'
import { useOnce } from '../forms/use-once.ts'
import { refuseShipment, shipFieldOf, startShipping, toShipment } from '../shipments/ship-form.ts'
import { ShipmentFormDialog } from '../shipments/shipment-form-dialog.tsx'
import { shipmentTexts } from '../shipments/texts.ts'
import { showToast } from '../ui/toast-list.ts'
import { refreshClaims, takeClaim } from './claim-queries.ts'
import { claimTexts } from './texts.ts'

/** The shipment that replaces what was claimed: its goods stand, the rest is written as of any other. */
export function ReplaceDialog({ claim, onClose }: { claim: ClaimDetail; onClose: () => void }) {
  const queries = useQueryClient()
  const goods: ShippableGoods[] = claim.lines.map(({ position, name, options, sku, order_measure, quantity }) => ({
    position,
    name,
    options,
    sku,
    order_measure,
    open: quantity,
    pack: null,
  }))
  const sending = useOnce(
    replaceClaimed,
    (shipment: ShipmentForm) => ({ params: { id: claim.id }, body: { shipment } }),
    {
      onSuccess: ({ data }) => {
        takeClaim(queries, data)
        showToast('success', claimTexts.replaced)
        onClose()
      },
      onError: (error) => (isConflict(error) ? refreshClaims(queries) : undefined),
    },
  )
  const form = useForm({
    start: startShipping(goods),
    refuse: (values) => refuseShipment(values, goods),
    fieldOf: shipFieldOf,
    send: (values) => sending.mutateAsync(toShipment(values)),
  })
  return (
    <ShipmentFormDialog
      form={form}
      goods={goods}
      title={shipmentTexts.replaceTitle}
      action={shipmentTexts.create}
      onClose={onClose}
    />
  )
}
