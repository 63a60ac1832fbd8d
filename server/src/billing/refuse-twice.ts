import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { Failure } from '../failure.ts'

/** Each line of an order stands once on a paper: named twice, its units would be counted from the same place twice. */
export function refuseTwice(lines: readonly { position: number }[]): void {
  const positions = lines.map(({ position }) => position)
  const twice = positions.find((position, index) => positions.indexOf(position) < index)
  if (twice === undefined) return
  throw new Failure('refused', { [`lines.${twice}`]: billingMessages.lineTwice }, billingMessages.lineTwice)
}
