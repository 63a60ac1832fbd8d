import type { Kind } from '../trade/kind.ts'
import { kindTexts } from '../trade/messages.ts'
import { describePurchase } from './facts.ts'
import type { PurchaseOffer } from './offer.ts'
import { pricePurchaseLines, refusePurchase, refuseTakenLines, totalPurchase } from './offer-rules.ts'
import { turnPurchaseMoney } from './turn-money.ts'

/** Goods are bought: their seller answers, line by line, and nobody else. */
export const purchase = {
  name: 'purchase',
  role: 'goods',
  title: kindTexts.purchase,
  answeringParty: 'seller',
  desk: null,
  isSellerTold: true,
  isToldPrices: true,
  nameAnswerer: (seller) => seller,
  refuse: refusePurchase,
  total: totalPurchase,
  priceLines: pricePurchaseLines,
  refuseTaken: refuseTakenLines,
  turnMoney: turnPurchaseMoney,
  describe: describePurchase,
} as const satisfies Kind<PurchaseOffer>
