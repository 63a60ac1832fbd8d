import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, id, moment, mostOptions, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { stockReasons } from './reservations.ts'

const quantity = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })
const tracking = Type.Enum(['counted', 'not_counted'] as const)

/** The stock of one combination. Where nobody counts, `on_hand` and `available` are null; what orders wait for is known all the same. */
export const keptStock = Type.Object({
  product_id: Type.Integer(),
  name: Type.String(),
  /** Option name to value. */
  options: Type.Record(Type.String(), Type.String()),
  /** The ids of those values: they name the combination when it is written. */
  option_values: Type.Array(Type.Integer()),
  sku: nullable(Type.String()),
  tracking,
  on_hand: nullable(Type.Integer()),
  reserved: Type.Integer(),
  available: nullable(Type.Integer()),
  low_at: nullable(Type.Integer()),
  changed_at: Type.String(),
})
export type KeptStock = Type.Static<typeof keptStock>

const exampleStock = {
  product_id: 42,
  name: 'Olive oil',
  options: { Size: '5 l' },
  option_values: [17],
  sku: 'OIL-5000',
  tracking: 'counted' as const,
  on_hand: 80,
  reserved: 12,
  available: 68,
  low_at: 20,
  changed_at: '2026-11-23T08:00:00.000Z',
}

/** The stock of one's own goods, by product. What is made on demand has none. */
export const listStock = endpoint({
  method: 'GET',
  path: '/api/v1/stock',
  scope: 'products:read',
  access: 'seller',
  summary:
    'The stock of one’s own goods, one entry for each combination of options. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({
    ...pageQuery,
    sku: Type.Optional(text(100, 1)),
    product_id: Type.Optional(id),
    changed_since: Type.Optional(moment),
  }),
  answer: Type.Object({ data: Type.Array(keptStock), pagination }),
  example: { answer: { data: [exampleStock], pagination: { current_page: 1, per_page: 50, total: 1 } } },
})

/**
 * One level as another system knows it, named by its SKU or by its product (and the values of its options, where it has several combinations). One of: `on_hand`,
 * what lies in the warehouse; `available`, what can still be had, beside which orders keep what is reserved; or `tracking` 'not_counted'.
 */
const writtenLevel = closed({
  sku: Type.Optional(text(100, 1)),
  product_id: Type.Optional(id),
  option_values: Type.Optional(Type.Array(id, { maxItems: mostOptions, uniqueItems: true })),
  on_hand: Type.Optional(quantity),
  available: Type.Optional(quantity),
  tracking: Type.Optional(tracking),
  /** Left out, the threshold stays. */
  low_at: Type.Optional(nullable(quantity)),
})
export type WrittenLevel = Type.Static<typeof writtenLevel>

export const mostWrittenLevels = 500

/** Writes levels down as they are now; sent twice it is the same. Those that cannot be are named by their place, with the reason; the others are written. */
export const setStock = endpoint({
  method: 'PUT',
  path: '/api/v1/stock',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Set the stock of one’s own goods, by SKU or by product, at most 500 at once',
  body: closed({ levels: Type.Array(writtenLevel, { minItems: 1, maxItems: mostWrittenLevels }) }),
  bodyLimit: 256 * 1024,
  answer: Type.Object({
    data: Type.Array(keptStock),
    refused: Type.Array(Type.Object({ index: Type.Integer(), reason: Type.String() })),
  }),
  example: {
    body: { levels: [{ sku: 'OIL-5000', on_hand: 80 }] },
    answer: { data: [exampleStock], refused: [] },
  },
})

/** What happened to the stock of a product, the newest first; `before` is the id of the oldest one read. */
export const listStockChanges = endpoint({
  method: 'GET',
  path: '/api/v1/own-products/:id/stock-changes',
  scope: 'products:read',
  access: 'seller',
  summary: 'What happened to the stock of one of one’s own products, newest first',
  params: Type.Object({ id }),
  query: Type.Object({ before: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })) }),
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        at: Type.String(),
        reason: Type.Enum(stockReasons),
        /** 'S / Red'; empty for a product without options. */
        options: Type.String(),
        tracking,
        on_hand: nullable(Type.Integer()),
        on_hand_by: Type.Integer(),
        reserved: Type.Integer(),
        reserved_by: Type.Integer(),
        order: nullable(Type.Object({ id: Type.Integer(), number: Type.String() })),
        /** Who did it by hand; null for what orders moved, and for programs of the marketplace. */
        person: nullable(Type.String()),
      }),
    ),
    has_more: Type.Boolean(),
  }),
})
