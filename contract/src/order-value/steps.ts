import { isPriceIgnored, type PricedLine } from '../catalogue/prices.ts'
import { type Amount, type Currency, sum, totalOf, type UnitPrice } from '../money.ts'
import { shareOf } from '../money-shares.ts'

/** From an order value on, so much is taken off every price. */
export type ValueStep = {
  /** Minor units of the seller's currency of order values. */
  from: Amount
  /** Hundredths of a percent: 250 is 2.5%. */
  share: number
}

/** What a seller gives for bigger orders: at most three steps, rising in both, for goods priced in `currency`. */
export type OrderValue = { currency: Currency; steps: readonly ValueStep[] }

/** What is weighed of a line: its price after tier and sale. */
export type ValuedLine = Pick<PricedLine, 'unitPrice' | 'quantity' | 'unitWeight' | 'total'>

/** Where an order stands among the steps; `listed` − `discount` = `total`. */
export type ReachedValue = {
  currency: string
  /** The goods at the prices of the list. */
  listed: Amount
  step: ValueStep | undefined
  discount: Amount
  total: Amount
  /** The step after it, and what is missing to it; undefined on the last. */
  next: (ValueStep & { missing: Amount }) | undefined
}

const whole = 10_000

/**
 * A unit price with a share taken off, to the millionth, half up; what costs something never costs nothing. The discount is taken off what one unit costs and not off the sum, so that a
 * request, an offer, an order and each invoice of a part of it come to the same without a line of their own.
 */
export function lowerPrice(price: UnitPrice, share: number): UnitPrice {
  const millionths: number = price
  return Math.max(1, shareOf(millionths, whole - share, whole)) as UnitPrice
}

/** A line at the lowered price; the line is rounded once, as any. */
export function lowerLine<Line extends ValuedLine>(line: Line, share: number, currency: string): Line {
  const unitPrice = lowerPrice(line.unitPrice, share)
  return { ...line, unitPrice, total: totalOf(unitPrice, line.quantity, currency, line.unitWeight) }
}

/**
 * What lines of one seller in one currency come to and which step that reaches. Undefined where the seller has no steps for this currency: nothing is converted, for rates are there to
 * compare by and not to charge by (docs/product.md#prices). Lines whose price is ignored count for nothing.
 */
export function reachValue(
  lines: readonly ValuedLine[],
  currency: string,
  value: OrderValue | undefined,
): ReachedValue | undefined {
  if (!value || value.currency !== currency || value.steps.length === 0) return undefined
  const counted = lines.filter(({ total }) => !isPriceIgnored(total, currency))
  const listed = sum(counted.map(({ total }) => total))
  const step = value.steps.findLast(({ from }) => from <= listed)
  const next = value.steps.find(({ from }) => from > listed)
  const total = step ? sum(counted.map((line) => lowerLine(line, step.share, currency).total)) : listed
  return {
    currency,
    listed,
    step,
    discount: listed - total,
    total,
    next: next && { ...next, missing: next.from - listed },
  }
}
