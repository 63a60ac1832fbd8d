import { defineMessages, formatNumber, formatPlural } from '../locale.ts'
import type { OrderAction } from './actions.ts'
import type { OrderGroupName, OrderStatus } from './statuses.ts'

export const orderStatusNames: Record<OrderStatus, string> = defineMessages({
  confirmed: 'Confirmed',
  in_preparation: 'In preparation',
  part_shipped: 'Partly shipped',
  shipped: 'Shipped',
  part_delivered: 'Partly delivered',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
})

export const orderGroupTitles: Record<OrderGroupName, string> = defineMessages({
  open: 'Open',
  to_ship: 'To ship',
  to_receive: 'On the way',
})

export const orderActionNames: Record<OrderAction, string> = defineMessages({
  prepare: 'Start preparing',
  promise: 'Name the day',
  ship: 'Ship',
  receive: 'Confirm receipt',
  cancel: 'Cancel order',
  cancel_rest: 'Cancel the rest',
  ask_cancel: 'Ask to cancel',
  refuse_cancel: 'Refuse to cancel',
  complete: 'Complete order',
})

export const orderMessages = defineMessages({
  notYours: 'Only the other side of this order can do this.',
  alreadyIs: {
    confirmed: 'The seller has not begun to prepare this order yet.',
    in_preparation: 'The seller is preparing this order already.',
    part_shipped: 'A part of this order has been shipped already.',
    shipped: 'This order has been shipped already.',
    part_delivered: 'A part of this order has been delivered already.',
    delivered: 'This order has been delivered already.',
    completed: 'This order is completed.',
    cancelled: 'This order was cancelled.',
  } satisfies Record<OrderStatus, string>,
  alreadyAsked: 'You have asked for this already. The seller has not answered yet.',
  notAsked: 'The buyer has not asked for this order to be cancelled.',
  openClaims: 'There is an open claim. The order can be completed once it is settled.',
  nothingLeft: 'Everything has been shipped: there is nothing left to cancel.',
  restCancelled: (units: number) => formatPlural(units, { one: '# unit', other: '# units' }),
  reasonMissing: 'Please say why.',
  readyMissing: 'Please name a day.',
  readyPast: 'This day is over.',
  noCompany: 'Your account belongs to no company, so it has no orders.',
  tooManyToExport: (most: number) =>
    `A file holds at most ${formatNumber(most)} orders. Narrow the list by dates or states.`,
})
