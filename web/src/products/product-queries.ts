import type { DeskAddress } from '@fairquay/contract/products/address.ts'
import { listOwnProducts } from '@fairquay/contract/products/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const perPage = 50

/** One page of one's own products; while another is on its way the last one stays. */
export function ownProductsQuery(address: DeskAddress) {
  const query = { ...address, page: address.page ?? 1, perPage }
  return queryOptions({
    queryKey: ['own-products', 'list', query],
    queryFn: ({ signal }) => call(listOwnProducts, { query, signal }),
    placeholderData: keepPreviousData,
  })
}
