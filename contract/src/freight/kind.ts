import type { Kind } from '../trade/kind.ts'
import { kindTexts } from '../trade/messages.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import { describeFreight } from './facts.ts'
import type { LogisticOffer } from './offer.ts'
import { refuseFreight, totalFreight } from './offer-rules.ts'
import { turnFreightMoney } from './turn-money.ts'

/** Goods are carried: every approved service provider may answer, and their seller looks on. */
export const freight = {
  name: 'logistic',
  role: 'carriage',
  title: kindTexts.logistic,
  answeringParty: 'provider',
  desk: 'provider',
  isSellerTold: true,
  isToldPrices: false,
  nameAnswerer: (seller) => seller,
  refuse: refuseFreight,
  total: totalFreight,
  priceLines: () => [],
  refuseTaken: () => ({ lines: offerMessages.wholeOnly }),
  turnMoney: turnFreightMoney,
  describe: describeFreight,
} as const satisfies Kind<LogisticOffer>
