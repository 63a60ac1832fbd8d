import * as Type from 'typebox'
import { image } from '../catalogue/shapes.ts'
import { type AnswerOf, endpoint } from '../endpoint.ts'
import { closed, nullable, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'

export const searchTargets = ['all', 'products', 'sellers', 'brands'] as const
export type SearchTarget = (typeof searchTargets)[number]

const target = Type.Optional(
  Type.Union([Type.Literal('all'), Type.Literal('products'), Type.Literal('sellers'), Type.Literal('brands')]),
)

/** One hit: a product, a seller or a brand (docs/product.md#search). */
export const searchResult = Type.Object({
  type: Type.Union([Type.Literal('product'), Type.Literal('brand'), Type.Literal('seller')]),
  id: Type.Integer(),
  name: Type.String(),
  slug: Type.String(),
  logo: Type.Optional(nullable(Type.String())),
  get_main_image: Type.Optional(nullable(image)),
})
export type SearchResult = Type.Static<typeof searchResult>

export const autocomplete = endpoint({
  method: 'GET',
  path: '/api/v2/search/autocomplete',
  access: 'anyone',
  summary: 'Suggestions while typing',
  query: Type.Object({ search: text(200), target }),
  answer: Type.Object({ data: Type.Object({ data: Type.Array(searchResult) }) }),
})

export const search = endpoint({
  method: 'GET',
  path: '/api/v2/search',
  access: 'anyone',
  summary: 'Search results',
  query: Type.Object({
    search: text(200),
    target,
    ...pageQuery,
  }),
  answer: Type.Object({
    data: Type.Array(searchResult),
    pagination,
    /** How many there are of each kind, whatever the target; `mostCounted` + 1 stands for more than that. */
    counts: Type.Object({ products: Type.Integer(), sellers: Type.Integer(), brands: Type.Integer() }),
    /** What was searched instead, because nothing has the words that were typed. */
    corrected: Type.Optional(Type.String()),
  }),
})
export type SearchAnswer = AnswerOf<typeof search>

/** What is counted of it, and for whom it is shown, is in docs/decisions/0063-searches-that-are-counted.md. */
export const countSearch = endpoint({
  method: 'POST',
  path: '/api/v1/searches',
  access: 'anyone',
  summary: 'Count one search, once its results have been seen',
  body: closed({ search: text(200) }),
  answer: Type.Object({ success: Type.Boolean() }),
  status: 202,
})

/** Results of each kind are counted, ranked and paged through as far as this. */
export const mostCounted = 1000
