import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id } from '../fields.ts'
import { sellerFacts } from './shapes.ts'

const fact = Type.Enum(sellerFacts)

/** What products say of themselves; those that are not on the market are left out. `asked` is what the own company has asked the seller for and still waits for. */
export const listProductFacts = endpoint({
  method: 'GET',
  path: '/api/v1/product-facts',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'What carriers and brokers find out about products, and what their sellers were asked for',
  query: Type.Object({ ids: Type.String({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,199}$' }) }),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        product_id: Type.Integer(),
        known: Type.Array(fact),
        asked: Type.Array(Type.Object({ fact, asked_at: Type.String() })),
      }),
    ),
  }),
})

/**
 * Asks the seller of a product for what it does not say. Its people are told once in a few days, whoever asks; everybody who asked is told when it is said. What is
 * known already, or was asked for a moment ago, is left out; when nothing is left, nothing is sent. Counts as a message.
 */
export const askForFacts = endpoint({
  method: 'POST',
  path: '/api/v1/product-facts/asks',
  scope: 'requests:ask',
  access: 'signedIn',
  needs: 'editor',
  summary: 'Ask the seller of a product for what its description does not say',
  body: closed({
    product_id: id,
    facts: Type.Array(fact, { minItems: 1, maxItems: sellerFacts.length }),
  }),
  answer: Type.Object({ asked: Type.Array(Type.Object({ fact, asked_at: Type.String() })) }),
  refuses: ['too_many'],
})

/** What buyers have asked for and the products still do not say; the newest first, at most a hundred products. `field` is that of the product's form. */
export const listAskedFacts = endpoint({
  method: 'GET',
  path: '/api/v1/own-company/asked-facts',
  scope: 'products:read',
  access: 'seller',
  summary: 'What buyers want to know of the own products',
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        product: Type.Object({ id: Type.Integer(), name: Type.String() }),
        facts: Type.Array(Type.Object({ fact, field: Type.String() })),
        /** How many companies wait for it, and when the last of them asked. */
        companies: Type.Integer(),
        asked_at: Type.String(),
      }),
    ),
  }),
})
