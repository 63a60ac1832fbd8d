import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, mostOptions, mostRequestLines, nullable } from '../fields.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { amount } from '../trade/offer-parts.ts'
import { askedTerms } from './asked-terms.ts'
import { deliveryAddress } from './delivery.ts'
import { offerTier, purchaseOffer } from './offer.ts'

/**
 * One line of a purchase request. `selected_price_id` is the chosen sales term: it names the combination; price, tier and limits are looked up by the
 * server. `target_price` is what the buyer would like to pay for one price unit, a decimal in the product's currency. `option_values` says what was chosen where the sales term leaves it open, one value of each option; absent: what the sales term names.
 */
export const purchaseLine = closed({
  product_id: id,
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  selected_price_id: id,
  option_values: Type.Optional(Type.Array(id, { maxItems: mostOptions })),
  target_price: Type.Optional(amount),
})
export type PurchaseLine = Type.Static<typeof purchaseLine>

/** Files that may go with a request. */
export const mostAttachments = 5

/** A request has one currency: where one seller's lines are in two, there are two requests to it. What is `asked` beside the goods goes with each of them. */
export const createPurchaseRequests = endpoint({
  method: 'POST',
  path: '/api/v1/purchase-requests',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Send purchase requests: one for each seller among the lines',
  body: closed({
    lines: Type.Array(purchaseLine, { minItems: 1, maxItems: mostRequestLines }),
    asked: Type.Optional(askedTerms),
    /** Files that were uploaded for it (`POST /api/v1/request-files`): each seller gets them with the first message. */
    attachments: Type.Optional(Type.Array(id, { maxItems: mostAttachments })),
    /** The trade file it is asked from, for what is of its seller; without it the server finds the one each request belongs to. */
    file_id: Type.Optional(id),
  }),
  answer: Type.Object({
    requests: Type.Array(Type.Object({ id: Type.Integer(), supplier_id: Type.Integer(), total_price: Type.Number() })),
  }),
  status: 201,
  idempotent: true,
  refuses: ['too_many'],
})

const { incoterm, place, payment_terms } = purchaseOffer.properties

/** Addresses are the company's own and those it typed before; `last` is what the person, else a colleague, last asked for. */
export const getAskingTerms = endpoint({
  method: 'GET',
  path: '/api/v1/asking-terms',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'What a purchase request begins with: the address book of the own company, and what it last asked for',
  answer: Type.Object({
    data: Type.Object({
      addresses: Type.Array(Type.Object({ key: Type.String(), name: Type.String(), ...deliveryAddress.properties })),
      last: nullable(
        Type.Object({
          delivery: nullable(deliveryAddress),
          incoterm: nullable(Type.Enum(incotermCodes)),
          incoterm_place: Type.String(),
          payment_terms: Type.String(),
        }),
      ),
    }),
  }),
})

/** How the answer to one line begins. What only the seller knows is null or '' for the buyer. */
const startingLine = Type.Object({
  position: Type.Integer(),
  /** Null while the product is not on the market. */
  picture: nullable(Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  /** What the seller's price list says now of what was asked for, lowered by what was promised for the order value; null where it says nothing that fits. Prices are decimals in the currency of the request. */
  listed: nullable(Type.Object({ minimum_quantity: Type.Integer(), tiers: Type.Array(offerTier) })),
  /** As the seller last offered this product. */
  lead_time_days: nullable(Type.Integer()),
  packing: Type.String(),
})

const startingTerms = Type.Object({
  lines: Type.Array(startingLine),
  /** The terms of the last answer the seller has given to this buyer, else to anybody: then without the place where the other's goods were to arrive. */
  last: nullable(Type.Object({ incoterm, place, payment_terms })),
  /** The terms the buyer wishes, for the seller; absent where none were named, '' where one was not. */
  asked: Type.Optional(Type.Object({ incoterm: nullable(incoterm), place, payment_terms })),
  /** Whether customs clear the goods on their way: from the seller's country to where the buyer wants them, else to the buyer's. True where a country is not known. */
  crosses_border: Type.Boolean(),
})
export type StartingTerms = Type.Static<typeof startingTerms>

export const getStartingTerms = endpoint({
  method: 'GET',
  path: '/api/v1/purchase-requests/:id/starting-terms',
  scope: 'requests:read',
  access: 'signedIn',
  summary: "What an answer to a purchase request begins with: the seller's own price list and last terms",
  params: Type.Object({ id }),
  answer: Type.Object({ data: startingTerms }),
})
