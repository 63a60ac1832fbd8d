import type { FailureDetails } from '../errors.ts'
import { shipmentMessages } from './messages.ts'

/** A line of a shipment and what the buyer has said of it so far. */
export type ShippedLine = { position: number; quantity: number; received: number; damaged: number; short: number }

/** What came of a line: whole, damaged, and not at all. */
export type ReceivedLine = { position: number; received: number; damaged: number; short: number }

/** How many of a line nobody has accounted for yet. */
export function openToReceive({ quantity, received, damaged, short }: ShippedLine): number {
  return quantity - received - damaged - short
}

/** Whether every unit is accounted for: received + damaged + short is what was shipped, line by line. */
export function isAllReceived(lines: readonly ShippedLine[]): boolean {
  return lines.every((line) => openToReceive(line) === 0)
}

/** Why a receipt is refused, by field; undefined when it is taken. It may be of a part: what nobody mentions is still to come. */
export function refuseReceipt(
  lines: readonly ShippedLine[],
  receipt: readonly ReceivedLine[],
): FailureDetails | undefined {
  const messages = shipmentMessages.receive
  if (receipt.every((line) => countOf(line) === 0)) return { lines: messages.nothing }
  const details: FailureDetails = {}
  receipt.forEach((told, index) => {
    const line = lines.find(({ position }) => position === told.position)
    if (!line) details[`lines.${index}.position`] = shipmentMessages.ship.notShipped
    else if (receipt.findIndex(({ position }) => position === told.position) < index)
      details[`lines.${index}.position`] = shipmentMessages.ship.twice
    else if (countOf(told) > openToReceive(line))
      details[`lines.${index}.received`] = messages.tooMany(openToReceive(line))
  })
  return Object.keys(details).length > 0 ? details : undefined
}

/** Whether something was damaged or missing: what a claim can be made of. */
export function hasFault(lines: readonly Pick<ReceivedLine, 'damaged' | 'short'>[]): boolean {
  return lines.some(({ damaged, short }) => damaged + short > 0)
}

function countOf({ received, damaged, short }: ReceivedLine): number {
  return received + damaged + short
}
