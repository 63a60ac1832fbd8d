import type { Kind } from '../trade/kind.ts'
import { kindTexts } from '../trade/messages.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import { describeEstimate } from './facts.ts'
import type { CustomsOffer } from './offer.ts'
import { calculateCustoms, refuseCustoms } from './offer-rules.ts'
import { turnCustomsMoney } from './turn-money.ts'

/** Goods are imported: a broker estimates what is due. It is between buyer and broker; the seller does not see it. */
export const customs = {
  name: 'customs',
  role: 'clearance',
  title: kindTexts.customs,
  answeringParty: 'broker',
  desk: 'broker',
  isSellerTold: false,
  isToldPrices: true,
  nameAnswerer: kindTexts.brokerFor,
  refuse: (offer, _asked, now) => refuseCustoms(offer, now),
  total: (offer) => calculateCustoms(offer).total,
  priceLines: () => [],
  refuseTaken: () => ({ lines: offerMessages.wholeOnly }),
  turnMoney: turnCustomsMoney,
  describe: describeEstimate,
} as const satisfies Kind<CustomsOffer>
