import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed } from '../fields.ts'
import { currencies } from '../money.ts'

/** Decimals, at most two in `percent`; rising in both. What must hold in them: `findStepFaults`. */
const step = closed({
  from: Type.Number({ minimum: -1e15, maximum: 1e15 }),
  percent: Type.Number({ minimum: -1e6, maximum: 1e6 }),
})

/** As others read it. */
export const shownOrderValue = Type.Object({
  currency: Type.Enum(currencies),
  steps: Type.Array(Type.Object({ from: Type.Number(), percent: Type.Number() })),
})

const form = closed({
  currency: Type.Enum(currencies),
  steps: Type.Array(step, { maxItems: 20 }),
})

const stored = Type.Object({
  /** Goes back with the change; 0 before anything was stored. */
  version: Type.Integer(),
  form,
})
export type StoredOrderValue = Type.Static<typeof stored>

export const getOwnOrderValue = endpoint({
  method: 'GET',
  path: '/api/v1/own-company/order-value',
  scope: 'products:read',
  access: 'seller',
  summary: 'What the own company gives for bigger orders: from an order value on, so much percent off',
  answer: stored,
})

/**
 * At most three steps, from a value of the goods on in `currency`; none: no better prices. Requests that were sent keep what they were promised. 400 with the fields named
 * ('steps.1.percent'). 409 when somebody changed it since `version` was read: nothing is overwritten.
 */
export const changeOwnOrderValue = endpoint({
  method: 'PUT',
  path: '/api/v1/own-company/order-value',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Change what the own company gives for bigger orders',
  body: closed({ version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }), form }),
  answer: stored,
})

/** Sellers by their ids, comma separated and at most two hundred; who gives nothing for bigger orders, or has no showroom, is left out. */
export const listOrderValues = endpoint({
  method: 'GET',
  path: '/api/v1/order-values',
  scope: 'requests:read',
  access: 'signedIn',
  summary: 'What some sellers give for bigger orders',
  query: Type.Object({ seller_ids: Type.String({ pattern: '^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,199}$' }) }),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        seller_id: Type.Integer(),
        currency: Type.Enum(currencies),
        steps: Type.Array(Type.Object({ from: Type.Number(), percent: Type.Number() })),
      }),
    ),
  }),
})
