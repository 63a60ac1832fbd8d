import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id } from '../fields.ts'

export const mostRequestLines = 200

/** One line of a purchase request. `selected_price_id` is the chosen sales term; price, tier and limits are looked up by the server. */
export const purchaseLine = closed({
  product_id: id,
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  selected_price_id: id,
})

export const createPurchaseRequests = endpoint({
  method: 'POST',
  path: '/api/v1/purchase-requests',
  access: 'signedIn',
  summary: 'Send purchase requests: one for each seller among the lines',
  body: closed({ lines: Type.Array(purchaseLine, { minItems: 1, maxItems: mostRequestLines }) }),
  answer: Type.Object({
    requests: Type.Array(Type.Object({ id: Type.Integer(), supplier_id: Type.Integer(), total_price: Type.Number() })),
  }),
  status: 201,
  idempotent: true,
})
