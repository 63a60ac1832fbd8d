import * as Type from 'typebox'
import { type Amount, formatMoney, readMoney, writeMoney } from '../money.ts'
import { writeHundredths } from '../rounding.ts'
import { orderValueMessages } from './messages.ts'
import type { ValueStep } from './steps.ts'

/** The step that a request reached when it was sent, and what it took off the goods: their prices hold it. */
export type PromisedValue = { step: ValueStep; discount: Amount }

/** The same on the wire: decimals in the currency of the request. */
export const promisedValue = Type.Object({ from: Type.Number(), percent: Type.Number(), discount: Type.Number() })
export type WrittenPromise = Type.Static<typeof promisedValue>

export function writePromise({ step, discount }: PromisedValue, currency: string): WrittenPromise {
  return {
    from: writeMoney(step.from, currency),
    percent: writeHundredths(step.share),
    discount: writeMoney(discount, currency),
  }
}

/** "Orders from $5,000.00: 3% off. $168.00 less than the price list, already in the prices." */
export function describePromise({ from, percent, discount }: WrittenPromise, currency: string): string {
  const format = (decimal: number) => formatMoney(readMoney(decimal, currency), currency)
  return orderValueMessages.promised(orderValueMessages.step(format(from), percent), format(discount))
}
