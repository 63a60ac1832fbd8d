import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { isAllSent } from '@fairquay/contract/orders/states.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { orderShipmentsQuery } from '../shipments/shipment-queries.ts'
import { useShip } from '../shipments/use-ship.tsx'
import { useShipmentDialogs } from '../shipments/use-shipment-dialogs.tsx'
import { showSection } from './show-section.ts'

/**
 * What is done about the goods of an order as its next step, sending or saying what has come: the button, which opens the form, and the form. Where there is a choice, of several
 * shipments that have come or with everything packed already, it leads to the shipments.
 */
export function useGoodsStep(order: OrderDetail) {
  const mayMove = !order.is_cancel_asked && (['receive', 'ship'] as const).some((one) => order.actions.includes(one))
  const { data } = useQuery({ ...orderShipmentsQuery(order.id), enabled: mayMove })
  const shipments = data?.data ?? []
  const toReceive = shipments.filter(({ actions }) => actions.includes('receive'))
  const arrived = toReceive.filter(({ delivered_on }) => delivered_on !== null)
  const step = mayMove ? goodsStep(order, arrived) : undefined
  const ship = useShip(order.id)
  const dialogs = useShipmentDialogs(shipments)
  const toShip = data?.to_ship ?? []
  const [only, ...others] = arrived.length > 0 ? arrived : toReceive
  const lead = { onClick: () => showSection('order-shipments') }
  return {
    step,
    hasArrived: arrived.length > 0,
    button:
      step === 'ship' && toShip.length > 0
        ? ship.button(toShip)
        : step === 'receive' && only && others.length === 0
          ? dialogs.button('receive', only.id)
          : lead,
    // They stay while an answer that was lost is asked for again, whatever the order has come to meanwhile.
    dialog: (
      <>
        {ship.dialog}
        {dialogs.dialog}
      </>
    ),
  }
}

function goodsStep(
  { status, actions, lines }: OrderDetail,
  arrived: readonly ShipmentDetail[],
): 'ship' | 'receive' | undefined {
  if (actions.includes('receive')) return isAllSent(lines) || arrived.length > 0 ? 'receive' : undefined
  return actions.includes('ship') && status !== 'confirmed' ? 'ship' : undefined
}
