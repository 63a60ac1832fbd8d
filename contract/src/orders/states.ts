import { type OrderAction, orderActions } from './actions.ts'
import { orderMessages } from './messages.ts'
import type { OrderStatus } from './statuses.ts'

/** Who has a part in an order. The operator looks on; so does who carries it, at its shipments. */
export const orderParties = ['buyer', 'seller', 'admin'] as const
export type OrderParty = (typeof orderParties)[number]
export type OrderSide = Exclude<OrderParty, 'admin'>

/** What an action looks at beside the state. */
export type OrderStanding = {
  status: OrderStatus
  /** The buyer has asked for it to be cancelled, and the seller has not said. */
  isCancelAsked: boolean
  /** Claims that are not settled. */
  openClaims: number
  /** Nothing of it is left to be sent: what is still open is on its way. Absent: something may be. */
  isAllSent?: boolean
}

type Move = { by: Partial<Record<OrderSide, readonly OrderStatus[]>> }

const begun = ['confirmed', 'in_preparation'] as const
const onItsWay = ['part_shipped', 'shipped', 'part_delivered'] as const

/** Every action there is: whose it is, and in which states. What is not here is refused. */
const moves: Record<OrderAction, Move> = {
  prepare: { by: { seller: ['confirmed'] } },
  promise: { by: { seller: [...begun, 'part_shipped', 'part_delivered'] } },
  ship: { by: { seller: [...begun, 'part_shipped', 'part_delivered'] } },
  receive: { by: { buyer: onItsWay } },
  // Until the seller has begun the buyer may think better of it; afterwards there is work to be paid for, and they ask.
  cancel: { by: { buyer: ['confirmed'], seller: begun } },
  cancel_rest: { by: { seller: ['part_shipped', 'part_delivered'] } },
  ask_cancel: { by: { buyer: ['in_preparation', 'part_shipped', 'part_delivered'] } },
  refuse_cancel: { by: { seller: ['in_preparation', 'part_shipped', 'part_delivered'] } },
  complete: { by: { buyer: ['delivered'] } },
}

/** What is about goods that have not been sent: over once all of them are, although only a part has been received. */
const aboutTheRest: readonly OrderAction[] = ['promise', 'ship', 'cancel_rest', 'ask_cancel', 'refuse_cancel']

/** Whether an action could ever be this party's, whatever the state. */
export function isOwnOrderAction(action: OrderAction, party: OrderParty): boolean {
  return party !== 'admin' && moves[action].by[party] !== undefined
}

/** Why an action may not be done now by this party; nothing when it may. */
export function refuseOrderAction(action: OrderAction, party: OrderParty, standing: OrderStanding): string | undefined {
  const from = party === 'admin' ? undefined : moves[action].by[party]
  if (!from) return orderMessages.notYours
  if (!from.includes(standing.status)) return orderMessages.alreadyIs[standing.status]
  if (standing.isAllSent && aboutTheRest.includes(action)) return orderMessages.alreadyIs.shipped
  if (action === 'ask_cancel' && standing.isCancelAsked) return orderMessages.alreadyAsked
  if (action === 'refuse_cancel' && !standing.isCancelAsked) return orderMessages.notAsked
  if (action === 'complete' && standing.openClaims > 0) return orderMessages.openClaims
  return undefined
}

/** What a party may do now. */
export function orderActionsOf(party: OrderParty, standing: OrderStanding): OrderAction[] {
  return orderActions.filter((action) => refuseOrderAction(action, party, standing) === undefined)
}

/** How far a line has come: units ordered, sent, never to be sent; and of those sent, arrived whole, damaged, not at all. */
export type LineProgress = {
  quantity: number
  shipped: number
  cancelled: number
  received: number
  damaged: number
  short: number
}

/** How many of a line can still be sent. */
export function leftToShip({ quantity, shipped, cancelled }: LineProgress): number {
  return quantity - shipped - cancelled
}

/** Whether nothing of any line is left to be sent. */
export function isAllSent(lines: readonly LineProgress[]): boolean {
  return lines.every((line) => leftToShip(line) === 0)
}

/** How many of a line are on their way: sent, and nobody has said yet how they arrived. */
export function leftToReceive({ shipped, received, damaged, short }: LineProgress): number {
  return shipped - received - damaged - short
}

/**
 * The state that follows from what was sent and received, from a state in which it is not over: `completed` and `cancelled` stay. While nothing has been sent
 * it stays where people have moved it; where nothing is left to be sent and nothing was, the order has come to nothing.
 */
export function orderProgress(status: OrderStatus, lines: readonly LineProgress[]): OrderStatus {
  if (status === 'completed' || status === 'cancelled') return status
  const sum = (count: (line: LineProgress) => number) => lines.reduce((total, line) => total + count(line), 0)
  const [shipped, toShip, toReceive] = [sum((line) => line.shipped), sum(leftToShip), sum(leftToReceive)]
  if (shipped === 0) {
    if (toShip === 0) return 'cancelled'
    // What was sent has been taken back before it left.
    return status === 'confirmed' ? 'confirmed' : 'in_preparation'
  }
  if (toReceive === 0 && toShip === 0) return 'delivered'
  if (toReceive < shipped) return 'part_delivered'
  return toShip === 0 ? 'shipped' : 'part_shipped'
}

/** Days after which a delivered order without an open claim completes by itself. */
export const completesAfterDays = 14
