import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, nullable } from '../fields.ts'
import { pdfType } from '../file-types.ts'
import { placeFinding } from '../places/endpoints.ts'
import { answeredPlan } from '../shipment-plans/endpoints.ts'
import { writeQuoteReview } from './convert.ts'
import { exampleGoods, exampleQuote } from './example.ts'
import { refuseQuoteRequest } from './refuse-request.ts'
import { quoteGoods, quoteRequest, quoteReview } from './shapes.ts'

export const createLogisticQuote = endpoint({
  method: 'POST',
  path: '/api/v1/logistic-quotes',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Ask for a logistic quote for goods of one seller',
  /** `file_id`: the trade file it is asked from; without it the server finds the one it belongs to. */
  body: closed({ ...quoteRequest.properties, file_id: Type.Optional(id) }),
  refuseBody: refuseQuoteRequest,
  /** `place`: what is to be known of the place named beside the term; the request is sent all the same. Absent where nothing is. */
  answer: Type.Object({ id: Type.Integer(), place: Type.Optional(placeFinding) }),
  status: 201,
  idempotent: true,
  refuses: ['too_many'],
})

/**
 * Both fixed shapes (docs/product.md#wire) as they were sent, with the goods; for the two parties and the admin. What the goods cost is left out, or null, for who
 * may not know it (`sightOfPrices`).
 */
export const getLogisticQuote = endpoint({
  method: 'GET',
  path: '/api/v1/logistic-quotes/:id',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'A logistic quote as it was asked for',
  params: Type.Object({ id }),
  answer: Type.Object({
    data: Type.Object({
      id: Type.Integer(),
      created_at: Type.String(),
      currency: Type.String(),
      total_price: nullable(Type.Number()),
      request: quoteRequest,
      review: quoteReview,
      goods: Type.Array(
        Type.Object({ ...quoteGoods.properties, total_price: nullable(quoteGoods.properties.total_price) }),
      ),
    }),
  }),
  example: {
    answer: {
      data: {
        id: 41,
        created_at: '2027-03-01T09:30:00.000Z',
        currency: 'EUR',
        total_price: null,
        request: exampleQuote,
        review: { id: 41, ...writeQuoteReview(exampleQuote) },
        goods: [exampleGoods],
      },
    },
  },
})

/** How the goods of a quote are loaded, as it was planned when it was asked for; for whoever may see the quote. Missing of older quotes. */
export const getQuotePlan = endpoint({
  method: 'GET',
  path: '/api/v1/logistic-quotes/:id/load-plan',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'How the goods of a logistic quote are loaded',
  params: Type.Object({ id }),
  answer: answeredPlan,
})

/** Answers the PDF as an attachment named with the current date. */
export const makeReviewDocument = endpoint({
  method: 'POST',
  path: '/api/review-to-pdf',
  scope: 'requests:ask',
  access: 'signedIn',
  summary: 'The review of a logistic quote as a PDF',
  file: [pdfType],
  body: quoteReview,
})

/** `key` is 'hq' or 'branch-7'. Contact and numbers are there to fill in forms with; the numbers only for the own company. */
export const getCompanyAddresses = endpoint({
  method: 'GET',
  path: '/api/v1/marketplace/companies/:id/addresses',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'Headquarters and branches of a seller or of the own company, with whom to speak to',
  params: Type.Object({ id }),
  answer: Type.Object({
    data: Type.Object({
      company: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
      contact: nullable(
        Type.Object({
          first_name: Type.String(),
          last_name: Type.String(),
          phone_code: Type.String(),
          phone: Type.String(),
          email: Type.String(),
        }),
      ),
      registration_number: nullable(Type.String()),
      tax_number: nullable(Type.String()),
      addresses: Type.Array(
        Type.Object({
          key: Type.String(),
          name: Type.String(),
          country: Type.String(),
          city: Type.String(),
          street: Type.String(),
          zip: Type.String(),
          is_stock: Type.Boolean(),
        }),
      ),
    }),
  }),
})
