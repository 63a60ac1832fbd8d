import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { isAllSent } from '@fairquay/contract/orders/states.ts'
import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
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
  const queries = useQueryClient()
  const { data } = useQuery({ ...orderShipmentsQuery(order.id), enabled: mayMove })
  const arrived = arrivedOf(data?.data ?? [])
  const ship = useShip(order.id)
  const dialogs = useShipmentDialogs(data?.data ?? [])
  const buttonOf = ({ data: shipments, to_ship }: Known) => {
    const step = goodsStep(order, arrivedOf(shipments))
    const [only, ...others] = toReceive(shipments)
    if (step === 'ship' && to_ship.length > 0) return ship.button(to_ship)
    if (step === 'receive' && only && others.length === 0) return dialogs.button('receive', only.id)
    return { onClick: leadThere }
  }
  return {
    step: mayMove ? goodsStep(order, arrived) : undefined,
    hasArrived: arrived.length > 0,
    button: data
      ? buttonOf(data)
      : {
          // Pressed before the shipments are known: it opens as soon as they are.
          onClick: () =>
            void queries
              .ensureQueryData(orderShipmentsQuery(order.id))
              .then((known) => buttonOf(known).onClick(), leadThere),
        },
    // They stay while an answer that was lost is asked for again, whatever the order has come to meanwhile.
    dialog: (
      <>
        {ship.dialog}
        {dialogs.dialog}
      </>
    ),
  }
}

type Known = { data: readonly ShipmentDetail[]; to_ship: readonly ShippableGoods[] }

const leadThere = () => showSection('order-shipments')

const arrivedOf = (shipments: readonly ShipmentDetail[]) =>
  shipments.filter(({ actions, delivered_on }) => actions.includes('receive') && delivered_on !== null)

/** The ones that have arrived; before any has, all that are on their way. */
function toReceive(shipments: readonly ShipmentDetail[]) {
  const arrived = arrivedOf(shipments)
  return arrived.length > 0 ? arrived : shipments.filter(({ actions }) => actions.includes('receive'))
}

function goodsStep(
  { status, actions, lines }: OrderDetail,
  arrived: readonly ShipmentDetail[],
): 'ship' | 'receive' | undefined {
  if (actions.includes('receive')) return isAllSent(lines) || arrived.length > 0 ? 'receive' : undefined
  return actions.includes('ship') && status !== 'confirmed' ? 'ship' : undefined
}
