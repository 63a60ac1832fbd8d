import type { FailureDetails } from '../errors.ts'
import { type Currency, isWhole, largestAmount, readMoney, writeMoney } from '../money.ts'
import { readHundredths, writeHundredths } from '../rounding.ts'
import { orderValueFaults as say } from './messages.ts'
import type { OrderValue } from './steps.ts'

/** How many steps a seller keeps. */
export const mostSteps = 3

/** As the wire carries it: `from` is a decimal in `currency`, `percent` at most two decimals. */
export type OrderValueForm = { currency: Currency; steps: { from: number; percent: number }[] }

/** What is wrong with the steps, by field (`steps.1.percent`); NaN is a field without a number. */
export function findStepFaults({ currency, steps }: OrderValueForm): FailureDetails {
  const faults: FailureDetails = {}
  if (steps.length > mostSteps) faults.steps = say.tooMany
  for (const [index, { from, percent }] of steps.entries()) {
    const before = steps[index - 1]
    const amount = readMoney(from, currency)
    if (!isWhole(amount) || amount === 0) faults[`steps.${index}.from`] = say.from(currency)
    else if (amount > largestAmount) faults[`steps.${index}.from`] = say.fromTooLarge
    else if (before && before.from >= from) faults[`steps.${index}.from`] = say.fromOrder
    if (readShare(percent) === undefined) faults[`steps.${index}.percent`] = say.percent
    else if (before && before.percent >= percent) faults[`steps.${index}.percent`] = say.percentOrder
  }
  return faults
}

/** Whole numbers of what has no faults. */
export function readOrderValue({ currency, steps }: OrderValueForm): OrderValue {
  return {
    currency,
    steps: steps.map(({ from, percent }) => ({ from: readMoney(from, currency), share: readShare(percent) ?? 0 })),
  }
}

/** And back. */
export function writeOrderValue({ currency, steps }: OrderValue): OrderValueForm {
  return {
    currency,
    steps: steps.map(({ from, share }) => ({ from: writeMoney(from, currency), percent: writeHundredths(share) })),
  }
}

/** Undefined where it is no percentage above 0 and below 100 with at most two decimals. */
function readShare(percent: number): number | undefined {
  const share = readHundredths(percent)
  return share !== undefined && share > 0 && share < 10_000 ? share : undefined
}
