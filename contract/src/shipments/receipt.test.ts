import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shipmentMessages } from './messages.ts'
import {
  hasFault,
  isAllReceived,
  openToReceive,
  type ReceivedLine,
  refuseReceipt,
  type ShippedLine,
} from './receipt.ts'

const lines: ShippedLine[] = [
  { position: 0, quantity: 60, received: 20, damaged: 0, short: 0 },
  { position: 2, quantity: 5, received: 0, damaged: 0, short: 0 },
]
const said = shipmentMessages.receive
const told = (position: number, received: number, damaged = 0, short = 0) => ({ position, received, damaged, short })

test.each([
  [[told(0, 38, 1, 1), told(2, 5)], undefined],
  [[told(2, 0, 0, 5)], undefined],
  [[told(0, 39, 1, 1)], { 'lines.0.received': said.tooMany(40) }],
  [[told(0, 0)], { lines: said.nothing }],
  [[], { lines: said.nothing }],
  [[told(1, 1)], { 'lines.0.position': shipmentMessages.ship.notShipped }],
  [[told(0, 1), told(0, 1)], { 'lines.1.position': shipmentMessages.ship.twice }],
])('%j', (receipt, refusal) => {
  expect(refuseReceipt(lines, receipt)).toEqual(refusal)
})

test('damage and shortage are faults', () => {
  expect([hasFault([told(0, 5)]), hasFault([told(0, 5, 1)]), hasFault([told(0, 5, 0, 1)])]).toEqual([false, true, true])
})

test('whatever is received in parts adds up: never more than was shipped, and done when all of it is accounted for', () => {
  const count = fc.integer({ min: 0, max: 30 })
  const receipts = fc.array(fc.tuple(count, count, count), { maxLength: 20 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), receipts, (quantity, receipts) => {
      let now: ShippedLine[] = [{ position: 0, quantity, received: 0, damaged: 0, short: 0 }]
      for (const [received, damaged, short] of receipts) {
        const receipt = [told(0, received, damaged, short)]
        if (!refuseReceipt(now, receipt)) now = addReceipt(now, receipt)
        const [line] = now as [ShippedLine]
        expect(openToReceive(line)).toBeGreaterThanOrEqual(0)
        expect(isAllReceived(now)).toBe(line.received + line.damaged + line.short === quantity)
      }
    }),
  )
})

/** The lines after a receipt that was taken, as the database counts it. */
function addReceipt(lines: readonly ShippedLine[], receipt: readonly ReceivedLine[]): ShippedLine[] {
  return lines.map((line) => {
    const told = receipt.find(({ position }) => position === line.position)
    if (!told) return line
    return {
      ...line,
      received: line.received + told.received,
      damaged: line.damaged + told.damaged,
      short: line.short + told.short,
    }
  })
}
