import * as Type from 'typebox'
import { nullable } from '../../fields.ts'
import { freightTerms } from '../../freight/deal.ts'
import { quoteGoods } from '../../freight/shapes.ts'
import { dealLine } from '../../trade/deal.ts'
import type { PriceSight } from '../../trade/price-sight.ts'
import { type DealSnapshot, dealSnapshot } from './snapshot.ts'

const amount = nullable(Type.Number())

/** A deal as it is shown: what the goods cost is null for who may not know it. */
export const shownDeal = Type.Object({
  ...dealSnapshot.properties,
  lines: Type.Array(Type.Object({ ...dealLine.properties, unit_price: amount, total: amount })),
  goods_total: amount,
  logistic: nullable(
    Type.Object({
      ...freightTerms.properties,
      goods: Type.Array(Type.Object({ ...quoteGoods.properties, total_price: amount })),
    }),
  ),
})
export type ShownDeal = Type.Static<typeof shownDeal>

/** The deal as far as somebody may know the prices of its goods (`sightOfPrices`); what was agreed itself they know. */
export function showDeal(deal: DealSnapshot, sight: PriceSight): ShownDeal {
  if (sight === 'prices') return deal
  const { lines, goods_total, logistic } = deal
  return {
    ...deal,
    lines: lines.map((line) => ({ ...line, unit_price: null, total: null })),
    goods_total: sight === 'value' ? goods_total : null,
    logistic: logistic && { ...logistic, goods: logistic.goods.map((line) => ({ ...line, total_price: null })) },
  }
}
