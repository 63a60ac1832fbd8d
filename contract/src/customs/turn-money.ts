import { type MoneyTurn, turnOrNull } from '../trade/stored-money.ts'
import type { CustomsOffer, OfferCharge } from './offer.ts'

/** A broker's estimate with its money turned; rates in percent stay. */
export function turnCustomsMoney(offer: CustomsOffer, turn: MoneyTurn): CustomsOffer {
  return {
    ...offer,
    goods_value: turn.amount(offer.goods_value),
    freight: turn.amount(offer.freight),
    insurance: turnOrNull(offer.insurance, turn.amount),
    onward: turn.amount(offer.onward),
    charges: offer.charges.map((charge) => turnCharge(charge, turn)),
  }
}

function turnCharge(charge: OfferCharge, turn: MoneyTurn): OfferCharge {
  const rates = { percent: (rate: number) => rate, per_unit: turn.price, fixed: turn.amount }
  return {
    ...charge,
    rate: rates[charge.method](charge.rate),
    minimum: turnOrNull(charge.minimum, turn.amount),
    maximum: turnOrNull(charge.maximum, turn.amount),
    ...(charge.goods_part !== undefined && { goods_part: turn.amount(charge.goods_part) }),
  }
}
