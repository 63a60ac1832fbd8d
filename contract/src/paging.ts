import * as Type from 'typebox'
import { lastPage } from './page-count.ts'

export const largestPage = 100

/** The two query parameters of every list; outside their bounds the call is refused with the field named (docs/product.md#limits). */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPage })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: largestPage })),
}

/** Where a list stands: the pagination fields of docs/product.md#wire. */
export const pagination = Type.Object({
  current_page: Type.Integer(),
  per_page: Type.Integer(),
  total: Type.Integer(),
})
export type Pagination = Type.Static<typeof pagination>
