import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, moment, nullable, text } from '../fields.ts'

export const planKinds = ['publish', 'prices'] as const
export const planStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

const decimal = Type.Number({ minimum: 0, maximum: 1_000_000_000 })

/** A line of the price list by its combination and where its quantity tier begins, and what it costs then; `list_price` is what is struck through; null or left out nothing, and in a sale the price before it. */
const plannedPrice = closed({
  options: Type.Record(Type.String({ maxLength: 60 }), text(120)),
  min_qty: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
  price: decimal,
  list_price: Type.Optional(nullable(decimal)),
})
export type PlannedPrice = Type.Static<typeof plannedPrice>

/** What is to happen, or has happened, to a product at a moment. `fault` says why it could not; a publishing or a sale (prices with an end) is `running` until then. */
export const productPlan = Type.Object({
  id: Type.Integer(),
  kind: Type.Enum(planKinds),
  state: Type.Enum(planStates),
  starts_at: Type.String(),
  ends_at: nullable(Type.String()),
  currency: Type.String(),
  lines: Type.Array(
    Type.Object({
      options: Type.Record(Type.String(), Type.String()),
      min_qty: Type.Integer(),
      price: Type.Number(),
      list_price: nullable(Type.Number()),
    }),
  ),
  fault: nullable(Type.String()),
  created_by: nullable(Type.String()),
  created_at: Type.String(),
  ended_at: nullable(Type.String()),
})
export type ProductPlan = Type.Static<typeof productPlan>

const path = '/api/v1/own-products/:id/plans'
const mayWrite = { access: 'seller', scope: 'products:write', needs: 'editor' } as const

/** What is planned for a product, the next first, then what is over, the latest first: at most 100. */
export const listProductPlans = endpoint({
  method: 'GET',
  path,
  access: 'seller',
  scope: 'products:read',
  summary: 'What is planned for one of one’s own products',
  params: Type.Object({ id }),
  answer: Type.Object({ data: Type.Array(productPlan) }),
})

/**
 * Plans publishing (`publish`; with `ends_at` it is hidden again then) or new prices (`prices`, with `lines`) for a moment in the future. Prices with `ends_at` are a sale: at
 * the end each line that still has the price of the sale gets back what it had before. It is done to the product as it is then; lines that are gone by then are left out. A line
 * is part of one sale at a time.
 */
export const createProductPlan = endpoint({
  ...mayWrite,
  method: 'POST',
  path,
  summary: 'Plan publishing or new prices of a product for a moment',
  params: Type.Object({ id }),
  body: closed({
    kind: Type.Enum(planKinds),
    starts_at: moment,
    ends_at: Type.Optional(nullable(moment)),
    lines: Type.Optional(Type.Array(plannedPrice, { maxItems: 3000 })),
  }),
  bodyLimit: 1024 * 1024,
  answer: productPlan,
  status: 201,
  idempotent: true,
  example: {
    body: {
      kind: 'prices',
      starts_at: '2027-01-01T00:00:00Z',
      ends_at: '2027-01-08T00:00:00Z',
      lines: [{ options: {}, min_qty: 1, price: 12.5 }],
    },
  },
})

/** Takes a plan back. A product that is published stays so, without an end; a sale that runs ends now, and the prices before it come back. */
export const cancelProductPlan = endpoint({
  ...mayWrite,
  method: 'DELETE',
  path: `${path}/:plan`,
  summary: 'Take back what was planned for a product',
  params: Type.Object({ id, plan: id }),
  answer: productPlan,
})
