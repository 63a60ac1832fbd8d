import { replaceClaimed } from '@fairquay/contract/claims/endpoints.ts'
import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listOrderShipments, ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentForm } from '@fairquay/contract/shipments/shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isConflict } from '../call-failure.ts'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { refuseShipment, shipFieldOf, shipModel, startShipping, toShipment } from '../shipments/ship-form.ts'
import { ShipmentFormDialog } from '../shipments/shipment-form-dialog.tsx'
import { orderShipmentsQuery } from '../shipments/shipment-queries.ts'
import { shipmentTexts } from '../shipments/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { refreshClaims, takeClaim } from './claim-queries.ts'
import { claimTexts } from './texts.ts'

type ReplaceDialogProps = { claim: ClaimDetail; onClose: () => void }

/** The shipment that replaces what was claimed: its goods stand, the rest is written as of any other. */
export function ReplaceDialog({ claim, onClose }: ReplaceDialogProps) {
  const shipments = useQuery({ ...orderShipmentsQuery(claim.order_id), refetchInterval: false })
  if (shipments.data) return <Replacement claim={claim} onHand={shipments.data.on_hand} onClose={onClose} />
  return (
    <Dialog isOpen width="wide" title={shipmentTexts.replaceTitle} onClose={onClose}>
      {shipments.isError ? (
        <LoadError onRetry={() => void shipments.refetch()} isRetrying={shipments.isFetching}>
          {claimTexts.replaceFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={claimTexts.replaceLoading}>
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </Dialog>
  )
}

type ReplacementProps = ReplaceDialogProps & { onHand: AnswerOf<typeof listOrderShipments>['on_hand'] }

function Replacement({ claim, onHand, onClose }: ReplacementProps) {
  const queries = useQueryClient()
  const goods: ShippableGoods[] = claim.lines.map(({ position, name, options, sku, order_measure, quantity }) => {
    const { places = [], pack = null } = onHand.find((one) => one.position === position) ?? {}
    return { position, name, options, sku, order_measure, open: quantity, places, pack }
  })
  const start = startShipping(goods)
  const draft = `replace:${claim.id}`
  const kept = useKept(draft, start, { model: shipModel(start) })
  const sending = useOnce(
    replaceClaimed,
    (shipment: ShipmentForm) => ({ params: { id: claim.id }, body: { shipment } }),
    {
      draft: { name: draft },
      onSuccess: ({ data }) => {
        kept.clear()
        takeClaim(queries, data)
        showToast('success', claimTexts.replaced)
        onClose()
      },
      onError: (error) => (isConflict(error) ? refreshClaims(queries) : undefined),
    },
  )
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
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
      kept={kept}
      onClose={onClose}
    />
  )
}
