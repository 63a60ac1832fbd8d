import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, mostOptions, mostRequestLines } from '../fields.ts'

/**
 * One line of a purchase request. `selected_price_id` is the chosen sales term: it names the combination; price, tier and limits are looked up by the
 * server. `option_values` says what was chosen where the sales term leaves it open, one value of each option; absent: what the sales term names.
 */
export const purchaseLine = closed({
  product_id: id,
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  selected_price_id: id,
  option_values: Type.Optional(Type.Array(id, { maxItems: mostOptions })),
})
export type PurchaseLine = Type.Static<typeof purchaseLine>

/** A request has one currency: where one seller's lines are in two, there are two requests to it. */
export const createPurchaseRequests = endpoint({
  method: 'POST',
  path: '/api/v1/purchase-requests',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Send purchase requests: one for each seller among the lines',
  body: closed({ lines: Type.Array(purchaseLine, { minItems: 1, maxItems: mostRequestLines }) }),
  answer: Type.Object({
    requests: Type.Array(Type.Object({ id: Type.Integer(), supplier_id: Type.Integer(), total_price: Type.Number() })),
  }),
  status: 201,
  idempotent: true,
})
