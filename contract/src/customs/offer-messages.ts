import { defineMessages, formatNumber } from '../locale.ts'
import type { ChargeBase, ChargeMethod, ChargeType } from './duty.ts'

export const chargeTypeTitles: Record<ChargeType, string> = defineMessages({
  duty: 'Duty',
  fee: 'Fee',
  tax: 'Tax',
})

export const chargeMethodTitles: Record<ChargeMethod, string> = defineMessages({
  percent: 'Percentage',
  per_unit: 'Per unit',
  fixed: 'Fixed amount',
})

/** What the rate of a charge says: 'percentOf' names what it is a part of. */
export const chargeTexts = defineMessages({
  percentOf: {
    goods_value: (rate: string) => `${rate} % of goods value`,
    customs_value: (rate: string) => `${rate} % of customs value`,
    customs_value_and_duty: (rate: string) => `${rate} % of customs value and duty`,
    delivered_value: (rate: string) => `${rate} % of delivered value and duty`,
    landed_value: (rate: string) => `${rate} % of delivered value, duty and fees`,
  } satisfies Record<ChargeBase, unknown>,
  perUnit: (rate: string, currency: string, quantity: number, unit: string) =>
    `${rate} ${currency} for each of ${formatNumber(quantity)} ${unit}`,
  goodsPart: (amount: string) => `on goods of ${amount}`,
  atLeast: (amount: string) => `at least ${amount}`,
  atMost: (amount: string) => `at most ${amount}`,
})

export const chargeBaseTitles: Record<ChargeBase, string> = defineMessages({
  goods_value: 'Goods value',
  customs_value: 'Customs value',
  customs_value_and_duty: 'Customs value and duty',
  delivered_value: 'Delivered value and duty',
  landed_value: 'Delivered value, duty and fees',
})
