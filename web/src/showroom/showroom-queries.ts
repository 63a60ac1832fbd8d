import { type ShowroomAddress, showroomFilters, showroomSortOf } from '@fairquay/contract/showroom/address.ts'
import { getShop, getShowroom, getShowroomFilters } from '@fairquay/contract/showroom/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { ViewerKind } from '../catalogue/viewer.ts'

/** A seller with one page of its goods. While another page is on its way the last one stays, unless it is another seller's. */
export function showroomQuery(slug: string, address: ShowroomAddress, perPage: number, viewer: ViewerKind) {
  const sort = showroomSortOf(address)
  const query = {
    ...Object.fromEntries(showroomFilters.map((filter) => [filter, address[filter]])),
    page: address.page ?? 1,
    perPage,
    ...(sort !== 'position' && { [sort]: 'true' }),
  }
  return queryOptions({
    queryKey: ['showroom', viewer, slug, query],
    queryFn: async ({ signal }) => (await call(getShowroom, { params: { slug }, query, signal })).data,
    placeholderData: (previous, before) => (before?.queryKey[2] === slug ? previous : undefined),
  })
}

/** What the panel offers, counted within what the address asks; the last counts stay until others are there, unless they are another seller's. */
export function showroomFiltersQuery(supplierId: number, address: ShowroomAddress) {
  const query = Object.fromEntries(showroomFilters.map((filter) => [filter, address[filter]]))
  return queryOptions({
    queryKey: ['showroom-filters', supplierId, query],
    queryFn: ({ signal }) => call(getShowroomFilters, { params: { supplierId }, query, signal }),
    staleTime: 5 * 60_000,
    placeholderData: (before, last) => (last?.queryKey[1] === supplierId ? before : undefined),
  })
}

export function shopQuery(slug: string, page: number, viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['shop', viewer, slug, page],
    queryFn: async ({ signal }) => (await call(getShop, { params: { slug }, query: { page }, signal })).data,
  })
}
