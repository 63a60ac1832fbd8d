import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderAction, orderActions } from './actions.ts'
import { orderMessages } from './messages.ts'
import {
  isOwnOrderAction,
  type LineProgress,
  leftToReceive,
  leftToShip,
  orderActionsOf,
  orderParties,
  orderProgress,
  refuseOrderAction,
} from './states.ts'
import { type OrderStatus, orderStatuses } from './statuses.ts'

/** Who may do what in which state; whatever is not here is refused. */
const allowed: Record<OrderAction, Record<'buyer' | 'seller', readonly OrderStatus[]>> = {
  prepare: { buyer: [], seller: ['confirmed'] },
  promise: { buyer: [], seller: ['confirmed', 'in_preparation', 'part_shipped', 'part_delivered'] },
  ship: { buyer: [], seller: ['confirmed', 'in_preparation', 'part_shipped', 'part_delivered'] },
  receive: { buyer: ['part_shipped', 'shipped', 'part_delivered'], seller: [] },
  cancel: { buyer: ['confirmed'], seller: ['confirmed', 'in_preparation'] },
  cancel_rest: { buyer: [], seller: ['part_shipped', 'part_delivered'] },
  ask_cancel: { buyer: ['in_preparation', 'part_shipped', 'part_delivered'], seller: [] },
  refuse_cancel: { buyer: [], seller: ['in_preparation', 'part_shipped', 'part_delivered'] },
  complete: { buyer: ['delivered'], seller: [] },
}

const cases = orderActions.flatMap((action) =>
  orderParties.flatMap((party) => orderStatuses.map((status) => ({ action, party, status }))),
)

describe('the table of states', () => {
  test.each(cases)('$party, $status: $action', ({ action, party, status }) => {
    const may = party !== 'admin' && allowed[action][party].includes(status)
    // Of the seller's no to a cancellation there is one only while the buyer has asked.
    const standing = { status, isCancelAsked: action === 'refuse_cancel', openClaims: 0 }
    const refusal = refuseOrderAction(action, party, standing)
    expect(refusal === undefined).toBe(may)
    const isOwn = party !== 'admin' && allowed[action][party].length > 0
    expect(isOwnOrderAction(action, party)).toBe(isOwn)
    if (!may) expect(refusal).toBe(isOwn ? orderMessages.alreadyIs[status] : orderMessages.notYours)
  })

  test('a cancellation is asked for once, and refused only when it was', () => {
    const asked = { status: 'in_preparation', isCancelAsked: true, openClaims: 0 } as const
    expect(refuseOrderAction('ask_cancel', 'buyer', asked)).toBe(orderMessages.alreadyAsked)
    expect(refuseOrderAction('refuse_cancel', 'seller', { ...asked, isCancelAsked: false })).toBe(
      orderMessages.notAsked,
    )
    expect(orderActionsOf('seller', asked)).toContain('cancel')
  })

  test('once all of it was sent nothing is asked about the rest, however little was received', () => {
    const standing = { status: 'part_delivered', isCancelAsked: false, openClaims: 0, isAllSent: true } as const
    expect(orderActionsOf('seller', standing)).toEqual([])
    expect(orderActionsOf('buyer', standing)).toEqual(['receive'])
    expect(refuseOrderAction('ask_cancel', 'buyer', standing)).toBe(orderMessages.alreadyIs.shipped)
    expect(orderActionsOf('seller', { ...standing, isAllSent: false })).toEqual(['promise', 'ship', 'cancel_rest'])
  })

  test('an open claim keeps an order from being completed', () => {
    const standing = { status: 'delivered', isCancelAsked: false, openClaims: 1 } as const
    expect(refuseOrderAction('complete', 'buyer', standing)).toBe(orderMessages.openClaims)
    expect(orderActionsOf('buyer', { ...standing, openClaims: 0 })).toEqual(['complete'])
  })
})

const line = (more: Partial<LineProgress>): LineProgress => ({
  quantity: 10,
  shipped: 0,
  cancelled: 0,
  received: 0,
  damaged: 0,
  short: 0,
  ...more,
})

describe('the state that follows from the lines', () => {
  test.each<[string, OrderStatus, LineProgress[], OrderStatus]>([
    ['nothing has left', 'in_preparation', [line({})], 'in_preparation'],
    ['what left came back before it left', 'part_shipped', [line({})], 'in_preparation'],
    ['a part of one line', 'confirmed', [line({ shipped: 4 })], 'part_shipped'],
    ['one line of two', 'confirmed', [line({ shipped: 10 }), line({})], 'part_shipped'],
    ['everything', 'part_shipped', [line({ shipped: 10 })], 'shipped'],
    ['everything but what never will be', 'part_shipped', [line({ shipped: 7, cancelled: 3 })], 'shipped'],
    ['some of it has come', 'shipped', [line({ shipped: 10, received: 4 })], 'part_delivered'],
    [
      'what left has come, the rest is still to be sent',
      'part_shipped',
      [line({ shipped: 4, received: 4 })],
      'part_delivered',
    ],
    ['all has come', 'part_delivered', [line({ shipped: 10, received: 10 })], 'delivered'],
    [
      'all has come or is known not to',
      'shipped',
      [line({ shipped: 10, received: 6, damaged: 1, short: 3 })],
      'delivered',
    ],
    ['all is called off', 'confirmed', [line({ cancelled: 10 }), line({ cancelled: 10 })], 'cancelled'],
    ['the rest is called off', 'part_delivered', [line({ shipped: 4, received: 4, cancelled: 6 })], 'delivered'],
    ['it is over', 'completed', [line({ shipped: 10, received: 10 })], 'completed'],
    ['it is over', 'cancelled', [line({ shipped: 1 })], 'cancelled'],
  ])('%s', (_, from, lines, to) => {
    expect(orderProgress(from, lines)).toBe(to)
  })

  const progress = record({
    quantity: integer({ min: 1, max: 9 }),
    a: integer({ min: 0 }),
    b: integer({ min: 0 }),
    c: integer({ min: 0 }),
    d: integer({ min: 0 }),
    e: integer({ min: 0 }),
  }).map(({ quantity, a, b, c, d, e }) => {
    const shipped = a % (quantity + 1)
    const cancelled = b % (quantity - shipped + 1)
    const received = c % (shipped + 1)
    const damaged = d % (shipped - received + 1)
    const short = e % (shipped - received - damaged + 1)
    return { quantity, shipped, cancelled, received, damaged, short }
  })

  test('it says delivered exactly when nothing is left to send or to receive, and says the same when asked again', () => {
    const running = constantFrom(...orderStatuses.filter((status) => status !== 'completed' && status !== 'cancelled'))
    assert(
      property(running, uniqueArray(progress, { minLength: 1, maxLength: 4 }), (status, lines) => {
        const after = orderProgress(status, lines)
        const isDone = lines.every((one) => leftToShip(one) === 0 && leftToReceive(one) === 0)
        const wasSent = lines.some(({ shipped }) => shipped > 0)
        expect(after === 'delivered').toBe(isDone && wasSent)
        expect(after === 'cancelled').toBe(isDone && !wasSent)
        expect(orderProgress(after, lines)).toBe(after)
      }),
    )
  })
})
