import { defineMessages } from '../locale.ts'
import type { AnsweredLandedCost } from './shapes.ts'
import type { LandedSum } from './sums.ts'

export type LandedPartName = AnsweredLandedCost['parts'][number]['part']

/** What a part of a landed cost is called. */
export const landedPartNames: Readonly<Record<LandedPartName, string>> = defineMessages({
  goods: 'Goods',
  origin_costs: 'Until on board',
  freight: 'Freight to the border',
  insurance: 'Insurance',
  onward: 'From the border to the door',
  duties: 'Duties',
  fees: 'Customs fees',
  tax: 'Import tax',
})

/** What a sum is called for what it holds. */
export const landedSumNames: Readonly<Record<LandedSum['holds'], string>> = defineMessages({
  all: 'At the door, in all',
  withoutTax: 'At the door, without tax',
  withTax: 'At the door, with tax',
})

/** Who pays those who do it. */
export const payerNames: Readonly<Record<'seller' | 'buyer', string>> = defineMessages({
  seller: 'in the price',
  buyer: 'beside the price',
})
