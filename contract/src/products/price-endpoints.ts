import * as Type from 'typebox'
import { combinationName, itemAnswers, itemMessages, mostItems } from '../catalogue/named-combination.ts'
import { endpoint } from '../endpoint.ts'
import { closed, nullable } from '../fields.ts'
import { currencies } from '../money.ts'

const decimal = Type.Number({ minimum: 0, maximum: 1_000_000_000 })

/**
 * One price as another system knows it: of one unit, or of one measure of weight, decimal. `min_qty` is where its quantity tier begins, and may be left out where there is one tier. `currency`, where it
 * is said, has to be the product's. `list_price` is what it cost before, null for nothing; left out it stays as long as it is the higher one.
 */
const writtenPrice = closed({
  ...combinationName,
  min_qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  currency: Type.Optional(Type.Enum(currencies)),
  price: Type.Optional(decimal),
  list_price: Type.Optional(nullable(decimal)),
})
export type WrittenPrice = Type.Static<typeof writtenPrice>

/** Writes prices down: what is refused is told item by item, the others are written. */
export const changePrices = endpoint({
  method: 'PATCH',
  path: '/api/v1/prices',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary:
    'Change prices of one’s own goods, by SKU or by product, at most 1,000 at once: each item is done or refused by itself',
  body: closed({ items: Type.Array(writtenPrice, { minItems: 1, maxItems: mostItems }) }),
  bodyLimit: 512 * 1024,
  answer: itemAnswers({
    product_id: Type.Integer(),
    min_qty: Type.Integer(),
    currency: Type.String(),
    price: Type.Number(),
    list_price: nullable(Type.Number()),
  }),
  idempotent: true,
  example: {
    body: {
      items: [
        { sku: 'OIL-5000', min_qty: 100, price: 11.9, currency: 'EUR' },
        { sku: 'OIL-9000', price: 20 },
      ],
    },
    answer: {
      done: 1,
      refused: 1,
      items: [
        { index: 0, status: 'done', product_id: 42, min_qty: 100, currency: 'EUR', price: 11.9, list_price: null },
        { index: 1, status: 'refused', code: 'unknown_sku', field: 'sku', message: itemMessages.unknownSku },
      ],
    },
  },
})
