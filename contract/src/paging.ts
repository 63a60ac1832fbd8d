import * as Type from 'typebox'

/** Pages are numbered from 1. Beyond this many pages a list is a scrape, not a reader. */
export const lastPage = 10_000
export const largestPage = 100

/** The two query parameters of every list; outside their bounds the call is refused with the field named (readings §9). */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPage })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: largestPage })),
}

/** Where a list stands: the spec's pagination fields. */
export const pagination = Type.Object({
  current_page: Type.Integer(),
  per_page: Type.Integer(),
  total: Type.Integer(),
})
export type Pagination = Type.Static<typeof pagination>

/** Number of pages for a total, at least 1, so that an empty list still has a page to stand on. */
export function countPages(total: number, perPage: number): number {
  return Math.max(1, Math.min(lastPage, Math.ceil(total / perPage)))
}
