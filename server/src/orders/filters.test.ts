import { paymentStates } from '@fairquay/contract/orders/payment-state.ts'
import { isOfGroup, orderGroupNames, orderStatuses } from '@fairquay/contract/orders/statuses.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'
import { dayFromNow } from '../../test/shipment-market.ts'

/** Lists are narrowed by SQL, an order says of itself by a rule what it is: the two agree whatever the order's days and sums. */

let world: OrderMarket
let id: number
beforeAll(async () => {
  world = await openOrderMarket()
  id = await world.order()
})
afterAll(() => world.market.close())

async function expectListedBy(queries: readonly object[], fits: (order: never, query: never) => boolean) {
  const { data: order } = (await world.asAnn.get(`/api/v1/orders/${id}`)).body
  for (const query of queries) {
    const { data } = (await world.asAnn.get('/api/v1/orders', { query })).body
    expect(data.length === 1, JSON.stringify([query, order])).toBe(fits(order as never, query as never))
  }
}

/** A state with the moments it has by the check of the table. */
const inState = (
  status: string,
) => sql`status = ${status}, completed_at = ${status === 'completed' ? new Date() : null},
  cancelled_at = ${status === 'cancelled' ? new Date() : null}, delivered_at = ${['delivered', 'completed'].includes(status) ? new Date() : null}`

const [yesterday, today, tomorrow] = [-1, 0, 1].map(dayFromNow)

test('by how it is paid', async () => {
  for (const invoiced of [0, 100])
    for (const paid of [0, 50, 100, 150])
      for (const due of [null, yesterday, today, tomorrow]) {
        await sql`update orders set invoiced = ${invoiced}, paid = ${paid}, due_on = ${due}::date where id = ${id}`.execute(
          world.market.db,
        )
        await expectListedBy(
          paymentStates.map((payment) => ({ payment })),
          (order: { payment: string }, { payment }: { payment: string }) => order.payment === payment,
        )
      }
})

test('by whether it is late', async () => {
  for (const status of orderStatuses)
    for (const wanted of [null, yesterday, today])
      for (const ready of [null, yesterday, today])
        for (const arrives of [null, today, tomorrow]) {
          await sql`
            update orders set ${inState(status)}, wanted_date = ${wanted}::date, ready_on = ${ready}::date, arrives_on = ${arrives}::date where id = ${id}`.execute(
            world.market.db,
          )
          await expectListedBy([{ late: true }], (order: { is_late: boolean }) => order.is_late)
        }
})

test('by its state, alone or among others', async () => {
  for (const status of orderStatuses) {
    await sql`update orders set ${inState(status)} where id = ${id}`.execute(world.market.db)
    for (const isSent of [false, true]) {
      await sql`update order_lines set shipped = case when ${isSent} then quantity else 0 end where order_id = ${id}`.execute(
        world.market.db,
      )
      await expectListedBy(
        [...orderStatuses, ...orderGroupNames].map((asked) => ({ status: asked })),
        (_: object, { status: asked }: { status: string }) =>
          asked === status || orderGroupNames.some((group) => group === asked && isOfGroup(group, status, isSent)),
      )
    }
  }
})
