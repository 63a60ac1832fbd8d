import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum } from '../money.ts'
import { addDays } from '../trade/dates.ts'
import { ageBucketOf, ageBuckets, dueStateOf, openOf, settleMoney } from './money-owed.ts'

const invoices = fc
  .array(fc.record({ total: fc.nat(100_000), credit: fc.nat(100_000) }), { maxLength: 8 })
  .map((rows) => rows.map(({ total, credit }, index) => ({ id: index + 1, total, credited: Math.min(total, credit) })))
const payments = fc.array(
  fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), invoice_id: fc.option(fc.integer({ min: 1, max: 10 })) }),
  { maxLength: 12 },
)

describe('what payments pay', () => {
  test('no cent is lost, doubled, or paid on what is not owed', () => {
    fc.assert(
      fc.property(fc.nat(200_000), invoices, payments, (deposit, owed, made) => {
        const settled = settleMoney(deposit, owed, made)
        const paid = sum([...settled.paid.values()])
        expect(paid + settled.unallocated).toBe(sum(made.map(({ amount }) => amount)))
        for (const { id, total, credited } of owed) expect(settled.paid.get(id)).toBeLessThanOrEqual(total - credited)
        if (settled.unallocated > 0)
          for (const { id, total, credited } of owed) expect(settled.paid.get(id)).toBe(total - credited)
        expect(settled.deposit.paid).toBeLessThanOrEqual(settled.deposit.amount)
        expect(settled.deposit.amount).toBeLessThanOrEqual(deposit)
      }),
    )
  })

  test('the deposit is paid, then the invoice takes it over', () => {
    expect(settleMoney(300, [], [{ amount: 300, invoice_id: null }])).toMatchObject({
      deposit: { amount: 300, paid: 300 },
      unallocated: 300,
    })
    const invoiced = settleMoney(300, [{ id: 1, total: 1000, credited: 0 }], [{ amount: 300, invoice_id: null }])
    expect(invoiced).toMatchObject({ deposit: { amount: 0, paid: 0 }, unallocated: 0 })
    expect(invoiced.paid.get(1)).toBe(300)
  })
  test('a first small invoice takes over only its part of an unpaid deposit', () => {
    expect(settleMoney(300, [{ id: 1, total: 100, credited: 0 }], [])).toMatchObject({
      deposit: { amount: 200, paid: 0 },
    })
  })
  test('a payment for the second invoice leaves the first one open', () => {
    const { paid } = settleMoney(
      0,
      [
        { id: 1, total: 100, credited: 0 },
        { id: 2, total: 100, credited: 0 },
      ],
      [{ amount: 60, invoice_id: 2 }],
    )
    expect([paid.get(1), paid.get(2)]).toEqual([0, 60])
  })
  test('what is credited after it was paid is money the seller holds', () => {
    expect(settleMoney(0, [{ id: 1, total: 100, credited: 40 }], [{ amount: 100, invoice_id: 1 }]).unallocated).toBe(40)
  })
})

test.each([
  [{ amount: 100, credited: 0, paid: 0 }, 'due'],
  [{ amount: 100, credited: 0, paid: 40 }, 'part_paid'],
  [{ amount: 100, credited: 60, paid: 40 }, 'paid'],
  [{ amount: 100, credited: 100, paid: 0 }, 'credited'],
  [{ amount: 100, credited: 0, paid: 120 }, 'paid'],
] as const)('%j is %s on its day, and overdue the day after if anything is open', (owed, state) => {
  expect(dueStateOf({ ...owed, due_on: '2026-11-20' }, '2026-11-20')).toBe(state)
  expect(dueStateOf({ ...owed, due_on: '2026-11-20' }, '2026-11-21')).toBe(openOf(owed) > 0 ? 'overdue' : state)
})

test('every day has one place in the ageing, and older is never before younger', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: 400 }), (days) => {
      const due = '2026-06-15'
      const [now, next] = [ageBucketOf(due, addDays(due, days)), ageBucketOf(due, addDays(due, days + 1))]
      expect(ageBuckets.indexOf(next)).toBeGreaterThanOrEqual(ageBuckets.indexOf(now))
    }),
  )
  expect([0, 1, 30, 31, 60, 61, 90, 91].map((days) => ageBucketOf('2026-06-15', addDays('2026-06-15', days)))).toEqual([
    'current',
    'to_30',
    'to_30',
    'to_60',
    'to_60',
    'to_90',
    'to_90',
    'over_90',
  ])
})
