import { expect, test } from 'vitest'
import { readOrdersAddress } from './address.ts'
import { isOrderLate } from './lateness.ts'
import { readOrderNumber, writeOrderNumber } from './order-number.ts'
import { type PaymentState, paymentStateOf } from './payment-state.ts'

test('an order is known by a number with its year', () => {
  expect(writeOrderNumber(2026, 12)).toBe('ORD-2026-00012')
  expect(readOrderNumber(' ord-2026-00012 ')).toEqual({ year: 2026, number: 12 })
  expect(readOrderNumber('PO-7741')).toBeUndefined()
})

const today = '2026-11-23'
const days = { status: 'confirmed', wanted_date: null, ready_on: null, arrives_on: null, today } as const

test.each([
  ['nothing is promised or wanted', days, false],
  ['the promised day is today', { ...days, ready_on: today }, false],
  ['the promised day is over', { ...days, ready_on: '2026-11-22' }, true],
  ['it left after all', { ...days, status: 'shipped', ready_on: '2026-11-22' }, false],
  ['the wanted day is over', { ...days, status: 'shipped', wanted_date: '2026-11-22' }, true],
  [
    'it will come after the wanted day',
    { ...days, status: 'shipped', wanted_date: '2026-12-01', arrives_on: '2026-12-02' },
    true,
  ],
  ['it will come in time', { ...days, status: 'shipped', wanted_date: '2026-12-01', arrives_on: '2026-12-01' }, false],
  ['it has come', { ...days, status: 'delivered', wanted_date: '2026-11-01' }, false],
] as const)('late: %s', (_, given, isLate) => {
  expect(isOrderLate(given)).toBe(isLate)
})

test.each<[PaymentState, number, number, string | null]>([
  ['none', 0, 0, null],
  ['due', 500, 0, '2026-12-01'],
  ['due', 0, 0, today],
  ['part_paid', 500, 200, '2026-12-01'],
  ['overdue', 500, 200, '2026-11-22'],
  ['paid', 500, 500, null],
])('payment is %s', (state, invoiced, paid, dueOn) => {
  expect(paymentStateOf({ invoiced, paid, dueOn, today })).toBe(state)
})

test('an address says only what is possible', () => {
  expect(
    readOrdersAddress({ status: 'open', box: 'sold', late: 'true', from: '2026-02-30', page: '0', search: 12 }),
  ).toEqual({
    status: 'open',
    box: 'sold',
    late: true,
    search: '12',
  })
})
