import { defineMessages, formatNumber } from '../locale.ts'
import { decimalsOf } from '../money.ts'

/** Why steps of the order value are refused. */
export const orderValueFaults = defineMessages({
  tooMany: 'There are at most three steps.',
  from: (currency: string) =>
    decimalsOf(currency) === 0
      ? 'Please enter a whole amount above 0.'
      : `Please enter an amount above 0 with at most ${formatNumber(decimalsOf(currency))} decimals.`,
  fromTooLarge: 'This amount is too large.',
  fromOrder: 'Please enter more than in the step before.',
  percent: 'Please enter a percentage above 0 and below 100 with at most two decimals.',
  percentOrder: 'Please enter a higher percentage than in the step before.',
  changedMeanwhile:
    'Somebody of your company has changed this since you opened it. Nothing was overwritten: reload the page to see what is stored now.',
})

/** What buyers and sellers read of order values. */
export const orderValueMessages = defineMessages({
  title: 'Better prices for bigger orders',
  /** "Orders from $5,000.00: 3% off" */
  step: (from: string, percent: number) => `Orders from ${from}: ${formatPercent(percent)} off`,
  missing: (missing: string, percent: number) => `${missing} more for ${formatPercent(percent)} off`,
  off: (percent: number) => `${formatPercent(percent)} off`,
  after: 'Sum after it:',
  /** In the summary, beside the discounts of single goods. */
  discount: 'Discount for the order value',
  /** Of a request that was sent. */
  promised: (step: string, discount: string) => `${step}. ${discount} less than the price list, already in the prices.`,
  label: 'For the order value',
  answerHelp: 'Your answer begins with your price list lowered by it.',
  onlyIn: (currency: string) => `For goods priced in ${currency}.`,
})

function formatPercent(percent: number): string {
  return `${formatNumber(percent, { maximumFractionDigits: 2 })}%`
}
