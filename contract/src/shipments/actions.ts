import { shipmentMessages } from './messages.ts'
import { type ShipmentAction, type ShipmentParty, shipmentActions } from './shapes.ts'
import type { ShipmentStatus } from './statuses.ts'

const before = ['preparing', 'ready'] as const
const under = ['under_way', 'delivered'] as const

/**
 * Whose an action is and in which states. `change` its contents, `transport`: how it travels and its numbers, which the carrier knows best; `report` a station;
 * `take_back` the report of the station reached last (see `refuseTakeBack`; a carrier only its own); `receive`: say what came, in parts if need be.
 */
const moves: Record<ShipmentAction, { by: readonly ShipmentParty[]; from: readonly ShipmentStatus[] }> = {
  change: { by: ['seller'], from: before },
  transport: { by: ['seller', 'carrier'], from: [...before, ...under] },
  // Papers and customs are told of late: until everything is accounted for, stations can be filled in.
  report: { by: ['seller', 'carrier'], from: [...before, ...under] },
  take_back: { by: ['seller', 'carrier'], from: ['ready', ...under] },
  cancel: { by: ['seller'], from: before },
  receive: { by: ['buyer'], from: under },
}

/** Why an action may not be done now by this party; undefined when it may. */
export function refuseShipmentAction(
  action: ShipmentAction,
  party: ShipmentParty,
  status: ShipmentStatus,
): string | undefined {
  const { by, from } = moves[action]
  const { state, receive } = shipmentMessages
  if (!by.includes(party)) return state.notYours
  if (from.includes(status)) return undefined
  if (status === 'cancelled' || status === 'received') return state[status]
  if (action === 'take_back') return shipmentMessages.takeBack.notLast
  return action === 'receive' ? receive.notUnderWay : state.handedOver
}

/** What a party may do now. */
export function shipmentActionsOf(party: ShipmentParty, status: ShipmentStatus): ShipmentAction[] {
  return shipmentActions.filter((action) => refuseShipmentAction(action, party, status) === undefined)
}
