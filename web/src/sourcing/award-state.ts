import { type Amount, roundUnitPrice, totalOf } from '@fairquay/contract/money.ts'
import { findOfferTier } from '@fairquay/contract/purchase/offer-rules.ts'
import type { Award, RfqDetail, SellerAnswer } from '@fairquay/contract/sourcing/endpoints.ts'
import { type AwardableAnswer, isStanding } from '@fairquay/contract/sourcing/rules.ts'
import { readTypedWhole } from '@fairquay/contract/typed-number.ts'

/** Typed quantities by the id of the request. */
export type Given = Readonly<Record<string, string>>

/** The answer as the rules of awarding look at it. */
export function readAnswer({ request_id, status, offer, awarded_quantity, can_deal }: SellerAnswer): AwardableAnswer {
  return {
    requestId: request_id,
    status,
    minimum: offer?.minimum_quantity ?? null,
    offered: offer?.quantity ?? 0,
    given: awarded_quantity ?? 0,
    tiers: offer?.tiers ?? [],
    validUntil: offer ? new Date(offer.valid_until) : null,
    canDeal: can_deal,
  }
}

export function canBeAwarded(rfq: Pick<RfqDetail, 'status'>, answer: SellerAnswer, now: Date): boolean {
  return rfq.status === 'open' && isStanding(readAnswer(answer), now)
}

/** What was typed as awards; empty boxes give nothing, what is no number is refused by the rules. */
export function readAwards(given: Given): Award[] {
  return Object.entries(given).flatMap(([id, text]) => {
    const quantity = readTypedWhole(text)
    return text.trim() === '' || quantity === 0 ? [] : [{ request_id: Number(id), quantity: quantity || -1 }]
  })
}

/** What an offer costs for a quantity; undefined below its first price. */
export function costOf({ offer }: SellerAnswer, quantity: number): Amount | undefined {
  const tier = offer && findOfferTier(offer.tiers, quantity)
  return tier && Number.isInteger(quantity) && quantity > 0
    ? totalOf(roundUnitPrice(tier.price), quantity, offer.currency)
    : undefined
}
