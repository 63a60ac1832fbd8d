import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, countryCode, id, moment, nullable, text } from '../fields.ts'
import { currencies } from '../money.ts'
import { pageQuery, pagination } from '../paging.ts'
import { offerTier } from '../purchase/offer.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { amount } from '../trade/offer-parts.ts'
import { requestStatuses } from '../trade/statuses.ts'
import { validity } from '../trade/validity.ts'

/** Requests of one RFQ to several sellers: what is asked once, answered by each, compared and awarded whole or in parts. */

export const mostSellers = 20
export const mostSuggestedSellers = 20

const quantity = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const currency = Type.Enum(currencies)

/** Open until it is awarded; `closed` when the buyer ended it without an award. */
export const rfqStatuses = ['open', 'awarded', 'closed'] as const
export type RfqStatus = (typeof rfqStatuses)[number]

/** What is needed. `product_id` is only where it is a product of the market; `target_price` is decimal for one unit; sellers are company ids. */
export const newRfq = closed({
  product_id: nullable(id),
  title: text(200, 2),
  quantity,
  unit: text(30, 1),
  target_price: nullable(amount),
  currency,
  deadline: validity,
  note: text(2000),
  sellers: Type.Array(id, { minItems: 1, maxItems: mostSellers }),
})
export type NewRfq = Type.Static<typeof newRfq>

export const createRfq = endpoint({
  method: 'POST',
  path: '/api/v1/sourcing',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Ask several sellers for the same thing: one purchase request to each',
  body: newRfq,
  answer: Type.Object({ id: Type.Integer() }),
  status: 201,
  idempotent: true,
  refuses: ['too_many'],
})

const rfqSummary = Type.Object({
  id: Type.Integer(),
  status: Type.Enum(rfqStatuses),
  title: Type.String(),
  quantity: Type.Integer(),
  unit: Type.String(),
  target_price: nullable(Type.Number()),
  currency: Type.String(),
  deadline: validity,
  /** The moment after which sellers may not answer any more. */
  answer_until: Type.String(),
  created_at: Type.String(),
  /** When it, or one of its requests, last changed. */
  changed_at: Type.String(),
  asked: Type.Integer(),
  answered: Type.Integer(),
})
export type RfqSummary = Type.Static<typeof rfqSummary>

export const listRfqs = endpoint({
  method: 'GET',
  path: '/api/v1/sourcing',
  scope: 'requests:read',
  access: 'signedIn',
  summary:
    "What the person's company has asked several sellers for, newest first. With `changed_since` those that changed, or were answered, at or after that moment, the longest unchanged first",
  query: Type.Object({ ...pageQuery, changed_since: Type.Optional(moment) }),
  answer: Type.Object({ data: Type.Array(rfqSummary), pagination }),
})

/**
 * A seller's newest offer as the comparison shows it, or what was agreed. `quantity` is how many it is for; `unit_price` what one costs in so many of them as are needed, null where the
 * offer begins above that.
 */
const neededOffer = Type.Object({
  revision: Type.Integer(),
  quantity: Type.Integer(),
  currency: Type.String(),
  unit_price: nullable(Type.Number()),
  tiers: Type.Array(offerTier),
  minimum_quantity: Type.Integer(),
  lead_time_days: Type.Integer(),
  packing: Type.String(),
  incoterm: Type.Enum(incotermCodes),
  place: Type.String(),
  payment_terms: Type.String(),
  valid: validity,
  valid_until: Type.String(),
  note: Type.String(),
})
export type NeededOffer = Type.Static<typeof neededOffer>

/** One seller that was asked. `offer` is null while there is none, or where it leaves the goods out. */
const sellerAnswer = Type.Object({
  request_id: Type.Integer(),
  seller: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String(), country: countryCode }),
  status: Type.Enum(requestStatuses),
  offer: nullable(neededOffer),
  awarded_quantity: nullable(Type.Integer()),
  /** False while the seller is suspended: it cannot be given the order. */
  can_deal: Type.Boolean(),
})
export type SellerAnswer = Type.Static<typeof sellerAnswer>

export const rfqDetail = Type.Object({
  ...rfqSummary.properties,
  product: nullable(Type.Object({ id: Type.Integer(), slug: Type.String() })),
  note: Type.String(),
  answers: Type.Array(sellerAnswer),
})
export type RfqDetail = Type.Static<typeof rfqDetail>

export const getRfq = endpoint({
  method: 'GET',
  path: '/api/v1/sourcing/:id',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'One RFQ with the answers of its sellers, for the company that asked and the admin',
  params: Type.Object({ id }),
  answer: Type.Object({ data: rfqDetail }),
})

export const award = closed({ request_id: id, quantity })
export type Award = Type.Static<typeof award>

/** Accepts the offers named, each for its part of the quantity, and declines all other requests of the RFQ. */
export const awardRfq = endpoint({
  method: 'POST',
  path: '/api/v1/sourcing/:id/award',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Award an RFQ to one seller or split it; the others are declined and told',
  params: Type.Object({ id }),
  body: closed({ awards: Type.Array(award, { minItems: 1, maxItems: mostSellers }) }),
  answer: Type.Object({ data: rfqDetail }),
  idempotent: true,
})

/** Ends an RFQ without an award. Ended already, it changes nothing. */
export const closeRfq = endpoint({
  method: 'PUT',
  path: '/api/v1/sourcing/:id/closed',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Close an RFQ without an order; its sellers are declined and told',
  params: Type.Object({ id }),
  answer: Type.Object({ data: rfqDetail }),
})

/** Sellers of goods like these, best first. Either a product, or words; without a match nobody. */
export const suggestSellers = endpoint({
  method: 'GET',
  path: '/api/v1/sourcing-sellers',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'Sellers with goods like a product or like some words',
  query: Type.Object({ product_id: Type.Optional(id), search: Type.Optional(text(200)) }),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        slug: Type.String(),
        country: Type.String(),
        /** How many of their goods are alike, and the name of the nearest. */
        goods: Type.Integer(),
        example: Type.String(),
      }),
    ),
  }),
})
export type SuggestedSeller = Type.Static<typeof suggestSellers.answer>['data'][number]
