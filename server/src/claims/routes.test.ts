import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ClaimForm } from '@fairquay/contract/claims/shapes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { act, readOrder } from '../../test/order-market.ts'
import { openShipmentMarket, receive, report, type ShipmentMarket, shipmentOf } from '../../test/shipment-market.ts'

let world: ShipmentMarket
beforeAll(async () => {
  world = await openShipmentMarket()
})
afterAll(() => world.market.close())

const claimOf = (quantity: number, more: Partial<ClaimForm> = {}): ClaimForm => ({
  shipment_id: null,
  lines: [{ position: 0, quantity, reason: 'damaged' }],
  wanted: 'credit',
  text: '',
  file_ids: [],
  ...more,
})
const open = (order: number, quantity: number, more: Partial<ClaimForm> = {}) =>
  world.asAnn.post(`/api/v1/orders/${order}/claims`, { body: claimOf(quantity, more) })
const answer = (who: Caller, id: number, body: object) => who.post(`/api/v1/claims/${id}/actions`, { body })
const credit = (amount: number, more: object = {}) => ({
  action: 'offer',
  remedy: 'credit',
  credits: [{ position: 0, amount }],
  is_returned: false,
  text: '',
  ...more,
})

/** An order of 100 at 4.50 that came with 12 damaged. */
async function receivedOrder(): Promise<number> {
  const order = await world.order(100)
  const { id } = await world.send(order, 100)
  await receive(world.asAnn, id, 80, 12, 8)
  return order
}

describe('a claim', () => {
  test('is made of what came damaged or short, and the seller is told', async () => {
    const order = await receivedOrder()
    const { to_claim } = (await world.asAnn.get(`/api/v1/orders/${order}/claims`)).body
    expect(to_claim).toMatchObject([{ open: 100, damaged: 12, short: 8, shipment_id: expect.any(Number) }])
    const made = await open(order, 12, { shipment_id: to_claim[0].shipment_id })
    expect(made.status).toBe(201)
    expect(made.body.data).toMatchObject({
      number: `${(await readOrder(world.asAnn, order)).number}/C1`,
      status: 'open',
      party: 'buyer',
      value: 54,
      credit: 0,
      actions: ['say', 'withdraw'],
      waits_for: 'seller',
    })
    expect((await world.asSeller.get('/api/v1/notifications')).body.data[0]).toMatchObject({ kind: 'claim.opened' })
    expect((await readOrder(world.asAnn, order)).open_claims).toBe(1)
    expect((await act(world.asAnn, order, { action: 'complete' })).status).toBe(409)
    const after = (await world.asAnn.get(`/api/v1/orders/${order}/claims`)).body
    expect(after.to_claim).toMatchObject([{ open: 88, damaged: 0, short: 8 }])
    // Eight more as damaged than came damaged: those that are missing.
    await open(order, 8)
    const all = (await world.asAnn.get(`/api/v1/orders/${order}/claims`)).body
    expect(all.to_claim).toMatchObject([{ open: 80, damaged: 0, short: 0 }])
  })

  test('can still be made once the order is completed', async () => {
    const order = await receivedOrder()
    expect((await act(world.asAnn, order, { action: 'complete' })).body.data).toMatchObject({ status: 'completed' })
    expect((await open(order, 12)).status).toBe(201)
    expect(await readOrder(world.asAnn, order)).toMatchObject({ status: 'completed', open_claims: 1 })
  })

  test('of one line names each reason with its quantity, and takes up as much of each', async () => {
    const order = await receivedOrder()
    const lines = [
      { position: 0, quantity: 5, reason: 'damaged' as const },
      { position: 0, quantity: 8, reason: 'short' as const },
    ]
    const { data } = (await open(order, 0, { lines })).body
    const reasons = [
      { reason: 'short', quantity: 8 },
      { reason: 'damaged', quantity: 5 },
    ]
    expect(data.lines).toMatchObject([{ quantity: 13, reasons, value: 58.5 }])
    const after = (await world.asAnn.get(`/api/v1/orders/${order}/claims`)).body
    expect(after.to_claim).toMatchObject([{ open: 87, damaged: 7, short: 0 }])
    const twice = [...lines, { position: 0, quantity: 1, reason: 'short' as const }]
    expect((await open(order, 0, { lines: twice })).body.details).toEqual({
      'lines.2.position': claimMessages.sameReason,
    })
    const tooMany = [
      { position: 0, quantity: 80, reason: 'damaged' as const },
      { position: 0, quantity: 8, reason: 'short' as const },
    ]
    expect((await open(order, 0, { lines: tooMany })).body.details).toEqual({
      'lines.1.quantity': claimMessages.tooMany(7),
    })
  })

  test('is refused for what was not shipped, for another, by others, and without a word where words are needed', async () => {
    const order = await receivedOrder()
    await open(order, 12)
    expect((await open(order, 89)).body.details).toEqual({ 'lines.0.quantity': claimMessages.tooMany(88) })
    const quality = { lines: [{ position: 0, quantity: 1, reason: 'quality' as const }] }
    expect((await open(order, 1, quality)).body.details).toEqual({ text: claimMessages.noWords })
    expect((await open(order, 1, { shipment_id: 2_000_000_000 })).body.details).toEqual({
      shipment_id: claimMessages.noShipment,
    })
    const path = `/api/v1/orders/${order}/claims`
    expect((await world.asSeller.post(path, { body: claimOf(1) })).status).toBe(403)
    expect((await world.asCarrier.post(path, { body: claimOf(1) })).status).toBe(404)
  })

  test('made at once by two people, each unit is claimed once', async () => {
    const order = await receivedOrder()
    const all = await Promise.all(Array.from({ length: 5 }, () => open(order, 40)))
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 422, 422, 422])
  })
})

describe('an answer', () => {
  test('that gives all that was asked for is agreed at once, and settled by the credit', async () => {
    const order = await receivedOrder()
    const { id } = (await open(order, 12)).body.data
    const given = await answer(world.asSeller, id, credit(54))
    expect(given.body.data).toMatchObject({ status: 'credit_due', credit: 54, lines: [{ credit: 54, value: 54 }] })
    const done = await answer(world.asSeller, id, { action: 'credit', reference: 'GS-17' })
    expect(done.body.data).toMatchObject({ status: 'settled', credit_reference: 'GS-17', actions: ['say'] })
    const order2 = await readOrder(world.asAnn, order)
    expect([order2.open_claims, order2.events.at(-1).sentence]).toEqual([
      0,
      `Claim ${done.body.data.number} is settled: $54.00 credited (GS-17)`,
    ])
    expect((await answer(world.asSeller, id, { action: 'credit', reference: 'GS-18' })).status).toBe(409)
  })

  test('that gives less waits for the buyer, who may insist; more than it cost cannot be given', async () => {
    const order = await receivedOrder()
    const { id } = (await open(order, 12)).body.data
    expect((await answer(world.asSeller, id, credit(54.01))).body.details).toEqual({
      'credits.0.amount': claimMessages.creditTooHigh('$54.00'),
    })
    expect((await answer(world.asSeller, id, credit(1.005))).status).toBe(422)
    expect((await answer(world.asSeller, id, credit(20))).body.data.status).toBe('offered')
    expect((await answer(world.asSeller, id, { action: 'accept' })).status).toBe(403)
    const insisted = await answer(world.asAnn, id, { action: 'insist', text: 'All twelve are wet.' })
    expect(insisted.body.data).toMatchObject({ status: 'open', waits_for: 'seller' })
    expect((await answer(world.asSeller, id, { action: 'refuse', text: ' ' })).status).toBe(422)
    expect((await answer(world.asSeller, id, { action: 'refuse', text: 'Two are fine.' })).body.data.status).toBe(
      'refused',
    )
    expect((await readOrder(world.asAnn, order)).open_claims).toBe(0)
    await answer(world.asAnn, id, { action: 'insist', text: 'Look at the pictures.' })
    await answer(world.asSeller, id, credit(45))
    const agreed = await answer(world.asAnn, id, { action: 'accept' })
    expect(agreed.body.data).toMatchObject({ status: 'credit_due', credit: 45 })
    expect(agreed.body.data.entries.map((entry: { action: string }) => entry.action)).toEqual(
      'open offer insist refuse insist offer accept'.split(' '),
    )
  })

  test('with goods to be sent back waits until they have come', async () => {
    const order = await receivedOrder()
    const { id } = (await open(order, 12)).body.data
    expect((await answer(world.asSeller, id, credit(54, { is_returned: true }))).body.data.status).toBe('offered')
    const agreed = (await answer(world.asAnn, id, { action: 'accept' })).body.data
    expect(agreed).toMatchObject({ status: 'returning', rma: `RMA-${agreed.number}` })
    // As many words as there may be, below the sentence of what was done.
    const text = 'DPD 0123 '.padEnd(2000, '.')
    const waiting = async (caller: typeof world.asAnn) => {
      const { body } = await caller.get('/api/v1/claims?status=waiting')
      return body.data.some((claim: { id: number }) => claim.id === id)
    }
    expect([await waiting(world.asAnn), await waiting(world.asSeller)]).toEqual([true, false])
    const sent = (await answer(world.asAnn, id, { action: 'send_back', text })).body.data
    expect(sent).toMatchObject({ waits_for: 'seller', actions: ['say'] })
    expect(sent.entries.at(-1).text).toBe(`The goods are on their way back\n${text}`)
    expect((await answer(world.asAnn, id, { action: 'send_back', text: '' })).status).toBe(409)
    expect([await waiting(world.asAnn), await waiting(world.asSeller)]).toEqual([false, true])
    const back = (quantity: number, to_stock: number) => ({
      action: 'receive_back',
      lines: [{ position: 0, quantity, to_stock }],
      text: '',
    })
    expect((await answer(world.asSeller, id, back(13, 0))).status).toBe(422)
    expect((await answer(world.asSeller, id, back(12, 13))).status).toBe(422)
    expect((await answer(world.asSeller, id, back(12, 10))).body.data).toMatchObject({
      status: 'credit_due',
      lines: [{ returned: 12 }],
      sent_back_at: expect.any(String),
    })
  })

  test('may be a replacement: a shipment of what was claimed, which counts as shipped only once', async () => {
    const order = await receivedOrder()
    const { id } = (await open(order, 12, { wanted: 'replacement' })).body.data
    const offered = await answer(world.asSeller, id, { ...credit(0), remedy: 'replacement', credits: [] })
    expect(offered.body.data.status).toBe('replacing')
    const replaced = await world.asSeller.post(`/api/v1/claims/${id}/replacement`, {
      body: { shipment: shipmentOf(99) },
    })
    expect(replaced.body.data).toMatchObject({ status: 'settled', replacement_shipment_id: expect.any(Number) })
    const shipment = replaced.body.data.replacement_shipment_id
    const sent = await report(world.asSeller, shipment, 'picked_up')
    expect(sent.body.data).toMatchObject({ is_replacement: true, lines: [{ quantity: 12 }] })
    await receive(world.asAnn, shipment, 11, 1)
    expect((await readOrder(world.asAnn, order)).lines).toMatchObject([
      { shipped: 100, received: 80, damaged: 12, short: 8 },
    ])
    // What came instead can be faulty too.
    expect((await open(order, 100)).status).toBe(201)
  })

  test('is a conflict where the claim was withdrawn meanwhile', async () => {
    const order = await receivedOrder()
    const { id } = (await open(order, 12)).body.data
    expect((await answer(world.asAnn, id, { action: 'withdraw', text: '' })).body.data.status).toBe('withdrawn')
    const late = await answer(world.asSeller, id, credit(54))
    expect([late.status, late.body.details, late.body.message]).toEqual([
      409,
      { status: 'withdrawn' },
      claimMessages.alreadyIs.withdrawn,
    ])
    expect((await open(order, 100)).status).toBe(201)
  })
})

test('lists hold what waits for each side', async () => {
  await sql`update claims set status = 'withdrawn'`.execute(world.market.db)
  const order = await receivedOrder()
  const { id } = (await open(order, 12)).body.data
  const waiting = async (who: Caller) =>
    (await who.get('/api/v1/claims', { query: { status: 'waiting' } })).body.data.map((one: { id: number }) => one.id)
  expect([await waiting(world.asAnn), await waiting(world.asSeller), await waiting(world.asCarrier)]).toEqual([
    [],
    [id],
    [],
  ])
  await answer(world.asSeller, id, credit(20))
  expect([await waiting(world.asAnn), await waiting(world.asSeller)]).toEqual([[id], []])
})

test('a list is searched by number, product and company', async () => {
  const order = await receivedOrder()
  const claim = (await open(order, 12)).body.data
  const found = async (who: Caller, search: string) => {
    const { data, pagination } = (await who.get('/api/v1/claims', { query: { search } })).body
    expect(pagination.total).toBe(data.length)
    return data.some((one: { id: number }) => one.id === claim.id)
  }
  const { number, order_number, first_product, seller } = claim
  for (const search of [number, number.toLowerCase(), order_number, first_product.slice(1, 6), seller.name.slice(0, 5)])
    expect([search, await found(world.asAnn, search), await found(world.asSeller, search)]).toEqual([
      search,
      true,
      true,
    ])
  for (const search of [`${order_number}/C9`, '%', 'nothing like it'])
    expect([search, await found(world.asAnn, search)]).toEqual([search, false])
  expect(await found(world.asCarrier, number)).toBe(false)
})

describe('a file', () => {
  const upload = async (who: Caller, order: number) => {
    const boundary = 'x'.repeat(20)
    const pdf = '%PDF-1.4\nan invoice\n%%EOF'
    const body = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="wet.pdf"\r\n\r\n${pdf}\r\n--${boundary}--\r\n`
    return who.post(`/api/v1/orders/${order}/claim-files`, {
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  }

  test('goes with a claim, and only its two sides read it', async () => {
    const order = await receivedOrder()
    expect((await upload(world.asSeller, order)).status).toBe(403)
    expect((await upload(world.asCarrier, order)).status).toBe(404)
    const file = (await upload(world.asAnn, order)).body.data
    const path = `/api/v1/claim-files/${file.id}`
    expect([(await world.asAnn.get(path)).status, (await world.asSeller.get(path)).status]).toEqual([200, 404])
    const made = await open(order, 1, { file_ids: [file.id] })
    expect(made.body.data.files).toMatchObject([{ id: file.id, name: 'wet.pdf', kind: 'pdf' }])
    expect([(await world.asSeller.get(path)).status, (await world.asBroker.get(path)).status]).toEqual([200, 404])
    const again = await open(order, 1, { file_ids: [file.id] })
    expect(again.body.details).toEqual({ file_ids: claimMessages.fileMissing })
  })
})
