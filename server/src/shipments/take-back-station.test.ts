import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { readOrder } from '../../test/order-market.ts'
import { openShipmentMarket, receive, report, type ShipmentMarket, shipmentOf } from '../../test/shipment-market.ts'

let world: ShipmentMarket
beforeAll(async () => {
  world = await openShipmentMarket()
})
afterAll(() => world.market.close())

describe('a mistaken report', () => {
  const takeBack = (who: Caller, id: number, milestone: string) =>
    who.post(`/api/v1/shipments/${id}/reports/withdrawals`, { body: { milestone, reason: 'A mistake.' } })
  const stockOf = async (order: number) => {
    const { rows } = await sql`
      select s.quantity, s.taken, l.on_hand, l.reserved from stock_reservations s
      join stock_levels l on l.product_id = s.product_id and l.variant_key = s.level_key where s.order_id = ${order}`.execute(
      world.market.db,
    )
    return rows
  }
  const linesOf = async (order: number) => {
    const { rows } = await sql`select shipped, received from order_lines where order_id = ${order}`.execute(
      world.market.db,
    )
    return rows
  }

  test('is taken back with all that followed from it: counters, stock, the order and what is told', async () => {
    const order = await world.order(100)
    const { id } = await world.ship(order, 60)
    const before = [await stockOf(order), await linesOf(order), (await readOrder(world.asAnn, order)).status]
    await report(world.asSeller, id, 'picked_up')
    expect(await linesOf(order)).toEqual([{ shipped: 60, received: 0 }])
    const back = await takeBack(world.asSeller, id, 'picked_up')
    expect(back.status).toBe(200)
    expect(back.body.data).toMatchObject({ status: 'preparing', latest: null, stations: [] })
    expect([await stockOf(order), await linesOf(order), (await readOrder(world.asAnn, order)).status]).toEqual(before)
    const told = (await readOrder(world.asAnn, order)).events.at(-1)
    expect(told.sentence).toContain(shipmentMessages.told.takenBack('Picked up'))
    // Its papers stay, so that what is in it does too; it leaves again without new ones.
    const { version } = back.body.data
    const changed = await world.asSeller.put(`/api/v1/shipments/${id}`, { body: { version, shipment: shipmentOf(50) } })
    expect([changed.status, changed.body.message]).toEqual([409, shipmentMessages.takeBack.papersStay])
    expect((await report(world.asSeller, id, 'picked_up')).status).toBe(200)
    expect(await linesOf(order)).toEqual([{ shipped: 60, received: 0 }])
  })

  test('stays while something hangs on it, and is nobody else’s to take back', async () => {
    const order = await world.order(100)
    await world.haveCarried(order)
    const { id } = await world.send(order, 100)
    const refusals = async (who: Caller, milestone: string) => {
      const { status, body } = await takeBack(who, id, milestone)
      return [status, body.message]
    }
    const { takeBack: words } = shipmentMessages
    expect(await refusals(world.asCarrier, 'picked_up')).toEqual([403, words.notYours])
    expect(await refusals(world.asSeller, 'ready')).toEqual([409, words.notLast])
    const body = {
      shipment_id: null,
      lines: [{ position: 0, quantity: 1, reason: 'damaged' }],
      wanted: 'any',
      text: '',
      file_ids: [],
    }
    const claim = (await world.asAnn.post(`/api/v1/orders/${order}/claims`, { body })).body.data
    expect(await refusals(world.asSeller, 'picked_up')).toEqual([409, words.claimed])
    await world.asAnn.post(`/api/v1/claims/${claim.id}/actions`, { body: { action: 'withdraw', text: '' } })
    // Who carries it takes back its own; the goods stay under way.
    await report(world.asCarrier, id, 'delivered')
    expect((await takeBack(world.asCarrier, id, 'delivered')).body.data).toMatchObject({ status: 'under_way' })
    await receive(world.asAnn, id, 40)
    expect(await refusals(world.asSeller, 'delivered')).toEqual([409, words.received])
  })
})
