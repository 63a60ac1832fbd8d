import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { day, nullable, text } from '../fields.ts'
import { tableTypes } from '../file-types.ts'
import { pageQuery, pagination } from '../paging.ts'
import { productChoices, productSorts, searchSorts, soonDays } from './address.ts'
import { figureNames } from './figure-names.ts'

/** Days in UTC, both included; at most three years. Left out: the last 30 days. */
const period = { from: Type.Optional(day), to: Type.Optional(day) }

const periodShape = Type.Object({ from: Type.String(), to: Type.String() })
const count = Type.Integer()
/** Null: it is not kept for so long. */
const before = nullable(Type.Integer())

const dayCount = Type.Object({ day: Type.String(), count })

const figure = Type.Object({
  name: Type.Enum(figureNames),
  sum: count,
  before,
  days: Type.Array(dayCount),
  /** Of the period before, which may have some days more or less; null where it is not kept for so long. */
  days_before: nullable(Type.Array(dayCount)),
})

/** Amounts of money are decimals of their currency. */
const value = Type.Object({ currency: Type.String(), value: Type.Number(), before: Type.Number() })

/** Of the requests of a period: how many were answered, how many of them within a day, and how long the answer took, hours, by the median. */
const answers = Type.Object({
  requests: count,
  answered: count,
  within_day: count,
  /** Those whose day is not over and that nobody has answered. */
  pending: count,
  median_hours: nullable(Type.Number()),
})
export type AnswerFigures = Type.Static<typeof answers>

/**
 * The company's own, as seller; of everybody for an operator. Requests are counted on the day they came, offers among the requests of the period that got one,
 * orders on the day they were agreed, with what was called off left out.
 */
export const getFigures = endpoint({
  method: 'GET',
  path: '/api/v1/figures',
  access: 'signedIn',
  scope: 'statistics:read',
  summary:
    'Views, goods put into carts, requests, offers and orders of a period, beside the period before; the own company’s, or all for an admin',
  query: Type.Object(period),
  answer: Type.Object({
    period: periodShape,
    compared_with: periodShape,
    figures: Type.Array(figure),
    ordered: Type.Array(value),
    answers,
    answers_before: answers,
  }),
  refuses: ['refused'],
})

const productFigures = Type.Object({
  id: count,
  name: Type.String(),
  state: Type.Enum(['draft', 'published', 'hidden'] as const),
  image: nullable(Type.String()),
  views: count,
  views_before: before,
  adds: count,
  requests: count,
  offers: count,
  orders: count,
  /** Units ordered. */
  quantity: count,
  /** When one of its prices was last changed; null where it has none. */
  priced_at: nullable(Type.String()),
  ordered: Type.Array(Type.Object({ currency: Type.String(), value: Type.Number() })),
})
export type ProductFigures = Type.Static<typeof productFigures>

export const listProductFigures = endpoint({
  method: 'GET',
  path: '/api/v1/figures/products',
  access: 'seller',
  scope: 'statistics:read',
  summary: 'The figures of a period for each of one’s own products',
  query: Type.Object({
    ...period,
    ...pageQuery,
    /** A part of the name, or a whole SKU. */
    search: Type.Optional(text(100)),
    only: Type.Optional(Type.Enum(productChoices)),
    sort: Type.Optional(Type.Enum(productSorts)),
    order: Type.Optional(Type.Enum(['asc', 'desc'] as const)),
  }),
  answer: Type.Object({ period: periodShape, data: Type.Array(productFigures), pagination }),
  refuses: ['refused'],
})

const runningLow = Type.Object({
  product_id: count,
  name: Type.String(),
  image: nullable(Type.String()),
  /** 'S / Red'; empty for a product without options. */
  options: Type.String(),
  sku: nullable(Type.String()),
  available: count,
  /** The threshold its seller chose. */
  low_at: nullable(count),
  /** Units ordered in the period, of what was counted then. */
  ordered: count,
  /** How long it lasts at that pace; 0 where nothing can be had, null where nothing was ordered. */
  days_left: nullable(count),
})
export type RunningLow = Type.Static<typeof runningLow>

export const listRunningLow = endpoint({
  method: 'GET',
  path: '/api/v1/figures/stock',
  access: 'seller',
  scope: 'statistics:read',
  summary: `Counted stock of one’s own published goods that is used up, down to its threshold, or lasts for ${soonDays} days at most at the pace of the period, the soonest first`,
  query: Type.Object({ ...period, ...pageQuery }),
  answer: Type.Object({ period: periodShape, data: Type.Array(runningLow), pagination }),
  refuses: ['refused'],
  example: {
    answer: {
      period: { from: '2026-10-25', to: '2026-11-23' },
      data: [
        {
          product_id: 42,
          name: 'Olive oil',
          image: null,
          options: '5 l',
          sku: 'OIL-5000',
          available: 68,
          low_at: 20,
          ordered: 240,
          days_left: 8,
        },
      ],
      pagination: { current_page: 1, per_page: 20, total: 1 },
    },
  },
})

const searchFigures = Type.Object({
  words: Type.String(),
  /** Of everybody, on the whole marketplace. */
  searches: count,
  /** Those of them that found nothing. */
  found_nothing: count,
  /** Looks at products that began with them: at one's own, or at all for an admin. */
  views: count,
})
export type SearchFigures = Type.Static<typeof searchFigures>

/** Words that fewer than three companies or networks searched for within a month are left out. */
export const listSearchFigures = endpoint({
  method: 'GET',
  path: '/api/v1/figures/searches',
  access: 'signedIn',
  scope: 'statistics:read',
  summary:
    'What was searched for in a period before the own products were looked at; all that was searched for, for an admin',
  query: Type.Object({
    ...period,
    ...pageQuery,
    /** Only those that found nothing at least once; of an admin. */
    nothing: Type.Optional(Type.Enum(['true', 'false'] as const)),
    sort: Type.Optional(Type.Enum(searchSorts)),
  }),
  answer: Type.Object({
    period: periodShape,
    /** Whether searches are counted on this marketplace. */
    is_counted: Type.Boolean(),
    data: Type.Array(searchFigures),
    pagination,
  }),
  refuses: ['refused'],
})

export const figureTables = ['days', 'products', 'stock', 'searches'] as const
export const figureFileFormats = ['csv', 'xlsx'] as const
export type FigureFileFormat = (typeof figureFileFormats)[number]

export const exportFigures = endpoint({
  method: 'GET',
  path: '/api/v1/figures/export',
  access: 'seller',
  scope: 'statistics:read',
  summary:
    'The figures of a period as a file, a row for each day, product, search or combination that runs low: CSV or a workbook; an admin reads days and searches of all',
  query: Type.Object({
    ...period,
    table: Type.Enum(figureTables),
    format: Type.Enum(figureFileFormats),
    /** Of products. */
    only: Type.Optional(Type.Enum(productChoices)),
  }),
  file: tableTypes,
  refuses: ['refused', 'too_many'],
})
