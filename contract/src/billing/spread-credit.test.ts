import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum } from '../money.ts'
import { type InvoiceRoom, spreadCredit } from './spread-credit.ts'

const room = (invoiceId: number, net: number, ...units: [number, number][]): InvoiceRoom => ({
  invoiceId,
  net,
  units: new Map(units),
})
const line = (position: number, quantity: number, amount: number) => ({ position, quantity, amount })

test.each([
  ['the newest that has room for all', [room(2, 50, [0, 5]), room(1, 100, [0, 10])], [line(0, 8, 80)], [[1, 8, 80]]],
  [
    'several where none has',
    [room(2, 50, [0, 5]), room(1, 100, [0, 10])],
    [line(0, 12, 121)],
    [
      [2, 5, 50],
      [1, 7, 71],
    ],
  ],
  [
    'not one whose money was credited without goods',
    [room(2, 10, [0, 5]), room(1, 100, [0, 10])],
    [line(0, 8, 80)],
    [[1, 8, 80]],
  ],
  ['nothing where there is not enough', [room(2, 50, [0, 5])], [line(0, 6, 50)], undefined],
] as const)('a credit is of %s', (_, rooms, credit, expected) => {
  const found = spreadCredit(rooms, credit)?.flatMap(({ invoiceId, lines }) =>
    lines.map(({ quantity, amount }) => [invoiceId, quantity, amount]),
  )
  expect(found).toEqual(expected)
})

test('its parts come to what is given, and no invoice gives more than it has', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 })
  const rooms = fc.array(
    fc.record({ net: amounts, units: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 3, maxLength: 3 }) }),
    { maxLength: 6 },
  )
  const credits = fc.uniqueArray(
    fc.record({ position: fc.integer({ min: 0, max: 2 }), quantity: fc.integer({ min: 1, max: 60 }), amount: amounts }),
    { selector: ({ position }) => position, minLength: 1 },
  )
  fc.assert(
    fc.property(rooms, credits, (given, credit) => {
      const has = given.map(({ net, units }, index) =>
        room(index, net, ...units.map((count, at): [number, number] => [at, count])),
      )
      const found = spreadCredit(has, credit)
      if (!found) return
      for (const { position, quantity, amount } of credit) {
        const parts = found.flatMap(({ lines }) => lines.filter((one) => one.position === position))
        expect([sum(parts.map((one) => one.quantity)), sum(parts.map((one) => one.amount))]).toEqual([quantity, amount])
      }
      for (const { invoiceId, lines } of found) {
        expect(sum(lines.map(({ amount }) => amount))).toBeLessThanOrEqual(has[invoiceId]?.net ?? 0)
        for (const { position, quantity } of lines)
          expect(quantity).toBeLessThanOrEqual(has[invoiceId]?.units.get(position) ?? 0)
      }
    }),
  )
})
