import { listNewSellers } from '@fairquay/contract/company/endpoints.ts'
import { listNewArrivals, listSpecialPrices } from '@fairquay/contract/explore/endpoints.ts'
import { newSellers } from '@fairquay/contract/home/rules.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { ViewerKind } from '../catalogue/viewer.ts'

const staleTime = 60_000

export function newArrivalsQuery(viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['new-arrivals', viewer],
    queryFn: ({ signal }) => call(listNewArrivals, { signal }),
    staleTime,
  })
}

export function specialPricesQuery(viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['special-prices', viewer],
    queryFn: ({ signal }) => call(listSpecialPrices, { signal }),
    staleTime,
  })
}

export const newSellersQuery = queryOptions({
  queryKey: ['new-sellers'],
  queryFn: async ({ signal }) => (await call(listNewSellers, { query: { limit: newSellers.count }, signal })).data,
  staleTime,
})
