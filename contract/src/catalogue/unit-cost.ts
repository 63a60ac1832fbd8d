import { defineMessages, formatNumber } from '../locale.ts'
import { formatMoney, totalOf } from '../money.ts'
import { nameUnit } from '../unit-words.ts'
import type { PricedLine } from './prices.ts'

const unitCostMessages = defineMessages({
  weighs: (unit: string, weight: number, measure: string, price: string) =>
    `One ${nameUnit(unit)} weighs ${formatNumber(weight, { maximumFractionDigits: 9 })} ${measure} and costs ${price}`,
})

/** 'One bag weighs 30 kg and costs $194.70': from the price to the sum, where goods are priced by another unit than they are ordered in. */
export function describeUnitCost(
  {
    term,
    unitPrice,
    unitWeight,
  }: Pick<PricedLine, 'unitPrice' | 'unitWeight'> & {
    term: Pick<PricedLine['term'], 'orderMeasure' | 'priceUnit'>
  },
  currency: string,
): string | undefined {
  if (unitWeight === null) return undefined
  const cost = formatMoney(totalOf(unitPrice, 1, currency, unitWeight), currency)
  return unitCostMessages.weighs(term.orderMeasure, unitWeight, term.priceUnit, cost)
}
