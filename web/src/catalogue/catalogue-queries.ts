import { type CatalogueAddress, listFilters, sortOf } from '@fairquay/contract/catalogue/address.ts'
import { type catalogueQuery, getFilters, getProduct, listProducts } from '@fairquay/contract/catalogue/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { call } from '../call.ts'
import type { ViewerKind } from './viewer.ts'

type CatalogueQuery = Static<typeof catalogueQuery>

/** What the address asks of the server; the title and the view are the page's own affair. */
export function askFor(address: CatalogueAddress, perPage: number): CatalogueQuery {
  const { search, supplier, priceRange } = address
  const filters = Object.fromEntries(listFilters.map((filter) => [filter, address[filter]]))
  return {
    ...filters,
    search,
    supplier,
    priceRange,
    page: address.page ?? 1,
    perPage: address.perPage ?? perPage,
    [sortOf(address)]: 'true',
  }
}

/** A page of products. Asking for another one aborts the one still under way; its predecessor stays until then. */
export function productListQuery(query: CatalogueQuery, viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['products', viewer, query],
    queryFn: async ({ signal }) => (await call(listProducts, { query, signal })).data,
    placeholderData: keepPreviousData,
  })
}

export function filtersQuery(viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['filters', viewer],
    queryFn: ({ signal }) => call(getFilters, { signal }),
    staleTime: 5 * 60_000,
  })
}

export function productQuery(slug: string, viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['product', viewer, slug],
    queryFn: async ({ signal }) => (await call(getProduct, { params: { slug }, signal })).data,
  })
}
