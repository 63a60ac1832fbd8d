import { turnCustomsMoney } from '../../customs/turn-money.ts'
import { turnLegs } from '../../freight/turn-money.ts'
import { fromStored, type MoneyTurn, toStored } from '../../trade/stored-money.ts'
import type { DealSnapshot } from './snapshot.ts'

/** What was agreed as it is kept: its money in whole numbers. */
export function storeDeal(deal: DealSnapshot): DealSnapshot {
  return turnDeal(deal, toStored)
}

/** And as it is told: its money in decimals. */
export function readStoredDeal(deal: DealSnapshot): DealSnapshot {
  return turnDeal(deal, fromStored)
}

/** The lines are in the currency of the goods, which may be another one than that of the offer. */
function turnDeal(deal: DealSnapshot, turnIn: (currency: string) => MoneyTurn): DealSnapshot {
  const [agreed, goods] = [turnIn(deal.currency), turnIn(deal.goods_currency)]
  return {
    ...deal,
    lines: deal.lines.map((line) => ({
      ...line,
      unit_price: goods.price(line.unit_price),
      total: goods.amount(line.total),
    })),
    goods_total: goods.amount(deal.goods_total),
    total: agreed.amount(deal.total),
    logistic: deal.logistic && { ...deal.logistic, legs: turnLegs(deal.logistic.legs, agreed) },
    customs: deal.customs && { ...deal.customs, offer: turnCustomsMoney(deal.customs.offer, agreed) },
  }
}
