import { type CatalogueAddress, sortOf } from '@fairquay/contract/catalogue/address.ts'
import { listSellers } from '@fairquay/contract/company/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** A page of sellers, as the address of the catalogue asks for it. */
export function sellerListQuery(address: CatalogueAddress, perPage: number) {
  const query = {
    search: address.search,
    country: address.country,
    category: address.category,
    page: address.page ?? 1,
    perPage: address.perPage ?? perPage,
    [sortOf(address)]: 'true',
  }
  return queryOptions({
    queryKey: ['sellers', query],
    queryFn: ({ signal }) => call(listSellers, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
