import * as Type from 'typebox'
import { combinationName, itemAnswers, itemMessages, mostItems } from '../catalogue/named-combination.ts'
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
  /** How many are counted at which branch or warehouse; what is missing to `on_hand` lies at no place. */
  places: Type.Array(
    Type.Object({ id: Type.Integer(), name: Type.String(), code: Type.String(), on_hand: Type.Integer() }),
  ),
  changed_at: Type.String(),
})
export type KeptStock = Type.Static<typeof keptStock>

export const exampleStock = {
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
  places: [{ id: 3, name: 'Warehouse Rotterdam', code: 'RTM', on_hand: 60 }],
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
 * One level as another system knows it. One of: `on_hand`, what lies in the warehouse; `available`, what can still be had, beside which orders keep what is
 * reserved; `by`, how much came (or, below zero, went); or `tracking` 'not_counted'. With `place` the number is of one place, and how many there are in all moves with it.
 */
const writtenLevel = closed({
  ...combinationName,
  on_hand: Type.Optional(quantity),
  available: Type.Optional(quantity),
  by: Type.Optional(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
  tracking: Type.Optional(tracking),
  /** Left out, the threshold stays. */
  low_at: Type.Optional(nullable(quantity)),
  /** The code or name of a branch or warehouse of one's own; '' is no place. `on_hand` and `by` are then what lies or came there. */
  place: Type.Optional(text(120)),
  /** With `place` and `by`: so many were moved there from this place. */
  from: Type.Optional(text(120)),
})
export type WrittenLevel = Type.Static<typeof writtenLevel>

/** Writes levels down: what is refused is told item by item, the others are written. */
export const changeStock = endpoint({
  method: 'PATCH',
  path: '/api/v1/stock',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary:
    'Change the stock of one’s own goods, by SKU or by product, in all or at one place, at most 1,000 at once: each item is done or refused by itself',
  body: closed({ items: Type.Array(writtenLevel, { minItems: 1, maxItems: mostItems }) }),
  bodyLimit: 512 * 1024,
  answer: itemAnswers({
    product_id: Type.Integer(),
    /** As `GET /api/v1/stock` says them. */
    on_hand: nullable(Type.Integer()),
    reserved: Type.Integer(),
    available: nullable(Type.Integer()),
  }),
  idempotent: true,
  example: {
    body: {
      items: [
        { sku: 'OIL-5000', on_hand: 80 },
        { sku: 'OIL-250', by: -6 },
        { sku: 'OIL-9000', on_hand: 1 },
        { sku: 'OIL-5000', from: 'RTM', place: 'FAO', by: 20 },
      ],
    },
    answer: {
      done: 3,
      refused: 1,
      items: [
        { index: 0, status: 'done', product_id: 42, on_hand: 80, reserved: 12, available: 68 },
        { index: 1, status: 'done', product_id: 42, on_hand: 14, reserved: 0, available: 14 },
        { index: 2, status: 'refused', code: 'unknown_sku', field: 'sku', message: itemMessages.unknownSku },
        { index: 3, status: 'done', product_id: 42, on_hand: 80, reserved: 12, available: 68 },
      ],
    },
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
        /** At which places, by the names they had then, and by how much. */
        places: Type.Array(Type.Object({ name: Type.String(), by: Type.Integer() })),
        order: nullable(Type.Object({ id: Type.Integer(), number: Type.String() })),
        /** Who did it by hand; null for what orders moved, and for programs of the marketplace. */
        person: nullable(Type.String()),
      }),
    ),
    has_more: Type.Boolean(),
  }),
})

/** The places goods can be counted at: the branches and warehouses of the company’s profile, where they are kept. */
export const listStockPlaces = endpoint({
  method: 'GET',
  path: '/api/v1/stock-places',
  scope: 'products:read',
  access: 'seller',
  summary:
    'The branches and warehouses of the own company that stock can be counted at, and of how many combinations it is',
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        code: Type.String(),
        kind: Type.Enum(['branch', 'warehouse']),
        city: Type.String(),
        country: Type.String(),
        /** Combinations that some of are counted there. */
        levels: Type.Integer(),
      }),
    ),
  }),
  example: {
    answer: {
      data: [
        {
          id: 3,
          name: 'Warehouse Rotterdam',
          code: 'RTM',
          kind: 'warehouse',
          city: 'Rotterdam',
          country: 'NL',
          levels: 12,
        },
      ],
    },
  },
})

/** `place_id` null: what lies at no place. `seen` is what stood there when the change was begun, so that what moved meanwhile is not forgotten. */
const placeCount = closed({
  option_values: Type.Array(id, { maxItems: mostOptions, uniqueItems: true }),
  place_id: nullable(id),
  on_hand: quantity,
  seen: quantity,
})
export type WrittenPlaceCount = Type.Static<typeof placeCount>

/** All of it or nothing: several counts together are a move between places. */
export const setStockPlaces = endpoint({
  method: 'POST',
  path: '/api/v1/own-products/:id/stock-places',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary:
    'Say how many of a product lie at which of one’s places, each as a difference to what was seen there. How many there are in all follows',
  params: Type.Object({ id }),
  body: closed({ counts: Type.Array(placeCount, { minItems: 1, maxItems: mostItems }) }),
  bodyLimit: 512 * 1024,
  answer: Type.Object({ data: Type.Array(keptStock) }),
  idempotent: true,
  example: {
    body: {
      counts: [
        { option_values: [17], place_id: 3, on_hand: 60, seen: 0 },
        { option_values: [17], place_id: null, on_hand: 20, seen: 80 },
      ],
    },
    answer: { data: [exampleStock] },
  },
})
