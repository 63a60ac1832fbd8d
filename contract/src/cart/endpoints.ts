import * as Type from 'typebox'
import { product } from '../catalogue/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { closed, id } from '../fields.ts'

/** Most lines a cart holds. */
export const mostLines = 200

/**
 * A line as the person's machine keeps it: which product, which sales term was chosen (it names the combination of options), how many, and when
 * it was last changed (ISO 8601) — of two machines the later change of a line wins. Quantity 0 is a removed line.
 */
export const cartLine = closed({
  product_id: id,
  selected_price_id: id,
  quantity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  changed_at: Type.String({ format: 'date-time', maxLength: 40 }),
})
export type CartLine = Type.Static<typeof cartLine>

/** The cart as the server knows it now: every line with its product as it is today. Lines whose product is gone are left out. */
export const cartAnswer = Type.Object({
  lines: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      selected_price_id: Type.Integer(),
      quantity: Type.Integer(),
      changed_at: Type.String(),
      product,
      company: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
    }),
  ),
})
export type CartAnswer = Type.Static<typeof cartAnswer>

export const getCart = endpoint({
  method: 'GET',
  path: '/api/v1/cart',
  access: 'signedIn',
  summary: "The person's cart with today's prices",
  answer: cartAnswer,
})

export const mergeCart = endpoint({
  method: 'PUT',
  path: '/api/v1/cart',
  access: 'signedIn',
  summary: "Merge this machine's lines into the cart; the later change of a line wins",
  body: closed({ lines: Type.Array(cartLine, { maxItems: mostLines }) }),
  answer: cartAnswer,
})
