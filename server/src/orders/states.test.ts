import { type OrderAction, orderActions } from '@fairquay/contract/orders/actions.ts'
import { isOwnOrderAction, type OrderParty, orderParties, refuseOrderAction } from '@fairquay/contract/orders/states.ts'
import { type OrderStatus, orderStatuses } from '@fairquay/contract/orders/statuses.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Ask, Caller } from '../../test/app.ts'
import { makePerson } from '../../test/make.ts'
import { expectCell } from '../../test/order-cells.ts'
import { act, readOrder } from '../../test/order-market.ts'
import { dayFromNow, openShipmentMarket, receive, type ShipmentMarket, shipmentOf } from '../../test/shipment-market.ts'

/** The table of states (its rule: contract/src/orders/states.test.ts), as the server obeys it: every role, state and action over HTTP. */

let world: ShipmentMarket
let callers: Record<OrderParty, Caller>
let onlooker: Caller
beforeAll(async () => {
  world = await openShipmentMarket()
  const { market, oilHouse, asAnn, asSeller } = world
  callers = { buyer: asAnn, seller: asSeller, admin: await market.as('admin') }
  onlooker = await market.as(
    await makePerson(market.db, { role: 'seller', companyId: oilHouse.id, companyRole: 'viewer' }),
  )
  await sql`update stock_levels set on_hand = 1000000`.execute(market.db)
})
afterAll(() => world.market.close())

const reason = 'For a test.'
const quantity = 100

/** An order of a hundred in each state, with the shipment that is received next; of those not shipped whole a part is still to be sent. */
const reach: Record<OrderStatus, (id: number) => Promise<number | undefined>> = {
  confirmed: async () => undefined,
  in_preparation: async (id) => (await world.ship(id, 10)).id,
  part_shipped: async (id) => (await world.send(id, 40)).id,
  shipped: async (id) => (await world.send(id, quantity)).id,
  part_delivered: async (id) => {
    const shipment = await world.send(id, 40)
    await receive(world.asAnn, shipment.id, 20)
    return shipment.id
  },
  delivered: async (id) => {
    const shipment = await world.send(id, quantity)
    await receive(world.asAnn, shipment.id, quantity)
    return shipment.id
  },
  completed: async (id) => {
    const shipment = await reach.delivered(id)
    await act(world.asAnn, id, { action: 'complete' })
    return shipment
  },
  cancelled: async (id) => {
    const shipment = await reach.in_preparation(id)
    await act(world.asSeller, id, { action: 'cancel', reason })
    return shipment
  },
}

async function orderThatIs(status: OrderStatus): Promise<Made> {
  const id = await world.order(quantity)
  const shipment = await reach[status](id)
  expect((await readOrder(world.asAnn, id)).status).toBe(status)
  return { id, shipment }
}
type Made = { id: number; shipment: number | undefined }

function send(who: Caller, action: OrderAction, { id, shipment }: Made, ask: Ask): Promise<Answer> {
  const post = (path: string, body: object) => who.post(path, { ...ask, body })
  switch (action) {
    case 'ship':
      return post(`/api/v1/orders/${id}/shipments`, shipmentOf(5))
    case 'receive':
      return post(`/api/v1/shipments/${shipment}/receipts`, {
        ...{ on: dayFromNow(0), note: '' },
        lines: [{ position: 0, received: 5, damaged: 0, short: 0, note: '' }],
      })
    case 'prepare':
    case 'complete':
      return post(`/api/v1/orders/${id}/actions`, { action })
    case 'promise':
      return post(`/api/v1/orders/${id}/actions`, { action, ready_on: dayFromNow(5) })
    default:
      return post(`/api/v1/orders/${id}/actions`, { action, reason })
  }
}

/** What an allowed action makes of a state; where nothing stands here it stays. */
const after: Partial<Record<OrderAction, Partial<Record<OrderStatus, OrderStatus>>>> = {
  prepare: { confirmed: 'in_preparation' },
  ship: { confirmed: 'in_preparation' },
  receive: { part_shipped: 'part_delivered', shipped: 'part_delivered' },
  cancel: { confirmed: 'cancelled', in_preparation: 'cancelled' },
  cancel_rest: { part_shipped: 'shipped' },
  complete: { delivered: 'completed' },
}

/** A receipt is of a shipment: of what has none nothing can be received, and what is wrong with it says the table of shipments. */
const hasShipment = ({ action, status }: { action: OrderAction; status: OrderStatus }) =>
  action !== 'receive' || ['part_shipped', 'shipped', 'part_delivered'].includes(status)

describe.each(orderStatuses)('an order that is %s', (status) => {
  const cells = orderActions
    .flatMap((action) => orderParties.map((party) => ({ action, party, status })))
    .filter(hasShipment)
  let untouched: Made
  beforeAll(async () => {
    untouched = await orderThatIs(status)
  })

  test.each(cells)('$party: $action', async ({ action, party }) => {
    const isCancelAsked = action === 'refuse_cancel'
    const refusal = refuseOrderAction(action, party, { status, isCancelAsked, openClaims: 0 })
    const made = refusal === undefined ? await orderThatIs(status) : untouched
    if (refusal === undefined && isCancelAsked) await act(world.asAnn, made.id, { action: 'ask_cancel', reason })
    await expectCell({
      db: world.market.db,
      orderId: made.id,
      send: (ask) => send(callers[party], action, made, ask),
      // Who looks on, or takes the other part, is told so in the words of shipments there.
      refusal: action === 'receive' && refusal !== undefined ? expect.any(String) : refusal,
      isForeign: !isOwnOrderAction(action, party),
    })
    const to = refusal === undefined ? (after[action]?.[status] ?? status) : status
    expect((await readOrder(world.asAnn, made.id)).status).toBe(to)
  })

  test('is moved by no stranger, and by nobody who only reads', async () => {
    for (const action of orderActions.filter((one) => hasShipment({ action: one, status }))) {
      expect((await send(world.asBroker, action, untouched, {})).status, action).toBe(404)
      expect((await send(onlooker, action, untouched, {})).status, action).toBe(403)
    }
    expect((await readOrder(world.asAnn, untouched.id)).status).toBe(status)
  })

  test('offers each side exactly what it may do', async () => {
    for (const party of orderParties) {
      const standing = { status, isCancelAsked: false, openClaims: 0 }
      const may = orderActions.filter((action) => refuseOrderAction(action, party, standing) === undefined)
      expect((await readOrder(callers[party], untouched.id)).actions, party).toEqual(may)
    }
    expect((await readOrder(onlooker, untouched.id)).actions).toEqual([])
  })
})
