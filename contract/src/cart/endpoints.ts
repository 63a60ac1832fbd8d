import * as Type from 'typebox'
import { product } from '../catalogue/shapes.ts'
import { endpoint } from '../endpoint.ts'
import { closed, id, mostOptions, nullable } from '../fields.ts'
import { highestUnitPrice, writeUnitPrice } from '../money.ts'

/** Most lines a cart holds. */
export const mostLines = 200

const optionValues = Type.Array(id, { maxItems: mostOptions })

/** The price of one unit as the person saw it: decimal, in the product's currency of that moment. It is shown, never charged. */
const seenPrice = closed({
  price: Type.Number({ minimum: 0, maximum: writeUnitPrice(highestUnitPrice) }),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
})
export type SeenPrice = Type.Static<typeof seenPrice>

/**
 * A line as the person's machine keeps it: which product, which option values were chosen, the sales term this came to when it was last looked at
 * (the server looks it up again), how many, and when it was last changed (ISO 8601): of two machines the later change of a line wins.
 * Quantity 0 is a removed line. `seen` is the price the person knows, so that a new one is told before anything is sent. `is_back`: its removal was undone,
 * so it stands where it stood and is nothing new.
 */
export const cartLine = closed({
  product_id: id,
  option_values: optionValues,
  selected_price_id: nullable(id),
  quantity: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  changed_at: Type.String({ format: 'date-time', maxLength: 40 }),
  seen: Type.Optional(nullable(seenPrice)),
  is_back: Type.Optional(Type.Boolean()),
})
export type CartLine = Type.Static<typeof cartLine>

/**
 * The cart as the server knows it now: every line with its product as it is today, first added first. `product` is null while it is not on the market.
 * `selected_price_id` is null when the chosen combination is no longer offered. `is_gone_for_good`: nobody is left at the seller who could offer it again.
 */
export const cartAnswer = Type.Object({
  lines: Type.Array(
    Type.Object({
      product_id: Type.Integer(),
      option_values: Type.Array(Type.Integer()),
      selected_price_id: nullable(Type.Integer()),
      quantity: Type.Integer(),
      changed_at: Type.String(),
      seen: nullable(seenPrice),
      product_name: Type.String(),
      product: nullable(product),
      is_gone_for_good: Type.Boolean(),
      company: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
    }),
  ),
})
export type CartAnswer = Type.Static<typeof cartAnswer>

export const getCart = endpoint({
  method: 'GET',
  path: '/api/v1/cart',
  access: 'signedIn',
  whileWaiting: true,
  summary: "The person's cart with today's prices",
  answer: cartAnswer,
})

/** Carries removed lines beside those that are there, therefore more than a cart holds. */
export const mergeCart = endpoint({
  method: 'PUT',
  path: '/api/v1/cart',
  access: 'signedIn',
  whileWaiting: true,
  beforeAccepting: true,
  summary: "Merge this machine's changes into the cart; the later change of a line wins",
  body: closed({ lines: Type.Array(cartLine, { maxItems: 2 * mostLines }) }),
  answer: cartAnswer,
})
