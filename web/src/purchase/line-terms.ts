import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { findOfferTier, listApplyingTiers, quantityOf } from '@fairquay/contract/purchase/offer-rules.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { describeDays } from '@fairquay/contract/trade/terms.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import type { AskedRequest } from '../trade/kind-view.ts'
import { purchaseTexts } from './texts.ts'

/** What an offer says of a line beside its price in the quantity it is for: its other prices, least quantity, lead time and packing. */
export function listPurchaseLineTerms(offer: PurchaseOffer, position: number, request: AskedRequest): string[] {
  const line = offer.lines.find((one) => one.position === position)
  if (!line) return []
  if (!line.included) return [answerMessages.notOffered]
  const { tiers, minimum_quantity, lead_time_days, packing } = line
  const asked = request.lines.find((one) => one.position === position)
  const quantity = quantityOf(line, asked?.quantity ?? 0)
  const shown = findOfferTier(tiers, quantity)
  const count = (units: number) => countUnits(units, asked?.order_measure ?? '')
  return [
    ...(asked && quantity !== asked.quantity ? [purchaseTexts.offeredFor(count(quantity))] : []),
    ...listApplyingTiers(line)
      .filter((tier) => tier !== shown)
      .map(({ price, min_quantity }) =>
        answerMessages.priceFrom(
          formatUnitPrice(roundUnitPrice(price), offer.currency),
          Math.max(min_quantity, minimum_quantity),
        ),
      ),
    ...(minimum_quantity > 1 ? [purchaseTexts.term(answerLabels.minimum, count(minimum_quantity))] : []),
    purchaseTexts.term(answerLabels.leadTime, describeDays(lead_time_days)),
    ...(packing === '' ? [] : [packing]),
  ]
}
