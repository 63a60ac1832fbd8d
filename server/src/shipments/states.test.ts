import { refuseShipmentAction } from '@fairquay/contract/shipments/actions.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import {
  type ShipmentAction,
  type ShipmentParty,
  shipmentActions,
  shipmentParties,
} from '@fairquay/contract/shipments/shapes.ts'
import { type ShipmentStatus, shipmentStatuses } from '@fairquay/contract/shipments/statuses.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Ask, Caller } from '../../test/app.ts'
import { makePerson } from '../../test/make.ts'
import { expectCell } from '../../test/order-cells.ts'
import {
  dayFromNow,
  openShipmentMarket,
  receive,
  report,
  type ShipmentMarket,
  shipmentOf,
} from '../../test/shipment-market.ts'

/** The table of what is done with a shipment (its rule: contract/src/shipments/actions.test.ts), as the server obeys it: every role, state and action over HTTP. */

let world: ShipmentMarket
let callers: Record<ShipmentParty, Caller>
let onlooker: Caller
beforeAll(async () => {
  world = await openShipmentMarket()
  const { market, oilHouse, asAnn, asSeller, asCarrier } = world
  callers = { buyer: asAnn, seller: asSeller, carrier: asCarrier, admin: await market.as('admin') }
  onlooker = await market.as(
    await makePerson(market.db, { role: 'seller', companyId: oilHouse.id, companyRole: 'viewer' }),
  )
  await sql`update stock_levels set on_hand = 1000000`.execute(market.db)
})
afterAll(() => world.market.close())

/** A shipment of ten in each state, as who carries it reports: what is reported last is theirs and the seller's to take back. */
const reach: Record<ShipmentStatus, (id: number) => Promise<unknown>> = {
  preparing: async () => undefined,
  ready: (id) => report(world.asCarrier, id, 'ready'),
  under_way: (id) => report(world.asCarrier, id, 'picked_up'),
  delivered: async (id) => {
    await reach.under_way(id)
    await report(world.asCarrier, id, 'delivered')
  },
  received: async (id) => {
    await reach.under_way(id)
    await receive(world.asAnn, id, 10)
  },
  cancelled: (id) => world.asSeller.post(`/api/v1/shipments/${id}/cancellation`, { body: { reason: '' } }),
}

type Made = { id: number; orderId: number; version: number; latest: string }

async function shipmentThatIs(status: ShipmentStatus): Promise<Made> {
  const orderId = await world.order(100)
  await world.haveCarried(orderId)
  const { id } = await world.ship(orderId, 10)
  await reach[status](id)
  const made = await read(world.asAnn, id)
  expect(made.status).toBe(status)
  return { id, orderId, version: made.version, latest: made.latest?.milestone ?? 'ready' }
}

const read = async (who: Caller, id: number) => (await who.get(`/api/v1/shipments/${id}`)).body.data

function send(who: Caller, action: ShipmentAction, { id, version, latest }: Made, ask: Ask): Promise<Answer> {
  const path = `/api/v1/shipments/${id}`
  const { lines: _, packages: __, plan: ___, note: ____, ...transport } = shipmentOf(10)
  switch (action) {
    case 'change':
      return who.put(path, { ...ask, body: { version, shipment: shipmentOf(9) } })
    case 'transport':
      return who.put(`${path}/transport`, { ...ask, body: { version, transport: { ...transport, carrier: 'GLS' } } })
    case 'report':
      // Of what happened long before nobody has said anything: it can be filled in, whatever came after.
      return who.post(`${path}/reports`, {
        ...ask,
        body: { milestone: 'out_for_delivery', kind: 'happened', on: dayFromNow(0), place: '', note: '' },
      })
    case 'take_back':
      return who.post(`${path}/reports/withdrawals`, { ...ask, body: { milestone: latest, reason: '' } })
    case 'cancel':
      return who.post(`${path}/cancellation`, { ...ask, body: { reason: '' } })
    case 'receive':
      return who.post(`${path}/receipts`, {
        ...ask,
        body: {
          ...{ on: dayFromNow(0), note: '' },
          lines: [{ position: 0, received: 10, damaged: 0, short: 0, note: '' }],
        },
      })
  }
}

/** What an allowed action makes of a state; where nothing stands here it stays. */
const after: Partial<Record<ShipmentAction, Partial<Record<ShipmentStatus, ShipmentStatus>>>> = {
  report: { preparing: 'under_way', ready: 'under_way' },
  take_back: { ready: 'preparing', under_way: 'preparing', delivered: 'under_way' },
  cancel: { preparing: 'cancelled', ready: 'cancelled' },
  receive: { under_way: 'received', delivered: 'received' },
}

describe.each(shipmentStatuses)('a shipment that is %s', (status) => {
  const cells = shipmentActions.flatMap((action) => shipmentParties.map((party) => ({ action, party })))
  let untouched: Made
  beforeAll(async () => {
    untouched = await shipmentThatIs(status)
  })

  test.each(cells)('$party: $action', async ({ action, party }) => {
    const refusal = refuseShipmentAction(action, party, status)
    const made = refusal === undefined ? await shipmentThatIs(status) : untouched
    await expectCell({
      db: world.market.db,
      orderId: made.orderId,
      send: (ask) => send(callers[party], action, made, ask),
      refusal,
      isForeign: refusal === shipmentMessages.state.notYours,
    })
    const to = refusal === undefined ? (after[action]?.[status] ?? status) : status
    expect((await read(world.asAnn, made.id)).status).toBe(to)
  })

  test('is moved by no stranger, and by nobody who only reads', async () => {
    for (const action of shipmentActions) {
      expect((await send(world.asBroker, action, untouched, {})).status, action).toBe(404)
      expect((await send(onlooker, action, untouched, {})).status, action).toBe(403)
    }
    expect((await read(world.asAnn, untouched.id)).status).toBe(status)
  })

  test('offers each side exactly what it may do', async () => {
    for (const party of shipmentParties)
      expect((await read(callers[party], untouched.id)).actions, party).toEqual(
        shipmentActions.filter((action) => refuseShipmentAction(action, party, status) === undefined),
      )
    expect((await read(onlooker, untouched.id)).actions).toEqual([])
  })
})
