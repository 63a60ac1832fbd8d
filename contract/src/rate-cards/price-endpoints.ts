import * as Type from 'typebox'
import { companyLogos } from '../company-logos.ts'
import { endpoint } from '../endpoint.ts'
import { closed, countryCode, id, mostRequestLines, nullable, text } from '../fields.ts'
import { legNames } from '../freight/offer.ts'
import { quoteProduct, quoteRequest, shipmentData } from '../freight/shapes.ts'
import { currencies } from '../money.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import type { freightOrders } from './compare-prices.ts'
import { freightPrice } from './price-shapes.ts'
import { lanePlace, rateCardTerms } from './shapes.ts'

/** Prices of providers' cards for the goods of whoever asks, and taking one. Another provider sees none of them. */

const end = closed({
  country: countryCode,
  /** Prices for certain postcodes are left out without it. */
  zip: Type.Optional(text(20)),
  /** UN/LOCODE of the port or airport that is meant; any when left out. */
  port: Type.Optional(lanePlace.properties.port),
})

const measure = Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100_000_000 }))

/** What a load comes to where its goods are not on the marketplace. What is left out is not known, and no price is reckoned from it. */
const givenLoad = closed({
  gross_kg: measure,
  volume_m3: measure,
  ldm: measure,
  pallets: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  value: measure,
  value_currency: Type.Optional(Type.Enum(currencies)),
})
export type GivenLoad = Type.Static<typeof givenLoad>

const { wrapper, pallet_category, is_stackable } = shipmentData.properties

export const findFreightPrices = endpoint({
  method: 'POST',
  path: '/api/v1/freight-prices',
  access: 'signedIn',
  scope: 'requests:ask',
  onlyReckons: true,
  summary: 'What providers carry goods for at once: prices of their rate cards by leg, compared like for like',
  bodyLimit: 256 * 1024,
  body: closed({
    /** Goods of one seller, or of a deal, or what the load comes to; one of the three. */
    products: Type.Optional(Type.Array(quoteProduct, { minItems: 1, maxItems: mostRequestLines })),
    request_id: Type.Optional(id),
    load: Type.Optional(givenLoad),
    /** Where the goods wait: at their seller's when left out. */
    from: Type.Optional(end),
    to: end,
    mode: Type.Optional(rateCardTerms.properties.mode),
    incoterm: Type.Optional(Type.Enum(incotermCodes)),
    /** What all are compared in: that of the goods when left out, else EUR. */
    currency: Type.Optional(Type.Enum(currencies)),
    wrapper: Type.Optional(wrapper),
    pallet_category: Type.Optional(pallet_category),
    is_stackable,
    is_dangerous: Type.Optional(Type.Boolean()),
    is_cooled: Type.Optional(Type.Boolean()),
  }),
  answer: Type.Object({
    currency: Type.String(),
    from: end,
    to: end,
    prices: Type.Array(
      Type.Object({
        ...freightPrice.properties,
        /** Null where it is not known in full. */
        compared: nullable(
          Type.Object({
            /** In the currency of the comparison; null without a rate. */
            sum: nullable(Type.Number()),
            /** With what it leaves out as others ask for it; null where nobody names a price for that. */
            like_for_like: nullable(Type.Number()),
            missing: Type.Array(Type.Object({ leg: Type.Enum(legNames), estimate: nullable(Type.Number()) })),
          }),
        ),
      }),
    ),
    /** Of the providers. */
    logos: companyLogos,
    /** The prices by their lanes, in each order. */
    orders: Type.Object({
      cheapest: Type.Array(Type.Integer()),
      fastest: Type.Array(Type.Integer()),
      all_in: Type.Array(Type.Integer()),
    } satisfies Record<(typeof freightOrders)[number], unknown>),
    /** What is not known, or why there may be fewer prices than could be. */
    notes: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
  }),
  refuses: ['refused', 'too_many'],
})

const { order_data, ...withoutGoods } = quoteRequest.properties

/**
 * Takes a price as it stands: a logistic quote is asked of that provider alone, answered by its card and accepted, all in one. The price is reckoned anew: 409 where it is not `expected` any more, with the new one in `details`, or
 * where the card does not hold. The quote's way of transport and container are those of the lane.
 */
export const takeFreightPrice = endpoint({
  method: 'POST',
  path: '/api/v1/freight-prices/:lane/acceptance',
  access: 'signedIn',
  needs: 'editor',
  scope: 'requests:ask',
  idempotent: true,
  summary: 'Take a price of a rate card: an accepted freight offer',
  params: Type.Object({ lane: id }),
  bodyLimit: 256 * 1024,
  body: closed({
    expected: closed({ total: Type.Number({ minimum: 0 }), currency: Type.Enum(currencies) }),
    quote: closed({ ...withoutGoods, order_data: Type.Optional(order_data) }),
    /** The trade file it belongs to; found by itself when left out. */
    file_id: Type.Optional(id),
    /** The purchase request whose agreed goods these are. Without it the quote says its goods; with it those do not count. */
    request_id: Type.Optional(id),
  }),
  status: 201,
  answer: Type.Object({ id: Type.Integer() }),
  refuses: ['refused', 'conflict', 'too_many'],
})
