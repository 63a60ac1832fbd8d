import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findShippedLeft, isWholeShipment, type ShippedGoods, type Units } from './to-invoice.ts'

const of = (quantity: number): Units[] => [{ position: 0, quantity }]
const shipment = (id: number, holds: number, invoiced = 0): ShippedGoods => ({
  id,
  holds: of(holds),
  invoiced: invoiced === 0 ? [] : of(invoiced),
})
const pool = (quantity: number) => new Map([[0, quantity]])

test.each<[string, ShippedGoods[], number, [number, number][]]>([
  ['nothing has left', [], 0, []],
  [
    'two have left and none is invoiced',
    [shipment(1, 10), shipment(2, 5)],
    15,
    [
      [1, 10],
      [2, 5],
    ],
  ],
  ['an invoice named the first', [shipment(1, 10, 10), shipment(2, 5)], 5, [[2, 5]]],
  ['an invoice named the second', [shipment(1, 10), shipment(2, 5, 5)], 10, [[1, 10]]],
  [
    'an invoice named none, and took what left first',
    [shipment(1, 10), shipment(2, 5)],
    8,
    [
      [1, 3],
      [2, 5],
    ],
  ],
  ['an invoice named the second and held the first too', [shipment(1, 10), shipment(2, 5, 15)], 0, []],
])('of what was shipped, when %s', (_, shipments, left, expected) => {
  expect(findShippedLeft(shipments, pool(left))).toEqual(
    expected.map(([id, quantity]) => ({ id, lines: of(quantity) })),
  )
})

test('what is left of all shipments is never more than was shipped, nor of one more than it holds', () => {
  const units = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(fc.array(fc.record({ holds: units, invoiced: units })), units, (given, left) => {
      const shipments = given.map(({ holds, invoiced }, index) => shipment(index, holds, invoiced))
      const found = findShippedLeft(shipments, pool(left))
      const quantities = found.map(({ lines }) => lines[0]?.quantity ?? 0)
      expect(quantities.reduce((all, one) => all + one, 0)).toBeLessThanOrEqual(left)
      for (const { id, lines } of found)
        expect(lines[0]?.quantity).toBeLessThanOrEqual(
          (given[id]?.holds ?? 0) - Math.min(given[id]?.invoiced ?? 0, given[id]?.holds ?? 0),
        )
    }),
  )
})

test.each([
  [
    'all of it',
    [
      { position: 0, quantity: 5 },
      { position: 1, quantity: 2 },
    ],
    true,
  ],
  [
    'less of a line',
    [
      { position: 0, quantity: 4 },
      { position: 1, quantity: 2 },
    ],
    false,
  ],
  ['a line less', [{ position: 0, quantity: 5 }], false],
  [
    'something of an earlier shipment too',
    [
      { position: 0, quantity: 5 },
      { position: 1, quantity: 2 },
      { position: 2, quantity: 7 },
    ],
    false,
  ],
])('an invoice of %s is of the whole shipment: %o %s', (_, asked, expected) => {
  const holds = [
    { position: 0, quantity: 5 },
    { position: 1, quantity: 2 },
  ]
  expect(isWholeShipment(holds, asked)).toBe(expected)
})
