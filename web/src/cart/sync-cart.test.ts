import type { CartAnswer, CartLine } from '@fairquay/contract/cart/endpoints.ts'
import { answerLine, company, makeGoods } from '@fairquay/contract/cart/goods-for-tests.ts'
import { lineKey } from '@fairquay/contract/cart/items.ts'
import { keepWanted, mergeCarts } from '@fairquay/contract/cart/merge.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeDevice } from '../forms/device-for-tests.ts'
import { makeCart } from './cart-store.ts'
import { syncCart } from './sync-cart.ts'

/** What call.ts throws; the class itself belongs to a page. */
function makeFailure(status: number, details = {}): Error {
  return Object.assign(new Error('failed'), { name: 'CallFailure', status, details })
}

/** A server's cart that merges as the real one does. `isAway` loses the message, `isAnswerLost` only the answer. */
function makeServer() {
  const server = {
    lines: [] as CartLine[],
    isAway: false,
    isAnswerLost: false,
    refusal: undefined as Error | undefined,
    messages: 0,
    async send(sent: CartLine[]): Promise<CartAnswer> {
      server.messages++
      if (server.isAway) throw makeFailure(0)
      if (server.refusal) throw server.refusal
      server.lines = mergeCarts(server.lines, sent)
      if (server.isAnswerLost) throw makeFailure(0)
      return {
        lines: keepWanted(server.lines).map((line) => answerLine(line)),
      }
    },
  }
  return server
}

/** A clock that only runs what waits when the test says so. */
function makeClock() {
  let waiting: { work: () => void; ms: number } | undefined
  return {
    setTimeout(work: () => void, ms: number) {
      waiting = { work, ms }
    },
    clearTimeout() {
      waiting = undefined
    },
    waits: () => waiting?.ms,
    ring() {
      const { work } = waiting ?? {}
      waiting = undefined
      work?.()
    },
  }
}

let time = Date.UTC(2026, 10, 20)
function openMachine(server: ReturnType<typeof makeServer>) {
  const cart = makeCart({ open: makeDevice().openTab().keeper.open, now: () => time++ })
  cart.getState().open(7)
  const clock = makeClock()
  const sync = syncCart(cart, server.send, clock)
  const add = (id: number, quantity: number) =>
    cart.getState().add({ product: makeGoods(id), company, optionValues: [], priceId: id, quantity })
  return { cart, clock, add, ...sync }
}
const short = (lines: readonly CartLine[]) =>
  keepWanted(lines)
    .map((line) => `${lineKey(line)} ${line.quantity}`)
    .sort()

test('opening shows what another machine put in', async () => {
  const server = makeServer()
  const desk = openMachine(server)
  await desk.syncNow()
  desk.add(1, 5)
  await desk.syncNow()
  const phone = openMachine(server)
  await phone.syncNow()
  expect(short(phone.cart.getState().lines)).toEqual(['1: 5'])
})

test('ten presses are one message, sent after a pause', async () => {
  const server = makeServer()
  const desk = openMachine(server)
  await desk.syncNow()
  const before = server.messages
  for (let press = 0; press < 10; press++) desk.add(1, 1)
  expect(server.messages).toBe(before)
  expect(desk.clock.waits()).toBe(500)
  desk.clock.ring()
  await desk.syncNow()
  expect(server.messages).toBe(before + 1)
  expect(short(server.lines)).toEqual(['1: 10'])
})

test('while the server is away it is tried again, less and less often, and nothing is lost', async () => {
  const server = makeServer()
  const desk = openMachine(server)
  await desk.syncNow()
  server.isAway = true
  desk.add(1, 5)
  const pauses: (number | undefined)[] = []
  for (let attempt = 0; attempt < 7; attempt++) {
    desk.clock.ring()
    await desk.syncNow()
    pauses.push(desk.clock.waits())
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
  expect(desk.cart.getState().isUnreached).toBe(true)
  server.isAway = false
  await desk.syncNow()
  expect(short(server.lines)).toEqual(['1: 5'])
  expect(desk.cart.getState().pending).toEqual([])
})

test('what the server refuses is told and not tried again by itself', async () => {
  const server = makeServer()
  const desk = openMachine(server)
  await desk.syncNow()
  desk.add(1, 5)
  server.refusal = makeFailure(422, { lines: 'A cart holds at most 200 lines.' })
  await desk.syncNow()
  expect(desk.cart.getState().refusal).toBe('A cart holds at most 200 lines.')
  expect(desk.clock.waits()).toBeUndefined()
})

test('a line whose product is off the market is not asked for again and again', async () => {
  const server = makeServer()
  const { send } = server
  server.send = async (sent) => ({ lines: (await send(sent)).lines.map((line) => ({ ...line, product: null })) })
  const machine = openMachine(server)
  await machine.syncNow()
  machine.add(1, 5)
  machine.clock.ring()
  await machine.syncNow()
  expect(machine.cart.getState().gone[1]?.name).toBe('Product 1')
  expect(machine.clock.waits()).toBeUndefined()
})

test('after it was stopped nothing is sent and no answer is taken', async () => {
  const server = makeServer()
  const desk = openMachine(server)
  await desk.syncNow()
  desk.add(1, 5)
  const last = desk.syncNow()
  desk.stop()
  await last
  expect(desk.cart.getState().pending).toEqual(['1:'])
  const before = server.messages
  await desk.syncNow()
  expect(server.messages).toBe(before)
})

test('two machines and the server end with the same cart, whatever was lost on the way', async () => {
  const step = fc.record({
    machine: fc.constantFrom(0, 1),
    action: fc.constantFrom('add', 'set', 'remove', 'sync', 'away', 'lost'),
    product: fc.integer({ min: 1, max: 3 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = makeServer()
      const machines = [openMachine(server), openMachine(server)]
      for (const { machine, action, product, quantity } of steps) {
        const one = machines[machine]
        if (!one) continue
        if (action === 'add') one.add(product, quantity)
        else if (action === 'set') one.cart.getState().setQuantity(`${product}:`, quantity)
        else if (action === 'remove') one.cart.getState().remove([`${product}:`])
        else {
          server.isAway = action === 'away'
          server.isAnswerLost = action === 'lost'
          await one.syncNow()
          server.isAway = false
          server.isAnswerLost = false
        }
      }
      for (let round = 0; round < 2; round++) for (const { syncNow } of machines) await syncNow()
      for (const { syncNow } of machines) await syncNow()
      for (const { cart } of machines) expect(short(cart.getState().lines)).toEqual(short(server.lines))
    }),
    { numRuns: 300 },
  )
})
