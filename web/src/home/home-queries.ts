import { listNewArrivals, listSpecialPrices } from '@fairquay/contract/explore/endpoints.ts'
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
