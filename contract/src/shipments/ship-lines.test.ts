import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipmentMessages } from './messages.ts'
import { openToShip, refuseLines, refuseReplacement, type ShippableLine } from './ship-lines.ts'

const said = shipmentMessages.ship
const lines: ShippableLine[] = [
  { position: 0, quantity: 100, cancelled: 10, shipped: 40, packed: 20 },
  { position: 1, quantity: 5, cancelled: 0, shipped: 5, packed: 0 },
]

test.each([
  [[{ position: 0, quantity: 30 }], undefined],
  [[{ position: 0, quantity: 31 }], { 'lines.0.quantity': said.tooMany(30) }],
  [[{ position: 1, quantity: 1 }], { 'lines.0.quantity': said.tooMany(0) }],
  [[], { lines: said.nothing }],
  [[{ position: 2, quantity: 1 }], { 'lines.0.position': said.noLine }],
  [
    [
      { position: 0, quantity: 20 },
      { position: 0, quantity: 20 },
    ],
    { 'lines.1.position': said.twice },
  ],
])('%j', (chosen, refusal) => {
  expect(refuseLines(lines, chosen)).toEqual(refusal)
})

test('whatever is packed, shipped, unpacked and cancelled in whatever order: never more is shipped than was ordered', () => {
  const step = fc.record({
    what: fc.constantFrom('pack', 'leave', 'unpack', 'cancel'),
    quantity: fc.integer({ min: 1, max: 60 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.array(step, { maxLength: 30 }), (quantity, steps) => {
      const line = { position: 0, quantity, cancelled: 0, shipped: 0, packed: 0 }
      const shipments: number[] = []
      for (const { what, quantity: count } of steps) {
        if (what === 'pack' && !refuseLines([line], [{ position: 0, quantity: count }])) {
          shipments.push(count)
          line.packed += count
        } else if (what === 'cancel' && count <= openToShip(line)) line.cancelled += count
        else if (what === 'leave' || what === 'unpack') {
          const first = shipments.shift() ?? 0
          line.packed -= first
          if (what === 'leave') line.shipped += first
        }
        expect(line.shipped + line.packed + line.cancelled).toBeLessThanOrEqual(quantity)
        expect(openToShip(line)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test.each([
  [[{ position: 0, quantity: 2 }], undefined],
  [[{ position: 0, quantity: 1 }], { lines: shipmentMessages.ship.replacementStays }],
  [[], { lines: shipmentMessages.ship.replacementStays }],
  [
    [
      { position: 0, quantity: 2 },
      { position: 1, quantity: 1 },
    ],
    { lines: shipmentMessages.ship.replacementStays },
  ],
])('a replacement of two of the first line is not changed: %j', (chosen, refusal) => {
  expect(refuseReplacement([{ position: 0, quantity: 2 }], chosen)).toEqual(refusal)
})
