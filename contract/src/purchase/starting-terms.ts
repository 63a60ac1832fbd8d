import { findTiers } from '../catalogue/prices.ts'
import { writeUnitPrice } from '../money.ts'
import { lowerPrice } from '../order-value/steps.ts'
import type { Goods } from '../trade/check-lines.ts'
import { incoterms } from '../trade/incoterms.ts'
import { mostTiers, type OfferTier, type PurchaseOffer } from './offer.ts'

/** What was asked for of a product: a value of each option by its name, and what the price was for. */
export type AskedCombination = {
  options: readonly { name: string; value: string }[]
  currency: string
  priceUnit: string
}

/**
 * What the price list of a product says now of a combination, as an answer begins with it: every tier that has a price, and the least that can be ordered.
 * Of a request that was promised `share` hundredths of a percent for its order value, lowered by it. Null where it says nothing that fits what was asked: an option was renamed, the price is on demand, in another currency or for another measure.
 */
export function readListedTerms(
  { options, terms, currency }: Pick<Goods, 'options' | 'terms' | 'currency'>,
  asked: AskedCombination,
  share = 0,
): { minimum_quantity: number; tiers: OfferTier[] } | null {
  const chosen = asked.options.map(({ name, value }) =>
    options.find((option) => option.name === name)?.values.find((one) => one.value === value),
  )
  if (currency !== asked.currency || chosen.includes(undefined)) return null
  const ids = chosen.flatMap((one) => one?.id ?? [])
  const tiers: OfferTier[] = []
  for (const { price, isOnDemand, minQty, priceUnit } of findTiers(terms, ids)) {
    if (isOnDemand || !price || priceUnit !== asked.priceUnit) continue
    if (minQty > (tiers.at(-1)?.min_quantity ?? 0))
      tiers.push({ min_quantity: minQty, price: writeUnitPrice(share > 0 ? lowerPrice(price, share) : price) })
  }
  const [first] = tiers
  return first ? { minimum_quantity: first.min_quantity, tiers: tiers.slice(0, mostTiers) } : null
}

/** A lead time in days, and when it was said. */
export type ToldLeadTime = { days: number; at: Date }

/** The lead time an answer begins with, days: the product's own, unless the seller has offered the goods with another since the product was last changed; null where neither says one. */
export function chooseLeadTime(product: ToldLeadTime | undefined, offered: ToldLeadTime | undefined): number | null {
  if (product && offered) return (offered.at > product.at ? offered : product).days
  return (product ?? offered)?.days ?? null
}

type GivenTerms = Pick<PurchaseOffer, 'incoterm' | 'place' | 'payment_terms'>

/** The terms an answer begins with: what this buyer was last offered, else what anybody was, the newest first. A place where another buyer's goods were to arrive is not this one's: it is left empty. */
export function chooseTerms(
  given: readonly { buyerId: number; offer: GivenTerms }[],
  buyerId: number,
): GivenTerms | null {
  const own = given.find((one) => one.buyerId === buyerId)
  const chosen = own ?? given[0]
  if (!chosen) return null
  const { incoterm, place, payment_terms } = chosen.offer
  return { incoterm, place: own || incoterms[incoterm].isPlaceOfOrigin ? place : '', payment_terms }
}
