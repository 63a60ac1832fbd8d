import type { FailureDetails } from '../errors.ts'
import { shipmentMessages } from './messages.ts'

/** A line of an order as far as shipping goes. `packed`: in shipments that have not left yet. */
export type ShippableLine = { position: number; quantity: number; cancelled: number; shipped: number; packed: number }
export type ChosenLine = { position: number; quantity: number }

/** How many of a line can still go into a shipment. */
export function openToShip({ quantity, cancelled, shipped, packed }: ShippableLine): number {
  return Math.max(0, quantity - cancelled - shipped - packed)
}

/** Why these lines are no replacement, by field: what was agreed to be replaced is what is sent, whole. */
export function refuseReplacement(
  agreed: readonly ChosenLine[],
  chosen: readonly ChosenLine[],
): FailureDetails | undefined {
  const isSame =
    agreed.length === chosen.length &&
    agreed.every(({ position, quantity }) =>
      chosen.some((line) => line.position === position && line.quantity === quantity),
    )
  return isSame ? undefined : { lines: shipmentMessages.ship.replacementStays }
}

/** Why these lines cannot be shipped together, by field ('lines.0.quantity'); undefined when they can. */
export function refuseLines(
  lines: readonly ShippableLine[],
  chosen: readonly ChosenLine[],
): FailureDetails | undefined {
  const messages = shipmentMessages.ship
  if (chosen.length === 0) return { lines: messages.nothing }
  const details: FailureDetails = {}
  chosen.forEach(({ position, quantity }, index) => {
    const line = lines.find((one) => one.position === position)
    if (!line) details[`lines.${index}.position`] = messages.noLine
    else if (chosen.findIndex((one) => one.position === position) < index)
      details[`lines.${index}.position`] = messages.twice
    else if (quantity > openToShip(line)) details[`lines.${index}.quantity`] = messages.tooMany(openToShip(line))
  })
  return Object.keys(details).length > 0 ? details : undefined
}
