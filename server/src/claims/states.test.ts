import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import {
  type ClaimAction,
  type ClaimStatus,
  claimActions,
  claimStatuses,
  decideClaim,
  mayClaim,
} from '@fairquay/contract/claims/states.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Ask, Caller } from '../../test/app.ts'
import { makePerson } from '../../test/make.ts'
import { expectCell } from '../../test/order-cells.ts'
import { openShipmentMarket, type ShipmentMarket, shipmentOf } from '../../test/shipment-market.ts'

/** The table of states of claims (its rule: contract/src/claims/states.test.ts), as the server obeys it: every role, state and action over HTTP. */

const parties = ['buyer', 'seller', 'admin'] as const
type Party = (typeof parties)[number]
const sideOf = (party: Party) => (party === 'admin' ? undefined : party)

let world: ShipmentMarket
let callers: Record<Party, Caller>
let onlooker: Caller
let order: number
beforeAll(async () => {
  world = await openShipmentMarket()
  const { market, oilHouse, asAnn, asSeller } = world
  callers = { buyer: asAnn, seller: asSeller, admin: await market.as('admin') }
  onlooker = await market.as(
    await makePerson(market.db, { role: 'seller', companyId: oilHouse.id, companyRole: 'viewer' }),
  )
  await sql`update stock_levels set on_hand = 1000000`.execute(market.db)
  order = await world.order(500)
  await world.send(order, 500)
})
afterAll(() => world.market.close())

const offer = { action: 'offer', remedy: 'credit', credits: [{ position: 0, amount: 1 }], is_returned: false, text: '' }
const replacement = { ...offer, remedy: 'replacement', credits: [] }
const words = 'For a test.'
const act = (who: Caller, id: number, body: object, ask: Ask = {}) =>
  who.post(`/api/v1/claims/${id}/actions`, { ...ask, body })

/** A claim of two in each state. */
const reach: Record<ClaimStatus, (id: number) => Promise<unknown>> = {
  open: async () => undefined,
  offered: (id) => act(world.asSeller, id, offer),
  refused: (id) => act(world.asSeller, id, { action: 'refuse', text: words }),
  returning: async (id) => {
    await act(world.asSeller, id, { ...offer, is_returned: true })
    await act(world.asAnn, id, { action: 'accept' })
  },
  credit_due: async (id) => {
    await act(world.asSeller, id, offer)
    await act(world.asAnn, id, { action: 'accept' })
  },
  replacing: async (id) => {
    await act(world.asSeller, id, replacement)
    await act(world.asAnn, id, { action: 'accept' })
  },
  settled: async (id) => {
    await reach.credit_due(id)
    await act(world.asSeller, id, { action: 'credit', reference: 'GS-1' })
  },
  withdrawn: (id) => act(world.asAnn, id, { action: 'withdraw', text: '' }),
}

const read = async (who: Caller, id: number) => (await who.get(`/api/v1/claims/${id}`)).body.data

async function claimThatIs(status: ClaimStatus): Promise<number> {
  const lines = [{ position: 0, quantity: 2, reason: 'damaged' }]
  const body = { shipment_id: null, lines, wanted: 'any', text: '', file_ids: [] }
  const { id } = (await world.asAnn.post(`/api/v1/orders/${order}/claims`, { body })).body.data
  await reach[status](id)
  expect((await read(world.asAnn, id)).status).toBe(status)
  return id
}

function send(who: Caller, action: ClaimAction, id: number, ask: Ask): Promise<Answer> {
  switch (action) {
    case 'replace':
      return who.post(`/api/v1/claims/${id}/replacement`, { ...ask, body: { shipment: shipmentOf(2) } })
    case 'offer':
      return act(who, id, offer, ask)
    case 'accept':
      return act(who, id, { action }, ask)
    case 'credit':
      return act(who, id, { action, reference: 'GS-2' }, ask)
    case 'receive_back':
      return act(who, id, { action, lines: [{ position: 0, quantity: 2, to_stock: 1 }], text: '' }, ask)
    default:
      return act(who, id, { action, text: words }, ask)
  }
}

describe.each(claimStatuses)('a claim that is %s', (status) => {
  const cells = claimActions.flatMap((action) => parties.map((party) => ({ action, party })))
  let untouched: number
  beforeAll(async () => {
    untouched = await claimThatIs(status)
  })

  test.each(cells)('$party: $action', async ({ action, party }) => {
    const decided = decideClaim(action, sideOf(party), status)
    const refusal = 'refusal' in decided ? decided.refusal : undefined
    const id = refusal === undefined ? await claimThatIs(status) : untouched
    await expectCell({
      db: world.market.db,
      orderId: order,
      send: (ask) => send(callers[party], action, id, ask),
      refusal,
      isForeign: refusal === claimMessages.notYours,
    })
    expect((await read(world.asAnn, id)).status).toBe('status' in decided ? decided.status : status)
  })

  test('is moved by no stranger, and by nobody who only reads', async () => {
    for (const action of claimActions) {
      expect((await send(world.asBroker, action, untouched, {})).status, action).toBe(404)
      expect((await send(onlooker, action, untouched, {})).status, action).toBe(403)
    }
    expect((await read(world.asAnn, untouched)).status).toBe(status)
  })

  test('offers each side exactly what it may do', async () => {
    for (const party of parties)
      expect((await read(callers[party], untouched)).actions, party).toEqual(
        claimActions.filter((action) => mayClaim(action, sideOf(party), status)),
      )
    expect((await read(onlooker, untouched)).actions).toEqual([])
  })
})
