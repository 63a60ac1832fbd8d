import { type CatalogueAddress, listFilters, sortOf } from '@fairquay/contract/catalogue/address.ts'
import {
  type catalogueQuery,
  getFilters,
  getProduct,
  listCards,
  listDetails,
  listProducts,
  listReplacements,
} from '@fairquay/contract/catalogue/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Static } from 'typebox'
import { call } from '../call.ts'
import type { ViewerKind } from './viewer.ts'

type CatalogueQuery = Static<typeof catalogueQuery>

/** What the address asks of the server; the title and the view are the page's own affair. */
export function askFor(address: CatalogueAddress, perPage: number, sort: string = sortOf(address)): CatalogueQuery {
  return {
    ...askForFilters(address),
    page: address.page ?? 1,
    perPage: address.perPage ?? perPage,
    [sort]: 'true',
  }
}

/** What products are narrowed by: counts of the filters are of these. */
function askForFilters(address: CatalogueAddress): CatalogueQuery {
  const { search, supplier, priceRange } = address
  return {
    ...Object.fromEntries(listFilters.map((filter) => [filter, address[filter]])),
    search,
    supplier,
    priceRange,
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

/** What the panel offers, counted within what the address asks; the last counts stay until others are there. */
export function filtersQuery(viewer: ViewerKind, address: CatalogueAddress) {
  const query = askForFilters(address)
  return queryOptions({
    queryKey: ['filters', viewer, query],
    queryFn: ({ signal }) => call(getFilters, { query, signal }),
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  })
}

/** The cards of these products, in their order. */
export function cardsQuery(ids: readonly number[], viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['cards', viewer, ids],
    queryFn: async ({ signal }) => (await call(listCards, { query: { ids: ids.join(',') }, signal })).data,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** These products whole, in their order: what list cards unfold. */
export function detailsQuery(ids: readonly number[], viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['details', viewer, ids],
    queryFn: async ({ signal }) => (await call(listDetails, { query: { ids: ids.join(',') }, signal })).data,
    placeholderData: keepPreviousData,
  })
}

/** What replaces a product that has gone. */
export function replacementsQuery(slug: string, viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['replacements', viewer, slug],
    queryFn: async ({ signal }) => (await call(listReplacements, { params: { slug }, signal })).data,
  })
}

export function productQuery(slug: string, viewer: ViewerKind) {
  return queryOptions({
    queryKey: ['product', viewer, slug],
    queryFn: async ({ signal }) => (await call(getProduct, { params: { slug }, signal })).data,
  })
}
