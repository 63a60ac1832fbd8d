import { defineMessages } from '../locale.ts'
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

export const chargeBaseTitles: Record<ChargeBase, string> = defineMessages({
  goods_value: 'Goods value',
  customs_value: 'Customs value',
  customs_value_and_duty: 'Customs value and duty',
  delivered_value: 'Delivered value and duty',
  landed_value: 'Delivered value, duty and fees',
})
