import { getReadiness } from '@fairquay/contract/company/endpoints.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { missingParts } from '@fairquay/contract/products/address.ts'
import { listOwnProducts, type MissingPart } from '@fairquay/contract/products/endpoints.ts'
import { getBuyerFigures, getMarketFigures, getSellerFigures } from '@fairquay/contract/statistics/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The parts that some goods lack, with how many. */
export type GoodsSummary = {
  counts: AnswerOf<typeof listOwnProducts>['counts']
  missing: { part: MissingPart; count: number }[]
  /** How many have come down to their threshold. */
  low: number
}

/** How a seller's goods stand: counts by state, and how many lack which part. Only the totals are read, so pages of one are asked for. */
export function goodsSummaryQuery() {
  return queryOptions({
    queryKey: ['own-products', 'summary'],
    queryFn: async ({ signal }): Promise<GoodsSummary> => {
      const [all, low, ...lacking] = await Promise.all([
        call(listOwnProducts, { query: { page: 1, perPage: 1 }, signal }),
        call(listOwnProducts, { query: { page: 1, perPage: 1, stock: 'low' }, signal }),
        ...missingParts.map((missing) => call(listOwnProducts, { query: { page: 1, perPage: 1, missing }, signal })),
      ])
      const missing = missingParts.map((part, index) => ({ part, count: lacking[index]?.pagination.total ?? 0 }))
      return { counts: all.counts, missing: missing.filter(({ count }) => count > 0), low: low.pagination.total }
    },
  })
}

export function sellerFiguresQuery() {
  return queryOptions({
    queryKey: ['statistics', 'seller'],
    queryFn: ({ signal }) => call(getSellerFigures, { signal }),
  })
}

export function buyerFiguresQuery() {
  return queryOptions({
    queryKey: ['statistics', 'buyer'],
    queryFn: ({ signal }) => call(getBuyerFigures, { signal }),
  })
}

/** Asked again after everything an operator does. */
export function marketFiguresQuery() {
  return queryOptions({
    queryKey: ['operator', 'figures'],
    queryFn: ({ signal }) => call(getMarketFigures, { signal }),
  })
}

/** How far a seller who waits has come; asked anew at every visit, since the operator's word changes it too. */
export function readinessQuery() {
  return queryOptions({
    queryKey: ['own-company', 'readiness'],
    queryFn: ({ signal }) => call(getReadiness, { signal }),
    staleTime: 0,
  })
}
