import { describe, expect, test } from 'vitest'
import { refuseShipmentAction, shipmentActionsOf } from './actions.ts'
import { shipmentMessages } from './messages.ts'
import { type ShipmentAction, type ShipmentParty, shipmentActions, shipmentParties } from './shapes.ts'
import { type ShipmentStatus, shipmentStatuses } from './statuses.ts'

/** What each party may do in each state, written out by hand. */
const may: Record<ShipmentParty, Partial<Record<ShipmentStatus, readonly ShipmentAction[]>>> = {
  seller: {
    preparing: ['change', 'transport', 'report', 'cancel'],
    ready: ['change', 'transport', 'report', 'take_back', 'cancel'],
    under_way: ['transport', 'report', 'take_back'],
    delivered: ['transport', 'report', 'take_back'],
  },
  carrier: {
    preparing: ['transport', 'report'],
    ready: ['transport', 'report', 'take_back'],
    under_way: ['transport', 'report', 'take_back'],
    delivered: ['transport', 'report', 'take_back'],
  },
  buyer: { under_way: ['receive'], delivered: ['receive'] },
  admin: {},
}

describe('the table of what is done with a shipment', () => {
  const cells = shipmentParties.flatMap((party) => shipmentStatuses.map((status) => ({ party, status })))
  test.each(cells)('by the $party of one that is $status', ({ party, status }) => {
    const allowed = may[party][status] ?? []
    expect(shipmentActionsOf(party, status)).toEqual(allowed)
    for (const action of shipmentActions)
      expect(refuseShipmentAction(action, party, status) === undefined).toBe(allowed.includes(action))
  })

  test('who comes too late or too early is told why', () => {
    const { state, receive } = shipmentMessages
    expect(refuseShipmentAction('cancel', 'seller', 'under_way')).toBe(state.handedOver)
    expect(refuseShipmentAction('report', 'carrier', 'received')).toBe(state.received)
    expect(refuseShipmentAction('receive', 'buyer', 'ready')).toBe(receive.notUnderWay)
    expect(refuseShipmentAction('receive', 'buyer', 'cancelled')).toBe(state.cancelled)
    expect(refuseShipmentAction('receive', 'seller', 'delivered')).toBe(state.notYours)
  })
})
